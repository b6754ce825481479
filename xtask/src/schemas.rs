//! The JSON Schemas of cases and reports, made from the types that read and write them.

use std::path::Path;

use adjudicate::case::schema::CaseFile;
use adjudicate::verdict::report::{Compared, Document};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde_json::Value;

use crate::files;

/// What `--format json` writes for a record.
#[derive(JsonSchema)]
#[schemars(untagged, title = "A report of adjudicate/2")]
#[allow(dead_code, reason = "only its schema is used")]
enum Report {
    /// The report of several editions.
    Compared(Box<Compared>),
    /// The report of one edition.
    Document(Box<Document>),
}

/// The schema of reports, as they are written.
pub fn report() -> Schema {
    SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<Report>()
}

/// The schema of case files, as they are read.
pub fn case() -> Schema {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<CaseFile>()
}

/// Both, with the names of their files.
pub fn all() -> [(&'static str, Schema); 2] {
    [("report.schema.json", report()), ("case.schema.json", case())]
}

/// A schema as a file holds it: keys in the order of their names.
pub fn text(schema: &Schema) -> String {
    let value: &Value = schema.as_value();
    serde_json::to_string_pretty(value).expect("plain data has a JSON form") + "\n"
}

/// Writes the schemas.
pub fn write(docs: &Path) -> Result<(), String> {
    all().iter().try_for_each(|(name, schema)| files::write(&docs.join(name), &text(schema)))
}
