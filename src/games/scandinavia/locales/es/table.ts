import type en from '../en/table.ts';

export default {
  // The table in text
  'table.set-up': 'La mesa se prepara.',
  'table.head': 'Turno {turn, number}, {phase_label}. Iniciativa: {first}.',
  'table.purse': 'Tu oro: {gold, number}.',
  'table.goal': 'El trono: {region} y más regiones que nadie, al menos {needed, number} (ahora {regions, number}).',
  'table.next-power': 'Poder {level, number} a partir de {creed, number} de fe.',
  'table.upkeep':
    'Mantenimiento tal como están las cosas: {gold, plural, one {# moneda de oro} other {# monedas de oro}}.',
  'table.offered':
    'Oferta de {name}, sin respuesta: una alianza{gold, plural, =0 {} one {, con # moneda de oro} other {, con # monedas de oro}}.',
  'table.offering':
    'Tu oferta a {name}, sin respuesta: una alianza{gold, plural, =0 {} one {, con # moneda de oro} other {, con # monedas de oro}}.',
  'table.lasting': 'Este turno: {events}.',
  'table.storms': 'Tempestad: {seas}.',
  'table.beast': '{beast_label}: a las órdenes de {lord}.',
  'table.beast-at': '{beast_label}: a las órdenes de {lord}, {place_in}.',
  'table.stone': 'La Piedra de la Sabiduría está {at_in}.',
  'table.stone-borne': 'Piedra de la Sabiduría: {piece_label} de {lord} {at_in} ({stone_label}).',
  'table.out': '{lord}: fuera de la partida.',
  'table.lord':
    '{lord}: {regions, plural, one {# región} other {# regiones}}, {creed, number} de fe, Poder {level, number}.',
  'table.allies': 'Alianza con: {names}.',
  'table.vassal': 'Vasallaje hacia {lord}.',
  'table.prisoner': 'En cautiverio, en manos de {lord}.',
  'table.debt': 'Deuda con {lord}: {gold, plural, one {# moneda de oro} other {# monedas de oro}}.',
  'table.region': '{region}: prosperidad {prosperity, number}, riqueza {wealth, number}',
  'table.piece': '{piece_counted}',
  'table.stack': '{side_label}: {pieces}',
  'table.free': 'Independientes: {regions}.',
  'table.fleet': '{fleet_label} de {lord} {at_in}',
} satisfies Record<keyof typeof en, string>;
