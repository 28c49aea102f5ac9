### Los escenarios impresos.

scenario-esirien-1-name = La furia de los dragones
scenario-esirien-1-description = Dos dragones caen sobre Esirien. Caballeros, arqueros, un héroe y un mago defienden los muros. El mejor escenario para empezar.
scenario-esirien-2-name = La horda de las Tierras Salvajes
scenario-esirien-2-description = Gigantes, troles, orcos y trasgos llegan de las tierras salvajes. El defensor juega primero.
scenario-esirien-3-name = La alianza de Arym
scenario-esirien-3-description = Un dragón lleva contra la ciudad a un gigante, troles, orcos y trasgos.
scenario-esirien-4-name = La alianza de Belm
scenario-esirien-4-description = Un dragón y un dragón joven atacan junto a un gigante y varios troles.
scenario-esirien-5-name = La alianza de Clyth
scenario-esirien-5-description = Un dragón, un dragón joven, un gigante y una banda de orcos contra una guarnición fuerte.
scenario-esirien-6-name = La marcha de los gigantes
scenario-esirien-6-description = Seis gigantes marchan sobre la ciudad, y unos trasgos corretean detrás.
scenario-nurkott-1-name = Los humanos atacan
scenario-nurkott-1-description = Hartos de incursiones, los humanos asaltan Nurkott, el pueblo de los orcos.
scenario-nurkott-2-name = Incursión
scenario-nurkott-2-description = Un golpe rápido contra Nurkott, sin héroe ni mago. El defensor juega primero.
scenario-nurkott-3-name = ¡Dragones!
scenario-nurkott-3-description = Dos dragones atacan Nurkott; orcos, trasgos, wargos y troles luchan por sus chozas.
scenario-nurkott-4-name = Alianza improbable
scenario-nurkott-4-description = Un dragón, un gigante, troles y humanos, codo con codo contra los orcos.
scenario-nurkott-5-name = El retorno de Clyth
scenario-nurkott-5-description = La alianza de Clyth vuelve: un dragón, un dragón joven, un gigante y una infantería a sueldo.
scenario-nurkott-6-name = La venganza de los gigantes
scenario-nurkott-6-description = Seis gigantes y unos pocos arqueros ajustan una vieja cuenta con Nurkott.
