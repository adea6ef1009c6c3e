import type en from '../en/facts.ts';

export default {
  // Rounds and selections
  'fact.round-began': 'Inizia il round {round, number}.',
  'fact.laid-out': 'Carte scoperte ({deck_label}): {cards}.',
  'fact.trade-dice': 'Dadi sullo spazio Commercio: {dice_label}.',
  'fact.reshuffled':
    '{deck_label}: {count, plural, one {si mescola # carta} other {si mescolano # carte}} per formare il nuovo mazzo.',
  'fact.discarded': '',
  'fact.selected': '{seat} manda una nave: {space}.',
  'fact.marker': '{seat} prende il segnalino Primo Giocatore.',
  'fact.honour-ship': '{seat} prende la Nave d’Onore.',
  'fact.acts': '{seat} partecipa: {space}.',
  'fact.rests': '{seat} si riposa.',

  // Gains and losses
  'fact.gained': '{cause_label}: {seat} ottiene {what_counted}.',
  'fact.paid': '{seat} paga {what_counted} ({cause_label}).',
  'fact.lost': '{cause_label}: {seat} perde {what_counted}.',
  'fact.glory': '{cause_label}: {glory, plural, one {# Gloria} other {# Gloria}} per {seat}.',
  'fact.token-gone': '{cause_label}: segnalini esauriti ({what_label}), nulla per {seat}.',

  // Dice
  'fact.rolled': '{seat} tira {dice}.',
  'fact.die-gained': '{seat} ottiene {die}.',
  'fact.die-spent': '{seat} spende {die} come {as}.',
  'fact.upgrade-spent': '{seat} usa {upgrade} come {as}.',
  'fact.die-lost': '{cause_label}: {seat} perde {die}.',
  'fact.die-dropped': '{seat} non ha spazio per {die}.',
  'fact.die-stored': '{seat} mette {die} su {artefact}.',
  'fact.no-die': 'Non resta nessun dado {colour} per {seat}.',

  // Reavers
  'fact.recruited': '{seat} recluta {cards}.',
  'fact.rallied': '{seat} raduna {card}.',
  'fact.specialised': '{seat} specializza {card} ({space}).',
  'fact.promoted': '{seat} promuove {card} a Leader.',
  'fact.leader-left': '{seat} non ha più {card} come Leader.',
  'fact.reaver-works': '{card} si attiva per {seat}.',

  // Cards
  'fact.cards-drawn': '{seat} pesca {cards}.',
  'fact.drew-unseen':
    '{seat} pesca {count, plural, one {# carta} other {# carte}} ({deck_label}) e {count, plural, one {la} other {le}} guarda.',
  'fact.cards-taken': '{seat} prende {cards}.',
  'fact.card-kept': '{seat} tiene {card}.',
  'fact.to-pile': '',
  'fact.prophecy': '{seat} ottiene la Profezia {card}.',
  'fact.prophecy-returned': '{seat} rimette nel mazzo la Profezia {card}.',
  'fact.artefact-placed': '{seat} prende l’artefatto {card}.',
  'fact.artefact-given-up': '{seat} non ha spazio per {card}.',
  'fact.artefact-used': '{seat} scarta {die} e usa {card}.',
  'fact.artefact-lost': '{cause_label}: {seat} perde {card}.',
  'fact.upgrade-taken': '{seat} prende {upgrade}.',
  'fact.upgrade-lost': '{cause_label}: {seat} perde {upgrade}.',
  'fact.pillaged': '{card}: {seat} saccheggia.',
  'fact.cursed': '{seat} dà 1 segnalino Terrore {other_to}.',

  // The sea
  'fact.journey': '{seat} prende il mare ({card}).',
  'fact.journey-paid': '{card}: {seat} paga e passa.',
  'fact.journey-suffered': '{card}: {seat} subisce il Viaggio.',
  'fact.journey-cancelled': '{card}: nessun effetto per {seat}.',
  'fact.sea-battle': '{seat} affronta la battaglia {card}.',
  'fact.sea-won': '{seat} vince la battaglia {card}.',
  'fact.sea-lost': '{seat} non vince la battaglia {card}.',

  // Combat
  'fact.combat-began': '{seat} combatte contro Difesa {defence, number}.',
  'fact.combat-rolled':
    '{seat} tira i dadi Combattimento: {zeros, plural, =0 {nessun vuoto} one {# vuoto} other {# vuoti}}, {ones, plural, =0 {nessun singolo} one {# singolo} other {# singoli}} e {twos, plural, =0 {nessun doppio} one {# doppio} other {# doppi}}.',
  'fact.rerolled': '{seat} rilancia {count, plural, one {# dado Combattimento} other {# dadi Combattimento}}.',
  'fact.combat-won':
    '{seat} vince: {successes, plural, one {# successo} other {# successi}} contro Difesa {defence, number}.',
  'fact.combat-lost':
    '{seat} perde: {successes, plural, one {# successo} other {# successi}} contro Difesa {defence, number}.',

  // Territories
  'fact.subdued': '{seat} sottomette {territory} {by}.',
  'fact.not-subdued': '{seat} non riesce a sottomettere {territory}.',
  'fact.tile-turned':
    '{seat} gira {territory}:{food, plural, =0 {} other { +# Cibo}}{favour, plural, =0 {} one { +# Favore} other { +# Favori}}{chosen, plural, =0 {} one { +# dado su una faccia a scelta} other { +# dadi su facce a scelta}}{rolled, plural, =0 {} one { +# dado da tirare} other { +# dadi da tirare}}.',

  // The end
  'fact.scoring': 'Punteggio finale.',
  'fact.game-over':
    '{winners_count, plural, one {{winners} vince la partita con {glory, plural, one {# Gloria} other {# Gloria}}.} other {{winners} condividono la vittoria con {glory, plural, one {# Gloria} other {# Gloria}} a testa.}}',
} satisfies Record<keyof typeof en, string>;
