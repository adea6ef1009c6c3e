import type en from '../en/summary.ts';

export default {
  'game.name': 'Reavers of Midgard',
  'tie.favour': 'El empate se decide por los favores.',

  // The table in a few lines
  'table.head': 'Ronda {round, number} de 6. Marcador de inicio: {first_label}.',
  'table.honour': 'Barco de honor: {seat_label}.',
  'table.resolving': '{space}, elegido por: {seat_label}.',
  'table.selected': 'Espacios elegidos: {spaces}.',
  'table.open': '{deck_label}: {groups}',
  'table.empty': 'nada',
  'table.trade-dice': 'Dados del espacio Comerciar: {groups}',
  'table.die-group': '{count, number} × {die_label}',
  'table.territory':
    '{left, plural, one {queda #} other {quedan #}}, defensa {defence, number}{food, plural, =0 {} other {, # de comida}}{favour, plural, =0 {} one {, # favor} other {, # favores}}',
  'table.crew': 'Dados {crew, number}/{room, number}: {groups}',
  'table.no-dice': 'Ningún dado',
  'table.leader': 'Líder: {card}',
  'table.slot': '{space}: {cards}',
  'table.artefacts': 'Artefactos: {groups}',
  'table.artefact': '{card_label}',
  'table.artefact-die': '{card_label} con {die_label}',
  'table.upgrades': 'Mejoras de barco: {groups}',
  'table.upgrade': '{upgrade_label} × {up, number} boca arriba, {down, number} boca abajo',
  'table.prophecies': 'Profecías: {cards}',
  'table.pile': 'Pila de Gloria: {cards}',
  'table.tiles': 'Territorios: {groups}',
  'word.glory': 'Gloria',
  'word.food': 'Comida',
  'word.favour': 'Favor',
  'word.favour.many': 'Favores',
  'word.terror': 'Terror',
  'word.farms': 'Granjas',
  'word.walls': 'Muros',
  'word.towers': 'Torres',
} satisfies Record<keyof typeof en, string>;
