//! Strict JSON for lines of records: no object has a key twice. Texts without escapes are borrowed from the line, so
//! that reading a stored match allocates little.

use std::borrow::Cow;
use std::fmt;
use std::ops::RangeInclusive;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Number, Value};

use super::LineError;
use super::error::excerpt;

/// Any JSON value.
enum Json<'a> {
    Null,
    Bool(bool),
    Number(Number),
    Text(Cow<'a, str>),
    List(Vec<Json<'a>>),
    Object(Object<'a>),
}

/// The members of an object: its keys, each once, with their values.
pub struct Object<'a>(Vec<(Cow<'a, str>, Json<'a>)>);

/// The value of a key, with the key for messages about it.
pub struct Member<'a> {
    key: &'static str,
    value: Json<'a>,
}

impl<'a> Object<'a> {
    /// Reads a line.
    ///
    /// # Errors
    ///
    /// If it is not an object, or has a key twice, also deep inside.
    pub fn parse(line: &'a str) -> Result<Self, LineError> {
        match serde_json::from_str(line) {
            Ok(Json::Object(object)) => Ok(object),
            Ok(_) => Err(LineError::new("the line is not a JSON object")),
            Err(error) => Err(malformed(&error)),
        }
    }

    /// The keys of what has not been taken out.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(key, _)| &**key)
    }

    /// Takes an optional member out.
    pub fn take(&mut self, key: &'static str) -> Option<Member<'a>> {
        let index = self.0.iter().position(|(it, _)| it == key)?;
        let (_, value) = self.0.swap_remove(index);
        Some(Member { key, value })
    }

    /// Takes a member out that has to be there.
    pub fn require(&mut self, key: &'static str) -> Result<Member<'a>, LineError> {
        let missing = || LineError::new(format!("`{key}` is missing"));
        self.take(key).ok_or_else(missing)
    }

    /// Makes sure that every member has been taken out.
    pub fn expect_empty(&self) -> Result<(), LineError> {
        match self.0.first() {
            None => Ok(()),
            Some((key, _)) => Err(LineError::new(format!("unknown key `{}`", excerpt(key)))),
        }
    }
}

impl<'a> Member<'a> {
    /// The member as a text.
    pub fn text(self) -> Result<Cow<'a, str>, LineError> {
        match self.value {
            Json::Text(text) => Ok(text),
            _ => Err(self.must_be("a string")),
        }
    }

    /// The member as a list of texts.
    pub fn texts(self) -> Result<Vec<Cow<'a, str>>, LineError> {
        let wrong = self.must_be("a list of strings");
        let Json::List(items) = self.value else {
            return Err(wrong);
        };
        let texts = items.into_iter().map(|item| match item {
            Json::Text(text) => Some(text),
            _ => None,
        });
        texts.collect::<Option<_>>().ok_or(wrong)
    }

    /// A whole number that is not negative.
    pub fn number(self) -> Result<u64, LineError> {
        match &self.value {
            Json::Number(number) => number.as_u64(),
            _ => None,
        }
        .ok_or_else(|| self.must_be("a whole number"))
    }

    /// A list of whole numbers that are not negative.
    pub(super) fn numbers(self) -> Result<Vec<u32>, LineError> {
        let wrong = self.must_be("a list of whole numbers");
        let Json::List(items) = self.value else {
            return Err(wrong);
        };
        let numbers = items.into_iter().map(|item| match item {
            Json::Number(number) => u32::try_from(number.as_u64()?).ok(),
            _ => None,
        });
        numbers.collect::<Option<_>>().ok_or(wrong)
    }

    /// A whole number in a range.
    pub fn number_in(self, range: &RangeInclusive<u8>) -> Result<u8, LineError> {
        let number = match &self.value {
            Json::Number(number) => number.as_u64().and_then(|it| u8::try_from(it).ok()),
            _ => None,
        };
        number.filter(|it| range.contains(it)).ok_or_else(|| {
            let (min, max) = (range.start(), range.end());
            self.must_be(&format!("a whole number from {min} to {max}"))
        })
    }

    /// The member as an object, as it stands.
    pub fn object(self) -> Result<Value, LineError> {
        match self.value {
            Json::Object(_) => Ok(self.value.into()),
            _ => Err(self.must_be("an object")),
        }
    }

    /// The members of the member, which is an object.
    pub fn members(self) -> Result<Object<'a>, LineError> {
        let wrong = self.must_be("an object");
        match self.value {
            Json::Object(object) => Ok(object),
            _ => Err(wrong),
        }
    }

    /// The items of the member, which is a list.
    pub fn items(self) -> Result<Vec<Self>, LineError> {
        let key = self.key;
        let wrong = self.must_be("a list");
        let Json::List(items) = self.value else {
            return Err(wrong);
        };
        let items = items.into_iter();
        Ok(items.map(|value| Self { key, value }).collect())
    }

    /// A whole number, which may be negative.
    pub fn integer(self) -> Result<i64, LineError> {
        match &self.value {
            Json::Number(number) => number.as_i64(),
            _ => None,
        }
        .ok_or_else(|| self.must_be("a whole number"))
    }

    /// The member as true or false.
    pub fn flag(self) -> Result<bool, LineError> {
        match self.value {
            Json::Bool(value) => Ok(value),
            _ => Err(self.must_be("true or false")),
        }
    }

    /// The member, unless it is null.
    #[must_use]
    pub fn unless_null(self) -> Option<Self> {
        (!matches!(self.value, Json::Null)).then_some(self)
    }

    /// The value of the member, as it stands.
    #[must_use]
    pub fn value(self) -> Value {
        self.value.into()
    }

    /// The error that the member must be something else: a noun with its article.
    #[must_use]
    pub fn must_be(&self, what: &str) -> LineError {
        LineError::new(format!("`{}` must be {what}", self.key))
    }
}

