import type en from '../en/cards.ts';

export default {
  // Age 1
  'card.a1-dwarf-chieftain': 'Caudillo enano',
  'cardText.a1-dwarf-chieftain': 'Nunca cuesta Furia, ni al jugarlo ni al invadir.',
  'card.a1-sea-serpent': 'Serpiente marina',
  'cardText.a1-sea-serpent':
    'Es un Monstruo y un Barco: solo entra en fiordos, nunca marcha y refuerza dos provincias.',
  'card.a1-troll': 'Trol',
  'cardText.a1-troll': 'Cuando invade una provincia, destruye a todos los Guerreros de otros Clanes que haya en ella.',
  'card.a1-lord-of-hammers': 'Señor de los martillos',
  'cardText.a1-lord-of-hammers':
    'Tras un Saqueo tuyo con el Líder presente, el Líder puede moverse a una provincia adyacente.',
  'card.a1-brothers-in-arms': 'Hermanos de armas',
  'cardText.a1-brothers-in-arms': 'Cada dos Guerreros en la misma provincia suman juntos FUE 3.',
  'card.a1-lokis-dragons': 'Los dragones de Loki',
  'cardText.a1-lokis-dragons': 'Cada Barco tuyo destruido te da 4 puntos de Gloria.',
  'card.a1-friggas-charm': 'El encanto de Frigga',
  'cardText.a1-friggas-charm': 'Cada Mejora posterior te cuesta 1 punto de Furia menos.',
  'card.a1-friggas-succor': 'El auxilio de Frigga',
  'cardText.a1-friggas-succor':
    'Tras cada invasión de una provincia exterior, puedes llevar a ella gratis un Guerrero de tu reserva.',
  'card.a1-lokis-blessing': 'La bendición de Loki',
  'cardText.a1-lokis-blessing':
    'Tras una batalla perdida, un Guerrero de tu reserva puede invadir gratis esa provincia.',
  'card.a1-lokis-domain': 'El dominio de Loki',
  'cardText.a1-lokis-domain': 'Regreso del Valhalla: 1 punto de Gloria por cada miniatura que vuelve a tu reserva.',
  'card.a1-thors-glory': 'La gloria de Thor',
  'cardText.a1-thors-glory':
    'Tras una batalla tuya en la que caigan al menos dos miniaturas enemigas: 2 puntos de Gloria.',
  'card.a1-tyrs-domain': 'El dominio de Tyr',
  'cardText.a1-tyrs-domain': 'Una Misión que muestres en batalla puede contar como carta de Batalla de +3 FUE.',
  'card.a1-alfheim': '¡Alfheim!',
  'cardText.a1-alfheim':
    'La FUE más alta, sin empate, en Andlang o Gimlé: 5 puntos de Gloria y un nivel en un atributo.',
  'card.a1-glorious-death': '¡Muerte gloriosa!',
  'cardText.a1-glorious-death':
    'Al menos cuatro miniaturas tuyas en el Valhalla: 6 puntos de Gloria y un nivel en un atributo.',
  'card.a1-jotunheim': '¡Jotunheim!',
  'cardText.a1-jotunheim':
    'La FUE más alta, sin empate, en Utgard, Horgr o Muspelheim: 5 puntos de Gloria y un nivel en un atributo.',
  'card.a1-manheim': '¡Manheim!',
  'cardText.a1-manheim':
    'La FUE más alta, sin empate, en Elvagar, Angerboda o Myrkulor: 5 puntos de Gloria y un nivel en un atributo.',
  'card.a1-yggdrasil': '¡Yggdrasil!',
  'cardText.a1-yggdrasil': 'La FUE más alta, sin empate, en Yggdrasil: 6 puntos de Gloria y un nivel en un atributo.',
  'card.a1-friggas-grace': 'La gracia de Frigga',
  'cardText.a1-friggas-grace': 'Si saqueas y ganas, sube también un atributo distinto del de la ficha.',
  'card.a1-heimdalls-sight': 'La vista de Heimdall',
  'cardText.a1-heimdalls-sight': 'Su bonificación es la más alta que muestre una sola carta rival en esta batalla.',
  'card.a1-lokis-trickery': 'La artimaña de Loki',
  'cardText.a1-lokis-trickery': 'Si pierdes, quitas 1 punto de Furia al Clan vencedor.',
  'card.a1-odins-smite': 'El castigo de Odín',
  'cardText.a1-odins-smite': 'Antes de comparar la FUE, cada rival pierde un Guerrero en la provincia.',
  'card.a1-thors-hammer': 'El martillo de Thor',
  'cardText.a1-thors-hammer': 'Si ganas la batalla, obtienes 3 puntos de Gloria.',
  'card.a1-tyrs-bash': 'El golpe de Tyr',
  'cardText.a1-tyrs-bash': 'Solo Fuerza, ningún otro efecto.',
  'card.a1-tyrs-crush': 'El ataque arrollador de Tyr',
  'cardText.a1-tyrs-crush': 'Solo Fuerza, ningún otro efecto.',
  'card.a1-tyrs-smash': 'El mazazo de Tyr',
  'cardText.a1-tyrs-smash': 'Solo Fuerza, ningún otro efecto.',
  'card.a1-tyrs-smite': 'El castigo de Tyr',
  'cardText.a1-tyrs-smite': 'Solo Fuerza, ningún otro efecto.',

  // Age 2
  'card.a2-dark-elf': 'Elfo oscuro',
  'cardText.a2-dark-elf': 'También puede invadir Yggdrasil, donde tiene FUE 3.',
  'card.a2-fire-giant': 'Gigante de fuego',
  'cardText.a2-fire-giant':
    'Cuando invade, destruye Guerreros y Líderes enemigos de la provincia y Barcos enemigos de su fiordo.',
  'card.a2-valkyrie': 'Valquiria',
  'cardText.a2-valkyrie':
    'Tras una batalla en la que haya participado: 2 puntos de Gloria por cada miniatura enemiga destruida.',
  'card.a2-lord-of-axes': 'Señor de las hachas',
  'cardText.a2-lord-of-axes': 'Tras un Saqueo tuyo con el Líder presente, sube un nivel el atributo que elijas.',
  'card.a2-experts-in-arms': 'Expertos en armas',
  'cardText.a2-experts-in-arms': 'Los Guerreros tienen FUE 2, estén donde estén.',
  'card.a2-fire-dragons': 'Dragones de fuego',
  'cardText.a2-fire-dragons': 'Cada Barco tuyo destruido te da 8 puntos de Gloria.',
  'card.a2-friggas-protection': 'La protección de Frigga',
  'cardText.a2-friggas-protection':
    'Cuando tus miniaturas vayan a ser destruidas, puedes conservarlas a 1 punto de Furia por miniatura.',
  'card.a2-lokis-eminence': 'La eminencia de Loki',
  'cardText.a2-lokis-eminence': 'Regreso del Valhalla: 2 puntos de Gloria por cada miniatura que vuelve a tu reserva.',
  'card.a2-odins-inspiration': 'La inspiración de Odín',
  'cardText.a2-odins-inspiration': 'Tus miniaturas destruidas en el Ragnarök dan el doble de Gloria.',
  'card.a2-thors-domain': 'El dominio de Thor',
  'cardText.a2-thors-domain':
    'Tras invadir una provincia sin saquear, puedes saquearla al momento por 2 puntos de Furia.',
  'card.a2-tyrs-challenge': 'El desafío de Tyr',
  'cardText.a2-tyrs-challenge': 'Acción: por 2 puntos de Furia, saquea una provincia ya saqueada.',
  'card.a2-tyrs-prowess': 'La proeza de Tyr',
  'cardText.a2-tyrs-prowess':
    'Cuando ganes una batalla, puedes recuperar las cartas jugadas a 1 punto de Furia por carta.',
  'card.a2-alfheim': '¡Alfheim!',
  'cardText.a2-alfheim':
    'La FUE más alta, sin empate, en Andlang o Gimlé: 7 puntos de Gloria y un nivel en un atributo.',
  'card.a2-glorious-death': '¡Muerte gloriosa!',
  'cardText.a2-glorious-death':
    'Al menos cuatro miniaturas tuyas en el Valhalla: 8 puntos de Gloria y un nivel en un atributo.',
  'card.a2-jotunheim': '¡Jotunheim!',
  'cardText.a2-jotunheim':
    'La FUE más alta, sin empate, en Utgard, Horgr o Muspelheim: 7 puntos de Gloria y un nivel en un atributo.',
  'card.a2-manheim': '¡Manheim!',
  'cardText.a2-manheim':
    'La FUE más alta, sin empate, en Elvagar, Angerboda o Myrkulor: 7 puntos de Gloria y un nivel en un atributo.',
  'card.a2-yggdrasil': '¡Yggdrasil!',
  'cardText.a2-yggdrasil': 'La FUE más alta, sin empate, en Yggdrasil: 8 puntos de Gloria y un nivel en un atributo.',
  'card.a2-heimdalls-eye': 'El ojo de Heimdall',
  'cardText.a2-heimdalls-eye': 'También puede añadirse tras mostrar las cartas, además de la carta jugada.',
  'card.a2-heimdalls-watch': 'La guardia de Heimdall',
  'cardText.a2-heimdalls-watch':
    'Obtienes en Gloria la suma de las bonificaciones; todas las cartas mostradas se descartan y se juega de nuevo.',
  'card.a2-lokis-backstab': 'La puñalada de Loki',
  'cardText.a2-lokis-backstab': 'Si pierdes, quitas 2 puntos de Gloria al Clan vencedor.',
  'card.a2-odins-tide': 'La marea de Odín',
  'cardText.a2-odins-tide':
    'Antes de comparar la FUE, cada Clan conserva una miniatura en la batalla; las demás se destruyen.',
  'card.a2-thors-oath': 'El juramento de Thor',
  'cardText.a2-thors-oath': 'Si ganas la batalla, sube un nivel el atributo que elijas.',
  'card.a2-tyrs-crush': 'El ataque arrollador de Tyr',
  'cardText.a2-tyrs-crush': 'Solo Fuerza, ningún otro efecto.',
  'card.a2-tyrs-rage': 'La furia de Tyr',
  'cardText.a2-tyrs-rage': 'Solo Fuerza, ningún otro efecto.',
  'card.a2-tyrs-smash': 'El mazazo de Tyr',
  'cardText.a2-tyrs-smash': 'Solo Fuerza, ningún otro efecto.',
  'card.a2-tyrs-smite': 'El castigo de Tyr',
  'cardText.a2-tyrs-smite': 'Solo Fuerza, ningún otro efecto.',

  // Age 3
  'card.a3-frost-giant': 'Gigante de hielo',
  'cardText.a3-frost-giant': 'Donde se encuentra, obtienes dos veces la recompensa de tu Saqueo.',
  'card.a3-soldier-of-hel': 'Soldado de Hel',
  'cardText.a3-soldier-of-hel': 'Nunca cuesta Furia, ni al jugarlo ni al invadir.',
  'card.a3-volur-witch': 'Bruja volur',
  'cardText.a3-volur-witch':
    'Si va a ser destruida en una provincia exterior, puedes moverla a Yggdrasil en vez de perderla.',
  'card.a3-lord-of-spears': 'Señor de las lanzas',
  'cardText.a3-lord-of-spears': 'Tras un Saqueo tuyo con el Líder presente, sube un nivel los tres atributos.',
  'card.a3-masters-in-arms': 'Maestros de armas',
  'cardText.a3-masters-in-arms': 'Los Guerreros tienen FUE 2; cada dos en la misma provincia suman juntos FUE 6.',
  'card.a3-eternal-dragons': 'Dragones eternos',
  'cardText.a3-eternal-dragons': 'Cada Barco tuyo destruido te da 12 puntos de Gloria.',
  'card.a3-friggas-domain': 'El dominio de Frigga',
  'cardText.a3-friggas-domain': 'Acción: por 1 punto de Furia en total, invade con una miniatura tuya del Valhalla.',
  'card.a3-friggas-sacrifice': 'El sacrificio de Frigga',
  'cardText.a3-friggas-sacrifice': 'Acción: destruye dos miniaturas tuyas del tablero y sube un nivel un atributo.',
  'card.a3-lokis-wrath': 'La ira de Loki',
  'cardText.a3-lokis-wrath': 'Regreso del Valhalla: 3 puntos de Gloria por cada miniatura que vuelve a tu reserva.',
  'card.a3-odins-throne': 'El trono de Odín',
  'cardText.a3-odins-throne': 'Las Misiones que completas dan el doble de Gloria.',
  'card.a3-thors-conquest': 'La conquista de Thor',
  'cardText.a3-thors-conquest': 'Fin de la partida: 3 puntos de Gloria por cada miniatura tuya en el tablero.',
  'card.a3-tyrs-wrath': 'La ira de Tyr',
  'cardText.a3-tyrs-wrath': 'Una Misión que muestres en batalla puede contar como carta de Batalla de +5 FUE.',
  'card.a3-alfheim': '¡Alfheim!',
  'cardText.a3-alfheim':
    'La FUE más alta, sin empate, en Andlang o Gimlé: 9 puntos de Gloria y un nivel en un atributo.',
  'card.a3-glorious-death': '¡Muerte gloriosa!',
  'cardText.a3-glorious-death':
    'Al menos cuatro miniaturas tuyas en el Valhalla: 11 puntos de Gloria y un nivel en un atributo.',
  'card.a3-jotunheim': '¡Jotunheim!',
  'cardText.a3-jotunheim':
    'La FUE más alta, sin empate, en Utgard, Horgr o Muspelheim: 9 puntos de Gloria y un nivel en un atributo.',
  'card.a3-manheim': '¡Manheim!',
  'cardText.a3-manheim':
    'La FUE más alta, sin empate, en Elvagar, Angerboda o Myrkulor: 9 puntos de Gloria y un nivel en un atributo.',
  'card.a3-yggdrasil': '¡Yggdrasil!',
  'cardText.a3-yggdrasil':
    'La FUE más alta, sin empate, en Yggdrasil: 11 puntos de Gloria (o 10, según la mesa) y un nivel en un atributo.',
  'card.a3-heimdalls-gaze': 'La mirada de Heimdall',
  'cardText.a3-heimdalls-gaze': 'También puede añadirse tras mostrar las cartas, además de la carta jugada.',
  'card.a3-heimdalls-watch': 'La guardia de Heimdall',
  'cardText.a3-heimdalls-watch':
    'Obtienes en Gloria la suma de las bonificaciones; todas las cartas mostradas se descartan y se juega de nuevo.',
  'card.a3-lokis-poison': 'El veneno de Loki',
  'cardText.a3-lokis-poison': 'Si pierdes, las cartas que jugó el Clan vencedor pasan a tu mano.',
  'card.a3-odins-judgement': 'El juicio de Odín',
  'cardText.a3-odins-judgement':
    'Ganes o pierdas: 2 puntos de Gloria por cada miniatura de cualquier Clan destruida en esta batalla.',
  'card.a3-thors-ascension': 'La ascensión de Thor',
  'cardText.a3-thors-ascension': 'Si ganas la batalla, obtienes 3 puntos de Gloria y 3 puntos de Furia.',
  'card.a3-thors-primacy': 'La primacía de Thor',
  'cardText.a3-thors-primacy':
    'Los textos de las cartas que muestran los rivales no hacen nada; su bonificación sí cuenta.',
  'card.a3-tyrs-crush': 'El ataque arrollador de Tyr',
  'cardText.a3-tyrs-crush': 'Solo Fuerza, ningún otro efecto.',
  'card.a3-tyrs-rage': 'La furia de Tyr',
  'cardText.a3-tyrs-rage': 'Solo Fuerza, ningún otro efecto.',
  'card.a3-tyrs-smite': 'El castigo de Tyr',
  'cardText.a3-tyrs-smite': 'Solo Fuerza, ningún otro efecto.',
} satisfies Record<keyof typeof en, string>;
