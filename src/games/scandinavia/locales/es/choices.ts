import type en from '../en/choices.ts';

export default {
  // Setting up
  'choice.pick-lord': 'Jugar con {lord}',
  'choice.start': 'Empezar {region_in}',
  'choice.as-history': 'Tomar la colocación histórica',
  'choice.moor': 'Colocar puerto y drakkar {region_in} ({sea_label})',
  'choice.place': 'Colocar {building} {region_in}',
  'choice.muster': 'Colocar {piece_one} {region_in}',

  // All phases
  'choice.next': 'Dar el turno a {lord}',
  'choice.done': 'Terminar',
  'choice.decline': 'Renunciar',
  'choice.not-again': 'No volver a preguntar este turno',
  'choice.as-last-turn': 'Repetir el turno anterior',
  'choice.pay-all': 'Pagar todo',
  'choice.count': '{count, number}',

  // Diplomacy
  'choice.ready': 'Terminar las conversaciones',
  'choice.offer': 'Proponer una alianza a {to_label}',
  'choice.lay-aside':
    '{gold, plural, =0 {Sin ofrecer oro} one {Ofrecer además # moneda de oro} other {Ofrecer además # monedas de oro}}',
  'choice.agree': 'Aceptar la alianza con {to_label}',
  'choice.refuse': 'Rechazar la alianza con {to_label}',
  'choice.gift': 'Dar oro a {to_label}',
  'choice.give': '{gold, plural, one {Dar # moneda de oro} other {Dar # monedas de oro}}',
  'choice.keep': 'Pensarlo mejor',
  'choice.give-region': 'Ceder {region} al señor aliado',
  'choice.bow': 'Ofrecer a {to_label} el vasallaje de {lord}',
  'choice.accept-vassal': 'Aceptar el vasallaje de {lord} hacia {to}',
  'choice.refuse-vassal': 'Rechazar el vasallaje de {lord} hacia {to}',
  'choice.release-vassal': 'Poner fin al vasallaje de {lord}',
  'choice.last-turn': 'Proponer que este turno sea el último',
  'choice.confirm-last-turn': 'Sí, que este turno sea el último',

  // Events
  'choice.hire': 'Contratarlos {region_in}',
  'choice.afflict': 'Motines para {lord}',
  'choice.pay-region': 'Pagar por {region}',
  'choice.pay-hero': 'Pagar a {piece_one} {at_in}',
  'choice.feast': 'Pagar la fiesta',
  'choice.place-token': 'Colocar al señor {region_in}',
  'choice.stand': 'Colocar al señor {at_in}',
  'choice.bear': 'Confiar la Piedra: {piece_label}',

  // Dragon and Loki
  'choice.bid': '{gold, plural, =0 {No pujar nada} one {Pujar # moneda de oro} other {Pujar # monedas de oro}}',
  'choice.pass': 'Pasar',
  'choice.raise': 'Subir la puja a {gold, number}',
  'choice.sacrifice-at': 'Sacrificar una unidad {at_in} ({lord})',
  'choice.sacrifice': 'Sacrificar {piece_one}',
  'choice.pay-gold': 'Pagar el resto en oro',
  'choice.default': 'Admitir que no puedes pagar',
  'choice.command': 'Dar el mando a {lord}',

  // Taxes
  'choice.tax':
    '{level_id, select, none {No recaudar impuestos} light {Recaudar impuestos leves} heavy {Recaudar impuestos fuertes} plunder {Saquear} other {Recaudar impuestos normales}}',
  'choice.tax-in': 'Fijar los impuestos {region_in}',
  'choice.pillage': 'Saquear {region}',

  // Recruiting
  'choice.dismiss': 'Despedir a {piece_one} {at_in}',
  'choice.try-hero': 'Buscar un héroe {region_in}',
  'choice.every-temple': 'Buscar héroes en cada templo',
  'choice.to-troops': 'Pasar a las tropas',
  'choice.recruit': 'Reclutar {region_in}',
  'choice.entice': 'Lanzar Incitación',
  'choice.surcharge':
    '{points, plural, =0 {No pagar suplemento} one {Comprar # punto de frecuencia} other {Comprar # puntos de frecuencia}}',
  'choice.cast': 'Lanzarlo sobre {at}',
  'choice.double': 'Duplicar {piece_one} {at_in}',
  'choice.strike-at': 'Golpear a {lord} {at_in}',
  'choice.strike': 'Destruir {piece_one}',

  // Construction
  'choice.build-in': 'Construir {region_in}',
  'choice.build': 'Construir {building}',
  'choice.demolish': 'Demoler {building_the}',
  'choice.scrap': 'Desguazar {fleet}',
  'choice.launch': 'Botarlo {sea_in}',
  'choice.launch-at': 'Botarlo {at_in}',
  'choice.engines': 'Equipar {count, plural, one {# enano} other {# enanos}} con máquinas de guerra',

  // Marches
  'choice.march': 'Salir {from_from}',
  'choice.everybody': 'Llevar a todos los que puedan',
  'choice.take': 'Llevar: {piece_label}',
  'choice.ride': 'Que monte también {piece_one}',
  'choice.carry': 'Llevar {piece_one}',
  'choice.on': 'Continuar',
  'choice.go': 'Ir {to_to}',
  'choice.toward': 'Ir hacia {area}',
  'choice.sail': 'Navegar con {fleet}',
  'choice.board': 'Embarcar: {piece_label}',
  'choice.board-all': 'Embarcar a todos',
  'choice.land-all': 'Desembarcar a todos',
  'choice.land': 'Desembarcar: {piece_label}',
  'choice.steer': '{to_kind, select, sea {Navegar {to_to}} hex {Navegar {to_to}} other {Atracar {to_in}}}',
  'choice.unleash': 'Enviar al Dragón o a Loki',
  'choice.set-down': 'Enviarlo {at_to}',
  'choice.hand-stone': 'Pasar la Piedra: {piece_label}',
  'choice.to-battle': 'Terminar los movimientos',
  'choice.fight': '{side_id, select, none {Luchar {at_in}} other {Luchar contra {side} {at_in}}}',

  // Battles
  'choice.kill-hero': 'Ragnar mata a {piece_one}',
  'choice.dominate': 'Dominar a {piece_one}',
  'choice.fanaticise': 'Lanzar Fanatismo sobre {piece_one}',
  'choice.call-forests': 'Llamar a los bosques vivientes',
  'choice.invert': 'Cambiar de bando a {piece_one} con Inversión',
  'choice.bribe': 'Sobornar a {piece_one}',
  'choice.rage': 'Enfurecer a {piece_one}',
  'choice.pay-orc': 'Pagar a {piece_one}',
  'choice.pay-gold-to-orc': 'Pagar {gold, plural, one {# moneda de oro} other {# monedas de oro}}',
  'choice.step-aside': 'Dejar valquirias al margen',
  'choice.keep-best': 'Conservar el mayor valor posible',
  'choice.lose': 'Perder {piece_one}',
  'choice.revive': 'Resucitar a {piece_one}',
  'choice.take-off': 'Retirar un muerto viviente {at_in}',
  'choice.undead':
    '{count, plural, =0 {No llamar muertos vivientes} one {Llamar # muerto viviente} other {Llamar # muertos vivientes}}',
  'choice.fate': '{fate_button}',
  'choice.accept': 'Aceptar la sentencia',
  'choice.ransom': 'Pagar un rescate de 50 monedas de oro',

  // Upkeep
  'choice.settle': 'Mantener lo que permita el oro',
  'choice.disband-at': 'Licenciar unidades {at_in}',
  'choice.disband': 'Licenciar: {piece_label}',
} satisfies Record<keyof typeof en, string>;
