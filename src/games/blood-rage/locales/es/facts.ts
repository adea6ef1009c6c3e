import type en from '../en/facts.ts';

export default {
  // Ages and phases
  'fact.age-began':
    '{age, plural, =1 {Comienza la Primera Edad.} =2 {Comienza la Segunda Edad.} other {Comienza la Tercera Edad.}}',
  'fact.phase-began': 'Fase: {phase}.',
  'fact.first-seat': '{seat} toma el indicador de Jugador inicial.',
  'fact.game-over':
    '{winners_count, plural, one {{winners} gana la partida con {glory, plural, one {# punto de Gloria} other {# puntos de Gloria}}.} other {{winners} comparten la victoria con {glory, plural, one {# punto de Gloria} other {# puntos de Gloria}} por cabeza.}}',

  // Gods’ Gifts: what others pick, and packs handed on, go without a line
  'fact.dealt':
    '{cards_kind, select, none {{seat} recibe {count, plural, one {# carta} other {# cartas}}.} other {{seat} recibe {count, plural, one {# carta} other {# cartas}} ({cards}).}}',
  'fact.handed': '',
  'fact.drafted': '{cards_kind, select, none {} other {{seat} se queda con {cards} de entre los dones.}}',

  // Actions: a march is told when it is over
  'fact.rage-set': '{seat} empieza la fase con {rage, plural, one {# punto de Furia} other {# puntos de Furia}}.',
  'fact.turn': '',
  'fact.invaded':
    '{from_id, select, valhalla {{cause}: {seat} invade {to} con {figure} desde el Valhalla {rage, plural, =0 {sin coste} one {por # punto de Furia} other {por # puntos de Furia}}.} other {{cause_kind, select, none {{seat} invade {to} con {figure} {rage, plural, =0 {sin coste} one {por # punto de Furia} other {por # puntos de Furia}}.} other {{cause}: {seat} invade {to} con {figure} {rage, plural, =0 {sin coste} one {por # punto de Furia} other {por # puntos de Furia}}.}}}}',
  'fact.moved': '{cause_kind, select, none {} other {{cause}: {seat} mueve {figure_whom} desde {from} hasta {to}.}}',
  'fact.marched':
    '{seat} marcha desde {from} hasta {to} con {count, plural, one {# miniatura} other {# miniaturas}} {rage, plural, =0 {sin coste} one {por # punto de Furia} other {por # puntos de Furia}}.',
  'fact.upgraded':
    '{replaced_kind, select, none {{seat} juega la Mejora {card} {rage, plural, =0 {sin coste} one {por # punto de Furia} other {por # puntos de Furia}}.} other {{seat} juega la Mejora {card} en lugar de la Mejora {replaced} {rage, plural, =0 {sin coste} one {por # punto de Furia} other {por # puntos de Furia}}.}}',
  'fact.monster-left': '{seat} devuelve {figure} a la caja.',
  'fact.quest-taken':
    '{card_kind, select, none {{seat} emprende una Misión.} other {{seat} emprende la Misión {card} en secreto.}}',
  'fact.passed':
    '{rage, plural, =0 {{seat} pasa.} one {{seat} pasa y pierde # punto de Furia.} other {{seat} pasa y pierde # puntos de Furia.}}',

  // Pillage and battle
  'fact.pillage-declared':
    '{rage, plural, =0 {{seat} intenta saquear {province}.} one {{seat} intenta saquear {province} por # punto de Furia.} other {{seat} intenta saquear {province} por # puntos de Furia.}}',
  'fact.joined': '{seat} acude a la movilización con {figure} desde {from}.',
  'fact.stayed-away': '{seat} no acude a la movilización.',
  'fact.battle-began': 'Batalla por {province}: {seats}.',
  'fact.card-revealed':
    '{card_kind, select, none {{seat} no tiene cartas para jugar en la batalla por {province}.} other {{seat} muestra {card} en la batalla por {province}.}}',
  'fact.texts-silenced': '{card}: {seat} silencia los textos de todas las demás cartas mostradas.',
  'fact.cards-thrown-away': '{card}: {seat} hace descartar todas las cartas ({cards}).',
  'fact.quest-counted': '{seat} cuenta la Misión {card} como +{bonus, number} FUE.',
  'fact.card-added': '{seat} añade {card} tras mostrar las cartas.',
  'fact.no-card-added': '{seat} no añade cartas.',
  'fact.strength-compared': 'FUE {province_in}: {sides}.',
  'fact.strength-compared.sides': '{seat_label} {total, number} ({figures, number} + {cards, number})',
  'fact.battle-won': '{seat} gana la batalla por {province}.',
  'fact.battle-tied': 'Empate a FUE {total, number}: ningún Clan gana la batalla por {province}.',
  'fact.rage-stolen':
    '{rage, plural, =0 {{cause}: {seat} no encuentra Furia que quitar {from_from}.} one {{cause}: {seat} quita # punto de Furia {from_from}.} other {{cause}: {seat} quita # puntos de Furia {from_from}.}}',
  'fact.rage-lost':
    '{rage, plural, one {{cause}: {from} pierde # punto de Furia, para el que {seat} no tiene sitio.} other {{cause}: {from} pierde # puntos de Furia, para los que {seat} no tiene sitio.}}',
  'fact.glory-stolen':
    '{glory, plural, =0 {{cause}: {seat} no encuentra Gloria que quitar {from_from}.} one {{cause}: {seat} quita # punto de Gloria {from_from}.} other {{cause}: {seat} quita # puntos de Gloria {from_from}.}}',
  'fact.rage-gained': '{cause}: {seat} obtiene {rage, plural, one {# punto de Furia} other {# puntos de Furia}}.',
  'fact.cards-taken': '{cause}: {seat} quita {from_from} las cartas jugadas y las lleva a su mano ({cards}).',
  'fact.card-bought-back':
    '{seat} recupera {card} por {rage, plural, one {# punto de Furia} other {# puntos de Furia}}.',
  'fact.cards-discarded': '{seat} descarta {cards}.',
  'fact.cards-returned': '{seat} recupera {cards}.',
  'fact.destroyed':
    '{cause_kind, select, card {{count, plural, one {{cause}: {seat} pierde {figure_whom} {at_in}.} other {{cause}: {seat} pierde {figure_counted} {at_in}.}}} other {{count, plural, one {{seat} pierde {figure_whom} {at_in}.} other {{seat} pierde {figure_counted} {at_in}.}}}}',
  'fact.saved':
    '{cause}: {seat} conserva {figure_whom} {at_in} por {rage, plural, one {# punto de Furia} other {# puntos de Furia}}.',
  'fact.pillaged': '{seat} saquea {province}: {reward}.',

  // Gains
  'fact.stat-raised':
    '{cause_kind, select, card {{cause}: {seat} sube {stat} a {value, number}.} other {{seat} sube {stat} a {value, number}.}}',
  'fact.stat-at-top':
    '{cause_kind, select, card {{cause}: {seat} ya está en el último nivel y la subida se pierde.} other {{seat} ya está en el último nivel y la subida se pierde.}}',
  'fact.glory':
    '{source_id, select, quests {} battles {{seat} obtiene {glory, plural, one {# punto de Gloria} other {# puntos de Gloria}} en la batalla por {cause}.} ragnarok {{seat} obtiene {glory, plural, one {# punto de Gloria} other {# puntos de Gloria}} por las bajas del Ragnarök.} legendary {{cause} en un nivel legendario: {seat} obtiene {glory, plural, one {# punto de Gloria} other {# puntos de Gloria}}.} other {{cause}: {seat} obtiene {glory, plural, one {# punto de Gloria} other {# puntos de Gloria}}.}}',

  // End of an Age
  'fact.cards-laid-down':
    '{kept_kind, select, none {{seat} descarta {count, plural, one {# carta} other {# cartas}}.} other {{seat} guarda {kept} y descarta {count, plural, one {# carta} other {# cartas}}.}}',
  'fact.quest-done':
    '{seat} completa la Misión {card} por {glory, plural, one {# punto de Gloria} other {# puntos de Gloria}}.',
  'fact.quest-failed': '{seat} muestra la Misión {card} y fracasa.',
  'fact.province-destroyed':
    '{count, plural, =0 {El Ragnarök destruye {province}; no cae ninguna miniatura.} one {El Ragnarök destruye {province}; cae # miniatura.} other {El Ragnarök destruye {province}; caen # miniaturas.}}',
  'fact.doom-moved': 'La ficha de Condenación pasa {province_to}.',
  'fact.released': '{seat} recupera {count, plural, one {# miniatura} other {# miniaturas}} del Valhalla.',
} satisfies Record<keyof typeof en, string>;
