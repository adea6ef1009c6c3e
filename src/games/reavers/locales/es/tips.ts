/** One sentence for each thing that can be pointed at. */
export default {
  'tip.food': 'La comida alimenta los barcos: la piden las batallas en el mar, los asaltos y algunos territorios.',
  'tip.favour':
    'Un favor permite volver a tirar dados de combate, compra la paz y ayuda a algunos incursores; también deshace empates.',
  'tip.terror': 'El terror cuesta Gloria al final, cada ficha más que la anterior.',
  'tip.farm': 'Las granjas dan Gloria al final: cuantas más haya, más vale cada granja.',
  'tip.wall': 'Los muros dan Gloria al final: cuantos más haya, más vale cada muro.',
  'tip.tower': 'Las torres dan Gloria al final: cuantas más haya, más vale cada torre.',
  'tip.glory': 'Quien tenga más Gloria tras seis rondas gana.',
  'tip.dice': 'Dados de tripulación en el tablero; caben diez, y cada dado se gasta por lo que muestra.',
  'tip.territories': 'Territorios sometidos; cada territorio da 1 punto de Gloria al final de cada ronda.',
  'tip.artefacts': 'Artefactos en el barco, cuatro como mucho; cada artefacto guarda un dado y da Gloria al final.',
  'tip.leader':
    'El Líder hace comodines los dados con el signo de su clan: escudo, cofre, barco o martillo, según haga falta.',
  'tip.upgrade': 'Una vez por ronda, una mejora de barco vale por un dado con su símbolo.',
  'tip.slot': 'Los incursores de aquí actúan siempre que se elige este espacio, lo elija quien lo elija.',
  'tip.round': 'La partida tiene seis rondas, y cada ronda cuatro elecciones.',
  'tip.first': 'Quien lo tiene elige primero en la ronda.',
  'tip.honour': 'Con tres asientos, quien tiene el marcador de inicio puede enviar además este barco.',
  'spaceText.recruit':
    'Toma una pareja de incursores, tira sus dados y reúne, especializa o asciende cada carta; quien elige gana además 2 favores.',
  'spaceText.trade':
    'Toma recompensas de una en una: 2 favores, 3 de comida, dos dados o una profecía; quien elige toma tres, quien sigue dos y el resto una.',
  'spaceText.battle':
    'Por 4 de comida, afronta un viaje por mar y gana una batalla en el mar con sus dados o en combate; quien elige gana 2 puntos de Gloria.',
  'spaceText.villages':
    'Por 1 de comida y 2 cofres, toma una pareja de botín de aldea o dos cartas del mazo; quien elige roba 2 más y quien sigue 1.',
  'spaceText.keeps':
    'Por 2 de comida y 2 escudos, toma una pareja de botín de fortaleza o dos cartas del mazo; quien elige roba 2 más y quien sigue 1.',
  'spaceText.territories':
    'Toma un territorio por la fuerza, contra su defensa, o en paz, por su precio; quien elige tiene tres intentos, quien sigue dos y el resto uno.',
} as const;
