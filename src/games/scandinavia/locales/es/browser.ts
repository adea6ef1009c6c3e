import type en from '../en/browser.ts';

export default {
  // What troops can do
  'kindText.half-elf': 'Valen 3, y 5 contra un enemigo con unidades caóticas.',
  'kindText.goblin': 'Valen 3, y 4 si superan en número al enemigo o atacan una región independiente.',
  'kindText.human':
    'Valen 4. Cada unidad da 1 punto de prosperidad a su región antes de la recaudación. Sin alineamiento, se reclutan sin penalización.',
  'kindText.knight': 'Valen 6 en ataque, 4 en defensa o desembarcados de un drakkar. Movimiento 2, por hexágonos 6.',
  'kindText.viking': 'Valen 5, y 8 en el mar o si desembarcan donde la capital está en la costa.',
  'kindText.imperial-guard': 'Valen 6 en ataque, 8 en defensa.',
  'kindText.dwarf': 'Valen 5, y 8 con máquinas de guerra, que cuestan 5 monedas de oro en la construcción.',
  'kindText.elf': 'Valen 5. En las regiones buenas se mantienen gratis.',
  'kindText.orc': 'Valen 5. Antes de una batalla se puede pagar a una unidad: 1 más por moneda de oro, hasta 10.',
  'kindText.pegasus': 'Valen 12. Sobrevuelan regiones y mares, infunden miedo y no embarcan.',
  'kindText.giant': 'Valen 15. Infunden miedo. Movimiento 2, por hexágonos 6.',
  'kindText.ogre':
    'Valen 12. Infunden miedo. La región que ayudan a tomar pierde 2 puntos de prosperidad más por unidad, y ese turno se mantienen gratis.',
  'kindText.undead': 'Valen 3. Infunden miedo y se mantienen gratis. Solo Lord Krosen los anima.',
  'kindText.valkyrie':
    'Valen 5. Vuelan y se mantienen gratis. La que queda al margen resucita una unidad perdida si se gana la batalla.',
  'kindText.living-forest':
    'Valen 5. Maerith los llama para una batalla; no se mueven y desaparecen en el mantenimiento.',

  // What buildings do
  'buildingText.castle': 'Sin castillo una región no da impuestos ni reclutas.',
  'buildingText.mill': 'La región gana 2 puntos de prosperidad antes de la recaudación.',
  'buildingText.camp':
    'La frecuencia sube en 1, y las unidades allí se mantienen por la mitad, redondeada hacia arriba.',
  'buildingText.temple': 'La región tiene 1 punto de fe más, y allí se pueden reclutar héroes.',
  'buildingText.fortification': 'Quien defiende con tropas suma 5 al dado, y la combatividad del pueblo sube en 1.',
  'buildingText.port':
    'Construye drakkares desde el turno siguiente y los mantiene gratis. Salir de su costa no cuesta puntos.',
  'buildingText.guild': 'Cada gremio de un señor da 1 moneda de oro por cada gremio suyo y de los señores aliados.',
  'buildingText.drakkar':
    'Lleva 4 unidades y cuantos héroes se quiera, pero no pegasos. 2 puntos de movimiento, por hexágonos 7; 3 monedas de oro de mantenimiento sin puerto.',

  // What each fate means for a captive
  'fateText.release': 'Recobra la libertad, en una de sus regiones.',
  'fateText.execute': 'Sale de la partida: pierde unidades, edificios y oro, y sus regiones quedan independientes.',
  'fateText.ransom': 'Paga 50 monedas de oro, ahora o en cuanto las tenga, y queda en libertad.',
  'fateText.prison': 'Conserva regiones y unidades, pero no tiene fe, no puede ganar ni atacar a quien le retiene.',
  'fateText.vassal': 'Queda en libertad, en alianza con quien venció, y da la mitad de impuestos y comercio.',

  // All of it, side by side
  'ui.cards-title': 'Unidades, edificios, eventos, poderes',
  'ui.card-sort': 'Tipo',
  'ui.card-lord': 'Señor',
  'ui.card-units': 'Unidades',
  'ui.card-heroes': 'Héroes',
  'ui.card-legends': 'Leyendas',
  'ui.card-buildings': 'Edificios',
  'ui.card-events': 'Eventos',
  'ui.card-powers': 'Poderes',
  'ui.card-stone': 'La Piedra de la Sabiduría',
  'ui.card-prices':
    'Reclutamiento: {recruit, plural, one {# moneda de oro} other {# monedas de oro}}; mantenimiento: {upkeep, number}, con campamento {camp, number}. {counters, plural, one {# ficha} other {# fichas}}.',
  'ui.card-counters': '{counters, plural, one {# ficha} other {# fichas}}.',
  'ui.card-hero': 'Suma {bonus, number} al dado. Movimiento {move, number}, por hexágonos {points, number}.',
  'ui.card-legend': 'Aparece: {region_label}, D100 {least, number}–{most, number}',
  'ui.card-price':
    '{gold, plural, one {# moneda de oro} other {# monedas de oro}} · {counters, plural, one {# ficha} other {# fichas}}',
  'ui.card-power': '{lord_label}, Poder {level, number}',
  'ui.cards-note':
    'Lo que lleva el signo ≈ no está en el reglamento y es una reconstrucción; un paquete de contenido puede sustituirlo.',
} satisfies Record<keyof typeof en, string>;
