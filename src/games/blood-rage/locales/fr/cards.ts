import type en from '../en/cards.ts';

export default {
  // Age 1
  'card.a1-dwarf-chieftain': 'Capitaine nain',
  'cardText.a1-dwarf-chieftain': 'Ne coûte jamais de Rage, ni à jouer ni pour envahir.',
  'card.a1-sea-serpent': 'Serpent de mer',
  'cardText.a1-sea-serpent':
    'Monstre et Navire : va seulement dans les fjords, ne marche jamais, soutient deux provinces.',
  'card.a1-troll': 'Troll',
  'cardText.a1-troll': 'Quand il envahit une province, tous les Guerriers des autres clans y sont détruits.',
  'card.a1-lord-of-hammers': 'Seigneur des marteaux',
  'cardText.a1-lord-of-hammers':
    'Après votre pillage en présence du Chef, le Chef peut se déplacer vers une province adjacente.',
  'card.a1-brothers-in-arms': 'Frères d’armes',
  'cardText.a1-brothers-in-arms': 'Chaque paire de Guerriers dans une même province vaut FOR 3.',
  'card.a1-lokis-dragons': 'Dragons de Loki',
  'cardText.a1-lokis-dragons': 'Chacun de vos Navires détruits vous rapporte 4 points de Gloire.',
  'card.a1-friggas-charm': 'Charme de Frigga',
  'cardText.a1-friggas-charm': 'Chaque amélioration suivante vous coûte 1 point de Rage de moins.',
  'card.a1-friggas-succor': 'Secours de Frigga',
  'cardText.a1-friggas-succor':
    'Après chaque invasion d’une province extérieure, vous pouvez y amener gratuitement un Guerrier de votre réserve.',
  'card.a1-lokis-blessing': 'Bénédiction de Loki',
  'cardText.a1-lokis-blessing':
    'Après une bataille perdue, un Guerrier de votre réserve peut envahir gratuitement cette province.',
  'card.a1-lokis-domain': 'Domaine de Loki',
  'cardText.a1-lokis-domain': 'Libération du Valhalla : 1 point de Gloire par figurine qui revient dans votre réserve.',
  'card.a1-thors-glory': 'Gloire de Thor',
  'cardText.a1-thors-glory':
    'Après une bataille que vous livrez et où tombent au moins deux figurines ennemies : 2 points de Gloire.',
  'card.a1-tyrs-domain': 'Domaine de Tyr',
  'cardText.a1-tyrs-domain':
    'Une Quête que vous révélez en bataille peut compter comme une carte de Bataille de +3 FOR.',
  'card.a1-alfheim': 'Alfheim !',
  'cardText.a1-alfheim':
    'La plus haute FOR, sans égalité, en Andlang ou Gimle : 5 points de Gloire et +1 rang au choix.',
  'card.a1-glorious-death': 'Mort glorieuse !',
  'cardText.a1-glorious-death':
    'Au moins quatre de vos figurines au Valhalla : 6 points de Gloire et +1 rang au choix.',
  'card.a1-jotunheim': 'Jotunheim !',
  'cardText.a1-jotunheim':
    'La plus haute FOR, sans égalité, en Utgard, Horgr ou Muspelheim : 5 points de Gloire et +1 rang au choix.',
  'card.a1-manheim': 'Manheim !',
  'cardText.a1-manheim':
    'La plus haute FOR, sans égalité, en Elvagar, Angerboda ou Myrkulor : 5 points de Gloire et +1 rang au choix.',
  'card.a1-yggdrasil': 'Yggdrasil !',
  'cardText.a1-yggdrasil': 'La plus haute FOR, sans égalité, sur Yggdrasil : 6 points de Gloire et +1 rang au choix.',
  'card.a1-friggas-grace': 'Grâce de Frigga',
  'cardText.a1-friggas-grace':
    'Si vous pillez et gagnez, augmentez aussi une caractéristique autre que celle du jeton.',
  'card.a1-heimdalls-sight': 'Vue de Heimdall',
  'cardText.a1-heimdalls-sight': 'Son bonus est égal au plus haut bonus d’une seule carte adverse dans cette bataille.',
  'card.a1-lokis-trickery': 'Ruse de Loki',
  'cardText.a1-lokis-trickery': 'En cas de défaite, prenez 1 point de Rage au clan vainqueur.',
  'card.a1-odins-smite': 'Châtiment d’Odin',
  'cardText.a1-odins-smite': 'Avant la comparaison des Forces, chaque adversaire perd un Guerrier dans la province.',
  'card.a1-thors-hammer': 'Marteau de Thor',
  'cardText.a1-thors-hammer': 'En cas de victoire, gagnez 3 points de Gloire.',
  'card.a1-tyrs-bash': 'Coup de Tyr',
  'cardText.a1-tyrs-bash': 'De la Force seule, aucun autre effet.',
  'card.a1-tyrs-crush': 'Écrasement de Tyr',
  'cardText.a1-tyrs-crush': 'De la Force seule, aucun autre effet.',
  'card.a1-tyrs-smash': 'Fracas de Tyr',
  'cardText.a1-tyrs-smash': 'De la Force seule, aucun autre effet.',
  'card.a1-tyrs-smite': 'Châtiment de Tyr',
  'cardText.a1-tyrs-smite': 'De la Force seule, aucun autre effet.',

  // Age 2
  'card.a2-dark-elf': 'Elfe noir',
  'cardText.a2-dark-elf': 'Peut aussi envahir Yggdrasil, où il a FOR 3.',
  'card.a2-fire-giant': 'Géant du feu',
  'cardText.a2-fire-giant':
    'Quand il envahit, il détruit Guerriers et Chefs ennemis de la province et Navires ennemis de son fjord.',
  'card.a2-valkyrie': 'Valkyrie',
  'cardText.a2-valkyrie':
    'Après une bataille à laquelle elle a pris part : 2 points de Gloire par figurine ennemie détruite.',
  'card.a2-lord-of-axes': 'Seigneur des haches',
  'cardText.a2-lord-of-axes':
    'Après votre pillage en présence du Chef, augmentez d’un rang une caractéristique au choix.',
  'card.a2-experts-in-arms': 'Experts en armes',
  'cardText.a2-experts-in-arms': 'Les Guerriers ont FOR 2, où qu’ils soient.',
  'card.a2-fire-dragons': 'Dragons de feu',
  'cardText.a2-fire-dragons': 'Chacun de vos Navires détruits vous rapporte 8 points de Gloire.',
  'card.a2-friggas-protection': 'Protection de Frigga',
  'cardText.a2-friggas-protection':
    'Quand vos figurines doivent être détruites, gardez-en sur place pour 1 point de Rage par figurine, si vous voulez.',
  'card.a2-lokis-eminence': 'Éminence de Loki',
  'cardText.a2-lokis-eminence':
    'Libération du Valhalla : 2 points de Gloire par figurine qui revient dans votre réserve.',
  'card.a2-odins-inspiration': 'Inspiration d’Odin',
  'cardText.a2-odins-inspiration': 'Vos figurines détruites par le Ragnarök rapportent deux fois plus de Gloire.',
  'card.a2-thors-domain': 'Domaine de Thor',
  'cardText.a2-thors-domain':
    'Après l’invasion d’une province non pillée, vous pouvez la piller aussitôt pour 2 points de Rage.',
  'card.a2-tyrs-challenge': 'Défi de Tyr',
  'cardText.a2-tyrs-challenge': 'Action : pour 2 points de Rage, pillez une province déjà pillée.',
  'card.a2-tyrs-prowess': 'Prouesse de Tyr',
  'cardText.a2-tyrs-prowess':
    'Si vous remportez une bataille, vous pouvez reprendre vos cartes jouées pour 1 point de Rage par carte.',
  'card.a2-alfheim': 'Alfheim !',
  'cardText.a2-alfheim':
    'La plus haute FOR, sans égalité, en Andlang ou Gimle : 7 points de Gloire et +1 rang au choix.',
  'card.a2-glorious-death': 'Mort glorieuse !',
  'cardText.a2-glorious-death':
    'Au moins quatre de vos figurines au Valhalla : 8 points de Gloire et +1 rang au choix.',
  'card.a2-jotunheim': 'Jotunheim !',
  'cardText.a2-jotunheim':
    'La plus haute FOR, sans égalité, en Utgard, Horgr ou Muspelheim : 7 points de Gloire et +1 rang au choix.',
  'card.a2-manheim': 'Manheim !',
  'cardText.a2-manheim':
    'La plus haute FOR, sans égalité, en Elvagar, Angerboda ou Myrkulor : 7 points de Gloire et +1 rang au choix.',
  'card.a2-yggdrasil': 'Yggdrasil !',
  'cardText.a2-yggdrasil': 'La plus haute FOR, sans égalité, sur Yggdrasil : 8 points de Gloire et +1 rang au choix.',
  'card.a2-heimdalls-eye': 'Œil de Heimdall',
  'cardText.a2-heimdalls-eye': 'Peut aussi être ajoutée après la révélation, en plus de la carte jouée.',
  'card.a2-heimdalls-watch': 'Garde de Heimdall',
  'cardText.a2-heimdalls-watch':
    'Gagnez en Gloire la somme des bonus des cartes révélées ; elles sont défaussées et tout le monde rejoue.',
  'card.a2-lokis-backstab': 'Coup de poignard de Loki',
  'cardText.a2-lokis-backstab': 'En cas de défaite, prenez 2 points de Gloire au clan vainqueur.',
  'card.a2-odins-tide': 'Marée d’Odin',
  'cardText.a2-odins-tide':
    'Avant la comparaison des Forces, chaque clan garde une figurine ; ses autres sont détruites.',
  'card.a2-thors-oath': 'Serment de Thor',
  'cardText.a2-thors-oath': 'En cas de victoire, augmentez d’un rang une caractéristique au choix.',
  'card.a2-tyrs-crush': 'Écrasement de Tyr',
  'cardText.a2-tyrs-crush': 'De la Force seule, aucun autre effet.',
  'card.a2-tyrs-rage': 'Rage de Tyr',
  'cardText.a2-tyrs-rage': 'De la Force seule, aucun autre effet.',
  'card.a2-tyrs-smash': 'Fracas de Tyr',
  'cardText.a2-tyrs-smash': 'De la Force seule, aucun autre effet.',
  'card.a2-tyrs-smite': 'Châtiment de Tyr',
  'cardText.a2-tyrs-smite': 'De la Force seule, aucun autre effet.',

  // Age 3
  'card.a3-frost-giant': 'Géant du givre',
  'cardText.a3-frost-giant': 'Là où il se trouve, vous recevez deux fois la récompense de votre pillage.',
  'card.a3-soldier-of-hel': 'Soldat de Hel',
  'cardText.a3-soldier-of-hel': 'Ne coûte jamais de Rage, ni à jouer ni pour envahir.',
  'card.a3-volur-witch': 'Sorcière volur',
  'cardText.a3-volur-witch':
    'Si elle doit être détruite dans une province extérieure, vous pouvez plutôt la déplacer sur Yggdrasil.',
  'card.a3-lord-of-spears': 'Seigneur des lances',
  'cardText.a3-lord-of-spears':
    'Après votre pillage en présence du Chef, augmentez d’un rang les trois caractéristiques.',
  'card.a3-masters-in-arms': 'Maîtres d’armes',
  'cardText.a3-masters-in-arms': 'Les Guerriers ont FOR 2 ; chaque paire dans une même province vaut FOR 6.',
  'card.a3-eternal-dragons': 'Dragons éternels',
  'cardText.a3-eternal-dragons': 'Chacun de vos Navires détruits vous rapporte 12 points de Gloire.',
  'card.a3-friggas-domain': 'Domaine de Frigga',
  'cardText.a3-friggas-domain':
    'Action : pour 1 point de Rage en tout, envahissez avec une de vos figurines du Valhalla.',
  'card.a3-friggas-sacrifice': 'Sacrifice de Frigga',
  'cardText.a3-friggas-sacrifice':
    'Action : détruisez deux de vos figurines sur le plateau et augmentez d’un rang une caractéristique.',
  'card.a3-lokis-wrath': 'Courroux de Loki',
  'cardText.a3-lokis-wrath': 'Libération du Valhalla : 3 points de Gloire par figurine qui revient dans votre réserve.',
  'card.a3-odins-throne': 'Trône d’Odin',
  'cardText.a3-odins-throne': 'Les Quêtes que vous accomplissez rapportent deux fois plus de Gloire.',
  'card.a3-thors-conquest': 'Conquête de Thor',
  'cardText.a3-thors-conquest': 'Fin du jeu : 3 points de Gloire par figurine que vous avez sur le plateau.',
  'card.a3-tyrs-wrath': 'Courroux de Tyr',
  'cardText.a3-tyrs-wrath':
    'Une Quête que vous révélez en bataille peut compter comme une carte de Bataille de +5 FOR.',
  'card.a3-alfheim': 'Alfheim !',
  'cardText.a3-alfheim':
    'La plus haute FOR, sans égalité, en Andlang ou Gimle : 9 points de Gloire et +1 rang au choix.',
  'card.a3-glorious-death': 'Mort glorieuse !',
  'cardText.a3-glorious-death':
    'Au moins quatre de vos figurines au Valhalla : 11 points de Gloire et +1 rang au choix.',
  'card.a3-jotunheim': 'Jotunheim !',
  'cardText.a3-jotunheim':
    'La plus haute FOR, sans égalité, en Utgard, Horgr ou Muspelheim : 9 points de Gloire et +1 rang au choix.',
  'card.a3-manheim': 'Manheim !',
  'cardText.a3-manheim':
    'La plus haute FOR, sans égalité, en Elvagar, Angerboda ou Myrkulor : 9 points de Gloire et +1 rang au choix.',
  'card.a3-yggdrasil': 'Yggdrasil !',
  'cardText.a3-yggdrasil':
    'La plus haute FOR, sans égalité, sur Yggdrasil : 11 points de Gloire (ou 10, selon la table) et +1 rang au choix.',
  'card.a3-heimdalls-gaze': 'Regard de Heimdall',
  'cardText.a3-heimdalls-gaze': 'Peut aussi être ajoutée après la révélation, en plus de la carte jouée.',
  'card.a3-heimdalls-watch': 'Garde de Heimdall',
  'cardText.a3-heimdalls-watch':
    'Gagnez en Gloire la somme des bonus des cartes révélées ; elles sont défaussées et tout le monde rejoue.',
  'card.a3-lokis-poison': 'Poison de Loki',
  'cardText.a3-lokis-poison': 'En cas de défaite, les cartes jouées par le clan vainqueur rejoignent votre main.',
  'card.a3-odins-judgement': 'Jugement d’Odin',
  'cardText.a3-odins-judgement':
    'Victoire ou défaite : 2 points de Gloire par figurine détruite dans cette bataille, tous clans confondus.',
  'card.a3-thors-ascension': 'Ascension de Thor',
  'cardText.a3-thors-ascension': 'En cas de victoire, gagnez 3 points de Gloire et 3 points de Rage.',
  'card.a3-thors-primacy': 'Primauté de Thor',
  'cardText.a3-thors-primacy':
    'Les textes des cartes révélées par les adversaires sont sans effet ; leurs bonus comptent.',
  'card.a3-tyrs-crush': 'Écrasement de Tyr',
  'cardText.a3-tyrs-crush': 'De la Force seule, aucun autre effet.',
  'card.a3-tyrs-rage': 'Rage de Tyr',
  'cardText.a3-tyrs-rage': 'De la Force seule, aucun autre effet.',
  'card.a3-tyrs-smite': 'Châtiment de Tyr',
  'cardText.a3-tyrs-smite': 'De la Force seule, aucun autre effet.',
} satisfies Record<keyof typeof en, string>;
