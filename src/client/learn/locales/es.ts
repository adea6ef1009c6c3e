import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'learn.lesson': 'Lección {n, number} de {all, number}',
  'learn.lesson-title': 'Lección {n, number}: {title}',
  'learn.page': 'Lección',
  'learn.step': 'paso {step, number} de {steps, number}',
  'learn.show': 'Muéstramelo',
  'learn.leave': 'Salir',
  'learn.take-back': 'Deshacer la jugada',
  'learn.repeat': 'Otra vez',
  'learn.next-lesson': 'Lección siguiente',
  'learn.skip': 'Saltar esta lección',
  'learn.restart': 'Desde el principio',
  'learn.to-lessons': 'Todas las lecciones',
  'learn.helped': 'Así también se consigue.',
  'learn.also': 'Eso también se puede hacer.',
  'learn.astray': 'Así te alejas del objetivo. ¿Deshacer la jugada?',
  'learn.afresh': 'Esta lección ha cambiado desde que la dejaste: empieza de nuevo.',
  'learn.task.done': 'hecho',
  'learn.task.now': 'ahora',
  'learn.task.later': 'más adelante',
  'learn.well': 'Lección completada',
};
