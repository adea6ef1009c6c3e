import type en from '../en/events.ts';

export default {
  // What the seasons bring: name, and what it does
  'event.double-omens': 'Doppi Presagi',
  'eventText.double-omens': 'Si tirano altri due eventi, e accadono entrambi.',
  'event.lull': 'Bonaccia',
  'eventText.lull': 'In questa stagione non accade nulla che meriti un canto.',
  'event.storm': 'Tempesta',
  'eventText.storm':
    'Un mare è in tempesta. I drakkar al largo affondano con chi è a bordo; fino alla fine del turno, un drakkar che vi naviga affonda con un D10 da 1 a 5.',
  'event.njord': 'Lame di Njord',
  'eventText.njord':
    'In questo turno ogni drakkar ha 1 punto movimento in più, a esagoni 10 anziché 7. I Vichinghi che combattono in mare o sbarcano valgono 10.',
  'event.good-harvest': 'Buoni Raccolti',
  'eventText.good-harvest': 'Ogni regione di un Signore guadagna 2 punti Prosperità con un D10 da 1 a 5.',
  'event.bad-harvest': 'Cattivi Raccolti',
  'eventText.bad-harvest': 'Ogni regione di un Signore perde 2 punti Prosperità con un D10 da 1 a 5.',
  'event.barbarians': 'Invasione dei barbari',
  'eventText.barbarians':
    'Tre Umani e un eroe +2 attaccano ogni regione di confine di un Signore, con un D10 da 1 a 3. Ciò che conquistano, lo tengono.',
  'event.revolts': 'Rivolte',
  'eventText.revolts':
    'Dove la forza dei popolani è 0 o meno, un’unità locale attacca subito il Signore. Se vince, la regione torna indipendente.',
  'event.blizzard': 'Blizzard',
  'eventText.blizzard':
    'In questo turno attraversare un confine di Koregan, Noorland o Terra Innoma costa 2 punti movimento; a esagoni, lì ogni esagono costa 1 punto in più.',
  'event.mercenaries': 'Mercenari',
  'eventText.mercenaries': 'Chi ha l’iniziativa può assoldare 2 Umani, 1 Cavaliere e un eroe +2 per 15 ori.',
  'event.civil-disorder': 'Disordini Civili',
  'eventText.civil-disorder':
    'Il Signore con più regioni subisce sommosse in tutte quelle senza unità né eroi: ognuna perde 4 punti Prosperità, il mulino e la fortificazione.',
  'event.legendary-hero': 'Eroi leggendari',
  'eventText.legendary-hero': 'Un eroe leggendario appare nella sua terra e serve chi la governa.',
  'event.stone': 'Pietra della Saggezza',
  'eventText.stone':
    'La Pietra appare ad Aland. Un eroe che vi si trova alla fine di un turno la prende, e un dado ne rivela il potere.',
  'event.yggdrasil': 'Yggdrasil',
  'eventText.yggdrasil': 'In questo turno ogni tempio dà 2 punti Credenza in più, per i poteri e per reclutare eroi.',
  'event.plague': 'La Peste',
  'eventText.plague':
    'Le regioni con Prosperità 15 o meno perdono 4 punti. Ogni unità che vi si trova muore con un D10 da 1 a 5; eroi, Morti Viventi e Valchirie si salvano.',
  'event.call-of-gold': 'Richiamo dell’Oro',
  'eventText.call-of-gold':
    'I governatori chiedono 2 ori per regione. Dove non sono pagati, in questo turno niente tasse né reclute.',
  'event.bards': 'Cantori di leggende',
  'eventText.bards':
    'Ogni eroe chiede tanto oro quanto il suo bonus, anche se reclutato in questo turno. L’eroe non pagato se ne va.',
  'event.ogre-giant-war': 'Guerra Ogri/Giganti',
  'eventText.ogre-giant-war':
    'Tutti gli Ogri e i Giganti lasciano il tabellone, e in questo turno la loro frequenza cala di 1.',
  'event.glaciation': 'Glaciazione',
  'eventText.glaciation':
    'In questo turno i mari gelano: i drakkar restano fermi, i Pegasi non volano e le unità con movimento 2 possono attraversare il ghiaccio.',
  'event.loki': 'Loki',
  'eventText.loki': 'In questo turno Loki prende il posto del Drago all’asta. Lo si paga con oro e unità.',
  'event.astral': 'Congiunzione Astrale',
  'eventText.astral':
    'In questo turno tutta la Credenza raddoppia e i poteri si ricalcolano. Il reclutamento degli eroi non ne beneficia.',
  'event.sanctuaries': 'Santuario',
  'eventText.sanctuaries':
    'Su ognuna delle quattro isole sorge un santuario. Chi possiede un’isola ne ricava 2 punti Credenza.',
  'event.valhalla': 'Valhalla',
  'eventText.valhalla': 'Su ogni isola giunge una Valchiria, che si unisce alla prima armata che vi arriva.',
  'event.frigg': 'Solstizio di Frigg',
  'eventText.frigg':
    'Ogni regione con un tempio riceve un’unità locale e, in questo turno, 2 punti Credenza in più. I santuari danno 4 punti Credenza.',
  'event.fenrir': 'L’incubo del Fenrir',
  'eventText.fenrir':
    'In questo turno la Credenza di ogni regione si dimezza, per difetto, e ogni frequenza cala di 2.',
  'event.tyr': 'Richiamo di Tyr',
  'eventText.tyr': 'Ogni regione di un Signore riceve un’unità del tipo locale.',
  'event.freya': 'Passione di Freya',
  'eventText.freya': 'In questo turno non si combatte: nessuno può muovere dove ne seguirebbe una battaglia.',
  'event.false-embassies': 'False ambascerie',
  'eventText.false-embassies': 'Tutte le alleanze si rompono, e in questo turno non se ne stringono.',
  'event.fury-of-gods': 'Furia degli dei',
  'eventText.fury-of-gods': 'Ogni unità minore od ordinaria lascia il tabellone con un D10 da 1 a 5.',
  'event.vestals': 'Occhio delle Vestali',
  'eventText.vestals': 'Tutti mostrano il proprio oro.',
  'event.viking-expedition': 'Spedizione di Vichinghi',
  'eventText.viking-expedition':
    'Tutti i drakkar e tutti i Vichinghi salpano per la Groenlandia. I loro Signori ricevono 10 ori per drakkar e per unità.',
  'event.ohrrkan-great': 'Ohrrkan il Grande',
  'eventText.ohrrkan-great':
    'D’ora in poi a Ohrrkan bastano 2 regioni in meno per vincere. Ogni regione dei Signori che non sono con lui riceve un’unità locale.',
  'event.sif': 'Festa di Sif',
  'eventText.sif':
    'Tutte le regioni dei Signori perdono 3 punti Prosperità. Chi dopo le tasse dona 10 ori per regione ne recupera 3 in ognuna.',
  'event.hel': 'La Maledizione di Hel',
  'eventText.hel':
    'Il fuoco cade su una regione di un Signore: perde 6 punti Prosperità, e ogni costruzione, unità ed eroe va perso con un D10 da 1 a 5.',
  'event.surtur': 'Mutazioni di Surtur',
  'eventText.surtur':
    'Le unità mutano per sempre l’una nell’altra: Mezzelfi e Goblin, Elfi e Orki, Pegasi e Cavalieri, Umani e Morti Viventi, Nani e Vichinghi, Ogri e Giganti.',
  'event.thor': 'La Collera di Thor',
  'eventText.thor':
    'Tutte le unità nelle regioni senza tempio sono distrutte. Ogni regione con un tempio riceve una Valchiria.',
  'event.odin': 'La Volontà di Odino',
  'eventText.odin':
    'Accanto a ogni unità sul tabellone ne appare una uguale, e in questo turno ogni frequenza sale di 1.',
} satisfies Record<keyof typeof en, string>;
