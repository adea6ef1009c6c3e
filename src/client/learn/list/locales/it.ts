import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'learn.title': 'Impara',
  'learn.lessons': 'Lezioni',
  'learn.all':
    '{lessons, plural, one {# lezione} other {# lezioni}}, {minutes, plural, one {# minuto} other {# minuti}} in tutto',
  'learn.progress': '{done, number} lezioni su {all, number} completate',
  'learn.minutes': '{minutes, number} min',
  'learn.start': 'comincia · {minutes, number} min',
  'learn.next': 'prossima · {minutes, number} min',
  'learn.again': 'ripeti',
  'learn.under-way': 'in corso',
  'learn.finished': 'completata',
  'learn.go-on': 'Riprendi',
  'learn.go-on.title': 'Riprendi: {title}',
  'learn.begin.title': 'Comincia: {title}',
  'learn.begin': 'Comincia',
  'learn.where':
    '{game}, lezione {n, number} di {all, number} · circa {minutes, plural, one {# minuto} other {# minuti}}',
  'learn.all-done': 'Le hai completate tutte',
  'learn.all-done.text': 'Puoi ripetere le lezioni, oppure iniziare una partita.',
  'learn.to-lessons': 'Tutte le lezioni',
  'learn.dropped': 'Una parte dei progressi salvati non era più valida ed è stata eliminata.',
};
