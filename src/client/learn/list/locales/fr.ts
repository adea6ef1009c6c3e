import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'learn.title': 'Apprendre',
  'learn.lessons': 'Leçons',
  'learn.all':
    '{lessons, plural, one {# leçon} other {# leçons}}, {minutes, plural, one {# minute} other {# minutes}} en tout',
  'learn.progress': '{done, plural, one {# leçon terminée} other {# leçons terminées}} sur {all, number}',
  'learn.minutes': '{minutes, number} min',
  'learn.start': 'commencer · {minutes, number} min',
  'learn.next': 'à suivre · {minutes, number} min',
  'learn.again': 'refaire',
  'learn.under-way': 'en cours',
  'learn.finished': 'terminée',
  'learn.go-on': 'Reprendre',
  'learn.go-on.title': 'Reprendre : {title}',
  'learn.begin.title': 'Commencer : {title}',
  'learn.begin': 'Commencer',
  'learn.where':
    '{game}, leçon {n, number} sur {all, number} · environ {minutes, plural, one {# minute} other {# minutes}}',
  'learn.all-done': 'Vous les connaissez toutes',
  'learn.all-done.text': 'Toutes les leçons sont terminées. Refaites celles que vous voulez, ou lancez une partie.',
  'learn.to-lessons': 'Toutes les leçons',
  'learn.dropped': 'Une partie de votre progression enregistrée n’était plus valable et a été retirée.',
};
