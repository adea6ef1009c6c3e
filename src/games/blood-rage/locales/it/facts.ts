import type en from '../en/facts.ts';

export default {
  // Ages and phases
  'fact.age-began': '{age, plural, =1 {Inizia la Prima Era.} =2 {Inizia la Seconda Era.} other {Inizia la Terza Era.}}',
  'fact.phase-began': 'Fase: {phase}.',
  'fact.first-seat': '{seat} prende il segnalino primo giocatore.',
  'fact.game-over':
    '{winners_count, plural, one {{winners} vince la partita con {glory, plural, one {# Gloria} other {# Gloria}}.} other {{winners} condividono la vittoria con {glory, plural, one {# Gloria} other {# Gloria}} a testa.}}',

  // Gods’ Gifts: what others pick, and packs handed on, go without a line
  'fact.dealt':
    '{cards_kind, select, none {{seat} riceve {count, plural, one {# carta} other {# carte}}.} other {{seat} riceve {count, plural, one {# carta} other {# carte}} ({cards}).}}',
  'fact.handed': '',
  'fact.drafted': '{cards_kind, select, none {} other {{seat} tiene {cards} tra i doni.}}',

  // Actions: a march is told when it is over
  'fact.rage-set': '{seat} comincia la fase con {rage, plural, one {# Furia} other {# Furia}}.',
  'fact.turn': '',
  'fact.invaded':
    '{from_id, select, valhalla {{cause}: {seat} invade {to} con {figure} dal Valhalla {rage, plural, =0 {gratuitamente} one {per # Furia} other {per # Furia}}.} other {{cause_kind, select, none {{seat} invade {to} con {figure} {rage, plural, =0 {gratuitamente} one {per # Furia} other {per # Furia}}.} other {{cause}: {seat} invade {to} con {figure} {rage, plural, =0 {gratuitamente} one {per # Furia} other {per # Furia}}.}}}}',
  'fact.moved': '{cause_kind, select, none {} other {{cause}: {seat} sposta {figure} {from_from} {to_to}.}}',
  'fact.marched':
    '{seat} marcia {from_from} {to_to} con {count, plural, one {# miniatura} other {# miniature}} {rage, plural, =0 {gratuitamente} one {per # Furia} other {per # Furia}}.',
  'fact.upgraded':
    '{replaced_kind, select, none {{seat} gioca la miglioria {card} {rage, plural, =0 {gratuitamente} one {per # Furia} other {per # Furia}}.} other {{seat} gioca la miglioria {card} al posto della miglioria {replaced} {rage, plural, =0 {gratuitamente} one {per # Furia} other {per # Furia}}.}}',
  'fact.monster-left': '{seat} rimette {figure} nella scatola.',
  'fact.quest-taken':
    '{card_kind, select, none {{seat} si vota a un’impresa.} other {{seat} si vota all’impresa {card} in segreto.}}',
  'fact.passed':
    '{rage, plural, =0 {{seat} passa la mano.} one {{seat} passa la mano e perde # Furia.} other {{seat} passa la mano e perde # Furia.}}',

  // Pillage and battle
  'fact.pillage-declared':
    '{rage, plural, =0 {{seat} tenta di saccheggiare {province}.} one {{seat} tenta di saccheggiare {province} per # Furia.} other {{seat} tenta di saccheggiare {province} per # Furia.}}',
  'fact.joined': '{seat} risponde alla chiamata alle armi con {figure} {from_from}.',
  'fact.stayed-away': '{seat} non risponde alla chiamata.',
  'fact.battle-began': 'Battaglia per {province}: {seats}.',
  'fact.card-revealed':
    '{card_kind, select, none {{seat} non ha carte da giocare nella battaglia per {province}.} other {{seat} rivela {card} nella battaglia per {province}.}}',
  'fact.texts-silenced': '{card}: {seat} mette a tacere i testi di tutte le altre carte rivelate.',
  'fact.cards-thrown-away': '{card}: {seat} fa scartare tutte le carte ({cards}).',
  'fact.quest-counted': '{seat} conta l’impresa {card} come +{bonus, number} FOR.',
  'fact.card-added': '{seat} aggiunge {card} dopo la rivelazione.',
  'fact.no-card-added': '{seat} non aggiunge carte.',
  'fact.strength-compared': 'FOR {province_in}: {sides}.',
  'fact.strength-compared.sides': '{seat_label} {total, number} ({figures, number} + {cards, number})',
  'fact.battle-won': '{seat} vince la battaglia per {province}.',
  'fact.battle-tied': 'Parità a FOR {total, number}: nessun clan vince la battaglia per {province}.',
  'fact.rage-stolen':
    '{rage, plural, =0 {{cause}: {seat} non trova Furia da sottrarre {from_from}.} one {{cause}: {seat} sottrae # Furia {from_from}.} other {{cause}: {seat} sottrae # Furia {from_from}.}}',
  'fact.rage-lost':
    '{rage, plural, one {{cause}: {from} perde # Furia, che {seat} non può tenere.} other {{cause}: {from} perde # Furia, che {seat} non può tenere.}}',
  'fact.glory-stolen':
    '{glory, plural, =0 {{cause}: {seat} non trova Gloria da sottrarre {from_from}.} one {{cause}: {seat} sottrae # Gloria {from_from}.} other {{cause}: {seat} sottrae # Gloria {from_from}.}}',
  'fact.rage-gained': '{cause}: {seat} ottiene {rage, plural, one {# Furia} other {# Furia}}.',
  'fact.cards-taken': '{cause}: {seat} sottrae {from_from} le carte giocate e le prende in mano ({cards}).',
  'fact.card-bought-back': '{seat} riprende {card} in mano per {rage, plural, one {# Furia} other {# Furia}}.',
  'fact.cards-discarded': '{seat} mette {cards} nella pila degli scarti.',
  'fact.cards-returned': '{seat} riprende {cards} in mano.',
  'fact.destroyed':
    '{cause_kind, select, card {{count, plural, one {{cause}: {seat} perde {figure} {at_in}.} other {{cause}: {seat} perde {figure_counted} {at_in}.}}} other {{count, plural, one {{seat} perde {figure} {at_in}.} other {{seat} perde {figure_counted} {at_in}.}}}}',
  'fact.saved': '{cause}: {seat} salva {figure} {at_in} per {rage, plural, one {# Furia} other {# Furia}}.',
  'fact.pillaged': '{seat} saccheggia {province}: {reward}.',

  // Gains
  'fact.stat-raised':
    '{cause_kind, select, card {{cause}: {seat} porta {stat} a {value, number}.} other {{seat} porta {stat} a {value, number}.}}',
  'fact.stat-at-top':
    '{cause_kind, select, card {{cause}: {seat} è già sull’ultimo grado e l’aumento va perso.} other {{seat} è già sull’ultimo grado e l’aumento va perso.}}',
  'fact.glory':
    '{source_id, select, quests {} battles {{seat} ottiene {glory, plural, one {# Gloria} other {# Gloria}} con la battaglia per {cause}.} ragnarok {{seat} ottiene {glory, plural, one {# Gloria} other {# Gloria}} per chi è caduto nel Ragnarök.} legendary {{cause} a livello leggendario: {seat} ottiene {glory, plural, one {# Gloria} other {# Gloria}}.} other {{cause}: {seat} ottiene {glory, plural, one {# Gloria} other {# Gloria}}.}}',

  // End of an Age
  'fact.cards-laid-down':
    '{kept_kind, select, none {{seat} scarta {count, plural, one {# carta} other {# carte}}.} other {{seat} conserva {kept} e scarta {count, plural, one {# carta} other {# carte}}.}}',
  'fact.quest-done': '{seat} porta a termine l’impresa {card} per {glory, plural, one {# Gloria} other {# Gloria}}.',
  'fact.quest-failed': '{seat} rivela l’impresa {card} e la fallisce.',
  'fact.province-destroyed':
    '{count, plural, =0 {Il Ragnarök distrugge {province}; non cade nessuna miniatura.} one {Il Ragnarök distrugge {province}; cade # miniatura.} other {Il Ragnarök distrugge {province}; cadono # miniature.}}',
  'fact.doom-moved': 'Il segnalino destino va {province_in}.',
  'fact.released': '{seat} riprende {count, plural, one {# miniatura} other {# miniature}} dal Valhalla.',
} satisfies Record<keyof typeof en, string>;
