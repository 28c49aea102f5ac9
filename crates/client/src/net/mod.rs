//! Play over the net, as far as it is not shown: what a server is asked ([`api`]), the connection ([`socket`]), a game that is
//! followed ([`game`]), and what this browser keeps for it ([`secrets`]). All of it is part of a module that is fetched when
//! somebody plays over the net.

pub mod api;
pub mod game;
pub mod notices;
pub mod secrets;
pub mod signs;
pub mod socket;
