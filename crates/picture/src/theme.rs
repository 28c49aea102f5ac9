//! Every colour of the pictures, in one place. Colour is never the only sign of anything.

use dragonrage_rules::{Class, Kind};

/// How pictures look.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// Parchment and ink.
    #[default]
    Parchment,
    /// Plain grounds, black lines, strong colours: for those who see little, and for bright sun.
    Contrast,
    /// A board by candlelight: dark grounds, light lines.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Parchment, Theme::Contrast, Theme::Dark];

    /// The word in settings.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Parchment => "parchment",
            Theme::Contrast => "contrast",
            Theme::Dark => "dark",
        }
    }

    /// The theme with this word.
    pub fn from_code(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|t| t.code() == code)
    }

    pub(crate) const fn colours(self) -> &'static Colours {
        match self {
            Theme::Parchment => &PARCHMENT,
            Theme::Contrast => &CONTRAST,
            Theme::Dark => &DARK,
        }
    }

    /// Is this the plain one?
    pub(crate) const fn plain(self) -> bool {
        matches!(self, Theme::Contrast)
    }
}

/// The colours of a theme.
#[derive(Debug)]
pub(crate) struct Colours {
    pub paper: &'static str,
    pub ink: &'static str,
    pub faint_ink: &'static str,
    pub halo: &'static str,
    pub title: &'static str,
    pub grid: &'static str,
    pub grid_opacity: &'static str,
    pub number: &'static str,
    pub number_dark: &'static str,
    pub grass: &'static str,
    pub grass_light: &'static str,
    pub grass_ink: &'static str,
    pub field: [&'static str; 3],
    pub forest_floor: &'static str,
    pub tree: [&'static str; 3],
    pub tree_light: &'static str,
    pub tree_ink: &'static str,
    pub water: &'static str,
    pub water_deep: &'static str,
    pub water_light: &'static str,
    pub shore: &'static str,
    pub water_ink: &'static str,
    pub road: &'static str,
    pub road_edge: &'static str,
    pub stone: &'static str,
    pub stone_light: &'static str,
    pub stone_dark: &'static str,
    pub stone_ink: &'static str,
    pub wood: &'static str,
    pub wood_light: &'static str,
    pub wood_dark: &'static str,
    pub gate: &'static str,
    pub gate_glow: &'static str,
    pub door: &'static str,
    pub door_glow: &'static str,
    pub plank_door: &'static str,
    pub vp: &'static str,
    pub vp_paper: &'static str,
    pub fire: &'static str,
    pub ember: &'static str,
    pub char: &'static str,
    pub reach: &'static str,
    pub path: &'static str,
    pub target: &'static str,
    pub selected: &'static str,
    pub reinforcement: &'static str,
    pub heart: &'static str,
    pub heart_lost: &'static str,
    pub stone_town: Town,
    pub plank_town: Town,
    pub goblin_town: Town,
}

/// The colours of a kind of town.
#[derive(Debug)]
pub(crate) struct Town {
    pub ground: &'static str,
    pub yard: &'static str,
    pub street: &'static str,
    /// Sunny and shady side of each sort of roof.
    pub roofs: [(&'static str, &'static str); 4],
    pub great_roof: (&'static str, &'static str),
}

static PARCHMENT: Colours = Colours {
    paper: "#efe4c8",
    ink: "#2b2116",
    faint_ink: "#6b5a3e",
    halo: "#f7efd9",
    title: "#6b1d14",
    grid: "#3a3020",
    grid_opacity: ".34",
    number: "#4a4029",
    number_dark: "#f3ecd2",
    grass: "#c3ca93",
    grass_light: "#d0d4a3",
    grass_ink: "#8b9a58",
    field: ["#d5c987", "#c9c183", "#b7bf7c"],
    forest_floor: "#8fa266",
    tree: ["#4f6e3a", "#5d7d43", "#44632f"],
    tree_light: "#86a35c",
    tree_ink: "#24391c",
    water: "#7fafbd",
    water_deep: "#5d93a8",
    water_light: "#b5d3d6",
    shore: "#e3d5a5",
    water_ink: "#2f6076",
    road: "#e2cd9c",
    road_edge: "#8c7347",
    stone: "#a8a196",
    stone_light: "#cfc9bd",
    stone_dark: "#6f6960",
    stone_ink: "#2c2823",
    wood: "#9a6b3a",
    wood_light: "#c4935a",
    wood_dark: "#5a3a1c",
    gate: "#b8231b",
    gate_glow: "#ff4a36",
    door: "#1f58bd",
    door_glow: "#4f9bff",
    plank_door: "#a8382a",
    vp: "#173f9c",
    vp_paper: "#fbf5e4",
    fire: "#f0731f",
    ember: "#ffcf4d",
    char: "#2a2320",
    reach: "#fff27a",
    path: "#7a1fa0",
    target: "#c4121f",
    selected: "#ffd21f",
    reinforcement: "#93b7e3",
    heart: "#b3202a",
    heart_lost: "#d9ccb0",
    stone_town: Town {
        ground: "#dccdaa",
        yard: "#e6dabb",
        street: "#f3ead2",
        roofs: [("#cc7f5f", "#ab6249"), ("#c37358", "#a05942"), ("#d38f6c", "#b37053"), ("#b98a6d", "#986a53")],
        great_roof: ("#93403a", "#6d2a2a"),
    },
    plank_town: Town {
        ground: "#bfa477",
        yard: "#cab186",
        street: "#dcc59a",
        roofs: [("#9d7c52", "#7d6039"), ("#a98a5f", "#856843"), ("#907048", "#705534"), ("#b09467", "#8d7450")],
        great_roof: ("#74492a", "#4f2f19"),
    },
    goblin_town: Town {
        ground: "#b9ae77",
        yard: "#c2b884",
        street: "#d6c99a",
        roofs: [("#8b8a4c", "#666636"), ("#7e7d42", "#5a5a2e"), ("#999352", "#70703c"), ("#86804a", "#625d34")],
        great_roof: ("#7b6c34", "#564a21"),
    },
};

static CONTRAST: Colours = Colours {
    paper: "#ffffff",
    ink: "#000000",
    faint_ink: "#222222",
    halo: "#ffffff",
    title: "#000000",
    grid: "#000000",
    grid_opacity: ".75",
    number: "#000000",
    number_dark: "#ffffff",
    grass: "#f2f7dc",
    grass_light: "#f2f7dc",
    grass_ink: "#9db36a",
    field: ["#f2f7dc", "#f2f7dc", "#f2f7dc"],
    forest_floor: "#7fae62",
    tree: ["#1f5b1f", "#2a6a2a", "#174d17"],
    tree_light: "#5d9c4d",
    tree_ink: "#062706",
    water: "#4a9fe0",
    water_deep: "#1670b8",
    water_light: "#d8efff",
    shore: "#00335c",
    water_ink: "#00335c",
    road: "#fff3c4",
    road_edge: "#4a3300",
    stone: "#8c8c8c",
    stone_light: "#e6e6e6",
    stone_dark: "#333333",
    stone_ink: "#000000",
    wood: "#8a4f12",
    wood_light: "#e0a050",
    wood_dark: "#3a1e00",
    gate: "#d00000",
    gate_glow: "#ff5a5a",
    door: "#0033cc",
    door_glow: "#66a3ff",
    plank_door: "#b00000",
    vp: "#001f99",
    vp_paper: "#ffffff",
    fire: "#ff5a00",
    ember: "#ffd000",
    char: "#000000",
    reach: "#ffee00",
    path: "#8a00c2",
    target: "#d00000",
    selected: "#ffd800",
    reinforcement: "#8fc2ff",
    heart: "#c00000",
    heart_lost: "#ffffff",
    stone_town: Town {
        ground: "#fbf1d9",
        yard: "#fbf1d9",
        street: "#ffffff",
        roofs: [("#f0d3c0", "#d9b49c"); 4],
        great_roof: ("#8c1c1c", "#5c0f0f"),
    },
    plank_town: Town {
        ground: "#efdcb8",
        yard: "#efdcb8",
        street: "#ffffff",
        roofs: [("#d9bd92", "#bf9f70"); 4],
        great_roof: ("#5a3212", "#3a1f08"),
    },
    goblin_town: Town {
        ground: "#e4e2b4",
        yard: "#e4e2b4",
        street: "#ffffff",
        roofs: [("#c9c78a", "#aaa866"); 4],
        great_roof: ("#5a5212", "#3a3508"),
    },
};

static DARK: Colours = Colours {
    paper: "#1b1713",
    ink: "#efe6d2",
    faint_ink: "#b9aa8c",
    halo: "#14100c",
    title: "#f0a08c",
    grid: "#d8cba8",
    grid_opacity: ".3",
    number: "#d8cfb6",
    number_dark: "#e6dfc8",
    grass: "#3a4130",
    grass_light: "#414937",
    grass_ink: "#59653f",
    field: ["#4a472f", "#46452e", "#40472f"],
    forest_floor: "#2b3a26",
    tree: ["#2f4a29", "#39562f", "#263d21"],
    tree_light: "#55733f",
    tree_ink: "#0f190b",
    water: "#24485a",
    water_deep: "#1a3746",
    water_light: "#4c7788",
    shore: "#5b563d",
    water_ink: "#0e2733",
    road: "#867450",
    road_edge: "#2d2415",
    stone: "#7d776d",
    stone_light: "#a39c8f",
    stone_dark: "#47423b",
    stone_ink: "#0f0d0a",
    wood: "#7a5530",
    wood_light: "#a87c4a",
    wood_dark: "#2f1d0d",
    gate: "#d8402f",
    gate_glow: "#ff5a44",
    door: "#3f7fe0",
    door_glow: "#6aa9ff",
    plank_door: "#c04a38",
    vp: "#ffe7a3",
    vp_paper: "#1c2742",
    fire: "#f0731f",
    ember: "#ffcf4d",
    char: "#0c0a08",
    reach: "#f2d645",
    path: "#d08cf0",
    target: "#ff5b57",
    selected: "#ffd21f",
    reinforcement: "#2f4f80",
    heart: "#c9303a",
    heart_lost: "#4a4034",
    stone_town: Town {
        ground: "#4b4333",
        yard: "#524a38",
        street: "#675d48",
        roofs: [("#7e4a37", "#643827"), ("#774432", "#5d3323"), ("#86553d", "#6a3f2c"), ("#715240", "#573d2e")],
        great_roof: ("#6a2b27", "#4c1c1b"),
    },
    plank_town: Town {
        ground: "#483c29",
        yard: "#4f432e",
        street: "#62543a",
        roofs: [("#604a2f", "#4b3820"), ("#685336", "#513f27"), ("#58432a", "#43311d"), ("#6c5a3d", "#55442d")],
        great_roof: ("#4d2f1a", "#351f10"),
    },
    goblin_town: Town {
        ground: "#45412a",
        yard: "#4b472f",
        street: "#5d5638",
        roofs: [("#55542d", "#3e3e1f"), ("#4d4c28", "#37371b"), ("#5d5932", "#454423"), ("#524e2c", "#3b381e")],
        great_roof: ("#4d4320", "#352d14"),
    },
};

/// The colours of a counter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CounterColours {
    pub face: &'static str,
    pub edge: &'static str,
    pub art: &'static str,
    pub text: &'static str,
}

impl Theme {
    /// Orange and yellow for the city, dark and light green for the greenskins, white for minor monsters, a colour of its
    /// own for each major monster.
    pub(crate) const fn counter(self, kind: Kind, number: u8) -> CounterColours {
        let plain = self.plain();
        match kind.class() {
            Class::Major => {
                let (face, edge) = match (kind, plain) {
                    (Kind::Dragon, false) if number == 1 => ("#a82a20", "#571009"),
                    (Kind::Dragon, false) => ("#5b2a5e", "#2b102d"),
                    (Kind::YoungDragon, false) => ("#c2562a", "#6b2409"),
                    (Kind::Roc, false) => ("#4b6a86", "#1f3344"),
                    (_, false) => ("#7d6333", "#3b2d12"),
                    (Kind::Dragon, true) if number == 1 => ("#a00000", "#000000"),
                    (Kind::Dragon, true) => ("#4b0069", "#000000"),
                    (Kind::YoungDragon, true) => ("#b03a00", "#000000"),
                    (Kind::Roc, true) => ("#003a75", "#000000"),
                    (_, true) => ("#4d3500", "#000000"),
                };
                CounterColours { face, edge, art: "#fff6dc", text: "#fff6dc" }
            }
            Class::Minor | Class::Elemental => {
                let face = if plain { "#ffffff" } else { "#f8f4e8" };
                CounterColours { face, edge: "#4d473b", art: "#2a2622", text: "#171310" }
            }
            class => {
                let green = matches!(
                    kind,
                    Kind::Orcs | Kind::Goblins | Kind::Wargs | Kind::Trolls | Kind::OrcBoss | Kind::Shaman
                );
                let leader = matches!(class, Class::Hero | Class::Wizard | Class::Princess);
                match (green, leader, plain) {
                    (false, false, false) => colours("#e79338", "#7c420c", "#3a1c05", "#2a1303"),
                    (false, true, false) => colours("#f4d451", "#8a6a0a", "#46330a", "#2d2004"),
                    (true, false, false) => colours("#3f6b3a", "#16300f", "#f0f0cf", "#fbfbe6"),
                    (true, true, false) => colours("#a9cf72", "#42631c", "#20360e", "#152608"),
                    (false, false, true) => colours("#ffa02b", "#000000", "#000000", "#000000"),
                    (false, true, true) => colours("#ffe600", "#000000", "#000000", "#000000"),
                    (true, false, true) => colours("#0d4d12", "#000000", "#ffffff", "#ffffff"),
                    (true, true, true) => colours("#a8f07a", "#000000", "#000000", "#000000"),
                }
            }
        }
    }
}

const fn colours(face: &'static str, edge: &'static str, art: &'static str, text: &'static str) -> CounterColours {
    CounterColours { face, edge, art, text }
}
