//! What is counted in a game.

/// One list for the names, their order and the keys of their words.
macro_rules! habits {
    ($($name:ident = $words:literal,)*) => {
        /// What is counted.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[allow(missing_docs)]
        pub enum Habit {
            $($name,)*
        }

        impl Habit {
            /// All of them, as they are told.
            pub const ALL: [Habit; [$($words,)*].len()] = [$(Habit::$name,)*];

            /// The key of the words for it.
            pub const fn words(self) -> &'static str {
                match self {
                    $(Habit::$name => $words,)*
                }
            }
        }
    };
}

habits! {
    Turns = "study-turns",
    FirstVp = "study-first-vp",
    VpAfterThree = "study-vp-after-three",
    VpAfterSix = "study-vp-after-six",
    VpMoving = "study-vp-moving",
    VpFire = "study-vp-fire",
    VpMelee = "study-vp-melee",
    VpElementals = "study-vp-elementals",
    Breaths = "study-breaths",
    BreathsBySix = "study-breaths-by-six",
    Landings = "study-landings",
    Smashed = "study-smashed",
    Scaled = "study-scaled",
    MonstersLost = "study-monsters-lost",
    InvaderTroopsLost = "study-invader-troops-lost",
    InvaderTroopsLostBySix = "study-invader-troops-lost-by-six",
    DefenderTroopsLost = "study-defender-troops-lost",
    DefenderTroopsLostBySix = "study-defender-troops-lost-by-six",
    InvaderLeadersLost = "study-invader-leaders-lost",
    DefenderLeadersLost = "study-defender-leaders-lost",
    Blows = "study-blows",
    Shots = "study-shots",
    AttacksAtOnce = "study-attacks-at-once",
    Gathered = "study-gathered",
    AttacksByThree = "study-attacks-by-three",
    AtHead = "study-at-head",
    AtWings = "study-at-wings",
    AtLegs = "study-at-legs",
    AtBelly = "study-at-belly",
    FirstWing = "study-first-wing",
    ByBelly = "study-by-belly",
    ByHead = "study-by-head",
    ByHero = "study-by-hero",
    ByElemental = "study-by-elemental",
    Beside = "study-beside",
    Apart = "study-apart",
    Outside = "study-outside",
    Boosts = "study-boosts",
    Fogs = "study-fogs",
    Whirlwinds = "study-whirlwinds",
    Lightnings = "study-lightnings",
    Elementals = "study-elementals",
    ElementalsLoose = "study-elementals-loose",
    GuardsAtStart = "study-guards-at-start",
}

impl Habit {
    /// What other programs call it.
    pub fn code(self) -> &'static str {
        self.words().trim_start_matches("study-")
    }
}
