//! Everything that is kept in this browser: into a file, and out of one. What a file holds is compared with what is here;
//! nothing is overwritten unless the reader says so, and it is told in numbers what became of it.

use crate::app::App;
use crate::browser::store::{self, Database, Exchange};
use crate::browser::{files, keep};
use dragonrage_table::kept::archive::{self, Entry, Place, Refused};
use dragonrage_table::kept::{Drawer, settings};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// All of it.
async fn here() -> Vec<Entry> {
    let texts = store::all_of(&Drawer::kept()).await.into_iter();
    let texts = texts.map(|(drawer, key, text)| Entry { place: Place::Drawer(drawer), key, text });
    let set = keep::all().into_iter().filter(|(name, _)| settings::label(name).is_some());
    texts.chain(set.map(|(key, text)| Entry { place: Place::Settings, key, text })).collect()
}

/// Offers all of it as a file.
pub fn save_everything() {
    spawn_local(async {
        files::download("dragonrage-kept.txt", &archive::write(&here().await));
    });
}

/// What files brought, on a screen.
#[derive(Clone, Copy, Debug)]
pub struct Intake {
    /// What became of the last one.
    told: RwSignal<Option<String>>,
    /// What is here once only, and differs.
    differs: RwSignal<Vec<Entry>>,
}

impl Intake {
    /// Nothing yet.
    pub fn new() -> Intake {
        Intake { told: RwSignal::new(None), differs: RwSignal::new(Vec::new()) }
    }

    /// Says what became of a file.
    pub fn say(self, told: String) {
        let _ = self.told.try_set(Some(told));
        let _ = self.differs.try_set(Vec::new());
    }

    /// Takes a file in.
    pub async fn file(self, app: App, name: String, text: &str) {
        match archive::read(text) {
            Ok(entries) => self.take(app, entries).await,
            Err(why) => self.say(refused(app, name, &why)),
        }
    }

    /// Takes in what a file holds.
    pub async fn take(self, app: App, entries: Vec<Entry>) {
        let plan = archive::plan(&here().await, entries, store::fresh_key);
        let (new, beside) = (plan.new.len(), plan.beside.len());
        let mut texts = Vec::new();
        for Entry { place, key, text } in plan.new.into_iter().chain(plan.beside) {
            match place {
                Place::Drawer(drawer) => texts.push((drawer, key, text)),
                Place::Settings => keep::set(&key, &text),
            }
        }
        if !texts.is_empty() {
            store::put_all(&texts).await;
        }
        app.take_up_settings();
        let numbers = [("new", new.into()), ("same", plan.same.into()), ("beside", beside.into())];
        self.say(app.text("kept-loaded", &numbers));
        let _ = self.differs.try_set(plan.differs);
    }

    /// The reader wants what the file says instead of what is here.
    fn replace(self, app: App) {
        let entries = self.differs.try_update(std::mem::take).unwrap_or_default();
        spawn_local(async move {
            let mut count = 0;
            for Entry { place, key, text } in entries {
                count += usize::from(match place {
                    Place::Settings => {
                        keep::set(&key, &text);
                        true
                    }
                    Place::Drawer(drawer) => {
                        let before = drawer.get(&key).await.ok().flatten().unwrap_or_default();
                        drawer.exchange(&key, &before, &text).await == Exchange::Done
                    }
                });
            }
            app.take_up_settings();
            self.say(app.text("kept-replaced", &[("count", count.into())]));
        });
    }
}

impl Default for Intake {
    fn default() -> Intake {
        Intake::new()
    }
}

/// Why nothing was taken from a file.
fn refused(app: App, name: String, why: &Refused) -> String {
    let (line, reason) = match why {
        Refused::OtherFile => (1, app.text("kept-no-header", &[("header", archive::header().into())])),
        Refused::Later => (1, app.t("kept-later")),
        Refused::TooLong => (1, app.text("file-too-long", &[("most", archive::LONGEST.to_string().into())])),
        Refused::Line(line, text) => (*line, app.words.with(|w| w.not_understood(text))),
    };
    app.text("record-refused", &[("file", name.into()), ("line", line.into()), ("reason", reason.into())])
}

/// What became of a file, and what the reader is asked about it.
#[component]
pub fn Taken(
    /// What files brought.
    intake: Intake,
) -> impl IntoView {
    let app = App::of_this_page();
    let told = move || intake.told.get().map(|told| view! { <p class="told">{told}</p> });
    let names = move || {
        intake.differs.with(|all| {
            let name = |e: &Entry| {
                let setting = settings::label(&e.key).map(|label| app.t(label)).unwrap_or_default();
                app.text("kept-what", &[("what", e.place.code().into()), ("name", setting.into())])
            };
            all.iter().map(name).collect::<Vec<_>>().join(", ")
        })
    };
    view! {
        <div role="status">{told}</div>
        <Show when=move || !intake.differs.with(Vec::is_empty)>
            <div class="told really differs" role="alert">{move || app.text("kept-differs", &[("names", names().into())])}
                <button class="take" on:click=move |_| intake.replace(app)>{app.say("kept-take")}</button>
                <button class="leave" on:click=move |_| intake.differs.set(Vec::new())>{app.say("kept-leave")}</button>
            </div>
        </Show>
    }
}

/// Saving and loading, on the screen of the settings.
#[component]
pub fn Everything() -> impl IntoView {
    let app = App::of_this_page();
    let intake = Intake::new();
    let load = move |event: leptos::ev::Event| {
        spawn_local(async move {
            if let Some((name, text)) = files::chosen(event).await {
                intake.file(app, name, &text).await;
            }
        });
    };
    let odd = move || {
        // Settings that change may have been among them.
        app.words.track();
        app.settings.size.track();
        let odd = keep::all().into_iter().filter(|(name, value)| !settings::is_readable(name, value));
        let line = |(name, value): (String, String)| {
            let args = [("name", app.t(settings::label(&name)?).into()), ("value", value.into())];
            Some(view! { <p class="hint odd">{app.text("kept-setting-unreadable", &args)}</p> })
        };
        odd.filter_map(line).collect_view()
    };
    view! {
        <section class="everything">
            <h2>{app.say("kept-all")}</h2>
            <p class="hint">{app.say("kept-all-help")}</p>
            <div class="buttons">
                <button class="save-all" on:click=|_| save_everything()>{app.say("kept-save-all")}</button>
                <label class="button">{app.say("kept-load-all")}
                    <input class="spoken" type="file" name="everything" accept=".txt,text/plain" on:change=load/></label>
            </div>
            <Taken intake/>
            {odd}
        </section>
    }
}
