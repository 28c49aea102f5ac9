### Die gedruckten Szenarien.

scenario-esirien-1-name = Drachenzorn
scenario-esirien-1-description = Zwei Drachen fallen über Esirien her. Ritter, Bogenschützen, ein Held und ein Magier halten die Mauern. Das beste Szenario für den Anfang.
scenario-esirien-2-name = Die Horde aus der Wildnis
scenario-esirien-2-description = Riesen, Trolle, Orks und Goblins kommen aus der Wildnis. Der Verteidiger ist zuerst am Zug.
scenario-esirien-3-name = Das Bündnis von Arym
scenario-esirien-3-description = Ein Drache führt einen Riesen, Trolle, Orks und Goblins gegen die Stadt.
scenario-esirien-4-name = Das Bündnis von Belm
scenario-esirien-4-description = Ein Drache und ein Jungdrache greifen zusammen mit einem Riesen und Trollen an.
scenario-esirien-5-name = Das Bündnis von Clyth
scenario-esirien-5-description = Ein Drache, ein Jungdrache, ein Riese und eine Schar Orks gegen eine starke Besatzung.
scenario-esirien-6-name = Marsch der Riesen
scenario-esirien-6-description = Sechs Riesen ziehen gegen die Stadt, und Goblins huschen hinterdrein.
scenario-nurkott-1-name = Die Menschen greifen an
scenario-nurkott-1-description = Die Menschen haben genug von Überfällen und stürmen Nurkott, die Stadt der Orks.
scenario-nurkott-2-name = Überfall
scenario-nurkott-2-description = Ein schneller Überfall auf Nurkott, ohne Held und Magier. Der Verteidiger ist zuerst am Zug.
scenario-nurkott-3-name = Drachen!
scenario-nurkott-3-description = Zwei Drachen greifen Nurkott an; Orks, Goblins, Warge und Trolle kämpfen um ihre Hütten.
scenario-nurkott-4-name = Ungleiches Bündnis
scenario-nurkott-4-description = Ein Drache, ein Riese, Trolle und Menschen Seite an Seite gegen die Orks.
scenario-nurkott-5-name = Die Rückkehr von Clyth
scenario-nurkott-5-description = Das Bündnis von Clyth kehrt zurück: ein Drache, ein Jungdrache, ein Riese und gedungene Infanterie.
scenario-nurkott-6-name = Die Rache der Riesen
scenario-nurkott-6-description = Sechs Riesen und ein paar Bogenschützen haben mit Nurkott eine alte Rechnung offen.
