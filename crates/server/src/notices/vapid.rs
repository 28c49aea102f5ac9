//! How push services know the server again (VAPID, RFC 8292): a key of its own, in a file beside the games, and a note that it
//! signs for each service.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// A note is good for so many seconds; a day is the most that services take.
const GOOD_FOR: u64 = 12 * 60 * 60;

/// The server's key for push services.
pub struct Vapid {
    pair: EcdsaKeyPair,
    subject: Option<String>,
}

/// A secret stays out of logs.
impl std::fmt::Debug for Vapid {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Vapid")
    }
}

fn no_key(error: impl std::fmt::Display) -> io::Error {
    io::Error::other(format!("no key for push services: {error}"))
}

impl Vapid {
    /// The key of these bytes (PKCS #8), and whom a service may ask about it: an address of `https:` or `mailto:`.
    pub fn new(bytes: &[u8], subject: Option<String>) -> io::Result<Vapid> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, bytes, &SystemRandom::new());
        Ok(Vapid { pair: pair.map_err(no_key)?, subject })
    }

    /// Bytes of a new key.
    pub fn draw() -> io::Result<Vec<u8>> {
        let drawn = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        Ok(drawn.map_err(no_key)?.as_ref().to_vec())
    }

    /// The key of this file; if there is none, one is drawn and kept there, for nobody else to read.
    pub fn at(path: &Path, subject: Option<String>) -> io::Result<Vapid> {
        match fs::read_to_string(path) {
            Ok(text) => Vapid::new(&BASE.decode(text.trim()).map_err(no_key)?, subject),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let bytes = Vapid::draw()?;
                let mut options = fs::OpenOptions::new();
                options.write(true).create_new(true);
                #[cfg(unix)]
                std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
                let mut file = options.open(path)?;
                writeln!(file, "{}", BASE.encode(&bytes))?;
                file.sync_all()?;
                Vapid::new(&bytes, subject)
            }
            Err(error) => Err(error),
        }
    }

    /// The public half, as browsers want it.
    pub fn public(&self) -> String {
        BASE.encode(self.pair.public_key())
    }

    /// What a request to a service of this origin carries in `Authorization`; `now` in milliseconds since 1970.
    pub fn authorization(&self, origin: &str, now: u64) -> io::Result<String> {
        let head = BASE.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let mut claims = json!({ "aud": origin, "exp": now / 1000 + GOOD_FOR });
        if let Some(subject) = &self.subject {
            claims["sub"] = json!(subject);
        }
        let signed = format!("{head}.{}", BASE.encode(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).map_err(no_key)?;
        Ok(format!("vapid t={signed}.{}, k={}", BASE.encode(signature), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::signature::Verifier;
    use p256::ecdsa::{Signature, VerifyingKey};

    #[test]
    fn others_can_check_what_is_signed() {
        let vapid = Vapid::new(&Vapid::draw().unwrap(), Some("https://dragons.example".to_owned())).unwrap();
        let header = vapid.authorization("https://push.example", 1_800_000_000_000).unwrap();
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let key = VerifyingKey::from_sec1_bytes(&BASE.decode(key).unwrap()).unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&BASE.decode(signature).unwrap()).unwrap();
        key.verify(signed.as_bytes(), &signature).unwrap();
        assert!(key.verify(format!("{signed}x").as_bytes(), &signature).is_err());
        let claims = BASE.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        let expected =
            json!({ "aud": "https://push.example", "exp": 1_800_043_200_u64, "sub": "https://dragons.example" });
        assert_eq!(claims, expected);
    }

    #[test]
    fn a_key_is_made_once_and_for_one_reader() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("notices.key");
        let (one, again) = (Vapid::at(&path, None).unwrap(), Vapid::at(&path, None).unwrap());
        assert_eq!(one.public(), again.public());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::write(&path, "not a key").unwrap();
        assert!(Vapid::at(&path, None).is_err(), "a spoilt key is not replaced: browsers trust the old one");
        assert_eq!(format!("{one:?}"), "Vapid");
    }
}
