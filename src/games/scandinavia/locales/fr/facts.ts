import type en from '../en/facts.ts';

export default {
  // Setting up
  'fact.pick-rolled': '{seat} obtient {die, number} au dé.',
  'fact.picked': '{lord} entre en jeu.',
  'fact.land-taken': '{lord} commence {region_in}.',

  // The turn
  'fact.turn-began': 'Le tour {turn, number} commence ; {seat} a l’initiative.',
  'fact.phase-began': '{phase_label}.',
  'fact.part-began': '',
  'fact.round-began': '{lord} commence le temps {round, number} des mouvements et des combats.',

  // Diplomacy
  'fact.alliances-over': 'Les alliances du tour précédent prennent fin.',
  'fact.offered':
    '{gold, plural, =0 {{seat} propose une alliance à {to_label}.} one {{seat} propose une alliance et # pièce d’or à {to_label}.} other {{seat} propose une alliance et # pièces d’or à {to_label}.}}{motive_id, select, none {} other { « {motive} »}}',
  'fact.thinks-again': '{seat} reprend les pourparlers.',
  'fact.refused': '{seat} refuse l’alliance avec {to_label}.{motive_id, select, none {} other { « {motive} »}}',
  'fact.agreed':
    '{gold, plural, =0 {{seat} accepte l’alliance avec {to_label}.} one {{seat} accepte l’alliance avec {to_label} et # pièce d’or.} other {{seat} accepte l’alliance avec {to_label} et # pièces d’or.}}{motive_id, select, none {} other { « {motive} »}}',
  'fact.lapsed': 'L’offre de {seat_label} à {to_label} devient caduque.',
  'fact.allied': '{seat} et {to} concluent une alliance.',
  'fact.gave': '{seat} donne {gold, plural, one {# pièce d’or} other {# pièces d’or}} à {to_label}.',
  'fact.ready': '{seat} clôt ses pourparlers.',
  'fact.wants-end': '{seat} veut que ce tour soit le dernier.',
  'fact.last-turn': 'L’accord est unanime : ce tour est le dernier.',
  'fact.region-given': '{lord} donne {region} à {to}.',
  'fact.bowed': '{lord} offre sa vassalité à {to}.',
  'fact.bow-refused': '{to} refuse la vassalité de {lord}.',
  'fact.vassal': 'Devant les dieux, {lord} prête hommage à {to}.',
  'fact.bond-over': 'La vassalité de {lord} envers {to} prend fin.',
  'fact.prison-tried': '{lord} tente de s’évader : le dé donne {die, number}.',
  'fact.freed': '{lord} retrouve la liberté.',

  // Gold
  'fact.gained': '{cause_label} : {lord} gagne {gold, plural, one {# pièce d’or} other {# pièces d’or}}.',
  'fact.paid': '{cause_label} : {lord} paie {gold, plural, one {# pièce d’or} other {# pièces d’or}}.',
  'fact.paid-to': '{cause_label} : {lord} paie {gold, plural, one {# pièce d’or} other {# pièces d’or}} à {to}.',
  'fact.owes': '{lord} doit encore {gold, plural, one {# pièce d’or} other {# pièces d’or}} à {to}.',
  'fact.purse-shown': '{seat} montre {gold, plural, one {# pièce d’or} other {# pièces d’or}}.',

  // Land
  'fact.creed': '{lord} a {creed, plural, one {# point} other {# points}} de croyance et le Pouvoir {level, number}.',
  'fact.prosperity': '{cause_label} : prospérité {region_in} {change, number, ::sign-always}, désormais {to, number}.',
  'fact.built':
    '{cause_id, select, construction {{lord} construit {building} {region_in}.} other {{cause_label} : {lord} a {building} {region_in}.}}',
  'fact.destroyed': '{cause_label} : {building_the} {region_in} tombe.',
  'fact.building-stood': '{building_the} {region_in} tient bon (le dé donne {die, number}).',
  'fact.launched': '{lord} met à l’eau {fleet} {region_in} ({sea_label}).',
  'fact.fleet-lost': '{cause_label} : {lord} perd {fleet}.',
  'fact.fleet-taken': '{lord} capture {fleet} ({from_label}).',
  'fact.equipped': '{lord} équipe {count, plural, one {# Nain} other {# Nains}} de machines de guerre {region_in}.',
  'fact.independent': '{cause_label} : {region} redevient indépendante.',
  'fact.barbarians-hold': '{region} est désormais aux mains des barbares.',

  // Pieces
  'fact.came':
    '{cause_id, select, valhalla {{cause_label} : {piece_counted} {place_in}, pour qui y débarquera le premier.} other {{cause_label} : {piece_counted} {place_in} pour {lord}.}}',
  'fact.died': 'Pertes {place_in} pour {lord} : {piece_counted} ({cause_label}).',
  'fact.left': 'Retrait {place_in} pour {lord} : {piece_counted} ({cause_label}).',
  'fact.became': 'Changement {place_in} pour {lord} : {piece_counted}, désormais {into_counted} ({cause_label}).',
  'fact.joined': '{lord} accueille {piece_counted} {place_in}.',

  // Events
  'fact.event-rolled': 'Les présages donnent {die, number} : {event_label}.',
  'fact.event-passed': '{event_label} : cela ne peut arriver maintenant, on relance.',
  'fact.die-rolled': '{cause_label} : le dé donne {die, number}.',
  'fact.region-rolled': '{cause_label} : {region}, le dé donne {die, number}.',
  'fact.storm': 'La tempête fait rage {sea_in}.',
  'fact.afflicted': 'Les émeutes secouent les régions de {lord}.',
  'fact.great': '{lord} est désormais le Grand : il faut 2 régions de moins pour gagner.',
  'fact.stone-appeared': 'La Pierre de Sagesse apparaît {place_in}.',
  'fact.stone-taken': '{lord} : {piece_one} prend la Pierre {place_in}.',
  'fact.stone-power': 'La Pierre révèle son pouvoir à {lord} : {stone_label} (le dé donne {die, number}).',
  'fact.stone-left': 'La Pierre reste à terre {place_in}.',
  'fact.stone-gone': 'La Pierre quitte ce monde.',
  'fact.sanctuaries': 'Un sanctuaire surgit sur chacune des quatre îles.',
  'fact.token-placed': '{lord} s’installe {region_in}.',

  // Dragon and Loki
  'fact.bid':
    '{gold, plural, =0 {{seat} n’offre rien.} one {{seat} offre # pièce d’or.} other {{seat} offre # pièces d’or.}}',
  'fact.no-dragon': 'Les plus hautes offres sont égales : ce tour-ci, le Dragon ne sert personne.',
  'fact.beast-won': '{beast} obéit à {lord}.',
  'fact.raised': '{seat} surenchérit à {gold, number}.',
  'fact.passed': '{seat} passe.',
  'fact.no-loki': 'Personne n’enchérit, et Loki passe son chemin.',
  'fact.cannot-pay':
    '{seat} ne peut pas payer Loki et perd tout : {gold, plural, one {# pièce d’or} other {# pièces d’or}}.',
  'fact.beast-set': '{lord} envoie {beast} {place_to}.',
  'fact.beast-gone': '{beast} quitte {lord}.',

  // Taxes and recruiting
  'fact.taxed':
    '{level_id, select, none {{lord} ne lève aucune taxe.} light {{lord} lève des taxes légères.} heavy {{lord} lève de lourdes taxes.} plunder {{lord} pille le royaume.} other {{lord} lève des taxes normales.}}',
  'fact.region-taxed':
    '{level_id, select, none {{lord} ne lève aucune taxe {region_in}.} light {{lord} lève des taxes légères {region_in}.} heavy {{lord} lève de lourdes taxes {region_in}.} plunder {{lord} pille {region}.} other {{lord} lève des taxes normales {region_in}.}}',
  'fact.hero-tried': '{lord} cherche un héros {region_in} : {die, number} au dé, il faut moins de {creed, number}.',
  'fact.surcharged': '{lord} achète {points, plural, one {# point} other {# points}} de fréquence {region_in}.',
  'fact.recruit-tried':
    '{lord} tente de recruter {region_in} : {die, number} au dé, il faut moins de {frequency, number}.',
  'fact.cast':
    '{lord} lance le sort {power_label} ({place_label}) pour {points, plural, one {# point de pouvoir} other {# points de pouvoir}}.',

  // Marches
  'fact.marched': '{lord} déplace {piece_counted} {from_from} {to_to}.',
  'fact.sailed':
    '{to_kind, select, sea {{lord} navigue avec {fleet} {to_to}.} hex {{lord} navigue avec {fleet} {to_to}.} none {{lord} navigue avec {fleet}.} other {{lord} accoste avec {fleet} {to_in}.}}',
  'fact.storm-tried': '{lord} brave la tempête avec {fleet} : le dé donne {die, number}.',

  // Battles
  'fact.battle': 'Bataille {place_in} : {attacker} contre {defender}.',
  'fact.hero-killed': '{lord} : Ragnar tue {piece_one} ({from_label}).',
  'fact.turned': '{cause_label} : {lord} rallie {piece_counted} ({from_label}).',
  'fact.bribed': '{lord} corrompt {piece_counted} ({from_label}).',
  'fact.fanatic': '{lord} lance le sort Fanatisme sur {piece_one}.',
  'fact.furious': '{lord} déchaîne {piece_counted}.',
  'fact.orc-paid': '{lord} paie {piece_one} : {gold, plural, one {# pièce d’or} other {# pièces d’or}}.',
  'fact.aside': '{lord} tient {count, plural, one {# Valkyrie} other {# Valkyries}} hors du combat.',
  'fact.force':
    '{die, plural, =0 {{side_label} : force {force, number}.} other {{side_label} : force {force, number}. Potentiel {potential, number}, dé {die, number}, avec les bonus {roll, number}, table {result, number}{dragon, plural, =0 {} other {, Dragon {dragon, number}}}{commoners, plural, =0 {} other {, peuple {commoners, number}}}.}}',
  'fact.loki': 'Loki se bat pour {lord} : {die, number}.',
  'fact.battle-won': 'Victoire {place_in} pour {side} contre {against}, avec une marge de {margin, number}.',
  'fact.risen-tried':
    'Les morts s’éveillent {place_in} : {count, plural, one {# sur {dice, number} se lève} other {# sur {dice, number} se lèvent}}.',
  'fact.fights-on': '{lord} reprend le combat {place_in} avec les morts relevés.',
  'fact.conquered':
    '{from_id, select, commoners {{lord} conquiert {region}.} other {{lord} conquiert {region} ({from_label}).}}',
  'fact.found': 'Découverte par {lord} {region_in} : le dé donne {die, number}, et {number, number} avec la fertilité.',
  'fact.out': '{lord} tombe et quitte la partie.',
  'fact.captured': '{to} capture {lord}.',
  'fact.escape-tried': '{lord} tente de fuir : {die, number} au dé, il faut {needs, number} ou moins.',
  'fact.escaped': '{lord} se met à l’abri.',
  'fact.fate':
    '{fate_id, select, release {{to} laisse partir {lord}.} execute {{to} met {lord} à mort.} ransom {{to} demande une rançon pour {lord}.} prison {{to} emprisonne {lord}.} other {{to} impose la vassalité à {lord}.}}',
  'fact.swapped': '{lord} change la sentence en rançon.',

  // The end of the turn
  'fact.island-owned': '{lord} tient {island}.',
  'fact.game-over':
    '{way_id, select, empire {L’Empire est reconstruit.} limit {Le dernier tour est fini.} agreed {Le dernier tour est fini, comme convenu.} other {Il ne reste qu’un royaume.}}',
} satisfies Record<keyof typeof en, string>;
