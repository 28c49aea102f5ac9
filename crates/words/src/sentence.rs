//! From a variant of the rules to a Fluent message: the `sentences!` list and the values that fill a message.

use crate::{Context, Value, Words};
use dragonrage_rules::{Area, Dir, Hex, Kind, Peril, Phase, Seat, Side, UnitId};
use fluent_bundle::FluentArgs;

/// A message that the code asks for, with the arguments that it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// The message's name in the Fluent files.
    pub name: &'static str,
    /// Names of its arguments.
    pub args: &'static [&'static str],
}

/// The arguments of one message.
pub(crate) struct Args<'a> {
    pub(crate) words: &'a Words,
    pub(crate) context: &'a Context<'a>,
    pub(crate) list: FluentArgs<'a>,
}

impl<'a> Args<'a> {
    pub(crate) fn new(words: &'a Words, context: &'a Context<'a>) -> Args<'a> {
        Args { words, context, list: FluentArgs::new() }
    }

    pub(crate) fn set(&mut self, name: &'static str, value: impl Argument) {
        value.put(name, self);
    }
}

/// A value that can stand in a sentence.
pub(crate) trait Argument {
    fn put(self, name: &'static str, args: &mut Args);
}

/// A unit brings along its gender (`unit_gender`), because participles follow it in French and Spanish, and how
/// its name begins (`unit_initial`), because French says "d’Archer 1" and "de Dragon 1".
impl Argument for UnitId {
    fn put(self, name: &'static str, args: &mut Args) {
        if let Some(counter) = args.context.roster.counter(self) {
            args.list.set(format!("{name}_gender"), args.words.gender(counter.kind));
        }
        let unit = args.words.unit(self, args.context);
        let vowel = unit.starts_with(['A', 'E', 'É', 'I', 'O', 'U']);
        args.list.set(format!("{name}_initial"), if vowel { "vowel" } else { "consonant" });
        args.list.set(name, unit);
    }
}

impl Argument for Kind {
    fn put(self, name: &'static str, args: &mut Args) {
        args.list.set(name, args.words.kind(self));
    }
}

impl Argument for Hex {
    fn put(self, name: &'static str, args: &mut Args) {
        args.list.set(name, args.words.hex(self, args.context));
    }
}

impl Argument for Dir {
    fn put(self, name: &'static str, args: &mut Args) {
        args.list.set(name, args.words.dir(self));
    }
}

impl Argument for Phase {
    fn put(self, name: &'static str, args: &mut Args) {
        args.list.set(name, args.words.phase(self));
    }
}

/// Two hexes of an entrance as one argument.
pub(crate) struct Through(pub(crate) Hex, pub(crate) Hex);

impl Argument for Through {
    fn put(self, name: &'static str, args: &mut Args) {
        args.list.set(name, args.words.entrance(self.0, self.1, args.context));
    }
}

/// Codes: the message selects its wording by them.
macro_rules! codes {
    ($($type:ty: |$value:ident| $code:expr;)+) => {$(
        impl Argument for $type {
            fn put(self, name: &'static str, args: &mut Args) {
                let $value = self;
                args.list.set(name, $code);
            }
        }
    )+};
}

codes! {
    Side: |side| side.code();
    Area: |area| area.code();
    Seat: |seat| match seat { Seat::One => 1, Seat::Two => 2 };
    Peril: |peril| match peril {
        Peril::Fire => "fire",
        Peril::Crash => "crash",
        Peril::Collapse => "collapse",
        Peril::Bridge => "bridge",
    };
    bool: |yes| if yes { "yes" } else { "no" };
    u8: |number| Value::from(number);
    u16: |number| Value::from(number);
    i16: |number| Value::from(number);
    String: |text| text;
}

/// The name under which a field goes into the message.
macro_rules! argument_name {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:tt $bind:ident) => {
        stringify!($bind)
    };
}

/// The variable that a field is bound to.
macro_rules! bound {
    ($field:ident) => {
        $field
    };
    ($field:tt $bind:ident) => {
        $bind
    };
}

/// Lists an enum's variants with the message that tells each one. Fields become arguments of the same name;
/// `0: unit` names the field of a tuple variant; `; name = value` gives one argument more. Variants
/// that need code of their own stand behind `|words, context|`. The compiler sees to it that no variant is forgotten.
macro_rules! sentences {
    (
        $(#[$doc:meta])*
        fn $name:ident, keys $keys:ident, samples $samples:ident: $type:ident;
        $($variant:ident $(($($field:tt $(: $bind:ident)?),+ $(; $extra:ident = $value:expr)?))? => $key:literal,)*
        $(|$words:ident, $context:ident| { $($pattern:pat => $other:expr,)* })?
    ) => {
        /// The messages of the list below.
        #[cfg(test)]
        pub(crate) const $keys: &[$crate::Key] = &[$($crate::Key {
            name: $key,
            args: &[$($(argument_name!($field $($bind)?),)+ $(stringify!($extra))?)?],
        }),*];

        $(#[$doc])*
        pub(crate) fn $name(words: &$crate::Words, value: $type, context: &$crate::Context) -> String {
            match value {
                $($type::$variant { $($($field $(: $bind)?),+)? } => {
                    #[allow(unused_mut)]
                    let mut args = $crate::sentence::Args::new(words, context);
                    $($(args.set(argument_name!($field $($bind)?), bound!($field $($bind)?));)+ $(args.set(stringify!($extra), $value);)?)?
                    words.say($key, &args.list)
                })*
                $($($pattern => { let ($words, $context) = (words, context); $other })*)?
            }
        }

        /// The `n`th sample of every variant in the list.
        #[cfg(test)]
        pub(crate) fn $samples(n: usize) -> Vec<$type> {
            let _ = n;
            vec![$($type::$variant { $($($field: $crate::tests::Sample::sample(n)),+)? }),*]
        }
    };
}
