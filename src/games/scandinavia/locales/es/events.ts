import type en from '../en/events.ts';

export default {
  // What the seasons bring: name, and what it does
  'event.double-omens': 'Dobles presagios',
  'eventText.double-omens': 'Se tiran otros dos eventos, y se cumplen los dos.',
  'event.lull': 'Calma',
  'eventText.lull': 'Esta estación no pasa nada digno de una canción.',
  'event.storm': 'Tempestad',
  'eventText.storm':
    'Un mar se embravece. Los drakkares en alta mar se hunden con toda su tripulación; hasta el fin del turno, un drakkar que navegue allí se hunde con un dado de 1 a 5.',
  'event.njord': 'Olas de Njord',
  'eventText.njord':
    'Este turno cada drakkar tiene 1 punto de movimiento más, por hexágonos 10 en vez de 7. Los vikingos que luchan en el mar o desembarcan valen 10.',
  'event.good-harvest': 'Buenas cosechas',
  'eventText.good-harvest': 'Cada región de un señor gana 2 puntos de prosperidad con un dado de 1 a 5.',
  'event.bad-harvest': 'Malas cosechas',
  'eventText.bad-harvest': 'Cada región de un señor pierde 2 puntos de prosperidad con un dado de 1 a 5.',
  'event.barbarians': 'Invasión de bárbaros',
  'eventText.barbarians':
    'Tres humanos y un héroe +2 atacan cada región fronteriza de un señor, con un dado de 1 a 3. Lo que ganan, se lo quedan.',
  'event.revolts': 'Revueltas',
  'eventText.revolts':
    'Donde la fuerza del pueblo es 0 o menos, una unidad local ataca de inmediato al señor. Si gana, la región queda independiente.',
  'event.blizzard': 'Ventisca',
  'eventText.blizzard':
    'Este turno, cruzar una frontera de Koregan, Noorland o Terra Innoma cuesta 2 puntos de movimiento; por hexágonos, cada hexágono de allí cuesta 1 punto más.',
  'event.mercenaries': 'Mercenarios',
  'eventText.mercenaries':
    'Quien tiene la iniciativa puede contratar 2 humanos, 1 caballero y un héroe +2 por 15 monedas de oro.',
  'event.civil-disorder': 'Disturbios civiles',
  'eventText.civil-disorder':
    'El señor con más regiones sufre motines en las que no tienen unidades ni héroes, y estas pierden 4 puntos de prosperidad, el molino y la fortificación.',
  'event.legendary-hero': 'Héroes legendarios',
  'eventText.legendary-hero': 'Un héroe legendario aparece en su tierra y sirve a quien la gobierna.',
  'event.stone': 'Piedra de la Sabiduría',
  'eventText.stone':
    'La Piedra aparece en Aland. Un héroe que esté allí al final de un turno la toma, y un dado revela su poder.',
  'event.yggdrasil': 'Yggdrasil',
  'eventText.yggdrasil': 'Este turno cada templo da 2 puntos de fe más, para los poderes y para reclutar héroes.',
  'event.plague': 'La peste',
  'eventText.plague':
    'Las regiones con prosperidad 15 o menos pierden 4. Cada unidad que esté allí muere con un dado de 1 a 5; los héroes, los muertos vivientes y las valquirias se salvan.',
  'event.call-of-gold': 'La llamada del oro',
  'eventText.call-of-gold':
    'Los gobernadores piden 2 monedas de oro por región. Donde no cobran, este turno no hay impuestos ni reclutas.',
  'event.bards': 'Cantores de leyendas',
  'eventText.bards':
    'Cada héroe pide tanto oro como su bonificación, también los reclutados este turno. El héroe que no cobra se marcha.',
  'event.ogre-giant-war': 'Guerra de ogros y gigantes',
  'eventText.ogre-giant-war': 'Todos los ogros y gigantes abandonan el tablero, y este turno su frecuencia baja en 1.',
  'event.glaciation': 'Glaciación',
  'eventText.glaciation':
    'Este turno los mares se hielan: los drakkares no se mueven, los pegasos no vuelan y las unidades con movimiento 2 pueden cruzar el hielo.',
  'event.loki': 'Loki',
  'eventText.loki': 'Este turno Loki ocupa el lugar del Dragón en la subasta. Se le paga con oro y unidades.',
  'event.astral': 'Conjunción astral',
  'eventText.astral':
    'Este turno toda la fe se duplica y los poderes se recalculan. El reclutamiento de héroes no gana nada.',
  'event.sanctuaries': 'Santuarios',
  'eventText.sanctuaries':
    'En cada una de las cuatro islas surge un santuario. Quien posee una isla obtiene 2 puntos de fe.',
  'event.valhalla': 'Valhalla',
  'eventText.valhalla': 'Una valquiria llega a cada isla y se une al primer ejército que la pise.',
  'event.frigg': 'Solsticio de Frigg',
  'eventText.frigg':
    'Cada región con templo recibe una unidad local y, este turno, 2 puntos de fe más. Los santuarios dan 4 puntos de fe.',
  'event.fenrir': 'La pesadilla de Fenrir',
  'eventText.fenrir':
    'Este turno la fe de cada región se reduce a la mitad, redondeada hacia abajo, y cada frecuencia baja en 2.',
  'event.tyr': 'La llamada de Tyr',
  'eventText.tyr': 'Cada región de un señor recibe una unidad del tipo local.',
  'event.freya': 'Pasión de Freya',
  'eventText.freya': 'Este turno no hay batallas: nadie puede ir adonde se libraría una.',
  'event.false-embassies': 'Falsas embajadas',
  'eventText.false-embassies': 'Todas las alianzas se rompen, y este turno no se sella ninguna.',
  'event.fury-of-gods': 'Furia de los dioses',
  'eventText.fury-of-gods': 'Cada unidad menor u ordinaria abandona el tablero con un dado de 1 a 5.',
  'event.vestals': 'El ojo de las Vestales',
  'eventText.vestals': 'Todo el mundo enseña su oro.',
  'event.viking-expedition': 'Expedición vikinga',
  'eventText.viking-expedition':
    'Todos los drakkares y todos los vikingos zarpan hacia Groenlandia. Sus señores reciben 10 monedas de oro por drakkar y por unidad.',
  'event.ohrrkan-great': 'Ohrrkan el Grande',
  'eventText.ohrrkan-great':
    'Desde ahora Ohrrkan necesita 2 regiones menos para ganar. Cada región de los señores que no están con él recibe una unidad local.',
  'event.sif': 'Fiesta de Sif',
  'eventText.sif':
    'Todas las regiones de los señores pierden 3 puntos de prosperidad. El señor que da 10 monedas de oro por región tras la recaudación recupera 3 en todas.',
  'event.hel': 'La maldición de Hel',
  'eventText.hel':
    'El fuego cae sobre una región de un señor: pierde 6 puntos de prosperidad, y cada edificio, unidad y héroe se pierde con un dado de 1 a 5.',
  'event.surtur': 'Mutaciones de Surtur',
  'eventText.surtur':
    'Las unidades se transforman para siempre una en otra: semielfos y goblins, elfos y orcos, pegasos y caballeros, humanos y muertos vivientes, enanos y vikingos, ogros y gigantes.',
  'event.thor': 'La cólera de Thor',
  'eventText.thor':
    'Todas las unidades en regiones sin templo son destruidas. Cada región con templo recibe una valquiria.',
  'event.odin': 'La voluntad de Odín',
  'eventText.odin': 'Junto a cada unidad del tablero aparece otra igual, y este turno cada frecuencia sube en 1.',
} satisfies Record<keyof typeof en, string>;
