import type en from '../en/summary.ts';

export default {
  'game.name': 'Reavers of Midgard',
  'tie.favour': 'La parità è decisa dal Favore.',

  // The table in a few lines
  'table.head': 'Round {round, number} di 6. Segnalino Primo Giocatore: {first_label}.',
  'table.honour': 'Nave d’Onore: {seat_label}.',
  'table.resolving': '{space}, scelto da: {seat_label}.',
  'table.selected': 'Spazi selezionati: {spaces}.',
  'table.open': '{deck_label}: {groups}',
  'table.empty': 'nulla',
  'table.trade-dice': 'Dadi sullo spazio Commercio: {groups}',
  'table.die-group': '{count, number} × {die_label}',
  'table.territory':
    '{left, plural, one {ne resta #} other {ne restano #}}, Difesa {defence, number}{food, plural, =0 {} other {, # Cibo}}{favour, plural, =0 {} one {, # Favore} other {, # Favori}}',
  'table.crew': 'Dadi {crew, number}/{room, number}: {groups}',
  'table.no-dice': 'Nessun dado',
  'table.leader': 'Leader: {card}',
  'table.slot': '{space}: {cards}',
  'table.artefacts': 'Artefatti: {groups}',
  'table.artefact': '{card_label}',
  'table.artefact-die': '{card_label} con {die_label}',
  'table.upgrades': 'Miglioramenti Nave: {groups}',
  'table.upgrade': '{upgrade_label} × {up, number} a faccia in su, {down, number} in giù',
  'table.prophecies': 'Profezie: {cards}',
  'table.pile': 'Pila della Gloria: {cards}',
  'table.tiles': 'Territori: {groups}',
  'word.glory': 'Gloria',
  'word.food': 'Cibo',
  'word.favour': 'Favore',
  'word.favour.many': 'Favori',
  'word.terror': 'Terrore',
  'word.farms': 'Fattorie',
  'word.walls': 'Muri',
  'word.towers': 'Torri',
} satisfies Record<keyof typeof en, string>;
