import type en from '../en/weighing.ts';

export default {
  'warning.give-region':
    '{region} pasa al señor aliado con todas las unidades, los héroes y los edificios que hay en ella.',
  'warning.bow':
    'Como vasallo, {lord} entrega a {to} la mitad del oro de impuestos y gremios, y solo {to} puede ponerle fin.',
  'warning.pillage': '{region} pierde {lost, plural, one {# punto de prosperidad} other {# puntos de prosperidad}}.',
  'warning.to-battle': '{lord} no ha movido a nadie y, terminados los movimientos, ya no podrá.',
  'warning.settle':
    '{count, plural, one {# unidad o drakkar no se puede pagar y se va.} other {# unidades y drakkares no se pueden pagar y se van.}}',

  'order.fight-as-it-stands': 'No poner nada en juego en las batallas',
  'order.fight-as-it-stands.text': 'Si antes de una batalla aún puedo lanzar, sobornar o pagar, combato así.',
  'order.no-spells': 'Ningún hechizo mientras otros reclutan',
  'order.no-spells.text': 'Si puedo lanzar un hechizo antes o después de un reclutamiento ajeno, no lo hago.',
  'order.pay-upkeep': 'Pagar todo el mantenimiento',
  'order.pay-upkeep.text': 'Cuando puedo mantener a todos, pago por todos.',
} satisfies Record<keyof typeof en, string>;
