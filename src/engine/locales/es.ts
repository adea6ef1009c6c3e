import type en from './en.ts';

export default {
  seat: 'Asiento {number, number}',
  'fact.sealed': '',
  'fact.forced': '{seat}: {choice} (única opción).',
  'why.not-asked': 'Ahora no te toca elegir.',
  'why.not-listed': 'No está entre las opciones de ahora.',
  'why.not-a-choice': 'Eso no es una elección.',
  'why.unknown': 'En este juego no existe: {field}.',
  'why.nothing-to-undo': 'No hay nada que deshacer.',
  'why.undo-barrier': 'Desde entonces se ha revelado o decidido algo: no se deshace sin el acuerdo de la mesa.',
  'why.other-rules': 'No se deshace lo jugado con una versión anterior de las reglas.',
  'why.not-your-seat': 'Este asiento no es tuyo.',
  'why.not-over': 'La crónica entera se muestra cuando acaba la partida.',
  'why.not-kept': 'No se ha podido guardar, así que no se ha hecho nada. Inténtalo de nuevo.',
} satisfies Record<keyof typeof en, string>;
