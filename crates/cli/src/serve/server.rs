//! A small server for one reader: it hands out the files of the page and nothing else.

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::host::pages;
use axum::serve::ListenerExt;
use dragonrage_site::PORT;
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr};

/// Serves the page until the program is ended.
pub fn run(app: &App, job: &args::Serve) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    runtime.block_on(async {
        let usual = SocketAddr::from((Ipv4Addr::LOCALHOST, PORT));
        let listener = match job.addr {
            Some(addr) => tokio::net::TcpListener::bind(addr).await,
            None => match tokio::net::TcpListener::bind(usual).await {
                Err(_) => tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await,
                bound => bound,
            },
        };
        let listener = listener.map_err(|e| {
            let args = [("address", job.addr.unwrap_or(usual).to_string().into()), ("reason", e.to_string().into())];
            Failure::Failed(app.text("serve-address-taken", &args))
        })?;
        let address = format!("http://{}/", listener.local_addr()?);
        let mut out = io::stdout();
        writeln!(out, "{}", app.text("serve-listening", &[("address", address.clone().into())]))?;
        out.flush()?;
        if job.open && open::that_detached(&address).is_err() {
            writeln!(out, "{}", app.text("serve-not-opened", &[("address", address.into())]))?;
        }
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        axum::serve(listener, pages::router(None)).await?;
        Ok(())
    })
}
