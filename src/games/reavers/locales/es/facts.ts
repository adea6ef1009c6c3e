import type en from '../en/facts.ts';

export default {
  // Rounds and selections
  'fact.round-began': 'Comienza la ronda {round, number}.',
  'fact.laid-out': 'Cartas visibles ({deck_label}): {cards}.',
  'fact.trade-dice': 'Dados del espacio Comerciar: {dice_label}.',
  'fact.reshuffled':
    '{deck_label}: {count, plural, one {se baraja # carta} other {se barajan # cartas}} para formar el nuevo mazo.',
  'fact.discarded': '',
  'fact.selected': '{seat} envía un barco: {space}.',
  'fact.marker': '{seat} recibe el marcador de inicio.',
  'fact.honour-ship': '{seat} recibe el barco de honor.',
  'fact.acts': '{seat} participa: {space}.',
  'fact.rests': '{seat} descansa.',

  // Gains and losses
  'fact.gained': '{cause_label}: {seat} obtiene {what_counted}.',
  'fact.paid': '{seat} paga {what_counted} ({cause_label}).',
  'fact.lost': '{cause_label}: {seat} pierde {what_counted}.',
  'fact.glory': '{cause_label}: {glory, plural, one {# punto de Gloria} other {# puntos de Gloria}} para {seat}.',
  'fact.token-gone': '{cause_label}: fichas agotadas ({what_label}), nada para {seat}.',

  // Dice
  'fact.rolled': '{seat} tira {dice}.',
  'fact.die-gained': '{seat} obtiene {die}.',
  'fact.die-spent': '{seat} gasta {die} como {as}.',
  'fact.upgrade-spent': '{seat} usa {upgrade} como {as}.',
  'fact.die-lost': '{cause_label}: {seat} pierde {die}.',
  'fact.die-dropped': '{seat} no tiene sitio para {die}.',
  'fact.die-stored': '{seat} pone {die} en {artefact}.',
  'fact.no-die': 'No queda ningún dado {colour} para {seat}.',

  // Reavers
  'fact.recruited': '{seat} recluta {cards}.',
  'fact.rallied': '{seat} reúne la carta {card}.',
  'fact.specialised': '{seat} especializa la carta {card} ({space}).',
  'fact.promoted': '{seat} asciende la carta {card} a Líder.',
  'fact.leader-left': '{seat} ya no tiene la carta {card} como Líder.',
  'fact.reaver-works': '{card} se activa para {seat}.',

  // Cards
  'fact.cards-drawn': '{seat} roba {cards}.',
  'fact.drew-unseen':
    '{seat} roba {count, plural, one {# carta} other {# cartas}} ({deck_label}) y {count, plural, one {la} other {las}} mira.',
  'fact.cards-taken': '{seat} toma {cards}.',
  'fact.card-kept': '{seat} se queda con {card}.',
  'fact.to-pile': '',
  'fact.prophecy': '{seat} obtiene la profecía {card}.',
  'fact.prophecy-returned': '{seat} devuelve al mazo la profecía {card}.',
  'fact.artefact-placed': '{seat} recibe el artefacto {card}.',
  'fact.artefact-given-up': '{seat} no tiene sitio para {card}.',
  'fact.artefact-used': '{seat} descarta {die} y usa {card}.',
  'fact.artefact-lost': '{cause_label}: {seat} pierde {card}.',
  'fact.upgrade-taken': '{seat} toma {upgrade}.',
  'fact.upgrade-lost': '{cause_label}: {seat} pierde {upgrade}.',
  'fact.pillaged': '{card}: {seat} saquea.',
  'fact.cursed': '{seat} da 1 ficha de terror {other_to}.',

  // The sea
  'fact.journey': '{seat} se hace a la mar ({card}).',
  'fact.journey-paid': '{card}: {seat} paga y pasa.',
  'fact.journey-suffered': '{card}: {seat} sufre el viaje.',
  'fact.journey-cancelled': '{card}: sin efecto para {seat}.',
  'fact.sea-battle': '{seat} afronta la batalla {card}.',
  'fact.sea-won': '{seat} gana la batalla {card}.',
  'fact.sea-lost': '{seat} no gana la batalla {card}.',

  // Combat
  'fact.combat-began': '{seat} combate contra defensa {defence, number}.',
  'fact.combat-rolled':
    '{seat} tira los dados de combate: {zeros, plural, =0 {ninguno vacío} one {# vacío} other {# vacíos}}, {ones, plural, =0 {ninguno simple} one {# simple} other {# simples}} y {twos, plural, =0 {ninguno doble} one {# doble} other {# dobles}}.',
  'fact.rerolled': '{seat} vuelve a tirar {count, plural, one {# dado de combate} other {# dados de combate}}.',
  'fact.combat-won':
    '{seat} gana: {successes, plural, one {# éxito} other {# éxitos}} contra defensa {defence, number}.',
  'fact.combat-lost':
    '{seat} pierde: {successes, plural, one {# éxito} other {# éxitos}} contra defensa {defence, number}.',

  // Territories
  'fact.subdued': '{seat} somete {territory} {by}.',
  'fact.not-subdued': '{seat} no logra someter {territory}.',
  'fact.tile-turned':
    '{seat} gira {territory}:{food, plural, =0 {} other { +# de comida}}{favour, plural, =0 {} one { +# favor} other { +# favores}}{chosen, plural, =0 {} one { +# dado en una cara a elegir} other { +# dados en caras a elegir}}{rolled, plural, =0 {} one { +# dado para tirar} other { +# dados para tirar}}.',

  // The end
  'fact.scoring': 'La puntuación final.',
  'fact.game-over':
    '{winners_count, plural, one {{winners} gana la partida con {glory, plural, one {# punto de Gloria} other {# puntos de Gloria}}.} other {{winners} comparten la victoria con {glory, plural, one {# punto de Gloria} other {# puntos de Gloria}} por cabeza.}}',
} satisfies Record<keyof typeof en, string>;
