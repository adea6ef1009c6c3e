import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'learn.lesson': 'Leçon {n, number} sur {all, number}',
  'learn.lesson-title': 'Leçon {n, number} : {title}',
  'learn.page': 'Leçon',
  'learn.step': 'étape {step, number} sur {steps, number}',
  'learn.show': 'Montrez-moi',
  'learn.leave': 'Quitter',
  'learn.take-back': 'Annuler ce coup',
  'learn.repeat': 'Recommencer',
  'learn.next-lesson': 'Leçon suivante',
  'learn.skip': 'Sauter cette leçon',
  'learn.restart': 'Depuis le début',
  'learn.to-lessons': 'Toutes les leçons',
  'learn.helped': 'Cela marche aussi.',
  'learn.also': 'C’est permis aussi.',
  'learn.astray': 'Ce coup vous éloigne du but. L’annuler ?',
  'learn.afresh': 'Cette leçon a changé : elle reprend au début.',
  'learn.task.done': 'fait',
  'learn.task.now': 'maintenant',
  'learn.task.later': 'plus tard',
  'learn.well': 'Leçon terminée',
};
