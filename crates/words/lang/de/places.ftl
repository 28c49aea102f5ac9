### Orte, Übergänge und Eingänge der Karten.

## Esirien

place-esirien-1910 = Zitadelle
place-esirien-1808 = Statthalterpalast
place-esirien-1607 = Kaisertempel
place-esirien-2008 = Kaserne
place-esirien-2011 = Zeughaus
place-esirien-1714 = Kornspeicher
place-esirien-1511 = Östlicher Brückenturm
place-esirien-1515 = Molenturm
place-esirien-1106 = Zunfthaus
place-esirien-0811 = Meerestempel
place-esirien-1009 = Markthalle
place-esirien-1211 = Münze
place-esirien-1308 = Haus des Magiers
place-esirien-1012 = Großes Lagerhaus
place-esirien-0914 = Kaiturm
place-esirien-1310 = Westlicher Brückenturm
place-esirien-0607 = Westtorturm
place-esirien-1114 = Speicher am Kai
place-esirien-0814 = Werft
place-esirien-0706 = Waldturm
place-esirien-0714 = Hafenturm
place-esirien-1306 = Westlicher Flussturm
place-esirien-1506 = Östlicher Flussturm
place-esirien-2106 = Eckturm
place-esirien-2211 = Osttorturm
place-esirien-2213 = Legionsturm
place-esirien-2115 = Küstenturm

crossing-esirien-1407 = Nordbrücke
crossing-esirien-1410 = Steinbrücke
crossing-esirien-1413 = Seebrücke
crossing-esirien-1303 = Müllerfurt

entrance-esirien-0707-0606 = Westtor
entrance-esirien-2113-2212 = Osttor
entrance-esirien-1307-1407 = Nordbrücke, Westufer
entrance-esirien-1508-1407 = Nordbrücke, Ostufer
entrance-esirien-1314-1413 = Seebrücke, Westufer
entrance-esirien-1513-1413 = Seebrücke, Ostufer
entrance-esirien-0914-0913 = Kaiturm, Stadtseite
entrance-esirien-0914-0915 = Kaiturm, Kaiseite
entrance-esirien-1310-1209 = Westlicher Brückenturm, Stadtseite
entrance-esirien-1310-1410 = Westlicher Brückenturm, Brückenseite
entrance-esirien-1511-1410 = Östlicher Brückenturm, Brückenseite
entrance-esirien-1511-1611 = Östlicher Brückenturm, Stadtseite
entrance-esirien-1910-1810 = Zitadelle
entrance-esirien-0706-0806 = Waldturm
entrance-esirien-0607-0708 = Westtorturm
entrance-esirien-0714-0813 = Hafenturm
entrance-esirien-1306-1206 = Westlicher Flussturm
entrance-esirien-1506-1606 = Östlicher Flussturm
entrance-esirien-2106-2006 = Eckturm
entrance-esirien-2211-2112 = Osttorturm
entrance-esirien-2213-2114 = Legionsturm
entrance-esirien-2115-2014 = Küstenturm
entrance-esirien-1515-1514 = Molenturm, Stadtseite
entrance-esirien-1515-1516 = Molenturm, Seeseite

## Nurkott

place-nurkott-1708 = Große Halle Broggs
place-nurkott-1606 = Hütte des Schamanen
place-nurkott-1907 = Sklavenkerker
place-nurkott-1911 = Beutelager
place-nurkott-1712 = Schmiede
place-nurkott-1705 = Nordtür
place-nurkott-1910 = Osttür
place-nurkott-1709 = Kriegstrommeln
place-nurkott-1209 = Götzenbild Nurks
place-nurkott-1006 = Brauhaus
place-nurkott-1408 = Kampfgrube
place-nurkott-1011 = Wargzwinger
place-nurkott-1411 = Räucherhaus
place-nurkott-1307 = Langhaus der Krieger
place-nurkott-0910 = Westtür
place-nurkott-1112 = Gerberei
place-nurkott-1804 = Hütte des Goblinhäuptlings
place-nurkott-1903 = Goblinvorräte
place-nurkott-1313 = Goblinhütten
place-nurkott-1314 = Pilzkeller der Goblins
place-nurkott-1212 = Südtür
place-nurkott-1812 = Flusstür

crossing-nurkott-0402 = Bachbrücke
crossing-nurkott-1002 = Nordbrücke
crossing-nurkott-2108 = Nordostbrücke
crossing-nurkott-2211 = Ostbrücke
crossing-nurkott-1914 = Südbrücke
crossing-nurkott-2412 = Ferne Brücke
crossing-nurkott-1610 = Steinbrücke
crossing-nurkott-0308 = Elchfurt

entrance-nurkott-0910-0810 = Westtür
entrance-nurkott-0910-0809 = Viehtür
entrance-nurkott-0909-0809 = Viehtür
entrance-nurkott-1011-1012 = Wargtür
entrance-nurkott-1011-0912 = Pferchtür
entrance-nurkott-0911-0912 = Pferchtür
entrance-nurkott-1112-1113 = Gerbertür
entrance-nurkott-1112-1012 = Häutetür
entrance-nurkott-1212-1213 = Südtür
entrance-nurkott-1212-1113 = Karrentür
entrance-nurkott-1312-1313 = Karrentür
entrance-nurkott-1412-1413 = Goblintür
entrance-nurkott-1412-1513 = Pilztür
entrance-nurkott-1512-1513 = Pilztür
entrance-nurkott-1705-1704 = Nordtür
entrance-nurkott-1910-2009 = Osttür
entrance-nurkott-1812-1813 = Flusstür