impl From<Json<'_>> for Value {
    fn from(json: Json<'_>) -> Self {
        match json {
            Json::Null => Self::Null,
            Json::Bool(value) => value.into(),
            Json::Number(number) => number.into(),
            Json::Text(text) => text.into_owned().into(),
            Json::List(items) => items.into_iter().collect(),
            Json::Object(Object(members)) => members
                .into_iter()
                .map(|(key, value)| (key.into_owned(), value))
                .collect(),
        }
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Json<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(JsonVisitor)
    }
}

struct JsonVisitor;

impl<'de> Visitor<'de> for JsonVisitor {
    type Value = Json<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Json<'de>, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Json<'de>, E> {
        Ok(Json::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Json<'de>, E> {
        Ok(Json::Number(value.into()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Json<'de>, E> {
        Ok(Json::Number(value.into()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Json<'de>, E> {
        Ok(Number::from_f64(value).map_or(Json::Null, Json::Number))
    }

    fn visit_borrowed_str<E: Error>(self, value: &'de str) -> Result<Json<'de>, E> {
        Ok(Json::Text(Cow::Borrowed(value)))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Json<'de>, E> {
        Ok(Json::Text(Cow::Owned(value.to_owned())))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json<'de>, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Json<'de>, A::Error> {
        let mut members = Vec::new();
        while let Some((Key(key), value)) = entries.next_entry()? {
            members.push((key, value));
        }
        if let Some(key) = repeated_key(&members) {
            let key = excerpt(key);
            return Err(A::Error::custom(format_args!("`{key}` appears twice")));
        }
        Ok(Json::Object(Object(members)))
    }
}

/// A key of an object.
struct Key<'a>(Cow<'a, str>);

impl<'de: 'a, 'a> Deserialize<'de> for Key<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(KeyVisitor)
    }
}

struct KeyVisitor;

impl<'de> Visitor<'de> for KeyVisitor {
    type Value = Key<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key")
    }

    fn visit_borrowed_str<E: Error>(self, key: &'de str) -> Result<Key<'de>, E> {
        Ok(Key(Cow::Borrowed(key)))
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<Key<'de>, E> {
        Ok(Key(Cow::Owned(key.to_owned())))
    }
}

/// The maximum number of members whose keys are compared pair by pair.
const MAX_PAIRWISE: usize = 16;

/// A key that several members have.
fn repeated_key<'a>(members: &'a [(Cow<'_, str>, Json<'_>)]) -> Option<&'a str> {
    // The lines of matches have few members: comparing pairs allocates nothing.
    if members.len() <= MAX_PAIRWISE {
        let keys = members.iter().enumerate();
        return keys
            .filter(|(number, (key, _))| members[..*number].iter().any(|(it, _)| it == key))
            .map(|(_, (key, _))| &**key)
            .next();
    }
    // Sorting keeps this quick for objects with very many members, which only hostile records have.
    let mut keys: Vec<&str> = members.iter().map(|(key, _)| &**key).collect();
    keys.sort_unstable();
    keys.windows(2)
        .find(|pair| pair[0] == pair[1])
        .map(|pair| pair[0])
}

/// What the JSON reader says, without its own line number: it is given one line at a time.
fn malformed(error: &serde_json::Error) -> LineError {
    let text = error.to_string();
    let position = format!(" at line {} column {}", error.line(), error.column());
    let what = text.strip_suffix(&position).unwrap_or(&text);
    let column = error.column();
    if error.is_data() {
        return LineError::new(format!("{what} (column {column})"));
    }
    LineError::new(format!("invalid JSON: {what} (column {column})"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_key_is_found_among_few_and_among_many() {
        for count in [2, MAX_PAIRWISE, MAX_PAIRWISE + 1, 100] {
            let members: Vec<_> = (0..count).map(|n| format!("\"k{n}\":1")).collect();
            let members = members.join(",");
            assert!(Object::parse(&format!("{{{members}}}")).is_ok());
            let error = Object::parse(&format!("{{{members},\"k0\":2}}")).err();
            let error = error.expect("a key is repeated").to_string();
            assert!(error.contains("`k0` appears twice"), "{error}");
        }
    }
}
