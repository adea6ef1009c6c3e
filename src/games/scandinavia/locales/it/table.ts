import type en from '../en/table.ts';

export default {
  // The table in text
  'table.set-up': 'Il tavolo si prepara.',
  'table.head': 'Turno {turn, number}, {phase_label}. Iniziativa: {first}.',
  'table.purse': 'Il tuo oro: {gold, number}.',
  'table.goal': 'Il trono: {region} e più regioni di chiunque altro, almeno {needed, number} (ora {regions, number}).',
  'table.next-power': 'Potere {level, number} da Credenza {creed, number} in su.',
  'table.upkeep': 'Mantenimento allo stato attuale: {gold, plural, one {# oro} other {# ori}}.',
  'table.offered':
    'Proposta di {name}, senza risposta: un’alleanza{gold, plural, =0 {} one {, con # oro} other {, con # ori}}.',
  'table.offering':
    'La tua proposta a {name}, senza risposta: un’alleanza{gold, plural, =0 {} one {, con # oro} other {, con # ori}}.',
  'table.lasting': 'In questo turno: {events}.',
  'table.storms': 'Tempesta: {seas}.',
  'table.beast': '{beast_label}: al comando di {lord}.',
  'table.beast-at': '{beast_label}: al comando di {lord}, {place_in}.',
  'table.stone': 'La Pietra della Saggezza è {at_in}.',
  'table.stone-borne': 'Pietra della Saggezza: {piece_one} di {lord} {at_in} ({stone_label}).',
  'table.out': '{lord}: fuori dal gioco.',
  'table.lord':
    '{lord}: {regions, plural, one {# regione} other {# regioni}}, Credenza {creed, number}, Potere {level, number}.',
  'table.allies': 'Alleanza con: {names}.',
  'table.vassal': 'Vassallaggio verso {lord}.',
  'table.prisoner': 'In prigionia presso {lord}.',
  'table.debt': 'Debito verso {lord}: {gold, plural, one {# oro} other {# ori}}.',
  'table.region': '{region}: Prosperità {prosperity, number}, ricchezza {wealth, number}',
  'table.piece': '{piece_counted}',
  'table.stack': '{side_label}: {pieces}',
  'table.free': 'Indipendenti: {regions}.',
  'table.fleet': '{fleet_label} di {lord} {at_in}',
} satisfies Record<keyof typeof en, string>;
