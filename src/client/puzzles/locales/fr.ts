import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'puzzles.title': 'Problèmes',
  'puzzles.text':
    'Des moments de parties entre bots. Une réponse est nettement meilleure que toutes les autres : trouvez-la.',
  'puzzles.day': 'Problème du jour',
  'puzzles.streak':
    '{days, plural, =0 {Aucun jour d’affilée pour l’instant} one {# jour d’affilée} other {# jours d’affilée}}',
  'puzzles.solved': '{solved, number} sur {all, number} résolus',
  'puzzles.puzzle': 'Problème {n, number}',
  'puzzles.battle': 'Bataille',
  'puzzles.hardness': 'difficulté {n, number} sur 5',
  'puzzles.is.new': 'pas encore essayé',
  'puzzles.is.tried': '{n, plural, one {# essai} other {# essais}}',
  'puzzles.is.seen': 'solution vue',
  'puzzles.is.solved': '{n, plural, =1 {résolu du premier coup} other {résolu en # essais}}',
  'puzzles.start': 'Le résoudre',
  'puzzles.easiest-first': 'du plus facile au plus difficile',
  'puzzles.find': 'Une réponse est nettement meilleure que toutes les autres. Trouvez-la.',
  'puzzles.your-turn': 'Problème {n, number} sur {all, number}, difficulté {hardness, number} sur 5',
  'puzzles.right': 'Résolu !',
  'puzzles.wrong': 'Il y a mieux.',
  'puzzles.shown': 'Voilà comment faire.',
  'puzzles.best': 'La meilleure réponse : {choice}.',
  'puzzles.missed': 'Karl ne la trouve pas.',
  'puzzles.again': 'Réessayer',
  'puzzles.show': 'Montrer la solution',
  'puzzles.next': 'Problème suivant',
  'puzzles.leave': 'Quitter',
  'puzzles.all': 'Tous les problèmes',
  'puzzles.lessons': 'Leçons',
  'puzzles.other-rules': 'Ce problème suit d’anciennes règles et ne peut plus être résolu.',
};
