import type en from '../en/events.ts';

export default {
  // What the seasons bring: name, and what it does
  'event.double-omens': 'Doubles présages',
  'eventText.double-omens': 'On tire deux autres événements, et les deux s’accomplissent.',
  'event.lull': 'Accalmie',
  'eventText.lull': 'Rien, cette saison, ne mérite une chanson.',
  'event.storm': 'Tempête',
  'eventText.storm':
    'Une mer se déchaîne. Les drakkars au large sombrent avec tout leur équipage ; jusqu’à la fin du tour, un drakkar qui y navigue sombre sur un dé de 1 à 5.',
  'event.njord': 'Lames de Njord',
  'eventText.njord':
    'Ce tour-ci, chaque drakkar a 1 point de mouvement de plus, par hexagones 10 au lieu de 7. Les Vikings qui se battent en mer ou débarquent valent 10.',
  'event.good-harvest': 'Bonnes récoltes',
  'eventText.good-harvest': 'Chaque région d’un Seigneur gagne 2 points de prospérité sur un dé de 1 à 5.',
  'event.bad-harvest': 'Mauvaises récoltes',
  'eventText.bad-harvest': 'Chaque région d’un Seigneur perd 2 points de prospérité sur un dé de 1 à 5.',
  'event.barbarians': 'Invasion de barbares',
  'eventText.barbarians':
    'Trois Humains et un héros +2 attaquent chaque région de bordure d’un Seigneur, sur un dé de 1 à 3. Ce qu’ils gagnent, ils le gardent.',
  'event.revolts': 'Révoltes',
  'eventText.revolts':
    'Là où la force du peuple est de 0 ou moins, une unité locale attaque aussitôt le Seigneur. Si elle gagne, la région devient indépendante.',
  'event.blizzard': 'Blizzard',
  'eventText.blizzard':
    'Ce tour-ci, franchir une frontière de Koregan, de Noorland ou de Terra Innoma coûte 2 points de mouvement ; par hexagones, chaque hexagone y coûte 1 point de plus.',
  'event.mercenaries': 'Mercenaires',
  'eventText.mercenaries':
    'La place qui a l’initiative peut engager 2 Humains, 1 Chevalier et un héros +2 pour 15 pièces d’or.',
  'event.civil-disorder': 'Troubles civils',
  'eventText.civil-disorder':
    'Le Seigneur qui a le plus de régions subit des émeutes dans celles sans unité ni héros, qui perdent 4 points de prospérité, leur moulin et leur fortification.',
  'event.legendary-hero': 'Héros légendaires',
  'eventText.legendary-hero': 'Un héros légendaire paraît sur sa terre et sert la personne qui la gouverne.',
  'event.stone': 'Pierre de Sagesse',
  'eventText.stone':
    'La Pierre apparaît à Aland. Un héros qui s’y trouve à la fin d’un tour s’en empare, et un dé révèle son pouvoir.',
  'event.yggdrasil': 'Yggdrasil',
  'eventText.yggdrasil':
    'Ce tour-ci, chaque temple donne 2 points de croyance de plus, pour les pouvoirs et pour recruter des héros.',
  'event.plague': 'La peste',
  'eventText.plague':
    'Les régions à 15 de prospérité ou moins en perdent 4. Chaque unité qui s’y trouve meurt sur un dé de 1 à 5, sauf les héros, les Morts-vivants et les Valkyries.',
  'event.call-of-gold': 'L’appel de l’or',
  'eventText.call-of-gold':
    'Les gouverneurs demandent 2 pièces d’or par région. Là où on ne les paie pas, ce tour-ci ne donne ni taxes ni recrues.',
  'event.bards': 'Chanteurs de légendes',
  'eventText.bards':
    'Chaque héros demande autant d’or que son bonus, même recruté ce tour-ci. Un héros qu’on ne paie pas s’en va.',
  'event.ogre-giant-war': 'Guerre des Ogres et des Géants',
  'eventText.ogre-giant-war':
    'Tous les Ogres et tous les Géants quittent le plateau, et ce tour-ci leur fréquence baisse de 1.',
  'event.glaciation': 'Glaciation',
  'eventText.glaciation':
    'Ce tour-ci, les mers gèlent : les drakkars restent immobiles, les Pégases ne volent pas, et les unités de mouvement 2 peuvent traverser la glace.',
  'event.loki': 'Loki',
  'eventText.loki': 'Ce tour-ci, Loki remplace le Dragon aux enchères. On le paie en or et en unités.',
  'event.astral': 'Conjonction astrale',
  'eventText.astral':
    'Ce tour-ci, toute la croyance est doublée et les pouvoirs sont recalculés. Le recrutement des héros n’y gagne rien.',
  'event.sanctuaries': 'Sanctuaires',
  'eventText.sanctuaries':
    'Un sanctuaire surgit sur chacune des quatre îles. La possession d’une île rapporte 2 points de croyance.',
  'event.valhalla': 'Valhalla',
  'eventText.valhalla': 'Une Valkyrie descend sur chaque île et rejoint la première armée qui y arrive.',
  'event.frigg': 'Solstice de Frigg',
  'eventText.frigg':
    'Chaque région avec un temple reçoit une unité locale et, ce tour-ci, 2 points de croyance de plus. Les sanctuaires en donnent 4.',
  'event.fenrir': 'Le cauchemar de Fenrir',
  'eventText.fenrir':
    'Ce tour-ci, la croyance de chaque région est divisée par deux, arrondie à l’inférieur, et chaque fréquence baisse de 2.',
  'event.tyr': 'L’appel de Tyr',
  'eventText.tyr': 'Chaque région d’un Seigneur reçoit une unité du type local.',
  'event.freya': 'Passion de Freya',
  'eventText.freya': 'Ce tour-ci, aucune bataille n’a lieu : personne ne peut aller là où il s’ensuivrait un combat.',
  'event.false-embassies': 'Fausses ambassades',
  'eventText.false-embassies': 'Toutes les alliances sont rompues, et aucune ne peut être conclue ce tour-ci.',
  'event.fury-of-gods': 'Fureur des dieux',
  'eventText.fury-of-gods': 'Chaque unité mineure ou ordinaire quitte le plateau sur un dé de 1 à 5.',
  'event.vestals': 'L’œil des Vestales',
  'eventText.vestals': 'Tout le monde montre son or.',
  'event.viking-expedition': 'Expédition viking',
  'eventText.viking-expedition':
    'Tous les drakkars et tous les Vikings partent pour le Groenland. Leurs Seigneurs reçoivent 10 pièces d’or par drakkar et par unité.',
  'event.ohrrkan-great': 'Ohrrkan le Grand',
  'eventText.ohrrkan-great':
    'Désormais, il faut à Ohrrkan 2 régions de moins pour gagner. Chaque région des Seigneurs qui ne sont pas avec lui reçoit une unité locale.',
  'event.sif': 'Fête de Sif',
  'eventText.sif':
    'Toutes les régions des Seigneurs perdent 3 points de prospérité. Un Seigneur qui donne 10 pièces d’or par région après les taxes en retrouve 3 partout.',
  'event.hel': 'La malédiction de Hel',
  'eventText.hel':
    'Le feu tombe sur une région d’un Seigneur : elle perd 6 points de prospérité, et chaque bâtiment, unité et héros y est perdu sur un dé de 1 à 5.',
  'event.surtur': 'Mutations de Surtur',
  'eventText.surtur':
    'Les unités se changent pour toujours l’une en l’autre : Demi-elfes et Gobelins, Elfes et Orques, Pégases et Chevaliers, Humains et Morts-vivants, Nains et Vikings, Ogres et Géants.',
  'event.thor': 'La colère de Thor',
  'eventText.thor':
    'Toutes les unités des régions sans temple sont détruites. Chaque région avec un temple reçoit une Valkyrie.',
  'event.odin': 'La volonté d’Odin',
  'eventText.odin':
    'À côté de chaque unité du plateau en paraît une autre du même type, et ce tour-ci chaque fréquence monte de 1.',
} satisfies Record<keyof typeof en, string>;
