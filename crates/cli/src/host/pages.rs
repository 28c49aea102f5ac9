//! The page of a host: the one inside the program, or the files of a folder.

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::Response;
use dragonrage_site::Form;
use std::borrow::Cow;
use std::path::{Path, PathBuf};

/// A file with the form that it is sent in.
struct File {
    name: String,
    form: Form,
    body: Cow<'static, [u8]>,
}

/// What answers requests for the page.
pub fn router(folder: Option<PathBuf>) -> Router {
    Router::new().fallback(move |method: Method, uri: Uri, headers: HeaderMap| {
        let folder = folder.clone();
        async move { answer(folder.as_deref(), &method, &uri, &headers) }
    })
}

fn answer(folder: Option<&Path>, method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
    let asked = matches!(*method, Method::GET | Method::HEAD);
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let form = Form::accepted(accepted);
    let name = dragonrage_site::name(uri.path());
    let found = match folder {
        Some(folder) => in_folder(folder, name, form),
        None => inside(name, form),
    };
    let Some(file) = found.filter(|_| asked) else {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = if asked { StatusCode::NOT_FOUND } else { StatusCode::METHOD_NOT_ALLOWED };
        return response;
    };
    let mut response = Response::new(match file.body {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    });
    let encoding = file.form.encoding().map(|code| ("content-encoding", code));
    for (name, value) in dragonrage_site::headers(&file.name).into_iter().chain(encoding) {
        response.headers_mut().insert(name, header::HeaderValue::from_static(value));
    }
    response
}

/// The shortest form that the folder has. Only plain names: nothing above or below is looked at.
fn in_folder(folder: &Path, name: &str, form: Form) -> Option<File> {
    let plain =
        name.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'_')) && !name.starts_with('.');
    let read = |form: Form| {
        let body = std::fs::read(folder.join(format!("{name}{}", form.ending()))).ok()?;
        Some(File { name: name.to_owned(), form, body: Cow::Owned(body) })
    };
    plain.then(|| read(form).or_else(|| read(Form::Plain))).flatten()
}

#[cfg(feature = "page")]
fn inside(name: &str, form: Form) -> Option<File> {
    let file = crate::serve::site::find(name)?;
    Some(File { name: file.name.to_owned(), form, body: Cow::Borrowed(file.body(form)) })
}

#[cfg(not(feature = "page"))]
fn inside(_: &str, _: Form) -> Option<File> {
    None
}
