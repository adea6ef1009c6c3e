import type en from '../en/browser.ts';

export default {
  // What troops can do
  'kindText.half-elf': 'Valgono 3, e 5 contro un nemico con unità caotiche.',
  'kindText.goblin': 'Valgono 3, e 4 se superano il nemico in numero o attaccano una regione indipendente.',
  'kindText.human':
    'Valgono 4. Ogni unità dà 1 punto Prosperità alla sua regione prima delle tasse. Senza allineamento, si reclutano senza malus.',
  'kindText.knight': 'Valgono 6 in attacco, 4 in difesa o se sbarcati da un drakkar. Movimento 2, a esagoni 6.',
  'kindText.viking': 'Valgono 5, e 8 in mare o se sbarcano dove la capitale è sulla costa.',
  'kindText.imperial-guard': 'Valgono 6 in attacco, 8 in difesa.',
  'kindText.dwarf': 'Valgono 5, e 8 con le macchine da guerra, che costano 5 ori nella fase di costruzione.',
  'kindText.elf': 'Valgono 5. Nelle regioni buone si mantengono gratis.',
  'kindText.orc': 'Valgono 5. Prima di una battaglia si può pagare un’unità: 1 in più per ogni oro, fino a 10.',
  'kindText.pegasus': 'Valgono 12. Volano sopra regioni e mari, incutono paura e non si imbarcano.',
  'kindText.giant': 'Valgono 15. Incutono paura. Movimento 2, a esagoni 6.',
  'kindText.ogre':
    'Valgono 12. Incutono paura. La regione che aiutano a prendere perde altri 2 punti Prosperità per unità, e in quel turno si mantengono gratis.',
  'kindText.undead': 'Valgono 3. Incutono paura e si mantengono gratis. Solo Lord Krosen li rianima.',
  'kindText.valkyrie':
    'Valgono 5. Volano e si mantengono gratis. Quella che resta da parte resuscita un’unità persa, se la battaglia è vinta.',
  'kindText.living-forest':
    'Valgono 5. Maerith le richiama per una battaglia; non si muovono e spariscono al mantenimento.',

  // What buildings do
  'buildingText.castle': 'Senza castello una regione non dà né tasse né reclute.',
  'buildingText.mill': 'La regione guadagna 2 punti Prosperità prima delle tasse.',
  'buildingText.camp': 'La frequenza sale di 1, e le unità sul posto si mantengono a metà prezzo, per eccesso.',
  'buildingText.temple': 'La regione ha 1 punto Credenza in più, e vi si possono reclutare eroi.',
  'buildingText.fortification': 'Chi difende con truppe aggiunge 5 al dado, e la combattività dei popolani sale di 1.',
  'buildingText.port':
    'Dal turno seguente costruisce drakkar, e li mantiene gratis. Lasciare la sua costa non costa punti.',
  'buildingText.guild': 'Ogni gilda di un Signore rende 1 oro per ogni gilda sua e dei Signori alleati.',
  'buildingText.drakkar':
    'Porta 4 unità e quanti eroi si vuole, ma non Pegasi. 2 punti movimento, a esagoni 7; senza porto il mantenimento costa 3 ori.',

  // What each fate means for a captive
  'fateText.release': 'Torna in libertà, in una delle proprie regioni.',
  'fateText.execute': 'Esce dal gioco: perde unità, costruzioni e oro, e le sue regioni tornano indipendenti.',
  'fateText.ransom': 'Paga 50 ori, subito o appena ne ha, e torna in libertà.',
  'fateText.prison': 'Conserva regioni e unità, ma non ha Credenza, non può vincere né attaccare chi ha vinto.',
  'fateText.vassal': 'Torna in libertà, in alleanza con chi ha vinto, e cede metà dell’oro di tasse e gilde.',

  // All of it, side by side
  'ui.cards-title': 'Unità, costruzioni, eventi, poteri',
  'ui.card-sort': 'Tipo',
  'ui.card-lord': 'Signore',
  'ui.card-units': 'Unità',
  'ui.card-heroes': 'Eroi',
  'ui.card-legends': 'Eroi leggendari',
  'ui.card-buildings': 'Costruzioni',
  'ui.card-events': 'Eventi',
  'ui.card-powers': 'Poteri',
  'ui.card-stone': 'La Pietra della Saggezza',
  'ui.card-prices':
    'Reclutamento {recruit, plural, one {# oro} other {# ori}}, mantenimento {upkeep, number}, con un campo {camp, number}. {counters, plural, one {# tassello} other {# tasselli}}.',
  'ui.card-counters': '{counters, plural, one {# tassello} other {# tasselli}}.',
  'ui.card-hero': 'Aggiunge {bonus, number} al dado. Movimento {move, number}, a esagoni {points, number}.',
  'ui.card-legend': 'Appare {region_in}, D100 {least, number}–{most, number}',
  'ui.card-price':
    '{gold, plural, one {# oro} other {# ori}} · {counters, plural, one {# tassello} other {# tasselli}}',
  'ui.card-power': '{lord_label}, Potere {level, number}',
  'ui.cards-note':
    'Ciò che ha il segno ≈ non è nel regolamento ed è ricostruito; un pacchetto di contenuti può sostituirlo.',
} satisfies Record<keyof typeof en, string>;
