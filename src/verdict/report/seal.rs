//! The seal of a report.

use serde_json::Value;
use sha2::{Digest, Sha256};

/// The seal of a report: the SHA-256 of its fields in the order of their names, without blanks and without the seal. It
/// shows that no letter was changed by accident; who changes a report on purpose can make a new one.
pub fn seal(report: &Value) -> String {
    let mut text = String::new();
    write_sorted(report, true, &mut text);
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn write_sorted(value: &Value, top: bool, text: &mut String) {
    match value {
        Value::Object(members) => {
            let mut sorted: Vec<(&String, &Value)> = members.iter().filter(|(key, _)| !top || *key != "seal").collect();
            sorted.sort_by_key(|(key, _)| *key);
            text.push('{');
            for (key, member) in sorted {
                *text += &Value::from(key.as_str()).to_string();
                text.push(':');
                write_sorted(member, false, text);
                text.push(',');
            }
            text.push('}');
        }
        Value::Array(items) => {
            text.push('[');
            for item in items {
                write_sorted(item, false, text);
                text.push(',');
            }
            text.push(']');
        }
        scalar => *text += &scalar.to_string(),
    }
}
