import type en from '../en/facts.ts';

export default {
  // Ages and phases
  'fact.age-began':
    '{age, plural, =1 {Le Premier Âge commence.} =2 {Le Deuxième Âge commence.} other {Le Troisième Âge commence.}}',
  'fact.phase-began': 'Phase : {phase}.',
  'fact.first-seat': '{seat} prend le jeton Premier Joueur.',
  'fact.game-over':
    '{winners_count, plural, one {{winners} remporte la partie avec {glory, plural, one {# point de Gloire} other {# points de Gloire}}.} other {{winners} partagent la victoire, à {glory, plural, one {# point de Gloire} other {# points de Gloire}} partout.}}',

  // Gods’ Gifts: what others pick, and packs handed on, go without a line
  'fact.dealt':
    '{cards_kind, select, none {{seat} reçoit {count, plural, one {# carte} other {# cartes}}.} other {{seat} reçoit {count, plural, one {# carte} other {# cartes}} ({cards}).}}',
  'fact.handed': '',
  'fact.drafted': '{cards_kind, select, none {} other {{seat} garde {cards} parmi les cadeaux.}}',

  // Actions: a march is told when it is over
  'fact.rage-set': '{seat} commence la phase avec {rage, plural, one {# point de Rage} other {# points de Rage}}.',
  'fact.turn': '',
  'fact.invaded':
    '{from_id, select, valhalla {{cause} : {seat} envahit {to} avec {figure} depuis le Valhalla {rage, plural, =0 {gratuitement} one {pour # point de Rage} other {pour # points de Rage}}.} other {{cause_kind, select, none {{seat} envahit {to} avec {figure} {rage, plural, =0 {gratuitement} one {pour # point de Rage} other {pour # points de Rage}}.} other {{cause} : {seat} envahit {to} avec {figure} {rage, plural, =0 {gratuitement} one {pour # point de Rage} other {pour # points de Rage}}.}}}}',
  'fact.moved': '{cause_kind, select, none {} other {{cause} : {seat} déplace {figure} depuis {from} vers {to}.}}',
  'fact.marched':
    '{seat} marche depuis {from} vers {to} avec {count, plural, one {# figurine} other {# figurines}} {rage, plural, =0 {gratuitement} one {pour # point de Rage} other {pour # points de Rage}}.',
  'fact.upgraded':
    '{replaced_kind, select, none {{seat} joue l’amélioration {card} {rage, plural, =0 {gratuitement} one {pour # point de Rage} other {pour # points de Rage}}.} other {{seat} joue l’amélioration {card} à la place de l’amélioration {replaced} {rage, plural, =0 {gratuitement} one {pour # point de Rage} other {pour # points de Rage}}.}}',
  'fact.monster-left': '{seat} remet {figure} dans la boîte.',
  'fact.quest-taken':
    '{card_kind, select, none {{seat} s’engage dans une Quête.} other {{seat} s’engage dans la Quête {card} en secret.}}',
  'fact.passed':
    '{rage, plural, =0 {{seat} passe.} one {{seat} passe et perd # point de Rage.} other {{seat} passe et perd # points de Rage.}}',

  // Pillage and battle
  'fact.pillage-declared':
    '{rage, plural, =0 {{seat} tente de piller {province}.} one {{seat} tente de piller {province} pour # point de Rage.} other {{seat} tente de piller {province} pour # points de Rage.}}',
  'fact.joined': '{seat} répond à l’appel au combat avec {figure} depuis {from}.',
  'fact.stayed-away': '{seat} ne répond pas à l’appel.',
  'fact.battle-began': 'Bataille pour {province} : {seats}.',
  'fact.card-revealed':
    '{card_kind, select, none {{seat} n’a pas de carte à jouer dans la bataille pour {province}.} other {{seat} révèle {card} dans la bataille pour {province}.}}',
  'fact.texts-silenced': '{card} : {seat} réduit au silence les textes de toutes les autres cartes révélées.',
  'fact.cards-thrown-away': '{card} : {seat} fait défausser toutes les cartes ({cards}).',
  'fact.quest-counted': '{seat} compte la Quête {card} comme +{bonus, number} FOR.',
  'fact.card-added': '{seat} ajoute {card} après la révélation.',
  'fact.no-card-added': '{seat} n’ajoute pas de carte.',
  'fact.strength-compared': 'Forces {province_in} : {sides}.',
  'fact.strength-compared.sides': '{seat_label} {total, number} ({figures, number} + {cards, number})',
  'fact.battle-won': '{seat} remporte la bataille pour {province}.',
  'fact.battle-tied': 'Égalité à FOR {total, number} : aucun clan ne remporte la bataille pour {province}.',
  'fact.rage-stolen':
    '{rage, plural, =0 {{cause} : {seat} ne trouve pas de Rage à prendre {from_from}.} one {{cause} : {seat} prend # point de Rage {from_from}.} other {{cause} : {seat} prend # points de Rage {from_from}.}}',
  'fact.rage-lost':
    '{rage, plural, one {{cause} : {from} perd # point de Rage, pour lequel {seat} n’a pas de place.} other {{cause} : {from} perd # points de Rage, pour lesquels {seat} n’a pas de place.}}',
  'fact.glory-stolen':
    '{glory, plural, =0 {{cause} : {seat} ne trouve pas de Gloire à prendre {from_from}.} one {{cause} : {seat} prend # point de Gloire {from_from}.} other {{cause} : {seat} prend # points de Gloire {from_from}.}}',
  'fact.rage-gained': '{cause} : {seat} gagne {rage, plural, one {# point de Rage} other {# points de Rage}}.',
  'fact.cards-taken': '{cause} : {seat} ajoute à sa main les cartes prises {from_from} ({cards}).',
  'fact.card-bought-back':
    '{seat} reprend {card} en main pour {rage, plural, one {# point de Rage} other {# points de Rage}}.',
  'fact.cards-discarded': '{seat} met {cards} dans la défausse.',
  'fact.cards-returned': '{seat} reprend {cards} en main.',
  'fact.destroyed':
    '{cause_kind, select, card {{count, plural, one {{cause} : {seat} perd {figure} {at_in}.} other {{cause} : {seat} perd {figure_counted} {at_in}.}}} other {{count, plural, one {{seat} perd {figure} {at_in}.} other {{seat} perd {figure_counted} {at_in}.}}}}',
  'fact.saved':
    '{cause} : {seat} garde {figure} {at_in} pour {rage, plural, one {# point de Rage} other {# points de Rage}}.',
  'fact.pillaged': '{seat} pille {province} : {reward}.',

  // Gains
  'fact.stat-raised':
    '{cause_kind, select, card {{cause} : {seat} porte {stat} à {value, number}.} other {{seat} porte {stat} à {value, number}.}}',
  'fact.stat-at-top':
    '{cause_kind, select, card {{cause} : {seat} est déjà au dernier rang et l’augmentation est perdue.} other {{seat} est déjà au dernier rang et l’augmentation est perdue.}}',
  'fact.glory':
    '{source_id, select, quests {} battles {{seat} gagne {glory, plural, one {# point de Gloire} other {# points de Gloire}} dans la bataille pour {cause}.} ragnarok {{seat} gagne {glory, plural, one {# point de Gloire} other {# points de Gloire}} pour les figurines tombées dans le Ragnarök.} legendary {{cause} à un niveau légendaire : {seat} gagne {glory, plural, one {# point de Gloire} other {# points de Gloire}}.} other {{cause} : {seat} gagne {glory, plural, one {# point de Gloire} other {# points de Gloire}}.}}',

  // End of an Age
  'fact.cards-laid-down':
    '{kept_kind, select, none {{seat} écarte {count, plural, one {# carte} other {# cartes}}.} other {{seat} conserve {kept} et écarte {count, plural, one {# carte} other {# cartes}}.}}',
  'fact.quest-done':
    '{seat} accomplit la Quête {card} pour {glory, plural, one {# point de Gloire} other {# points de Gloire}}.',
  'fact.quest-failed': '{seat} révèle la Quête {card} et échoue.',
  'fact.province-destroyed':
    '{count, plural, =0 {Le Ragnarök détruit {province} ; aucune figurine ne tombe.} one {Le Ragnarök détruit {province} ; # figurine tombe.} other {Le Ragnarök détruit {province} ; # figurines tombent.}}',
  'fact.doom-moved': 'Le marqueur de Destruction passe sur {province}.',
  'fact.released': '{seat} récupère {count, plural, one {# figurine} other {# figurines}} du Valhalla.',
} satisfies Record<keyof typeof en, string>;
