import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'learn.lesson': 'Lezione {n, number} di {all, number}',
  'learn.lesson-title': 'Lezione {n, number}: {title}',
  'learn.page': 'Lezione',
  'learn.step': 'passo {step, number} di {steps, number}',
  'learn.show': 'Mostrami',
  'learn.leave': 'Esci',
  'learn.take-back': 'Torna indietro',
  'learn.repeat': 'Ripeti',
  'learn.next-lesson': 'Lezione successiva',
  'learn.skip': 'Salta questa lezione',
  'learn.restart': 'Dall’inizio',
  'learn.to-lessons': 'Tutte le lezioni',
  'learn.helped': 'Funziona anche così.',
  'learn.also': 'Si può fare anche questo.',
  'learn.astray': 'Così ti allontani dall’obiettivo. Vuoi tornare indietro?',
  'learn.afresh': 'Questa lezione è cambiata da quando l’hai lasciata: ricomincia dall’inizio.',
  'learn.task.done': 'fatto',
  'learn.task.now': 'ora',
  'learn.task.later': 'più avanti',
  'learn.well': 'Lezione completata',
};
