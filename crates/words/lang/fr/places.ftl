### Lieux, passages et entrées des cartes.

## Esirien

place-esirien-1910 = Citadelle
place-esirien-1808 = Palais du gouverneur
place-esirien-1607 = Temple impérial
place-esirien-2008 = Caserne
place-esirien-2011 = Arsenal
place-esirien-1714 = Grenier
place-esirien-1511 = Tour est du pont
place-esirien-1515 = Tour du môle
place-esirien-1106 = Maison des guildes
place-esirien-0811 = Temple de la mer
place-esirien-1009 = Halle du marché
place-esirien-1211 = Hôtel des monnaies
place-esirien-1308 = Maison du magicien
place-esirien-1012 = Grand entrepôt
place-esirien-0914 = Tour des quais
place-esirien-1310 = Tour ouest du pont
place-esirien-0607 = Tour du portail ouest
place-esirien-1114 = Entrepôt du quai
place-esirien-0814 = Chantier naval
place-esirien-0706 = Tour de la forêt
place-esirien-0714 = Tour du port
place-esirien-1306 = Tour ouest de la rivière
place-esirien-1506 = Tour est de la rivière
place-esirien-2106 = Tour d’angle
place-esirien-2211 = Tour du portail est
place-esirien-2213 = Tour de la légion
place-esirien-2115 = Tour de la côte

crossing-esirien-1407 = pont du Nord
crossing-esirien-1410 = pont de pierre
crossing-esirien-1413 = pont de la Mer
crossing-esirien-1303 = gué du Meunier

entrance-esirien-0707-0606 = portail ouest
entrance-esirien-2113-2212 = portail est
entrance-esirien-1307-1407 = pont du Nord, rive ouest
entrance-esirien-1508-1407 = pont du Nord, rive est
entrance-esirien-1314-1413 = pont de la Mer, rive ouest
entrance-esirien-1513-1413 = pont de la Mer, rive est
entrance-esirien-0914-0913 = Tour des quais, côté ville
entrance-esirien-0914-0915 = Tour des quais, côté quai
entrance-esirien-1310-1209 = Tour ouest du pont, côté ville
entrance-esirien-1310-1410 = Tour ouest du pont, côté pont
entrance-esirien-1511-1410 = Tour est du pont, côté pont
entrance-esirien-1511-1611 = Tour est du pont, côté ville
entrance-esirien-1910-1810 = Citadelle
entrance-esirien-0706-0806 = Tour de la forêt
entrance-esirien-0607-0708 = Tour du portail ouest
entrance-esirien-0714-0813 = Tour du port
entrance-esirien-1306-1206 = Tour ouest de la rivière
entrance-esirien-1506-1606 = Tour est de la rivière
entrance-esirien-2106-2006 = Tour d’angle
entrance-esirien-2211-2112 = Tour du portail est
entrance-esirien-2213-2114 = Tour de la légion
entrance-esirien-2115-2014 = Tour de la côte
entrance-esirien-1515-1514 = Tour du môle, côté ville
entrance-esirien-1515-1516 = Tour du môle, côté mer

## Nurkott

place-nurkott-1708 = Grande salle de Brogg
place-nurkott-1606 = Loge du chaman
place-nurkott-1907 = Geôles des esclaves
place-nurkott-1911 = Magot des pillards
place-nurkott-1712 = Forge
place-nurkott-1705 = Porte du nord
place-nurkott-1910 = Porte de l’est
place-nurkott-1709 = Tambours de guerre
place-nurkott-1209 = Idole de Nurk
place-nurkott-1006 = Brasserie
place-nurkott-1408 = Fosse de combat
place-nurkott-1011 = Enclos des wargs
place-nurkott-1411 = Fumoir
place-nurkott-1307 = Maison longue des guerriers
place-nurkott-0910 = Porte de l’ouest
place-nurkott-1112 = Tannerie
place-nurkott-1804 = Hutte du chef gobelin
place-nurkott-1903 = Réserves des gobelins
place-nurkott-1313 = Huttes des gobelins
place-nurkott-1314 = Cave à champignons des gobelins
place-nurkott-1212 = Porte du sud
place-nurkott-1812 = Porte de la rivière

crossing-nurkott-0402 = pont du Ruisseau
crossing-nurkott-1002 = pont du Nord
crossing-nurkott-2108 = pont du Nord-Est
crossing-nurkott-2211 = pont de l’Est
crossing-nurkott-1914 = pont du Sud
crossing-nurkott-2412 = pont lointain
crossing-nurkott-1610 = pont de pierre
crossing-nurkott-0308 = gué de l’Élan

entrance-nurkott-0910-0810 = Porte de l’ouest
entrance-nurkott-0910-0809 = Porte du bétail
entrance-nurkott-0909-0809 = Porte du bétail
entrance-nurkott-1011-1012 = Porte des wargs
entrance-nurkott-1011-0912 = Porte de l’enclos
entrance-nurkott-0911-0912 = Porte de l’enclos
entrance-nurkott-1112-1113 = Porte des tanneurs
entrance-nurkott-1112-1012 = Porte des peaux
entrance-nurkott-1212-1213 = Porte du sud
entrance-nurkott-1212-1113 = Porte des charrettes
entrance-nurkott-1312-1313 = Porte des charrettes
entrance-nurkott-1412-1413 = Porte des gobelins
entrance-nurkott-1412-1513 = Porte des champignons
entrance-nurkott-1512-1513 = Porte des champignons
entrance-nurkott-1705-1704 = Porte du nord
entrance-nurkott-1910-2009 = Porte de l’est
entrance-nurkott-1812-1813 = Porte de la rivière
