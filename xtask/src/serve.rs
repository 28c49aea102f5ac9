//! A small server for one reader on this machine: it hands out the files of a folder and nothing else. The program `dragonrage
//! serve` is the one for others; the headers are the same (`crates/site`).

use dragonrage_site::{Form, PORT};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Where to serve, and whether to open the browser.
#[derive(Debug)]
pub struct Place {
    addr: Option<SocketAddr>,
    open: bool,
    /// The port if none is asked for.
    pub usual: u16,
}

impl Place {
    /// Reads `--addr ADDRESS` and `--no-open`.
    pub fn read(args: &[String], command: &str) -> Result<Place, String> {
        let usage = || format!("{command} [--addr ADDRESS:PORT] [--no-open]");
        let mut place = Place { addr: None, open: true, usual: PORT };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match arg.as_str() {
                "--no-open" => place.open = false,
                "--addr" => {
                    let addr = args.next().and_then(|a| a.parse().ok());
                    place.addr = Some(addr.ok_or_else(|| format!("{}: such as 127.0.0.1:{PORT}", usage()))?);
                }
                _ => return Err(usage()),
            }
        }
        Ok(place)
    }

    fn bind(&self) -> io::Result<TcpListener> {
        match self.addr {
            Some(addr) => TcpListener::bind(addr),
            None => TcpListener::bind((Ipv4Addr::LOCALHOST, self.usual))
                .or_else(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0))),
        }
    }
}

/// Tells pages in the browser that there is a newer one.
#[derive(Clone, Debug, Default)]
pub struct Reload(Arc<AtomicU64>);

