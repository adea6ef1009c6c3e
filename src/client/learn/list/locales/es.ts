import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'learn.title': 'Aprender',
  'learn.lessons': 'Lecciones',
  'learn.all':
    '{lessons, plural, one {# lección} other {# lecciones}}, {minutes, plural, one {# minuto} other {# minutos}} en total',
  'learn.progress': '{done, plural, one {# lección completada} other {# lecciones completadas}} de {all, number}',
  'learn.minutes': '{minutes, number} min',
  'learn.start': 'empezar · {minutes, number} min',
  'learn.next': 'siguiente · {minutes, number} min',
  'learn.again': 'repetir',
  'learn.under-way': 'en curso',
  'learn.finished': 'completada',
  'learn.go-on': 'Continuar',
  'learn.go-on.title': 'Continuar: {title}',
  'learn.begin.title': 'Empezar: {title}',
  'learn.begin': 'Empezar',
  'learn.where':
    '{game}, lección {n, number} de {all, number} · unos {minutes, plural, one {# minuto} other {# minutos}}',
  'learn.all-done': 'Ya las sabes todas',
  'learn.all-done.text': 'Has completado todas las lecciones. Repite la que quieras o empieza una partida.',
  'learn.to-lessons': 'Todas las lecciones',
  'learn.dropped': 'Parte de tu progreso guardado ya no era válida y se ha retirado.',
};
