import type en from '../en/table.ts';

export default {
  'game.name': 'Blood Rage',
  'tie.battles': 'El empate se decide por la Gloria obtenida en batallas.',

  // The table in a few lines
  'table.head': '{age}, {phase}. Indicador de Jugador inicial: {first_label}.',
  'table.doom': 'El Ragnarök destruirá {provinces}.',
  'table.doom.provinces':
    '{province} (Edad {age, number}, {glory, plural, one {# punto de Gloria} other {# puntos de Gloria}} por miniatura)',
  'table.free': '{free, plural, one {# libre} other {# libres}} de {villages, number}',
  'table.clan-there': '{seat_label}: {groups}',
  'table.clan-strong': '{seat_label}: {groups} (FUE {strength, number})',
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
  'table.titled': '{title}:',
  'table.pack': 'Las cartas que tienes delante',
  'table.picks': 'Elegidas por ahora',
  'table.quests': 'Tus Misiones',
  'table.quests-held': '{n, plural, one {# Misión} other {# Misiones}}',
  'table.cards': 'Cartas',
} satisfies Record<keyof typeof en, string>;
