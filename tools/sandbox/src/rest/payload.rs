//! Request bodies: JSON, or multipart forms with `payload_json` and files.

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use serde_json::{Value, json};

use super::error::ApiError;
use crate::limits;

/// A parsed request body.
#[derive(Debug, Default)]
pub(crate) struct Payload {
    /// The JSON body or, in a form, its `payload_json`; null if there is none.
    pub(crate) json: Value,
    /// The uploaded files, in the order of the form. Only forms have any.
    pub(crate) files: Vec<UploadedFile>,
}

#[derive(Debug)]
pub(crate) struct UploadedFile {
    /// The number of the form field, for example 0 in `files[0]`.
    pub(crate) number: u64,
    pub(crate) filename: String,
    pub(crate) content_type: String,
    pub(crate) content: Bytes,
}

impl Payload {
    /// Parses a body.
    pub(crate) async fn read(content_type: &str, body: Bytes) -> Result<Self, ApiError> {
        if content_type.starts_with("multipart/form-data") {
            return Self::read_form(content_type, body).await;
        }
        if body.is_empty() {
            return Ok(Self::default());
        }
        let json = serde_json::from_slice(&body).map_err(|_| ApiError::invalid_json())?;
        Ok(Self {
            json,
            files: Vec::new(),
        })
    }

    /// The JSON body for the log, in which an image is shortened.
    pub(crate) fn logged_json(&self) -> Value {
        const START: usize = 40;
        let mut json = self.json.clone();
        if let Some(Value::String(image)) = json.get_mut("image")
            && let Some((end, _)) = image.char_indices().nth(START)
        {
            image.replace_range(end.., "…");
        }
        json
    }

    /// The files' metadata for the log.
    pub(crate) fn files_json(&self) -> Vec<Value> {
        self.files
            .iter()
            .map(|file| {
                json!({
                    "number": file.number,
                    "filename": file.filename,
                    "content_type": file.content_type,
                    "size": file.content.len(),
                })
            })
            .collect()
    }

    async fn read_form(content_type: &str, body: Bytes) -> Result<Self, ApiError> {
        let invalid = |_| ApiError::invalid_json();
        let request = Request::builder()
            .header(CONTENT_TYPE, content_type)
            .body(Body::from(body))
            .map_err(|_| ApiError::invalid_json())?;
        let mut form = Multipart::from_request(request, &())
            .await
            .map_err(|_| ApiError::invalid_json())?;
        let mut payload = Self::default();
        while let Some(field) = form.next_field().await.map_err(invalid)? {
            let name = field.name().unwrap_or_default().to_owned();
            let filename = field.file_name().map(str::to_owned);
            let content_type = field
                .content_type()
                .unwrap_or("application/octet-stream")
                .to_owned();
            let content = field.bytes().await.map_err(invalid)?;
            if name == "payload_json" {
                payload.json =
                    serde_json::from_slice(&content).map_err(|_| ApiError::invalid_json())?;
            } else if let Some(filename) = filename {
                if content.len() > limits::MAX_FILE_BYTES {
                    return Err(ApiError::too_large());
                }
                payload.files.push(UploadedFile {
                    number: file_number(&name),
                    filename,
                    content_type,
                    content,
                });
            }
        }
        if payload.files.len() > limits::MAX_FILES {
            return Err(ApiError::invalid(
                "attachments",
                "BASE_TYPE_MAX_LENGTH",
                "Must be 10 or fewer in length.",
            ));
        }
        Ok(payload)
    }
}

/// The number in a field name like `files[7]`.
fn file_number(name: &str) -> u64 {
    name.trim_start_matches("files[")
        .trim_end_matches(']')
        .parse()
        .unwrap_or_default()
}
