### Lugares, pasos y entradas de los mapas.

## Esirien

place-esirien-1910 = Ciudadela
place-esirien-1808 = Palacio del Gobernador
place-esirien-1607 = Templo Imperial
place-esirien-2008 = Cuartel
place-esirien-2011 = Armería
place-esirien-1714 = Granero
place-esirien-1511 = Torre este del puente
place-esirien-1515 = Torre del Malecón
place-esirien-1106 = Casa gremial
place-esirien-0811 = Templo del Mar
place-esirien-1009 = Lonja
place-esirien-1211 = Ceca
place-esirien-1308 = Casa del Mago
place-esirien-1012 = Gran Almacén
place-esirien-0914 = Torre del Muelle
place-esirien-1310 = Torre oeste del puente
place-esirien-0607 = Torre del Portón Oeste
place-esirien-1114 = Almacén del Muelle
place-esirien-0814 = Astillero
place-esirien-0706 = Torre del Bosque
place-esirien-0714 = Torre del Puerto
place-esirien-1306 = Torre oeste del río
place-esirien-1506 = Torre este del río
place-esirien-2106 = Torre de la Esquina
place-esirien-2211 = Torre del Portón Este
place-esirien-2213 = Torre de la Legión
place-esirien-2115 = Torre de la Costa

crossing-esirien-1407 = puente Norte
crossing-esirien-1410 = puente de Piedra
crossing-esirien-1413 = puente del Mar
crossing-esirien-1303 = vado del Molinero

entrance-esirien-0707-0606 = Portón Oeste
entrance-esirien-2113-2212 = Portón Este
entrance-esirien-1307-1407 = puente Norte, orilla oeste
entrance-esirien-1508-1407 = puente Norte, orilla este
entrance-esirien-1314-1413 = puente del Mar, orilla oeste
entrance-esirien-1513-1413 = puente del Mar, orilla este
entrance-esirien-0914-0913 = Torre del Muelle, lado de la ciudad
entrance-esirien-0914-0915 = Torre del Muelle, lado del muelle
entrance-esirien-1310-1209 = Torre oeste del puente, lado de la ciudad
entrance-esirien-1310-1410 = Torre oeste del puente, lado del puente
entrance-esirien-1511-1410 = Torre este del puente, lado del puente
entrance-esirien-1511-1611 = Torre este del puente, lado de la ciudad
entrance-esirien-1910-1810 = Ciudadela
entrance-esirien-0706-0806 = Torre del Bosque
entrance-esirien-0607-0708 = Torre del Portón Oeste
entrance-esirien-0714-0813 = Torre del Puerto
entrance-esirien-1306-1206 = Torre oeste del río
entrance-esirien-1506-1606 = Torre este del río
entrance-esirien-2106-2006 = Torre de la Esquina
entrance-esirien-2211-2112 = Torre del Portón Este
entrance-esirien-2213-2114 = Torre de la Legión
entrance-esirien-2115-2014 = Torre de la Costa
entrance-esirien-1515-1514 = Torre del Malecón, lado de la ciudad
entrance-esirien-1515-1516 = Torre del Malecón, lado del mar

## Nurkott

place-nurkott-1708 = Gran salón de Brogg
place-nurkott-1606 = Cabaña del Chamán
place-nurkott-1907 = Celdas de los esclavos
place-nurkott-1911 = Almacén del botín
place-nurkott-1712 = Herrería
place-nurkott-1705 = Puerta Norte
place-nurkott-1910 = Puerta Este
place-nurkott-1709 = Tambores de guerra
place-nurkott-1209 = Ídolo de Nurk
place-nurkott-1006 = Cervecería
place-nurkott-1408 = Foso de lucha
place-nurkott-1011 = Corrales de wargos
place-nurkott-1411 = Ahumadero
place-nurkott-1307 = Casa larga de los guerreros
place-nurkott-0910 = Puerta Oeste
place-nurkott-1112 = Curtiduría
place-nurkott-1804 = Choza del jefe trasgo
place-nurkott-1903 = Despensa de los trasgos
place-nurkott-1313 = Chozas de los trasgos
place-nurkott-1314 = Sótano de setas de los trasgos
place-nurkott-1212 = Puerta Sur
place-nurkott-1812 = Puerta del Río

crossing-nurkott-0402 = puente del Arroyo
crossing-nurkott-1002 = puente Norte
crossing-nurkott-2108 = puente Noreste
crossing-nurkott-2211 = puente Este
crossing-nurkott-1914 = puente Sur
crossing-nurkott-2412 = puente Lejano
crossing-nurkott-1610 = puente de Piedra
crossing-nurkott-0308 = vado del Alce

entrance-nurkott-0910-0810 = Puerta Oeste
entrance-nurkott-0910-0809 = Puerta del Ganado
entrance-nurkott-0909-0809 = Puerta del Ganado
entrance-nurkott-1011-1012 = Puerta de los Wargos
entrance-nurkott-1011-0912 = Puerta del Corral
entrance-nurkott-0911-0912 = Puerta del Corral
entrance-nurkott-1112-1113 = Puerta de los Curtidores
entrance-nurkott-1112-1012 = Puerta de las Pieles
entrance-nurkott-1212-1213 = Puerta Sur
entrance-nurkott-1212-1113 = Puerta de los Carros
entrance-nurkott-1312-1313 = Puerta de los Carros
entrance-nurkott-1412-1413 = Puerta de los Trasgos
entrance-nurkott-1412-1513 = Puerta de las Setas
entrance-nurkott-1512-1513 = Puerta de las Setas
entrance-nurkott-1705-1704 = Puerta Norte
entrance-nurkott-1910-2009 = Puerta Este
entrance-nurkott-1812-1813 = Puerta del Río