impl Reload {
    /// There is one.
    pub fn tell(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// What the server answers besides the files of the site.
    fn answer(&self, name: &str) -> Option<Vec<u8>> {
        match name {
            "reload" => Some(self.0.load(Ordering::Relaxed).to_string().into_bytes()),
            "reload.js" => Some(RELOAD.to_vec()),
            // A page that is kept for use without a network would be an old one.
            "sw.js" => Some(Vec::new()),
            _ => None,
        }
    }
}

const RELOAD: &[u8] = b"const version = async () => (await fetch('./reload', { cache: 'no-store' })).text();
const before = await version();
setInterval(async () => { if (await version().catch(() => before) !== before) location.reload(); }, 300);
";

/// Serves a folder until the program is ended.
pub fn run(site: &Path, place: &Place, reload: Option<Reload>) -> Result<(), String> {
    let listener = place.bind().map_err(|e| format!("no server at {:?}: {e}", place.addr))?;
    let address = listener.local_addr().map_err(|e| e.to_string())?;
    println!("The page is at http://{address}/ (end with Ctrl+C).");
    if place.open && !opened(&format!("http://{address}/")) {
        println!("The browser could not be opened; please go to http://{address}/");
    }
    hand_out(&listener, site, reload.as_ref());
    Ok(())
}

/// Serves a folder beside what this program goes on with; tells where.
pub fn beside(site: &Path) -> Result<SocketAddr, String> {
    let trouble = |e: io::Error| format!("no server for the page: {e}");
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(trouble)?;
    let address = listener.local_addr().map_err(trouble)?;
    let site = site.to_owned();
    std::thread::spawn(move || hand_out(&listener, &site, None));
    Ok(address)
}

fn hand_out(listener: &TcpListener, site: &Path, reload: Option<&Reload>) {
    for stream in listener.incoming().flatten() {
        let (site, reload) = (site.to_owned(), reload.cloned());
        // Who hangs up early has what he wanted.
        std::thread::spawn(move || drop(answer(stream, &site, reload.as_ref())));
    }
}

/// Most bytes of a question.
const LONGEST: u64 = 16 * 1024;

fn answer(mut stream: TcpStream, site: &Path, reload: Option<&Reload>) -> io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    stream.set_nodelay(true)?;
    let mut lines = BufReader::new((&stream).take(LONGEST)).lines();
    let first = lines.next().unwrap_or(Ok(String::new()))?;
    let mut encodings = String::new();
    for line in lines {
        let line = line?;
        match line.split_once(':') {
            Some((name, value)) if name.eq_ignore_ascii_case("accept-encoding") => encodings = value.to_owned(),
            Some(_) => {}
            None => break,
        }
    }
    let mut words = first.split(' ');
    let (method, path) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let name = dragonrage_site::name(path.split(['?', '#']).next().unwrap_or_default());
    let found = if matches!(method, "GET" | "HEAD") { find(site, name, &encodings, reload) } else { None };
    let Some((form, bytes)) = found else {
        let code = if matches!(method, "GET" | "HEAD") { "404 Not Found" } else { "405 Method Not Allowed" };
        return write!(stream, "HTTP/1.1 {code}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    };
    let mut head = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\nconnection: close\r\n", bytes.len());
    let encoding = form.encoding().map(|code| ("content-encoding", code));
    for (name, value) in dragonrage_site::headers(name).into_iter().chain(encoding) {
        head += &format!("{name}: {value}\r\n");
    }
    write!(stream, "{head}\r\n")?;
    if method == "GET" { stream.write_all(&bytes) } else { Ok(()) }
}

/// A file in the best form that there is.
fn find(site: &Path, name: &str, encodings: &str, reload: Option<&Reload>) -> Option<(Form, Vec<u8>)> {
    if let Some(bytes) = reload.and_then(|r| r.answer(name)) {
        return Some((Form::Plain, bytes));
    }
    // The site is one folder without folders: whatever leads elsewhere is no name.
    if name.contains(['/', '\\']) || name.starts_with('.') {
        return None;
    }
    let best = Form::accepted(encodings);
    let read = |form: Form| std::fs::read(site.join(format!("{name}{}", form.ending()))).ok().map(|b| (form, b));
    let (form, bytes) = read(best).or_else(|| read(Form::Plain))?;
    if reload.is_some() && name == "index.html" {
        let page = String::from_utf8_lossy(&bytes);
        let page = page.replace("</head>", "<script type=\"module\" src=\"./reload.js\"></script></head>");
        return Some((Form::Plain, page.into_bytes()));
    }
    Some((form, bytes))
}

/// Opens the reader's browser, as each system does it.
fn opened(address: &str) -> bool {
    let (program, args) = if cfg!(target_os = "macos") {
        ("open", vec![address])
    } else if cfg!(windows) {
        ("cmd", vec!["/c", "start", "", address])
    } else {
        ("xdg-open", vec![address])
    };
    Command::new(program).args(args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(question: &str, site: &Path, reload: Option<Reload>) -> String {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let site = site.to_owned();
        std::thread::spawn(move || answer(listener.accept().unwrap().0, &site, reload.as_ref()));
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(question.as_bytes()).unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).unwrap();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    #[test]
    fn files_of_the_site_and_nothing_else() {
        let folder = std::env::temp_dir().join(format!("dragonrage-serve-{}", std::process::id()));
        let site = folder.join("site");
        std::fs::create_dir_all(&site).unwrap();
        std::fs::write(site.join("index.html"), "<head></head>").unwrap();
        std::fs::write(site.join("a.js.br"), "short").unwrap();
        std::fs::write(folder.join("secret"), "secret").unwrap();
        let get = |path: &str| ask(&format!("GET {path} HTTP/1.1\r\nAccept-Encoding: br\r\n\r\n"), &site, None);
        assert!(
            get("/").ends_with("<head></head>") && get("/").contains("content-security-policy: default-src 'none'")
        );
        assert!(get("/?x#y").starts_with("HTTP/1.1 200"));
        assert!(get("/a.js").contains("content-encoding: br") && get("/a.js").ends_with("short"));
        for path in ["/../secret", "/..\\secret", "/site/../../secret", "/.", "", "/none"] {
            let answer = get(path);
            assert!(!answer.contains("secret\"") && !answer.ends_with("secret"), "{path}: {answer}");
        }
        assert!(get("/none").starts_with("HTTP/1.1 404"));
        assert!(ask("POST / HTTP/1.1\r\n\r\n", &site, None).starts_with("HTTP/1.1 405"));
        assert!(ask("nonsense\r\n\r\n", &site, None).starts_with("HTTP/1.1 405"));
        let reload = Reload::default();
        reload.tell();
        assert!(ask("GET /reload HTTP/1.1\r\n\r\n", &site, Some(reload.clone())).ends_with("\r\n\r\n1"));
        assert!(ask("GET / HTTP/1.1\r\n\r\n", &site, Some(reload)).contains("reload.js"));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
