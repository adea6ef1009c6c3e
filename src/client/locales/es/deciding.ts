import type { deciding as english } from '../en/deciding.ts';

export const deciding = {
  // Second thoughts
  'hall.held': '{name} aún puede deshacerlo.',
  'hall.held.mine': 'Aún puedes deshacerlo.',
  'hall.held.end': 'Fin del turno',
  'hall.motion.withdraw': 'Retirar la petición',
  'hall.pause': 'Tiempo para arrepentirse',
  'hall.pause.text': 'Tras tu turno los demás esperan: mientras tanto puedes deshacerlo. Con reloj, corre tu tiempo.',
  'hall.pause.none': 'Ninguno',
  'hall.pause.short': '5 segundos',
  'hall.pause.long': '15 segundos',
  'hall.pause.own': 'Hasta que yo lo diga',
} satisfies Record<keyof typeof english, string>;
