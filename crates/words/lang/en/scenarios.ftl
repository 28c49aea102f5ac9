### The printed scenarios.

scenario-esirien-1-name = Dragon Rage
scenario-esirien-1-description = Two dragons fall upon Esirien. Knights, archers, a hero and a wizard hold the walls. The best scenario to begin with.
scenario-esirien-2-name = The Horde from the Wild
scenario-esirien-2-description = Giants, trolls, orcs and goblins come out of the wild. The defender moves first.
scenario-esirien-3-name = The Alliance of Arym
scenario-esirien-3-description = A dragon leads a giant, trolls, orcs and goblins against the city.
scenario-esirien-4-name = The Alliance of Belm
scenario-esirien-4-description = A dragon and a young dragon attack together with a giant and trolls.
scenario-esirien-5-name = The Alliance of Clyth
scenario-esirien-5-description = A dragon, a young dragon, a giant and a band of orcs against a strong garrison.
scenario-esirien-6-name = March of the Giants
scenario-esirien-6-description = Six giants march on the city, and goblins scurry behind them.
scenario-nurkott-1-name = The Humans Attack
scenario-nurkott-1-description = The humans have had enough of raids and storm Nurkott, the town of the orcs.
scenario-nurkott-2-name = Raid
scenario-nurkott-2-description = A quick raid on Nurkott without hero or wizard. The defender moves first.
scenario-nurkott-3-name = Dragons!
scenario-nurkott-3-description = Two dragons attack Nurkott; orcs, goblins, wargs and trolls fight for their huts.
scenario-nurkott-4-name = Unlikely Alliance
scenario-nurkott-4-description = A dragon, a giant, trolls and humans side by side against the orcs.
scenario-nurkott-5-name = The Return of Clyth
scenario-nurkott-5-description = The alliance of Clyth is back: a dragon, a young dragon, a giant and hired infantry.
scenario-nurkott-6-name = The Giants’ Revenge
scenario-nurkott-6-description = Six giants and a few archers settle an old score with Nurkott.
