import type { deciding as english } from '../en/deciding.ts';

export const deciding = {
  // What it costs, and yes
  'hall.price.leaves': '{left, plural, one {queda #} other {quedan #}}',
  'hall.price.lacks': '{lacks, plural, one {falta #} other {faltan #}}',
  'hall.yes': 'Sí',

  // Second thoughts
  'hall.held': '{name} aún puede deshacerlo.',
  'hall.held.mine': 'Aún puedes deshacerlo.',
  'hall.held.end': 'Terminar el turno',
  'hall.motion.withdraw': 'Retirar la petición',
  'hall.pause': 'Tiempo para cambiar de idea',
  'hall.pause.text': 'Tras tu turno la mesa espera: mientras tanto puedes deshacerlo. Con reloj, corre tu tiempo.',
  'hall.pause.none': 'Sin espera',
  'hall.pause.short': '5 segundos',
  'hall.pause.long': '15 segundos',
  'hall.pause.own': 'Hasta que yo lo diga',

  // Without a pointer
  'hall.find': 'Ir a un lugar, una carta o una miniatura por su nombre',
  'hall.find.nothing': 'Aquí nada se llama así.',
  'hall.keys.next': 'Al siguiente elemento que puedes elegir',
  'hall.keys.previous': 'Al anterior',
  'hall.keys.elsewhere': 'Cambiar',
  'hall.keys.change': 'Cambiar la tecla: {label}',
  'hall.keys.press': 'Pulsa la nueva tecla, o Esc',
  'hall.keys.taken': '«{key}» ya se usa: {label}.',
  'hall.keys.reserved': '«{key}» no se puede usar.',
  'hall.keys.reset': 'Restablecer todas las teclas',
} satisfies Record<keyof typeof english, string>;
