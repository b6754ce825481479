//! How values stand in data: as a word or a text of their own, written and read by the same declaration.

/// Makes a type a text in data, such as JSON: how it is written, and how it is read back. What is read must be written exactly so.
///
/// The first form is for a type with `ALL` its values and a `name` for each; the second for one that displays as it is written,
/// with what it is for a fault, and a pattern.
macro_rules! is_word {
    ($type:ty: $what:literal) => {
        $crate::text::is_word!(
            $type: $what,
            |value: &$type| value.name().to_owned(),
            |text: &str| <$type>::ALL.into_iter().find(|value| value.name() == text),
            ("enum", <$type>::ALL.map(|value| value.name()).to_vec())
        );
    };
    ($type:ty: $what:literal, $pattern:literal, $read:expr) => {
        $crate::text::is_word!($type: $what, |value: &$type| value.to_string(), $read, ("pattern", $pattern));
    };
    ($type:ty: $what:literal, $write:expr, $read:expr, ($keyword:literal, $values:expr)) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let write: fn(&$type) -> String = $write;
                serializer.serialize_str(&write(self))
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(deserializer)?;
                let (write, read): (fn(&$type) -> String, fn(&str) -> Option<$type>) = ($write, $read);
                read(&text)
                    .filter(|value| write(value) == *text)
                    .ok_or_else(|| ::serde::de::Error::custom(format!("'{text}' is not {}", $what)))
            }
        }

        #[cfg(feature = "schema")]
        impl ::schemars::JsonSchema for $type {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                ::schemars::json_schema!({ "description": $what, "type": "string", $keyword: $values })
            }
        }
    };
}

pub(crate) use is_word;
