import type en from '../en/facts.ts';

export default {
  // Setting up
  'fact.pick-rolled': '{seat} saca {die, number}.',
  'fact.picked': '{lord} entra en juego.',
  'fact.land-taken': '{lord} empieza {region_in}.',

  // The turn
  'fact.turn-began': 'Comienza el turno {turn, number}; {seat} tiene la iniciativa.',
  'fact.phase-began': '{phase_label}.',
  'fact.part-began': '',
  'fact.round-began': '{lord} empieza la ronda {round, number} de movimientos y batallas.',

  // Diplomacy
  'fact.alliances-over': 'Terminan las alianzas del turno anterior.',
  'fact.offered':
    '{gold, plural, =0 {{seat} propone una alianza a {to_label}.} one {{seat} propone una alianza y # moneda de oro a {to_label}.} other {{seat} propone una alianza y # monedas de oro a {to_label}.}}{motive_id, select, none {} other { «{motive}»}}',
  'fact.thinks-again': '{seat} vuelve a las conversaciones.',
  'fact.refused': '{seat} rechaza la alianza con {to_label}.{motive_id, select, none {} other { «{motive}»}}',
  'fact.agreed':
    '{gold, plural, =0 {{seat} acepta la alianza con {to_label}.} one {{seat} acepta la alianza con {to_label} y # moneda de oro.} other {{seat} acepta la alianza con {to_label} y # monedas de oro.}}{motive_id, select, none {} other { «{motive}»}}',
  'fact.lapsed': 'La oferta de {seat_label} a {to_label} caduca.',
  'fact.allied': '{seat} y {to} sellan una alianza.',
  'fact.gave': '{seat} da {gold, plural, one {# moneda de oro} other {# monedas de oro}} a {to_label}.',
  'fact.ready': '{seat} termina las conversaciones.',
  'fact.wants-end': '{seat} quiere que este turno sea el último.',
  'fact.last-turn': 'Hay acuerdo unánime: este turno es el último.',
  'fact.region-given': '{lord} cede {region} a {to}.',
  'fact.bowed': '{lord} ofrece su vasallaje a {to}.',
  'fact.bow-refused': '{to} rechaza el vasallaje de {lord}.',
  'fact.vassal': 'Ante los dioses, {lord} jura vasallaje a {to}.',
  'fact.bond-over': 'Termina el vasallaje de {lord} hacia {to}.',
  'fact.prison-tried': '{lord} intenta fugarse: el dado da {die, number}.',
  'fact.freed': '{lord} recobra la libertad.',

  // Gold
  'fact.gained': '{cause_label}: {lord} obtiene {gold, plural, one {# moneda de oro} other {# monedas de oro}}.',
  'fact.paid': '{cause_label}: {lord} paga {gold, plural, one {# moneda de oro} other {# monedas de oro}}.',
  'fact.paid-to': '{cause_label}: {lord} paga {gold, plural, one {# moneda de oro} other {# monedas de oro}} a {to}.',
  'fact.owes': '{lord} aún debe {gold, plural, one {# moneda de oro} other {# monedas de oro}} a {to}.',
  'fact.purse-shown': '{seat} enseña {gold, plural, one {# moneda de oro} other {# monedas de oro}}.',

  // Land
  'fact.creed': '{lord} tiene {creed, number} de fe y Poder {level, number}.',
  'fact.prosperity': '{cause_label}: prosperidad {region_in} {change, number, ::sign-always}, ahora {to, number}.',
  'fact.built':
    '{cause_id, select, construction {{lord} construye {building} {region_in}.} other {{cause_label}: {lord} tiene {building} {region_in}.}}',
  'fact.destroyed': '{cause_label}: cae {building_the} {region_in}.',
  'fact.building-stood': 'Resiste {building_the} {region_in} (el dado da {die, number}).',
  'fact.launched': '{lord} bota {fleet} {region_in} ({sea_label}).',
  'fact.fleet-lost': '{cause_label}: {lord} pierde {fleet}.',
  'fact.fleet-taken': '{lord} captura {fleet} ({from_label}).',
  'fact.equipped': '{lord} equipa {count, plural, one {# enano} other {# enanos}} con máquinas de guerra {region_in}.',
  'fact.independent': '{cause_label}: {region} vuelve a ser independiente.',
  'fact.barbarians-hold': '{region} queda en manos de los bárbaros.',

  // Pieces
  'fact.came':
    '{cause_id, select, valhalla {{cause_label}: {piece_counted} {place_in}, para quien desembarque primero.} other {{cause_label}: {piece_counted} {place_in} para {lord}.}}',
  'fact.died': 'Bajas {place_in} para {lord}: {piece_counted} ({cause_label}).',
  'fact.left': 'Retirada {place_in} para {lord}: {piece_counted} ({cause_label}).',
  'fact.became': 'Cambio {place_in} para {lord}: {piece_counted}, ahora {into_counted} ({cause_label}).',
  'fact.joined': '{lord} acoge a {piece_counted} {place_in}.',

  // Events
  'fact.event-rolled': 'Los presagios dan {die, number}: {event_label}.',
  'fact.event-passed': '{event_label}: ahora no puede ocurrir, se vuelve a tirar.',
  'fact.die-rolled': '{cause_label}: el dado da {die, number}.',
  'fact.region-rolled': '{cause_label}: {region}, el dado da {die, number}.',
  'fact.storm': 'La tempestad ruge {sea_in}.',
  'fact.afflicted': 'Los motines sacuden las regiones de {lord}.',
  'fact.great': '{lord} es ahora el Grande: le bastan 2 regiones menos para ganar.',
  'fact.stone-appeared': 'La Piedra de la Sabiduría aparece {place_in}.',
  'fact.stone-taken': '{lord}: {piece_one} toma la Piedra {place_in}.',
  'fact.stone-power': 'La Piedra revela a {lord} su poder: {stone_label} (el dado da {die, number}).',
  'fact.stone-left': 'La Piedra queda en el suelo {place_in}.',
  'fact.stone-gone': 'La Piedra abandona este mundo.',
  'fact.sanctuaries': 'Un santuario surge en cada una de las cuatro islas.',
  'fact.token-placed': '{lord} se instala {region_in}.',

  // Dragon and Loki
  'fact.bid':
    '{gold, plural, =0 {{seat} no puja nada.} one {{seat} puja # moneda de oro.} other {{seat} puja # monedas de oro.}}',
  'fact.no-dragon': 'Las pujas más altas empatan: este turno el Dragón no sirve a nadie.',
  'fact.beast-won': '{beast} obedece a {lord}.',
  'fact.raised': '{seat} sube la puja a {gold, number}.',
  'fact.passed': '{seat} pasa.',
  'fact.no-loki': 'Nadie puja, y Loki sigue su camino.',
  'fact.cannot-pay':
    '{seat} no puede pagar a Loki y lo pierde todo: {gold, plural, one {# moneda de oro} other {# monedas de oro}}.',
  'fact.beast-set': '{beast} acude {place_to} por orden de {lord}.',
  'fact.beast-gone': '{beast} deja a {lord}.',

  // Taxes and recruiting
  'fact.taxed':
    '{level_id, select, none {{lord} no recauda impuestos.} light {{lord} recauda impuestos leves.} heavy {{lord} recauda impuestos fuertes.} plunder {{lord} saquea el reino.} other {{lord} recauda impuestos normales.}}',
  'fact.region-taxed':
    '{level_id, select, none {{lord} no recauda impuestos {region_in}.} light {{lord} recauda impuestos leves {region_in}.} heavy {{lord} recauda impuestos fuertes {region_in}.} plunder {{lord} saquea {region}.} other {{lord} recauda impuestos normales {region_in}.}}',
  'fact.hero-tried': '{lord} busca un héroe {region_in}: sale {die, number}, hace falta menos de {creed, number}.',
  'fact.surcharged': '{lord} compra {points, plural, one {# punto} other {# puntos}} de frecuencia {region_in}.',
  'fact.recruit-tried':
    '{lord} intenta reclutar {region_in}: sale {die, number}, hace falta menos de {frequency, number}.',
  'fact.cast':
    '{lord} lanza {power_label} ({place_label}) por {points, plural, one {# punto de poder} other {# puntos de poder}}.',

  // Marches
  'fact.marched': '{lord} mueve {piece_counted} {from_from} {to_to}.',
  'fact.sailed':
    '{to_kind, select, sea {{lord} navega con {fleet} {to_to}.} hex {{lord} navega con {fleet} {to_to}.} none {{lord} navega con {fleet}.} other {{lord} atraca con {fleet} {to_in}.}}',
  'fact.storm-tried': '{lord} desafía la tempestad con {fleet}: el dado da {die, number}.',

  // Battles
  'fact.battle': 'Batalla {place_in}: {attacker} contra {defender}.',
  'fact.hero-killed': '{lord}: Ragnar mata a {piece_one} ({from_label}).',
  'fact.turned': '{cause_label}: {lord} se gana a {piece_counted} ({from_label}).',
  'fact.bribed': '{lord} soborna a {piece_counted} ({from_label}).',
  'fact.fanatic': '{lord} lanza Fanatismo sobre {piece_one}.',
  'fact.furious': '{lord} enfurece a {piece_counted}.',
  'fact.orc-paid': '{lord} paga a {piece_one}: {gold, plural, one {# moneda de oro} other {# monedas de oro}}.',
  'fact.aside': '{lord} deja {count, plural, one {# valquiria} other {# valquirias}} al margen de la lucha.',
  'fact.force':
    '{die, plural, =0 {{side_label}: fuerza {force, number}.} other {{side_label}: fuerza {force, number}. Potencial {potential, number}, dado {die, number}, con bonificaciones {roll, number}, tabla {result, number}{dragon, plural, =0 {} other {, Dragón {dragon, number}}}{commoners, plural, =0 {} other {, pueblo {commoners, number}}}.}}',
  'fact.loki': 'Loki lucha por {lord}: {die, number}.',
  'fact.battle-won': 'Victoria {place_in} para {side} contra {against}, por {margin, number}.',
  'fact.risen-tried':
    'Los muertos despiertan {place_in}: {count, plural, one {se alza # de {dice, number}} other {se alzan # de {dice, number}}}.',
  'fact.fights-on': '{lord} reanuda la batalla {place_in} con los muertos alzados.',
  'fact.conquered':
    '{from_id, select, commoners {{lord} conquista {region}.} other {{lord} conquista {region} ({from_label}).}}',
  'fact.found': 'Hallazgo de {lord} {region_in}: el dado da {die, number}, y {number, number} con la fertilidad.',
  'fact.out': '{lord} cae y sale de la partida.',
  'fact.captured': '{to} captura a {lord}.',
  'fact.escape-tried': '{lord} intenta escapar: sale {die, number}, hace falta {needs, number} o menos.',
  'fact.escaped': '{lord} se pone a salvo.',
  'fact.fate':
    '{fate_id, select, release {{to} deja ir a {lord}.} execute {{to} ejecuta a {lord}.} ransom {{to} pide un rescate por {lord}.} prison {{to} encarcela a {lord}.} other {{to} impone el vasallaje a {lord}.}}',
  'fact.swapped': '{lord} cambia la sentencia por un rescate.',

  // The end of the turn
  'fact.island-owned': '{lord} domina {island}.',
  'fact.game-over':
    '{way_id, select, empire {El Imperio está reconstruido.} limit {Ha terminado el último turno.} agreed {Ha terminado el último turno, como se acordó.} other {Solo queda un reino.}}',
} satisfies Record<keyof typeof en, string>;
