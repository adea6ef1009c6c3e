import type { table as english } from '../en/table.ts';

export const table = {
  // At the table
  'hall.table': 'En la mesa',
  'hall.table.skip': 'Saltar adelante',
  'hall.recap': 'Desde tu último turno',
  'hall.recap.nothing': 'No ha pasado nada desde entonces.',
  'hall.advice': '¿Qué haría quien juega bien?',
  'hall.advice.text': 'Hasta tres opciones con sus probabilidades, según lo que ves.',
  'hall.advice.thinking': 'Se prueba a seguir desde cada opción…',
  'hall.advice.failed': 'No ha llegado ningún consejo. Vuelve a preguntar.',
  'hall.advice.sure':
    'Según lo que ves, siguiendo la partida {games, plural, one {# vez} other {# veces}}. Las marcas: 19 de cada 20 veces la probabilidad está entre ellas.',
  'hall.scene.go-on': 'Continuar',
  'hall.scene.skip': 'Ir al final',
  'hall.term.rule': 'Leer la regla',
  'hall.undo': 'Deshacer',
  'hall.spectator': 'Entre el público',
  'hall.key.digits': '1, 2, 3…',
  'hall.keys.digits': 'En la mesa en modo texto: la opción con ese número; Intro si pueden seguir más cifras',
  'hall.key.any': 'Cualquier tecla',
  'hall.keys.any': 'Saltar adelante mientras juega el resto',
  'hall.closed': 'Esta mesa está cerrada',
  'hall.closed.busy': 'La mesa está abierta en otra ventana. Ciérrala allí, o sigue jugando allí.',
  'hall.closed.missing': 'Esta mesa no se guarda en este navegador. Quizá se borró, o se empezó en otro dispositivo.',
  'hall.closed.broken': 'La mesa ha dejado de funcionar. Todas las elecciones hechas hasta ahora están guardadas.',

  // A setting
  'hall.switch.warn': 'Avisarme antes de perder mucho',
  'hall.switch.warn.text':
    'En mesas solo con bots: una jugada que quita muchas opciones de ganar pide confirmación antes de contar. Se sopesa durante un segundo.',
  'hall.warn': '¿De verdad?',
  'hall.warn.loss': 'Con esto pierdes cerca de un {loss, number} % de probabilidad de ganar. Mejor: {better}.',
  'hall.warn.back': 'Pensarlo otra vez',
  'hall.warn.on': 'Hacerlo igual',
  'hall.warn.weighing': 'Sopesando tu jugada…',
  'hall.switch.autoAnswer': 'Responder cuando no hay elección',
  'hall.switch.autoAnswer.text':
    'Cuando una pregunta tiene una sola respuesta, y saltarla revelaría un secreto, se da por ti al cabo de un momento.',

  // From hand to hand
  'hall.handover': 'Pasa el dispositivo',
  'hall.handover.to': 'A {name}',
  'hall.handover.take': 'Soy {name}',

  // The menu
  'hall.menu': 'Menú',
  'hall.menu.board': 'Volver al tablero',
  'hall.menu.sound-on': 'Activar el sonido',
  'hall.menu.sound-off': 'Quitar el sonido',
  'hall.menu.save': 'Guardar en un archivo',
  'hall.menu.save.text': 'La partida entera, para seguirla en otra parte. El archivo conoce cada carta: no mires.',
  'hall.menu.log.text': 'Cada elección de la partida, para leerla y repetirla donde sea.',
  'hall.menu.hand-to': 'Pasar el dispositivo a {name}',
  'hall.menu.hand-to.text': 'Para que mire lo suyo, o intervenga fuera de su turno.',
  'hall.menu.to-bot': 'Dejar jugar a un bot: {name}',
  'hall.menu.to-bot.text': '{level} juega hasta que se recupere el asiento.',
  'hall.menu.take-back': '{name} recupera su asiento',
  'hall.menu.leave.text': 'La mesa queda guardada tal como está.',

  // The saga
  'hall.saga': 'Saga',
  'hall.saga.earlier': 'Antes',
  'hall.saga.since': 'desde tu último turno',
  'hall.saga.after': 'después de este momento',
  'hall.saga.then': 'Ver la mesa en ese momento:',

  // Looking back
  'hall.replay': 'Repetición',
  'hall.replay.as-it-was': 'Como estaba, jugada {move, number}',
  'hall.replay.move': 'Jugada {move, number} de {moves, number}.',
  'hall.replay.moment': 'Momento de la partida',
  'hall.replay.beginning': 'El principio',
  'hall.replay.last': 'La última jugada',
  'hall.replay.previous': 'Una jugada atrás',
  'hall.replay.next': 'Una jugada adelante',
  'hall.replay.play': 'Reproducir',
  'hall.replay.pause': 'Pausa',
  'hall.replay.speed': 'Velocidad de la repetición',
  'hall.replay.present': 'ahora',
  'hall.replay.now': 'Volver al presente',
  'hall.replay.again': 'Ver la escena otra vez',
  'hall.replay.board': 'Al tablero',
  'hall.replay.over': 'La partida ha terminado.',

  // The table as text
  'hall.text.choices': 'Lo que se pide',
  'hall.text.table': 'La mesa',
  'hall.text.typed': 'Número {number}: pulsa Intro, u otra cifra',
  'hall.text.narrow': 'Acotar la lista',
  'hall.text.narrowed': '{n, plural, =0 {Sin resultados} one {# respuesta} other {# respuestas}}',
  'hall.text.idle': 'Nadie espera tu respuesta: también puedes no hacer nada.',
  'hall.text.out': 'Tu parte en esta partida ha terminado. Puedes quedarte a mirar.',
  'hall.text.change': 'Tu elección está hecha. Puedes cambiarla hasta que todo el mundo haya elegido:',
  'hall.text.number': 'Un número del {min, number} al {max, number}',
  'hall.amount.less': 'Uno menos',
  'hall.amount.more': 'Uno más',
  'hall.text.sure': '{choice}: ¿lo confirmas?',

  // The end of a game
  'hall.score': 'Puntuación final',
  'hall.score.you-win': 'Has ganado: {names}, {points, plural, one {# punto} other {# puntos}}',
  'hall.score.wins':
    '{count, plural, one {Gana {names} con {points, plural, one {# punto} other {# puntos}}} other {Ganan {names} con {points, plural, one {# punto} other {# puntos}} por cabeza}}',
  'hall.score.you-won': 'Has ganado: {names}',
  'hall.score.won': '{count, plural, one {Gana {names}} other {Ganan {names}}}',
  'hall.score.together': 'La victoria es conjunta.',
  'hall.score.places': 'Puestos al final',
  'hall.score.shared': 'La victoria es compartida.',
  'hall.score.sources': 'Puntos por origen',
  'hall.score.total': 'Total',
  'hall.score.best': 'lo mejor de la columna',
  'hall.score.graph': 'Los puntos a lo largo de la partida',
  'hall.score.graph.spoken': 'Los puntos a lo largo de la partida. Al final: {totals}.',
  'hall.score.board': 'Ver la mesa',
  'hall.score.rematch': 'Revancha',
  'hall.score.save': 'Guardar la crónica',
  'hall.shuffle.title': 'El barajado',
  'hall.shuffle.ask':
    '¿Se repartió como se prometió? Haz que la partida entera se vuelva a jugar aquí, desde la primera carta.',
  'hall.shuffle.verify': 'Verificar el barajado',
  'hall.shuffle.busy': 'Verificando…',
  'hall.shuffle.kept': 'Verificado: se repartió como se prometió',
  'hall.shuffle.broken': 'Algo no concuerda',
  'hall.shuffle.played':
    '{choices, plural, one {# elección jugada de nuevo} other {# elecciones jugadas de nuevo}}, con el mismo final',
  'hall.shuffle.promise': 'Prometido antes de repartir',
  'hall.shuffle.seed': 'La semilla, ya descubierta',
  'hall.shuffle.hash': 'Su huella, calculada aquí',
  'hall.shuffle.end': 'El final, jugado aquí de nuevo',
  'hall.shuffle.shares': 'Partes de los asientos',
  'hall.shuffle.fits': 'concuerda',
  'hall.shuffle.differs': 'no concuerda',

  // The rules
  'hall.summary.note':
    'Resumen de las reglas tal como las juega Skáli; todos los detalles están en las reglas completas. No es el texto de la editorial.',
  'hall.summary.print': 'Imprimir',
  'hall.rules.search': 'Buscar en las reglas',
  'hall.rules.clear': 'Borrar la búsqueda',
  'hall.rules.found': '{clauses, plural, one {# apartado} other {# apartados}}',
  'hall.rules.found-both':
    '{clauses, plural, one {# apartado} other {# apartados}} · {cards, plural, one {# carta} other {# cartas}}',
  'hall.rules.nothing': 'Ningún apartado contiene estas palabras.',
  'hall.rules.none': 'Las reglas de este juego aún no están escritas.',
  'hall.rules.chapters': 'Capítulos',
  'hall.rules.terms': 'Términos',
  'hall.rules.untranslated': 'Estas reglas aún no están traducidas: este es el texto en inglés.',

  // The cards
  'hall.cards.search': 'Buscar entre las cartas',
  'hall.cards.found': '{cards, plural, one {# carta} other {# cartas}}',
  'hall.cards.count':
    '{kinds, number} de {allKinds, plural, one {# tipo} other {# tipos}} · {cards, number} de {allCards, plural, one {# carta} other {# cartas}}',
  'hall.cards.any': 'Todas',
  'hall.cards.players': 'Asientos',
  'hall.cards.clear': 'Quitar los filtros',
  'hall.cards.copies': '{copies, plural, one {# copia} other {# copias}}',
  'hall.cards.nothing': 'Ninguna carta coincide.',
  'hall.cards.answers': '{card}: las respuestas',
  'hall.menu.explain': 'Explicar lo nuevo',
  'hall.menu.explain-off': 'Dejar de explicar',
} satisfies Record<keyof typeof english, string>;
