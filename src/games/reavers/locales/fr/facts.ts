import type en from '../en/facts.ts';

export default {
  // Rounds and selections
  'fact.round-began': 'La manche {round, number} commence.',
  'fact.laid-out': 'Cartes visibles ({deck_label}) : {cards}.',
  'fact.trade-dice': 'Dés de la case Commerce : {dice_label}.',
  'fact.reshuffled':
    '{deck_label} : {count, plural, one {# carte est mélangée} other {# cartes sont mélangées}} pour former la nouvelle pioche.',
  'fact.discarded': '',
  'fact.selected': '{seat} envoie un navire : {space}.',
  'fact.marker': '{seat} reçoit le marqueur de départ.',
  'fact.honour-ship': '{seat} reçoit le navire d’honneur.',
  'fact.acts': '{seat} participe : {space}.',
  'fact.rests': '{seat} se repose.',

  // Gains and losses
  'fact.gained': '{cause_label} : {seat} gagne {what_counted}.',
  'fact.paid': '{seat} paie {what_counted} ({cause_label}).',
  'fact.lost': '{cause_label} : {seat} perd {what_counted}.',
  'fact.glory': '{cause_label} : {glory, plural, one {# point de Gloire} other {# points de Gloire}} pour {seat}.',
  'fact.token-gone': '{cause_label} : jetons épuisés ({what_label}), rien pour {seat}.',

  // Dice
  'fact.rolled': '{seat} lance {dice}.',
  'fact.die-gained': '{seat} gagne {die}.',
  'fact.die-spent': '{seat} dépense {die} comme {as}.',
  'fact.upgrade-spent': '{seat} utilise {upgrade} comme {as}.',
  'fact.die-lost': '{cause_label} : {seat} perd {die}.',
  'fact.die-dropped': '{seat} n’a pas d’emplacement pour {die}.',
  'fact.die-stored': '{seat} met {die} sur {artefact}.',
  'fact.no-die': 'Il ne reste pas de dé {colour} pour {seat}.',

  // Reavers
  'fact.recruited': '{seat} recrute {cards}.',
  'fact.rallied': '{seat} rallie {card}.',
  'fact.specialised': '{seat} spécialise {card} ({space}).',
  'fact.promoted': '{seat} promeut {card} au rang de Chef.',
  'fact.leader-left': '{seat} n’a plus {card} pour Chef.',
  'fact.reaver-works': '{card} s’active pour {seat}.',

  // Cards
  'fact.cards-drawn': '{seat} pioche {cards}.',
  'fact.drew-unseen':
    '{seat} pioche {count, plural, one {# carte} other {# cartes}} ({deck_label}) et {count, plural, one {la} other {les}} regarde.',
  'fact.cards-taken': '{seat} prend {cards}.',
  'fact.card-kept': '{seat} garde {card}.',
  'fact.to-pile': '',
  'fact.prophecy': '{seat} gagne la prophétie {card}.',
  'fact.prophecy-returned': '{seat} remet la prophétie {card} sous la pioche.',
  'fact.artefact-placed': '{seat} reçoit l’artefact {card}.',
  'fact.artefact-given-up': '{seat} n’a pas d’emplacement pour {card}.',
  'fact.artefact-used': '{seat} défausse {die} et utilise {card}.',
  'fact.artefact-lost': '{cause_label} : {seat} perd {card}.',
  'fact.upgrade-taken': '{seat} prend {upgrade}.',
  'fact.upgrade-lost': '{cause_label} : {seat} perd {upgrade}.',
  'fact.pillaged': '{card} : {seat} pille.',
  'fact.cursed': '{seat} donne 1 jeton Terreur {other_to}.',

  // The sea
  'fact.journey': '{seat} prend la mer ({card}).',
  'fact.journey-paid': '{card} : {seat} paie et passe.',
  'fact.journey-suffered': '{card} : {seat} subit le voyage.',
  'fact.journey-cancelled': '{card} : sans effet pour {seat}.',
  'fact.sea-battle': '{seat} affronte la bataille {card}.',
  'fact.sea-won': '{seat} remporte la bataille {card}.',
  'fact.sea-lost': '{seat} ne remporte pas la bataille {card}.',

  // Combat
  'fact.combat-began': '{seat} combat contre une défense de {defence, number}.',
  'fact.combat-rolled':
    '{seat} lance les dés de combat : {zeros, plural, =0 {aucun vide} one {# vide} other {# vides}}, {ones, plural, =0 {aucun simple} one {# simple} other {# simples}} et {twos, plural, =0 {aucun double} one {# double} other {# doubles}}.',
  'fact.rerolled': '{seat} relance {count, plural, one {# dé de combat} other {# dés de combat}}.',
  'fact.combat-won':
    '{seat} gagne : {successes, plural, one {# succès} other {# succès}} contre une défense de {defence, number}.',
  'fact.combat-lost':
    '{seat} perd : {successes, plural, one {# succès} other {# succès}} contre une défense de {defence, number}.',

  // Territories
  'fact.subdued': '{seat} soumet {territory} {by}.',
  'fact.not-subdued': '{seat} échoue à soumettre {territory}.',
  'fact.tile-turned':
    '{seat} retourne {territory} :{food, plural, =0 {} one { +# provision} other { +# provisions}}{favour, plural, =0 {} one { +# faveur} other { +# faveurs}}{chosen, plural, =0 {} one { +# dé sur une face au choix} other { +# dés sur des faces au choix}}{rolled, plural, =0 {} one { +# dé à lancer} other { +# dés à lancer}}.',

  // The end
  'fact.scoring': 'Le décompte final.',
  'fact.game-over':
    '{winners_count, plural, one {{winners} remporte la partie avec {glory, plural, one {# point de Gloire} other {# points de Gloire}}.} other {{winners} partagent la victoire, à {glory, plural, one {# point de Gloire} other {# points de Gloire}} partout.}}',
} satisfies Record<keyof typeof en, string>;
