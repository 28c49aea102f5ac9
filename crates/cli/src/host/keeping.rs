//! What a host keeps: one file with all games, and a secret beside it that no copy of the file contains.

use crate::app::App;
use crate::failure::Failure;
use crate::progress;
use dragonrage_server::check;
use dragonrage_server::store::{Sqlite, Store, StoreError};
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// The file with all games.
pub fn games(data: &Path) -> PathBuf {
    data.join("games.db")
}

/// The secret: chains of dice follow from it.
pub fn secret(data: &Path) -> PathBuf {
    data.join("dice.key")
}

/// The key by which push services know this host.
pub fn notices(data: &Path) -> PathBuf {
    data.join("notices.key")
}

/// Two servers must not write into one folder: the lock lasts as long as the file is open.
pub fn lock(app: &App, data: &Path) -> Result<File, Failure> {
    let path = data.join("lock");
    let file = File::options().create(true).truncate(false).write(true).open(&path)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(_) => Err(Failure::Failed(app.text("host-locked", &[("folder", data.display().to_string().into())]))),
    }
}

/// Something that takes a while, on a thread of its own.
fn block_on<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(work).map_err(|error| Failure::Failed(error.to_string()))
}

/// The store of a folder that has one.
async fn open(data: &Path) -> Result<Sqlite, StoreError> {
    let path = games(data);
    match path.is_file() {
        true => Sqlite::open(&path).await,
        false => Err(StoreError::Spoilt(format!("there is no {}", path.display()))),
    }
}

/// `host backup`: a copy as of one moment, also while the server runs.
pub fn backup(app: &App, data: &Path, file: &Path) -> Result<(), Failure> {
    if file.exists() {
        return Err(Failure::Failed(app.text("host-file-there", &[("file", file.display().to_string().into())])));
    }
    let to = file.to_string_lossy().into_owned();
    block_on(async {
        let store = open(data).await?;
        store.copy_to(&to).await?;
        store.close().await
    })?;
    let copied = File::open(file)?;
    copied.sync_all()?;
    println!(
        "{}",
        app.text("host-backed-up", &[("file", to.into()), ("secret", secret(data).display().to_string().into())])
    );
    Ok(())
}

/// `host restore`: the copy takes the place of nothing; what is there stays.
pub fn restore(app: &App, data: &Path, file: &Path) -> Result<(), Failure> {
    fs::create_dir_all(data)?;
    let _lock = lock(app, data)?;
    let to = games(data);
    if to.exists() {
        return Err(Failure::Failed(app.text("host-file-there", &[("file", to.display().to_string().into())])));
    }
    let part = data.join("games.part");
    fs::copy(file, &part)?;
    // Only what can be opened takes the place.
    block_on(async {
        let store = Sqlite::open(&part).await?;
        store.sound().await?;
        store.close().await
    })?;
    File::open(&part)?.sync_all()?;
    fs::rename(&part, &to)?;
    let args = [("file", to.display().to_string().into()), ("secret", secret(data).display().to_string().into())];
    println!("{}", app.text("host-restored", &args));
    Ok(())
}

/// `host check`: every game is played again.
pub fn check(app: &App, data: &Path) -> Result<(), Failure> {
    let bar = progress::short_bar(app.say("progress-games"), 0);
    let found = block_on(async {
        let store = open(data).await?;
        store.sound().await?;
        let found = check::check(&dragonrage_data::embedded(), &store as &dyn Store, |found| {
            bar.set_length(found.games);
            bar.set_position(found.games);
        })
        .await?;
        store.close().await?;
        Ok(found)
    })?;
    bar.finish_and_clear();
    for (game, line, why) in &found.spoilt {
        let args = [("game", game.to_string().into()), ("line", (*line).into()), ("reason", why.clone().into())];
        println!("{}", app.text("host-spoilt", &args));
    }
    println!("{}", app.text("host-checked", &[("games", found.games.into()), ("lines", found.lines.into())]));
    if found.spoilt.is_empty() {
        Ok(())
    } else {
        Err(Failure::Failed(app.text("host-not-sound", &[("n", found.spoilt.len().into())])))
    }
}
