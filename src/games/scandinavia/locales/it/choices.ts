import type en from '../en/choices.ts';

export default {
  // Setting up
  'choice.pick-lord': 'Gioca con {lord}',
  'choice.start': 'Comincia {region_in}',
  'choice.as-history': 'Prendi il piazzamento storico',
  'choice.moor': 'Piazza porto e drakkar {region_in} ({sea_label})',
  'choice.place': 'Piazza {building} {region_in}',
  'choice.muster': 'Piazza {piece_one} {region_in}',

  // All phases
  'choice.next': 'Fai giocare {lord}',
  'choice.done': 'Fatto',
  'choice.decline': 'Rinuncia',
  'choice.not-again': 'Non chiederlo più in questo turno',
  'choice.as-last-turn': 'Ripeti il turno scorso',
  'choice.pay-all': 'Paga tutto',
  'choice.count': '{count, number}',

  // Diplomacy
  'choice.ready': 'Chiudi i colloqui',
  'choice.offer': 'Proponi un’alleanza a {to_label}',
  'choice.lay-aside': '{gold, plural, =0 {Senza offrire oro} one {Offri anche # oro} other {Offri anche # ori}}',
  'choice.agree': 'Accetta l’alleanza con {to_label}',
  'choice.refuse': 'Rifiuta l’alleanza con {to_label}',
  'choice.gift': 'Dona oro a {to_label}',
  'choice.give': '{gold, plural, one {Dona # oro} other {Dona # ori}}',
  'choice.keep': 'Ripensaci',
  'choice.give-region': 'Dona {region} al Signore alleato',
  'choice.bow': 'Offri a {to_label} il vassallaggio di {lord}',
  'choice.accept-vassal': 'Accetta il vassallaggio di {lord} verso {to}',
  'choice.refuse-vassal': 'Rifiuta il vassallaggio di {lord} verso {to}',
  'choice.release-vassal': 'Sciogli il vassallaggio di {lord}',
  'choice.last-turn': 'Proponi che questo turno sia l’ultimo',
  'choice.confirm-last-turn': 'Sì, questo turno sia l’ultimo',

  // Events
  'choice.hire': 'Assoldali {region_in}',
  'choice.afflict': 'Sommosse per {lord}',
  'choice.pay-region': 'Paga per {region}',
  'choice.pay-hero': 'Paga {piece_one} {at_in}',
  'choice.feast': 'Paga la festa',
  'choice.place-token': 'Piazza il Signore {region_in}',
  'choice.stand': 'Piazza il Signore {at_in}',
  'choice.bear': 'Affida la Pietra: {piece_label}',

  // Dragon and Loki
  'choice.bid': '{gold, plural, =0 {Non offrire nulla} one {Offri # oro} other {Offri # ori}}',
  'choice.pass': 'Passa',
  'choice.raise': 'Rilancia l’offerta a {gold, number}',
  'choice.sacrifice-at': 'Sacrifica un’unità {at_in} ({lord})',
  'choice.sacrifice': 'Sacrifica {piece_one}',
  'choice.pay-gold': 'Paga il resto in oro',
  'choice.default': 'Ammetti di non poter pagare',
  'choice.command': 'Affida il comando a {lord}',

  // Taxes
  'choice.tax':
    '{level_id, select, none {Non riscuotere tasse} light {Riscuoti tasse leggere} heavy {Riscuoti tasse importanti} plunder {Saccheggia} other {Riscuoti tasse normali}}',
  'choice.tax-in': 'Stabilisci le tasse {region_in}',
  'choice.pillage': 'Saccheggia {region}',

  // Recruiting
  'choice.dismiss': 'Congeda {piece_one} {at_in}',
  'choice.try-hero': 'Cerca un eroe {region_in}',
  'choice.every-temple': 'Cerca eroi in ogni tempio',
  'choice.to-troops': 'Passa alle truppe',
  'choice.recruit': 'Recluta {region_in}',
  'choice.entice': 'Lancia Invogliamento',
  'choice.surcharge':
    '{points, plural, =0 {Non aggiungere oro} one {Compra # punto di frequenza} other {Compra # punti di frequenza}}',
  'choice.cast': 'Colpisci {at}',
  'choice.double': 'Raddoppia {piece_one} {at_in}',
  'choice.strike-at': 'Colpisci {lord} {at_in}',
  'choice.strike': 'Distruggi {piece_one}',

  // Construction
  'choice.build-in': 'Costruisci {region_in}',
  'choice.build': 'Costruisci {building}',
  'choice.demolish': 'Demolisci {building_the}',
  'choice.scrap': 'Smantella {fleet}',
  'choice.launch': 'Varalo {sea_in}',
  'choice.launch-at': 'Varalo {at_in}',
  'choice.engines': 'Equipaggia {count, plural, one {# Nano} other {# Nani}} con macchine da guerra',

  // Marches
  'choice.march': 'Parti {from_from}',
  'choice.everybody': 'Prendi tutti quelli che possono',
  'choice.take': 'Prendi {piece}',
  'choice.ride': 'Fai cavalcare anche {piece_one}',
  'choice.carry': 'Porta {piece_one}',
  'choice.on': 'Prosegui',
  'choice.go': 'Vai {to_to}',
  'choice.toward': 'Vai verso {area}',
  'choice.sail': 'Naviga con {fleet}',
  'choice.board': 'Imbarca {piece}',
  'choice.board-all': 'Imbarca tutti',
  'choice.land-all': 'Sbarca tutti',
  'choice.land': 'Sbarca {piece}',
  'choice.steer': '{to_kind, select, sea {Naviga {to_to}} hex {Naviga {to_to}} other {Approda {to_in}}}',
  'choice.unleash': 'Manda in campo il Drago o Loki',
  'choice.set-down': 'Mandalo {at_to}',
  'choice.hand-stone': 'Passa la Pietra: {piece_label}',
  'choice.to-battle': 'Chiudi i movimenti',
  'choice.fight': '{side_id, select, none {Combatti {at_in}} other {Combatti contro {side} {at_in}}}',

  // Battles
  'choice.kill-hero': 'Ragnar uccide {piece_one}',
  'choice.dominate': 'Domina {piece_one}',
  'choice.fanaticise': 'Lancia Fanatismo: {piece_label}',
  'choice.call-forests': 'Richiama le Foreste Viventi',
  'choice.invert': 'Porta dalla tua parte {piece_one} con Inversione',
  'choice.bribe': 'Corrompi {piece_one}',
  'choice.rage': 'Manda in furia {piece_one}',
  'choice.pay-orc': 'Paga {piece_one}',
  'choice.pay-gold-to-orc': 'Paga {gold, plural, one {# oro} other {# ori}}',
  'choice.step-aside': 'Tieni da parte delle Valchirie',
  'choice.keep-best': 'Conserva più valore possibile',
  'choice.lose': 'Perdi {piece_one}',
  'choice.revive': 'Resuscita {piece_one}',
  'choice.take-off': 'Togli un Morto Vivente {at_in}',
  'choice.undead':
    '{count, plural, =0 {Non chiamare Morti Viventi} one {Chiama # Morto Vivente} other {Chiama # Morti Viventi}}',
  'choice.fate': '{fate_button}',
  'choice.accept': 'Accetta la sentenza',
  'choice.ransom': 'Paga un riscatto di 50 ori',

  // Upkeep
  'choice.settle': 'Mantieni ciò che l’oro permette',
  'choice.disband-at': 'Sciogli unità {at_in}',
  'choice.disband': 'Sciogli {piece}',
} satisfies Record<keyof typeof en, string>;
