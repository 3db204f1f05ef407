//! Holds an answer against the OpenAPI document, strictly: nothing may be missing, nothing may be there undescribed.

use super::support::house;
use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt;
use serde_json::Value;
use server::app;
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};
use tower::ServiceExt;

/// The document of the API.
pub(crate) struct Document(pub(crate) Value);

impl Document {
    /// The document as the house serves it.
    pub(crate) async fn fetch() -> Value {
        let request = Request::builder().uri("/api/v1/openapi.json").body(Body::empty()).unwrap();
        let response = app(house()).oneshot(request).await.unwrap();
        assert_eq!(response.headers()["content-type"], "application/json");
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        serde_json::from_slice(&bytes).unwrap()
    }

    /// The document, fetched once.
    pub(crate) fn shared() -> Arc<Self> {
        static SHARED: OnceLock<Arc<Document>> = OnceLock::new();
        let fetch = || {
            let runtime = || tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            // A test may already run inside of a runtime, which cannot be entered twice on one thread.
            let document = std::thread::spawn(move || runtime().block_on(Self::fetch())).join().unwrap();
            Arc::new(Self(document))
        };
        Arc::clone(SHARED.get_or_init(fetch))
    }

    /// Every method and path of the document.
    pub(crate) fn operations(&self) -> Vec<(String, String)> {
        let paths = self.0["paths"].as_object().unwrap();
        let of = |(path, item): (&String, &Value)| {
            let methods: Vec<_> =
                item.as_object().unwrap().keys().map(|method| method.to_uppercase()).collect();
            methods.into_iter().map(|method| (method, path.clone())).collect::<Vec<_>>()
        };
        paths.iter().flat_map(of).collect()
    }

    /// The path of the document that an address without its question mark is an instance of.
    fn path_of(&self, address: &str) -> Option<&str> {
        let fits = |path: &&String| {
            let (pattern, actual): (Vec<_>, Vec<_>) =
                (path.split('/').collect(), address.split('/').collect());
            let same = |(pattern, actual): (&&str, &&str)| pattern.starts_with('{') || pattern == actual;
            pattern.len() == actual.len() && pattern.iter().zip(&actual).all(same)
        };
        self.0["paths"].as_object().unwrap().keys().find(fits).map(String::as_str)
    }

    /// Checks an answer: that the document knows its status, and that its body is as described.
    pub(crate) fn check(&self, method: &str, address: &str, status: u16, body: &Value) {
        let bare = address.split('?').next().unwrap();
        let operation = self.path_of(bare).map(|path| &self.0["paths"][path][method.to_lowercase()]);
        let error = serde_json::json!({ "$ref": "#/components/schemas/ErrorBody" });
        let responses = operation.filter(|operation| !operation.is_null()).map(|known| &known["responses"]);
        let schema = match (responses, status) {
            (None, 400..) => &error,
            (None, _) => panic!("{method} {address} is not described, but was answered with {status}"),
            (Some(responses), _) => {
                let response = responses.get(status.to_string());
                let response = response.or_else(|| responses.get("default").filter(|_| status >= 400));
                let response = response.unwrap_or_else(|| panic!("{method} {address}: {status}"));
                // What has no schema is described in words: the document itself.
                match response["content"]["application/json"].get("schema") {
                    Some(schema) => schema,
                    None => return,
                }
            }
        };
        self.fits(body, schema).unwrap_or_else(|why| panic!("{method} {address}: {why}\n{body:#}"));
    }

    /// Whether a value is what a schema asks for, and if not, where.
    pub(crate) fn fits(&self, value: &Value, schema: &Value) -> Result<(), String> {
        if let Some(name) = schema["$ref"].as_str() {
            let pointer = name.strip_prefix('#').unwrap();
            let target = self.0.pointer(pointer).unwrap_or_else(|| panic!("the document lacks {name}"));
            return self.fits(value, target);
        }
        // Only what a module tells of itself is anything.
        if schema.as_object().is_some_and(serde_json::Map::is_empty) {
            return Ok(());
        }
        for word in schema.as_object().unwrap().keys() {
            let known = [
                "type",
                "oneOf",
                "anyOf",
                "properties",
                "required",
                "items",
                "enum",
                "minimum",
                "maximum",
                "additionalProperties",
                "propertyNames",
                "description",
                "example",
                "format",
            ];
            assert!(known.contains(&word.as_str()), "this test does not understand {word:?}");
        }
        if let Some(choices) = schema["oneOf"].as_array() {
            let fitting = choices.iter().filter(|choice| self.fits(value, choice).is_ok()).count();
            return if fitting == 1 { Ok(()) } else { Err(format!("{fitting} of oneOf fit {value}")) };
        }
        if let Some(choices) = schema["anyOf"].as_array() {
            let fits = choices.iter().any(|choice| self.fits(value, choice).is_ok());
            return if fits { Ok(()) } else { Err(format!("none of anyOf fits {value}")) };
        }
        self.fits_type(value, &schema["type"])?;
        if let Some(words) = schema["enum"].as_array()
            && !words.contains(value)
        {
            return Err(format!("{value} is none of {words:?}"));
        }
        if let (Some(number), Some(least)) = (value.as_f64(), schema["minimum"].as_f64())
            && number < least
        {
            return Err(format!("{value} is less than {least}"));
        }
        if let (Some(number), Some(most)) = (value.as_f64(), schema["maximum"].as_f64())
            && number > most
        {
            return Err(format!("{value} is more than {most}"));
        }
        match value {
            Value::Array(items) => items.iter().enumerate().try_for_each(|(place, item)| {
                self.fits(item, &schema["items"]).map_err(|why| format!("[{place}]{why}"))
            }),
            Value::Object(_) => self.fits_object(value, schema),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Ok(()),
        }
    }

    fn fits_type(&self, value: &Value, kinds: &Value) -> Result<(), String> {
        let actual = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(number) if number.is_f64() => "number",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        let one = |kind: &Value| kind == actual;
        let fits = kinds.as_array().map_or_else(|| one(kinds), |kinds| kinds.iter().any(one));
        if fits { Ok(()) } else { Err(format!(" {value} is no {kinds}")) }
    }

    fn fits_object(&self, value: &Value, schema: &Value) -> Result<(), String> {
        let (object, nothing) = (value.as_object().unwrap(), serde_json::Map::new());
        let properties = schema["properties"].as_object().unwrap_or(&nothing);
        for name in schema["required"].as_array().into_iter().flatten() {
            object.get(name.as_str().unwrap()).ok_or_else(|| format!(" lacks {name}"))?;
        }
        for (name, part) in object {
            let described = properties.get(name).or_else(|| schema.get("additionalProperties"));
            let described = described.ok_or_else(|| format!(".{name} is not described"))?;
            self.fits(part, described).map_err(|why| format!(".{name}{why}"))?;
        }
        Ok(())
    }

    /// The words of a schema that lists some.
    pub(crate) fn words(&self, schema: &str) -> BTreeSet<String> {
        let words = self.0["components"]["schemas"][schema]["enum"].as_array().unwrap();
        words.iter().map(|word| word.as_str().unwrap().to_owned()).collect()
    }
}
