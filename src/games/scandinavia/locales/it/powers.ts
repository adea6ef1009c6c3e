import type en from '../en/powers.ts';

export default {
  // Powers of the lords, I to IV
  'power.enticement': 'Invogliamento',
  'powerText.enticement':
    '3 punti, prima di reclutare in una regione con un tempio: la frequenza sale della Credenza della regione, al massimo al doppio della base.',
  'power.fanaticism': 'Fanatismo',
  'powerText.fanaticism': '6 punti, prima di un attacco: un’unità vale il doppio fino alla fine della battaglia.',
  'power.cursed-waters': 'Acque Maledette',
  'powerText.cursed-waters':
    '9 punti, prima che un avversario recluti: una regione perde 3 punti Prosperità e in questo turno non vi si recluta.',
  'power.death-omen': 'Presagio di Morte',
  'powerText.death-omen':
    '12 punti, dopo il reclutamento di un avversario: in una regione muoiono tutte le unità tranne Valchirie e Morti Viventi. Gli eroi si salvano.',
  'power.animate': 'Animazione dei Morti',
  'powerText.animate': 'Dopo una battaglia vinta, le unità perse tornano come Morti Viventi.',
  'power.dark-strength': 'Forza Oscura',
  'powerText.dark-strength': 'I suoi Morti Viventi valgono 4.',
  'power.call-of-evil': 'Richiesta di aiuto al male',
  'powerText.call-of-evil': 'In una regione conquistata appaiono fino a 4 Morti Viventi.',
  'power.final-necromancy': 'Negromanzia definitiva',
  'powerText.final-necromancy':
    'Quando perde una battaglia, ogni unità caduta, di entrambe le parti, si rialza per lui con un D10 da 1 a 5, e si combatte ancora.',
  'power.art-of-war': 'Arte della guerra',
  'powerText.art-of-war': 'Il bonus dei suoi eroi raddoppia.',
  'power.piracy': 'Pirateria',
  'powerText.piracy':
    'I suoi drakkar hanno 1 punto movimento in più (a esagoni 10 anziché 7), costano 5 ori e si mantengono gratis.',
  'power.pillage': 'Saccheggio',
  'powerText.pillage':
    'Nella raccolta delle tasse può saccheggiare una sua regione senza castello: 6 ori per punto di ricchezza, e la Prosperità cala di 8.',
  'power.viking-fury': 'Furia vichinga',
  'powerText.viking-fury':
    'Prima di un attacco, quante unità vuole valgono il doppio. Muoiono comunque, e non contano per le perdite.',
  'power.commerce': 'Commercio',
  'powerText.commerce': 'Le sue gilde rendono il doppio.',
  'power.master-builder': 'Maestro delle Opere',
  'powerText.master-builder': 'Le costruzioni gli costano 7 ori, e demolirle gliene rende 7.',
  'power.discounts': 'Sconti',
  'powerText.discounts': 'Per reclutare e mantenere, i prezzi di 10, 6, 5 e 3 ori diventano 6, 4, 3 e 2.',
  'power.bribery': 'Negoziazione con il nemico',
  'powerText.bribery':
    'Prima di una sua battaglia può allontanare unità nemiche pagando il doppio del prezzo di reclutamento.',
  'power.forest-call': 'Richiamo della Foresta',
  'powerText.forest-call':
    '3 punti l’una, prima di una battaglia in una regione non caotica: una Foresta Vivente combatte per lui, al massimo una per esagono di foresta.',
  'power.doubling': 'Raddoppiamento',
  'powerText.doubling': '6 punti, dopo il suo reclutamento: a un’unità appena reclutata se ne aggiunge una uguale.',
  'power.inversion': 'Inversione',
  'powerText.inversion':
    '9 punti per unità, in una battaglia delle sue truppe: un’unità nemica cambia campo per sempre.',
  'power.time-paralysis': 'Paralisi temporale',
  'powerText.time-paralysis':
    '12 punti, prima della fase militare: in una regione o in un mare nessuno si muove, e chi entra si ferma. La regione di un Signore perde 3 punti Prosperità.',
  'power.fame': 'Fama',
  'powerText.fame': 'La combattività dei popolani sale di 1 nelle sue regioni e cala di 1 in quelle che attacca.',
  'power.fervour': 'Fervore',
  'powerText.fervour':
    'Ogni turno, ognuna delle sue regioni con almeno 2 costruzioni ne costruisce un’altra gratis. I drakkar non contano.',
  'power.code-of-honour': 'Codice d’onore',
  'powerText.code-of-honour':
    'Quando conquista una regione di un Signore, nessuna costruzione è distrutta e la Prosperità non cala.',
  'power.royal-aura': 'Aura Regale',
  'powerText.royal-aura':
    'Prima del suo reclutamento, in ogni sua regione appaiono unità locali: 3 minori, 2 ordinarie o 1 eccezionale.',

  // The Stone of Wisdom
  'stone.diabolic-plague': 'Piaga diabolica',
  'stoneText.diabolic-plague':
    'Muoiono tutti gli eroi e tutte le unità del Signore che l’ha presa, e la Pietra scompare.',
  'stone.fertility': 'Runa della fertilità',
  'stoneText.fertility':
    'La regione in cui si trova la Pietra guadagna 4 punti Prosperità prima delle tasse, ogni turno.',
  'stone.domination': 'Dominazione',
  'stoneText.domination': 'Prima di una battaglia del portatore, un’unità nemica cambia campo per sempre.',
  'stone.death-wind': 'Vento di Morte',
  'stoneText.death-wind':
    'Ogni turno, dopo il reclutamento, il portatore può distruggere un’unità qualsiasi di un altro Signore.',
  'stone.submission': 'Sottomissione',
  'stoneText.submission': 'L’oro pagato per il Drago va al Signore del portatore.',

  // Heroes of legend
  'heroText.glok':
    'Re dei Goblin: quelli al suo fianco valgono il doppio. A ogni mantenimento vuole 3 ori, o se ne va con tutti i Goblin del suo Signore.',
  'heroText.ragnar':
    'Assassino demoniaco: prima di una battaglia può uccidere un eroe nemico di bonus non superiore al suo.',
  'heroText.ermanaric': 'Mago: vola come i Pegasi e può portare con sé un’unità.',
  'heroText.aelrich': 'Signore della guerra: tiene per sé le tasse normali della regione in cui si trova.',
  'heroText.sverin': 'Elfo che odia il Caos: +5 contro unità, Signori o regioni caotiche.',
  'heroText.joruld':
    'Fratello di Helric: il Drago non attacca dove lui difende, e la sua regione ha 1 punto Credenza in più.',
} satisfies Record<keyof typeof en, string>;
