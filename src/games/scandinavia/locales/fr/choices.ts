import type en from '../en/choices.ts';

export default {
  // Setting up
  'choice.pick-lord': 'Jouer {lord}',
  'choice.start': 'Commencer {region_in}',
  'choice.as-history': 'Prendre le placement historique',
  'choice.moor': 'Placer port et drakkar {region_in} ({sea_label})',
  'choice.place': 'Placer {building} {region_in}',
  'choice.muster': 'Placer {piece_one} {region_in}',

  // All phases
  'choice.next': 'Faire jouer {lord}',
  'choice.done': 'Terminer',
  'choice.decline': 'Renoncer',
  'choice.not-again': 'Ne plus demander ce tour-ci',
  'choice.as-last-turn': 'Répéter le tour précédent',
  'choice.pay-all': 'Tout payer',
  'choice.count': '{count, number}',

  // Diplomacy
  'choice.ready': 'Clore les pourparlers',
  'choice.offer': 'Proposer une alliance à {to_label}',
  'choice.lay-aside':
    '{gold, plural, =0 {Sans offrir d’or} one {Offrir aussi # pièce d’or} other {Offrir aussi # pièces d’or}}',
  'choice.agree': 'Accepter l’alliance avec {to_label}',
  'choice.refuse': 'Refuser l’alliance avec {to_label}',
  'choice.gift': 'Donner de l’or à {to_label}',
  'choice.give': '{gold, plural, one {Donner # pièce d’or} other {Donner # pièces d’or}}',
  'choice.keep': 'Se raviser',
  'choice.give-region': 'Donner {region} au Seigneur allié',
  'choice.bow': 'Offrir à {to_label} la vassalité de {lord}',
  'choice.accept-vassal': 'Accepter la vassalité de {lord} envers {to}',
  'choice.refuse-vassal': 'Refuser la vassalité de {lord} envers {to}',
  'choice.release-vassal': 'Mettre fin à la vassalité de {lord}',
  'choice.last-turn': 'Proposer que ce tour soit le dernier',
  'choice.confirm-last-turn': 'Oui, que ce tour soit le dernier',

  // Events
  'choice.hire': 'Les engager {region_in}',
  'choice.afflict': 'Émeutes pour {lord}',
  'choice.pay-region': 'Payer pour {region}',
  'choice.pay-hero': 'Payer {piece_one} {at_in}',
  'choice.feast': 'Payer la fête',
  'choice.place-token': 'Placer le Seigneur {region_in}',
  'choice.stand': 'Placer le Seigneur {at_in}',
  'choice.bear': 'Confier la Pierre : {piece_label}',

  // Dragon and Loki
  'choice.bid': '{gold, plural, =0 {Ne rien offrir} one {Offrir # pièce d’or} other {Offrir # pièces d’or}}',
  'choice.pass': 'Passer',
  'choice.raise': 'Surenchérir à {gold, number}',
  'choice.sacrifice-at': 'Sacrifier une unité {at_in} ({lord})',
  'choice.sacrifice': 'Sacrifier {piece_one}',
  'choice.pay-gold': 'Payer le reste en or',
  'choice.default': 'Avouer que l’or manque',
  'choice.command': 'Confier le commandement à {lord}',

  // Taxes
  'choice.tax':
    '{level_id, select, none {Ne lever aucune taxe} light {Lever des taxes légères} heavy {Lever de lourdes taxes} plunder {Piller} other {Lever des taxes normales}}',
  'choice.tax-in': 'Fixer les taxes {region_in}',
  'choice.pillage': 'Piller {region}',

  // Recruiting
  'choice.dismiss': 'Renvoyer {piece_one} {at_in}',
  'choice.try-hero': 'Chercher un héros {region_in}',
  'choice.every-temple': 'Chercher des héros dans chaque temple',
  'choice.to-troops': 'Passer aux troupes',
  'choice.recruit': 'Recruter {region_in}',
  'choice.entice': 'Lancer le sort Incitation',
  'choice.surcharge':
    '{points, plural, =0 {Ne payer aucun supplément} one {Acheter # point de fréquence} other {Acheter # points de fréquence}}',
  'choice.cast': 'Lancer le sort sur {at}',
  'choice.double': 'Dédoubler {piece_one} {at_in}',
  'choice.strike-at': 'Frapper {lord} {at_in}',
  'choice.strike': 'Détruire {piece_one}',

  // Construction
  'choice.build-in': 'Construire {region_in}',
  'choice.build': 'Construire {building}',
  'choice.demolish': 'Démolir {building_the}',
  'choice.scrap': 'Démanteler {fleet}',
  'choice.launch': 'Le mettre à l’eau {sea_in}',
  'choice.launch-at': 'Le mettre à l’eau {at_in}',
  'choice.engines': 'Équiper {count, plural, one {# Nain} other {# Nains}} en machines de guerre',

  // Marches
  'choice.march': 'Partir {from_from}',
  'choice.everybody': 'Prendre tout ce qui peut partir',
  'choice.take': 'Prendre {piece}',
  'choice.ride': 'Faire monter aussi {piece_one}',
  'choice.carry': 'Emporter {piece_one}',
  'choice.on': 'Continuer',
  'choice.go': 'Aller {to_to}',
  'choice.toward': 'Aller vers {area}',
  'choice.sail': 'Naviguer avec {fleet}',
  'choice.board': 'Embarquer {piece}',
  'choice.board-all': 'Embarquer tout le monde',
  'choice.land-all': 'Débarquer tout le monde',
  'choice.land': 'Débarquer {piece}',
  'choice.steer': '{to_kind, select, sea {Naviguer {to_to}} hex {Naviguer {to_to}} other {Accoster {to_in}}}',
  'choice.unleash': 'Envoyer le Dragon ou Loki',
  'choice.set-down': 'L’envoyer {at_to}',
  'choice.hand-stone': 'Passer la Pierre : {piece_label}',
  'choice.to-battle': 'Finir les mouvements',
  'choice.fight': '{side_id, select, none {Se battre {at_in}} other {Se battre contre {side} {at_in}}}',

  // Battles
  'choice.kill-hero': 'Ragnar tue {piece_one}',
  'choice.dominate': 'Dominer {piece_one}',
  'choice.fanaticise': 'Lancer le sort Fanatisme sur {piece_one}',
  'choice.call-forests': 'Appeler les Forêts vivantes',
  'choice.invert': 'Retourner {piece_one} par Inversion',
  'choice.bribe': 'Corrompre {piece_one}',
  'choice.rage': 'Déchaîner {piece_one}',
  'choice.pay-orc': 'Payer {piece_one}',
  'choice.pay-gold-to-orc': 'Payer {gold, plural, one {# pièce d’or} other {# pièces d’or}}',
  'choice.step-aside': 'Tenir des Valkyries à l’écart',
  'choice.keep-best': 'Garder le plus de valeur possible',
  'choice.lose': 'Perdre {piece_one}',
  'choice.revive': 'Ressusciter {piece_one}',
  'choice.take-off': 'Retirer un Mort-vivant {at_in}',
  'choice.undead':
    '{count, plural, =0 {N’appeler aucun Mort-vivant} one {Appeler # Mort-vivant} other {Appeler # Morts-vivants}}',
  'choice.fate': '{fate_button}',
  'choice.accept': 'Accepter la sentence',
  'choice.ransom': 'Payer une rançon de 50 pièces d’or',

  // Upkeep
  'choice.settle': 'Entretenir ce que l’or permet',
  'choice.disband-at': 'Licencier des unités {at_in}',
  'choice.disband': 'Licencier {piece}',
} satisfies Record<keyof typeof en, string>;
