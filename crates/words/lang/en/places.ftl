### Places, crossings and entrances of the maps, by map and hex. English must say what the map files say.

## Esirien

place-esirien-1910 = Citadel
place-esirien-1808 = Governor's Palace
place-esirien-1607 = Imperial Temple
place-esirien-2008 = Barracks
place-esirien-2011 = Armoury
place-esirien-1714 = Granary
place-esirien-1511 = East Bridge Tower
place-esirien-1515 = Mole Tower
place-esirien-1106 = Guildhall
place-esirien-0811 = Sea Temple
place-esirien-1009 = Market Hall
place-esirien-1211 = Mint
place-esirien-1308 = Wizard's House
place-esirien-1012 = Great Warehouse
place-esirien-0914 = Dock Tower
place-esirien-1310 = West Bridge Tower
place-esirien-0607 = West Gate Tower
place-esirien-1114 = Quay Warehouse
place-esirien-0814 = Shipyard
place-esirien-0706 = Forest Tower
place-esirien-0714 = Harbour Tower
place-esirien-1306 = West River Tower
place-esirien-1506 = East River Tower
place-esirien-2106 = Corner Tower
place-esirien-2211 = East Gate Tower
place-esirien-2213 = Legion Tower
place-esirien-2115 = Coast Tower

crossing-esirien-1407 = North Bridge
crossing-esirien-1410 = Stone Bridge
crossing-esirien-1413 = Sea Bridge
crossing-esirien-1303 = Miller's Ford

entrance-esirien-0707-0606 = West Gate
entrance-esirien-2113-2212 = East Gate
entrance-esirien-1307-1407 = North Bridge, west bank
entrance-esirien-1508-1407 = North Bridge, east bank
entrance-esirien-1314-1413 = Sea Bridge, west bank
entrance-esirien-1513-1413 = Sea Bridge, east bank
entrance-esirien-0914-0913 = Dock Tower, city side
entrance-esirien-0914-0915 = Dock Tower, dock side
entrance-esirien-1310-1209 = West Bridge Tower, city side
entrance-esirien-1310-1410 = West Bridge Tower, bridge side
entrance-esirien-1511-1410 = East Bridge Tower, bridge side
entrance-esirien-1511-1611 = East Bridge Tower, city side
entrance-esirien-1910-1810 = Citadel
entrance-esirien-0706-0806 = Forest Tower
entrance-esirien-0607-0708 = West Gate Tower
entrance-esirien-0714-0813 = Harbour Tower
entrance-esirien-1306-1206 = West River Tower
entrance-esirien-1506-1606 = East River Tower
entrance-esirien-2106-2006 = Corner Tower
entrance-esirien-2211-2112 = East Gate Tower
entrance-esirien-2213-2114 = Legion Tower
entrance-esirien-2115-2014 = Coast Tower
entrance-esirien-1515-1514 = Mole Tower, city side
entrance-esirien-1515-1516 = Mole Tower, sea side

## Nurkott

place-nurkott-1708 = Great Hall of Brogg
place-nurkott-1606 = Shaman's Lodge
place-nurkott-1907 = Slave Cells
place-nurkott-1911 = Plunder Hoard
place-nurkott-1712 = Smithy
place-nurkott-1705 = North Door
place-nurkott-1910 = East Door
place-nurkott-1709 = War Drums
place-nurkott-1209 = Idol of Nurk
place-nurkott-1006 = Brew-house
place-nurkott-1408 = Fighting Pit
place-nurkott-1011 = Warg Pens
place-nurkott-1411 = Smokehouse
place-nurkott-1307 = Warriors' Longhouse
place-nurkott-0910 = West Door
place-nurkott-1112 = Tannery
place-nurkott-1804 = Goblin chief's hut
place-nurkott-1903 = Goblin stores
place-nurkott-1313 = Goblin huts
place-nurkott-1314 = Goblin mushroom cellar
place-nurkott-1212 = South Door
place-nurkott-1812 = River Door

crossing-nurkott-0402 = Brook Bridge
crossing-nurkott-1002 = North Bridge
crossing-nurkott-2108 = North-East Bridge
crossing-nurkott-2211 = East Bridge
crossing-nurkott-1914 = South Bridge
crossing-nurkott-2412 = Far Bridge
crossing-nurkott-1610 = Stone Bridge
crossing-nurkott-0308 = Elk Ford

entrance-nurkott-0910-0810 = West Door
entrance-nurkott-0910-0809 = Herd Door
entrance-nurkott-0909-0809 = Herd Door
entrance-nurkott-1011-1012 = Warg Door
entrance-nurkott-1011-0912 = Pen Door
entrance-nurkott-0911-0912 = Pen Door
entrance-nurkott-1112-1113 = Tanners' Door
entrance-nurkott-1112-1012 = Hide Door
entrance-nurkott-1212-1213 = South Door
entrance-nurkott-1212-1113 = Cart Door
entrance-nurkott-1312-1313 = Cart Door
entrance-nurkott-1412-1413 = Goblin Door
entrance-nurkott-1412-1513 = Mushroom Door
entrance-nurkott-1512-1513 = Mushroom Door
entrance-nurkott-1705-1704 = North Door
entrance-nurkott-1910-2009 = East Door
entrance-nurkott-1812-1813 = River Door
