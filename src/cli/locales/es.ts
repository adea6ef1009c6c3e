import type en from './en.ts';

export default {
  'cli.game': '{game} con {players, plural, one {# asiento} other {# asientos}}. El tuyo: {seat}.',
  'cli.since': 'Desde tu última elección:',
  'cli.choose': 'Tu elección (h para ayuda): ',
  'cli.idle': 'Nadie espera tu respuesta: una línea vacía continúa la partida.',
  'cli.number': 'Un número de {min, number} a {max, number}: ',
  'cli.unclear': 'Eso no es una opción. Escribe un número, algunas palabras de una opción, o h para ayuda.',
  'cli.several': '{count, plural, one {# opción tiene} other {# opciones tienen}} estas palabras:',
  'cli.undone': 'Deshecho.',
  'cli.no-reason': 'Nada lo prohíbe: está entre las opciones.',
  'cli.hint':
    '¿Qué haría quien juega bien? ({games, plural, one {# partida continuada} other {# partidas continuadas}}.)',
  'cli.no-hint': 'Aquí no hay nada que elegir.',
  'cli.not-now': 'Ahora no es posible:',
  'cli.unknown': 'Nada aquí tiene estas palabras.',
  'cli.saved': 'Guardado en {file}. Para continuar: skali play {game} --load {file}',
  'cli.no-clause': 'Ningún apartado tiene este número o estas palabras.',
  'cli.over': 'La partida ha terminado.',
  'cli.shared': 'La victoria es conjunta.',
  'cli.place': 'Puesto',
  'cli.total': 'Total',
  'cli.help': `Escribe el número de una opción, o algunas de sus palabras.
  s            la mesa
  u            deshacer tu última elección
  ? [palabras] qué no es posible ahora, y por qué
  w palabras   ¿por qué no eso? (lo mismo, para algunas palabras)
  hint         qué haría quien juega bien
  l [all]      la crónica (las últimas líneas, o toda)
  r palabras   un apartado de las reglas por su número, o una búsqueda
  b            volver a todas las opciones
  q            guardar y salir`,
} satisfies Record<keyof typeof en, string>;
