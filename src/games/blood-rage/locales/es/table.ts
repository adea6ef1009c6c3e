import type en from '../en/table.ts';

export default {
  'game.name': 'Blood Rage',
  'tie.battles': 'El empate se decide por la Gloria obtenida en batallas.',

  // The table in a few lines
  'table.head': '{age}, {phase}. Indicador de Jugador inicial: {first_label}.',
  'table.doom': 'El Ragnarök se lleva {provinces}.',
  'table.doom.provinces': '{province} (Edad {age, number}, {glory, number} por miniatura)',
  'table.free': '{free, number} de {villages, number} libres',
  'table.no-limit': 'sin límite',
  'table.strength': 'FUE {strength, number}',
  'table.cost': 'coste {cost, number}',
  'table.bonus': '+{bonus, number} FUE',
  'table.glory': '{glory, plural, one {# punto de Gloria} other {# puntos de Gloria}}',
  'table.passed': 'ha pasado',
  'table.seal': 'ha sellado una elección',
  'table.upgrades': 'Mejoras: {cards}',
  'table.reserve': 'Reserva: {groups}',
  'table.valhalla': 'En el Valhalla: {groups}',
  'table.hand': 'Tu mano',
  'table.pack': 'Las cartas que tienes delante',
  'table.picks': 'Elegidas por ahora',
  'table.quests': 'Tus Misiones',
  'table.cards': 'Cartas',
} satisfies Record<keyof typeof en, string>;
