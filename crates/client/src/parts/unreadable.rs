//! What was asked for and cannot be shown: it is not kept here, the browser does not give it, or it cannot be read. What cannot
//! be read stays where it is; its reason is told, and it can be saved as a file.

use super::forget::Forget;
use super::notes::bad_file;
use super::notice::why_not_kept;
use crate::app::App;
use crate::browser::files;
use crate::browser::store::{Database, StoreError};
use dragonrage_league::BadFile;
use dragonrage_rules::Record;
use dragonrage_rules::record::RecordError;
use dragonrage_table::kept::Drawer;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Why a text cannot be read.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {
    /// As a record.
    Record(RecordError),
    /// As a file of the league.
    File(BadFile),
}

impl From<RecordError> for Reason {
    fn from(error: RecordError) -> Reason {
        Reason::Record(error)
    }
}

impl From<BadFile> for Reason {
    fn from(bad: BadFile) -> Reason {
        Reason::File(bad)
    }
}

impl Reason {
    /// The reason, with the line, in the reader's language. `name`: of a file.
    pub fn sentence(&self, app: App, name: &str, text: &str) -> String {
        match self {
            Reason::File(bad) => bad_file(app, name, bad),
            Reason::Record(error) => bad_record(app, name, error, Some(text)),
        }
    }
}

/// Why a record is refused, with the line. `text`: the record, if it is at hand.
pub fn bad_record(app: App, name: &str, error: &RecordError, text: Option<&str>) -> String {
    let record = text.and_then(|text| Record::parse(text).ok());
    app.words.with(|w| w.bad_record(&app.components(), name, error, record.as_ref()))
}

/// Something that is kept and cannot be read.
#[derive(Clone, PartialEq, Debug)]
pub struct Unread {
    /// Where it is.
    pub drawer: Drawer,
    /// Its key.
    pub key: String,
    /// Its text.
    pub text: String,
    /// Why it cannot be read.
    pub reason: Reason,
}

impl Unread {
    /// The name of the file that it is saved as.
    fn file(&self) -> String {
        let ending = if self.drawer == Drawer::Games { "txt" } else { "toml" };
        format!("dragonrage-{}-{}.{ending}", self.drawer.code(), self.key)
    }
}

/// Why something is not shown.
#[derive(Clone, PartialEq, Debug)]
pub enum Lack {
    /// It is not kept here.
    Missing(Drawer),
    /// The browser does not give it.
    Failed(StoreError),
    /// It cannot be read.
    Unread(Unread),
}

/// The text of something that is kept.
async fn text(drawer: Drawer, key: &str) -> Result<String, Lack> {
    drawer.get(key).await.map_err(Lack::Failed)?.ok_or(Lack::Missing(drawer))
}

/// Reads something that is kept; with it, its text.
pub async fn read<T, E: Into<Reason>>(
    drawer: Drawer,
    key: &str,
    read: impl FnOnce(&str) -> Result<T, E>,
) -> Result<(T, String), Lack> {
    let text = text(drawer, key).await?;
    match read(&text) {
        Ok(found) => Ok((found, text)),
        Err(why) => Err(Lack::Unread(Unread { drawer, key: key.to_owned(), text, reason: why.into() })),
    }
}

/// Reads everything in a drawer: what can be read, and what cannot.
pub async fn read_all<T, E: Into<Reason>>(
    drawer: Drawer,
    read: impl Fn(&str, &str) -> Result<T, E>,
) -> (Vec<T>, Vec<Unread>) {
    let (mut all, mut unread) = (Vec::new(), Vec::new());
    for (key, text) in drawer.list().await {
        match read(&key, &text) {
            Ok(found) => all.push(found),
            Err(why) => unread.push(Unread { drawer, key, text, reason: why.into() }),
        }
    }
    (all, unread)
}

/// In the place of what is not shown.
#[component]
pub fn Lacking(
    /// Why it is not.
    lack: Lack,
    /// What follows once something unreadable has been forgotten.
    forgotten: Callback<()>,
) -> impl IntoView {
    let app = App::of_this_page();
    match lack {
        Lack::Missing(drawer) => {
            let text = move || app.text("kept-none", &[("what", drawer.code().into())]);
            view! { <p class="told" role="alert">{text}</p> }.into_any()
        }
        Lack::Failed(error) => {
            view! { <p class="told" role="alert">{move || why_not_kept(app, &error)}</p> }.into_any()
        }
        Lack::Unread(unread) => {
            view! { <div class="told" role="alert"><Unreadable unread forgotten/></div> }.into_any()
        }
    }
}

/// What cannot be read: why, a way to save it, and one to forget it.
#[component]
pub fn Unreadable(
    /// What it is.
    unread: Unread,
    /// What follows once it has been forgotten.
    forgotten: Callback<()>,
) -> impl IntoView {
    let app = App::of_this_page();
    let (drawer, key, file) = (unread.drawer, unread.key.clone(), unread.file());
    let name = file.clone();
    let unread = StoredValue::new(unread);
    let what = move || app.text("kept-unreadable", &[("what", drawer.code().into())]);
    let reason = move || unread.with_value(|u| u.reason.sentence(app, &u.file(), &u.text));
    let save = move |_| unread.with_value(|u| files::download(&u.file(), &u.text));
    let forget = Callback::new(move |()| {
        let key = key.clone();
        spawn_local(async move {
            if drawer.remove(&key).await {
                forgotten.run(());
            }
        });
    });
    view! {
        <div class="unreadable">
            <p><strong>{what}</strong></p>
            <p class="reason">{reason}</p>
            <div class="buttons">
                <button class="save-unread" title=file on:click=save>{app.say("kept-save-one")}</button>
                <Forget name forget/>
            </div>
        </div>
    }
}

/// What cannot be read of a list.
#[component]
pub fn UnreadableOnes(
    /// All of it.
    all: RwSignal<Vec<Unread>>,
) -> impl IntoView {
    let app = App::of_this_page();
    let line = move |unread: Unread| {
        let key = unread.key.clone();
        let forgotten = Callback::new(move |()| {
            let _ = all.try_update(|list| list.retain(|u| u.key != key));
        });
        view! { <li><Unreadable unread forgotten/></li> }
    };
    view! {
        <Show when=move || !all.with(Vec::is_empty)>
            <section class="kept unread"><h2>{app.say("kept-unreadable-ones")}</h2>
                <ul><For each=move || all.get() key=|u| u.key.clone() children=line/></ul></section>
        </Show>
    }
}
