import type en from '../en/facts.ts';

export default {
  // Setting up
  'fact.pick-rolled': '{seat} tira {die, number}.',
  'fact.picked': '{lord} entra in gioco.',
  'fact.land-taken': '{lord} comincia {region_in}.',

  // The turn
  'fact.turn-began': 'Inizia il turno {turn, number}; {seat} ha l’iniziativa.',
  'fact.phase-began': '{phase_label}.',
  'fact.part-began': '',
  'fact.round-began': '{lord} comincia il tempo {round, number} di movimenti e battaglie.',

  // Diplomacy
  'fact.alliances-over': 'Finiscono le alleanze del turno scorso.',
  'fact.offered':
    '{gold, plural, =0 {{seat} propone un’alleanza a {to_label}.} one {{seat} propone un’alleanza e # oro a {to_label}.} other {{seat} propone un’alleanza e # ori a {to_label}.}}{motive_id, select, none {} other { «{motive}»}}',
  'fact.thinks-again': '{seat} torna ai colloqui.',
  'fact.refused': '{seat} rifiuta l’alleanza con {to_label}.{motive_id, select, none {} other { «{motive}»}}',
  'fact.agreed':
    '{gold, plural, =0 {{seat} accetta l’alleanza con {to_label}.} one {{seat} accetta l’alleanza con {to_label} e # oro.} other {{seat} accetta l’alleanza con {to_label} e # ori.}}{motive_id, select, none {} other { «{motive}»}}',
  'fact.lapsed': 'La proposta di {seat_label} a {to_label} decade.',
  'fact.allied': '{seat_label} e {to_label} stringono un’alleanza.',
  'fact.gave': '{seat} dona {gold, plural, one {# oro} other {# ori}} a {to_label}.',
  'fact.ready': '{seat} chiude i colloqui.',
  'fact.wants-end': '{seat} vuole che questo turno sia l’ultimo.',
  'fact.last-turn': 'L’accordo è unanime: questo turno è l’ultimo.',
  'fact.region-given': '{lord} dona {region} a {to}.',
  'fact.bowed': '{lord} offre il proprio vassallaggio a {to}.',
  'fact.bow-refused': '{to} rifiuta il vassallaggio di {lord}.',
  'fact.vassal': 'Davanti agli dei, {lord} giura vassallaggio a {to}.',
  'fact.bond-over': 'Finisce il vassallaggio di {lord} verso {to}.',
  'fact.prison-tried': '{lord} tenta l’evasione: dado {die, number}.',
  'fact.freed': '{lord} torna in libertà.',

  // Gold
  'fact.gained': '{cause_label}: {lord} ottiene {gold, plural, one {# oro} other {# ori}}.',
  'fact.paid': '{cause_label}: {lord} paga {gold, plural, one {# oro} other {# ori}}.',
  'fact.paid-to': '{cause_label}: {lord} paga {gold, plural, one {# oro} other {# ori}} a {to}.',
  'fact.owes': '{lord} deve ancora {gold, plural, one {# oro} other {# ori}} a {to}.',
  'fact.purse-shown': '{seat} mostra {gold, plural, one {# oro} other {# ori}}.',

  // Land
  'fact.creed': '{lord} ha Credenza {creed, number} e Potere {level, number}.',
  'fact.prosperity': '{cause_label}: Prosperità {region_in} {change, number, ::sign-always}, ora {to, number}.',
  'fact.built':
    '{cause_id, select, construction {{lord} costruisce {building} {region_in}.} other {{cause_label}: {lord} ha {building} {region_in}.}}',
  'fact.destroyed': '{cause_label}: cade {building_the} {region_in}.',
  'fact.building-stood': 'Resiste {building_the} {region_in} (dado {die, number}).',
  'fact.launched': '{lord} vara {fleet} {region_in} ({sea_label}).',
  'fact.fleet-lost': '{cause_label}: {lord} perde {fleet}.',
  'fact.fleet-taken': '{lord} cattura {fleet} ({from_label}).',
  'fact.equipped': '{lord} equipaggia {count, plural, one {# Nano} other {# Nani}} con macchine da guerra {region_in}.',
  'fact.independent': '{cause_label}: {region} torna indipendente.',
  'fact.barbarians-hold': 'Ora {region} è in mano ai barbari.',

  // Pieces
  'fact.came':
    '{cause_id, select, valhalla {{cause_label}: {piece_counted} {place_in}, per chi vi sbarca per primo.} other {{cause_label}: {piece_counted} {place_in} per {lord}.}}',
  'fact.died': 'Perdite {place_in} per {lord}: {piece_counted} ({cause_label}).',
  'fact.left': 'Ritiro {place_in} per {lord}: {piece_counted} ({cause_label}).',
  'fact.became': 'Mutamento {place_in} per {lord}: {piece_counted}, ora {into_counted} ({cause_label}).',
  'fact.joined': '{lord} accoglie {piece_counted} {place_in}.',

  // Events
  'fact.event-rolled': 'I presagi dicono {die, number}: {event_label}.',
  'fact.event-passed': '{event_label}: ora non può accadere, si tira di nuovo.',
  'fact.die-rolled': '{cause_label}: dado {die, number}.',
  'fact.region-rolled': '{cause_label}: {region}, dado {die, number}.',
  'fact.storm': 'La tempesta infuria {sea_in}.',
  'fact.afflicted': 'Le sommosse scuotono le regioni di {lord}.',
  'fact.great': '{lord} è ora il Grande: per vincere bastano 2 regioni in meno.',
  'fact.stone-appeared': 'La Pietra della Saggezza appare {place_in}.',
  'fact.stone-taken': '{lord}: {piece_one} prende la Pietra {place_in}.',
  'fact.stone-power': 'La Pietra rivela a {lord} il suo potere: {stone_label} (dado {die, number}).',
  'fact.stone-left': 'La Pietra resta a terra {place_in}.',
  'fact.stone-gone': 'La Pietra lascia questo mondo.',
  'fact.sanctuaries': 'Su ognuna delle quattro isole sorge un santuario.',
  'fact.token-placed': '{lord} si stabilisce {region_in}.',

  // Dragon and Loki
  'fact.bid': '{gold, plural, =0 {{seat} non offre nulla.} one {{seat} offre # oro.} other {{seat} offre # ori.}}',
  'fact.no-dragon': 'Le offerte più alte sono pari: in questo turno il Drago non serve nessuno.',
  'fact.beast-won': '{beast} obbedisce a {lord}.',
  'fact.raised': '{seat} rilancia l’offerta a {gold, number}.',
  'fact.passed': '{seat} passa.',
  'fact.no-loki': 'Nessuno offre, e Loki se ne va per la sua strada.',
  'fact.cannot-pay': '{seat} non può pagare Loki e perde tutto: {gold, plural, one {# oro} other {# ori}}.',
  'fact.beast-set': '{lord} manda {beast} {place_to}.',
  'fact.beast-gone': '{beast} lascia {lord}.',

  // Taxes and recruiting
  'fact.taxed':
    '{level_id, select, none {{lord} non riscuote tasse.} light {{lord} riscuote tasse leggere.} heavy {{lord} riscuote tasse importanti.} plunder {{lord} saccheggia il regno.} other {{lord} riscuote tasse normali.}}',
  'fact.region-taxed':
    '{level_id, select, none {{lord} non riscuote tasse {region_in}.} light {{lord} riscuote tasse leggere {region_in}.} heavy {{lord} riscuote tasse importanti {region_in}.} plunder {{lord} saccheggia {region}.} other {{lord} riscuote tasse normali {region_in}.}}',
  'fact.hero-tried': '{lord} cerca un eroe {region_in}: esce {die, number}, serve meno di {creed, number}.',
  'fact.surcharged': '{lord} compra {points, plural, one {# punto} other {# punti}} di frequenza {region_in}.',
  'fact.recruit-tried': '{lord} tenta di reclutare {region_in}: esce {die, number}, serve meno di {frequency, number}.',
  'fact.cast':
    '{lord} lancia {power_label} ({place_label}) per {points, plural, one {# punto potere} other {# punti potere}}.',

  // Marches
  'fact.marched': '{lord} muove {piece_counted} {from_from} {to_to}.',
  'fact.sailed':
    '{to_kind, select, sea {{lord} naviga con {fleet} {to_to}.} hex {{lord} naviga con {fleet} {to_to}.} none {{lord} naviga con {fleet}.} other {{lord} approda con {fleet} {to_in}.}}',
  'fact.storm-tried': '{lord} sfida la tempesta con {fleet}: dado {die, number}.',

  // Battles
  'fact.battle': 'Battaglia {place_in}: {attacker} contro {defender}.',
  'fact.hero-killed': '{lord}: Ragnar uccide {piece_one} ({from_label}).',
  'fact.turned': '{cause_label}: {lord} porta dalla sua parte {piece_counted} ({from_label}).',
  'fact.bribed': '{lord} corrompe {piece_counted} ({from_label}).',
  'fact.fanatic': '{lord} lancia Fanatismo: {piece_one}.',
  'fact.furious': '{lord} manda in furia {piece_counted}.',
  'fact.orc-paid': '{lord} paga {piece_one}: {gold, plural, one {# oro} other {# ori}}.',
  'fact.aside': '{lord} tiene {count, plural, one {# Valchiria} other {# Valchirie}} fuori dalla battaglia.',
  'fact.force':
    '{die, plural, =0 {{side_label}: forza {force, number}.} other {{side_label}: forza {force, number}. Potenziale {potential, number}, dado {die, number}, con i bonus {roll, number}, tabella {result, number}{dragon, plural, =0 {} other {, Drago {dragon, number}}}{commoners, plural, =0 {} other {, popolani {commoners, number}}}.}}',
  'fact.loki': 'Loki combatte per {lord}: {die, number}.',
  'fact.battle-won': 'Vittoria {place_in} per {side} contro {against}, con un margine di {margin, number}.',
  'fact.risen-tried':
    'I morti si destano {place_in}: {count, plural, one {se ne rialza #} other {se ne rialzano #}} su {dice, number}.',
  'fact.fights-on': '{lord} riprende la battaglia {place_in} con i morti rialzati.',
  'fact.conquered':
    '{from_id, select, commoners {{lord} conquista {region}.} other {{lord} conquista {region} ({from_label}).}}',
  'fact.found': 'Scoperta di {lord} {region_in}: il dado dà {die, number}, con la fertilità {number, number}.',
  'fact.out': '{lord} cade ed esce dal gioco.',
  'fact.captured': '{to} cattura {lord}.',
  'fact.escape-tried': '{lord} tenta la fuga: esce {die, number}, serve {needs, number} o meno.',
  'fact.escaped': '{lord} si mette in salvo.',
  'fact.fate':
    '{fate_id, select, release {{to} lascia andare {lord}.} execute {{to} mette a morte {lord}.} ransom {{to} chiede un riscatto per {lord}.} prison {{to} imprigiona {lord}.} other {{to} impone il vassallaggio a {lord}.}}',
  'fact.swapped': '{lord} muta la sentenza in un riscatto.',

  // The end of the turn
  'fact.island-owned': '{lord} possiede {island}.',
  'fact.game-over':
    '{way_id, select, empire {L’Impero è ricostruito.} limit {L’ultimo turno è finito.} agreed {L’ultimo turno è finito, come convenuto.} other {Resta un solo regno.}}',
} satisfies Record<keyof typeof en, string>;
