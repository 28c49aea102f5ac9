//! A link as a picture that a phone reads.

use leptos::prelude::*;
use qrcode::{Color, EcLevel, QrCode};

/// The picture: a path over all dark squares, with the light margin that readers need. Nothing if the link is too long.
pub fn qr(link: &str, label: String) -> Option<AnyView> {
    let code = QrCode::with_error_correction_level(link.as_bytes(), EcLevel::M).ok()?;
    let (width, mut path) = (code.width(), String::new());
    for (n, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            path += &format!("M{} {}h1v1h-1z", n % width + 4, n / width + 4);
        }
    }
    let side = width + 8;
    let drawn = view! {
        <svg class="qr" role="img" aria-label=label viewBox=format!("0 0 {side} {side}")>
            <rect width=side.to_string() height=side.to_string() fill="#fff"></rect>
            <path d=path fill="#000"></path>
        </svg>
    };
    Some(drawn.into_any())
}
