### Les scénarios imprimés.

scenario-esirien-1-name = La rage des dragons
scenario-esirien-1-description = Deux dragons fondent sur Esirien. Chevaliers, archers, un héros et un magicien tiennent les murs. Le meilleur scénario pour débuter.
scenario-esirien-2-name = La horde des terres sauvages
scenario-esirien-2-description = Géants, trolls, orcs et gobelins surgissent des terres sauvages. Le défenseur joue en premier.
scenario-esirien-3-name = L’alliance d’Arym
scenario-esirien-3-description = Un dragon mène un géant, des trolls, des orcs et des gobelins contre la cité.
scenario-esirien-4-name = L’alliance de Belm
scenario-esirien-4-description = Un dragon et un jeune dragon attaquent avec un géant et des trolls.
scenario-esirien-5-name = L’alliance de Clyth
scenario-esirien-5-description = Un dragon, un jeune dragon, un géant et une bande d’orcs contre une forte garnison.
scenario-esirien-6-name = La marche des géants
scenario-esirien-6-description = Six géants marchent sur la cité, et des gobelins trottent derrière eux.
scenario-nurkott-1-name = Les humains attaquent
scenario-nurkott-1-description = Las des raids, les humains donnent l’assaut à Nurkott, le bourg des orcs.
scenario-nurkott-2-name = Raid
scenario-nurkott-2-description = Un coup de main rapide contre Nurkott, sans héros ni magicien. Le défenseur joue en premier.
scenario-nurkott-3-name = Des dragons !
scenario-nurkott-3-description = Deux dragons attaquent Nurkott ; orcs, gobelins, wargs et trolls se battent pour leurs huttes.
scenario-nurkott-4-name = Une alliance improbable
scenario-nurkott-4-description = Un dragon, un géant, des trolls et des humains côte à côte contre les orcs.
scenario-nurkott-5-name = Le retour de Clyth
scenario-nurkott-5-description = L’alliance de Clyth est de retour : un dragon, un jeune dragon, un géant et une infanterie à gages.
scenario-nurkott-6-name = La revanche des géants
scenario-nurkott-6-description = Six géants et quelques archers règlent un vieux compte avec Nurkott.
