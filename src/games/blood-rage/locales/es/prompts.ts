import type en from '../en/prompts.ts';

export default {
  // For the seat that acts
  'prompt.draft':
    '{count, plural, one {Quédate con una carta.} other {Quédate con # cartas.}} Por ahora tienes {kept, number} de 6.',
  'prompt.action':
    'Te toca: haz una acción o pasa. Tienes {rage, plural, one {# punto de Furia} other {# puntos de Furia}}.',
  'prompt.march': 'Elige quién marcha desde {from} hasta {to}.',
  'prompt.free-invasion': '{cause}: ¿invadir sin coste con {figure}?',
  'prompt.bring-warrior': '{cause}: ¿llevar también un Guerrero {to_to}?',
  'prompt.pillage-now':
    '{cause}: ¿saquear {province} al momento por {rage, plural, one {# punto de Furia} other {# puntos de Furia}}?',
  'prompt.call-to-battle':
    'Movilización: {pillager} quiere saquear {province}. ¿Envías una miniatura desde una provincia adyacente?',
  'prompt.battle-card': 'Batalla por {province}: juega una carta boca abajo.',
  'prompt.keep-one': 'Elige la única miniatura que conservas en la batalla por {province}.',
  'prompt.count-quest': '¿Quieres que {card} cuente como +{bonus, number} FUE en la batalla por {province}?',
  'prompt.late-card': 'Batalla por {province}: ¿añades una carta tras mostrar las cartas?',
  'prompt.buy-back':
    'Batalla por {province} ganada: ¿recuperas una carta por {rage, plural, one {# punto de Furia} other {# puntos de Furia}}?',
  'prompt.save':
    '{cause_kind, select, card {{cause}: tus miniaturas van a ser destruidas. ¿Salvas alguna?} other {Tus miniaturas van a ser destruidas. ¿Salvas alguna?}}',
  'prompt.raise': 'Elige el atributo que sube ({cause}).',
  'prompt.move-leader': '{cause}: ¿mueves al Líder desde {from}?',
  'prompt.come-back': '{cause}: ¿envías de nuevo un Guerrero {province_to} sin coste?',
  'prompt.sacrifice': '{cause}: elige la miniatura que sacrificas.',
  'prompt.keep-card': '¿Guardas una carta para la siguiente Edad?',

  // For those who wait
  'wait.draft': 'Esperando a: {names}. Elección de los dones de los dioses.',
  'wait.action': 'Esperando a: {names}. Elección de la acción.',
  'wait.march': 'Esperando a: {names}. Marcha desde {from} hasta {to}.',
  'wait.free-invasion': 'Esperando a: {names}. {cause}: invasión gratuita con {figure}.',
  'wait.bring-warrior': 'Esperando a: {names}. {cause}: un Guerrero más para {to}.',
  'wait.pillage-now': 'Esperando a: {names}. {cause}: puede saquear {province} de inmediato.',
  'wait.call-to-battle': 'Esperando a: {names}. Movilización: {pillager} quiere saquear {province}.',
  'wait.battle-card': 'Esperando a: {names}. Carta para la batalla por {province}.',
  'wait.keep-one': 'Esperando a: {names}. La única miniatura que queda en la batalla por {province}.',
  'wait.count-quest': 'Esperando a: {names}. Si {card} cuenta en la batalla por {province}.',
  'wait.late-card': 'Esperando a: {names}. Cartas que se añaden tras mostrarlas en la batalla por {province}.',
  'wait.buy-back': 'Esperando a: {names}. Recuperar cartas tras la batalla por {province}.',
  'wait.save': 'Esperando a: {names}. Salvar miniaturas.',
  'wait.raise': 'Esperando a: {names}. {cause}: subir un atributo.',
  'wait.move-leader': 'Esperando a: {names}. {cause}: movimiento del Líder.',
  'wait.come-back': 'Esperando a: {names}. {cause}: enviar un Guerrero {province_to}.',
  'wait.sacrifice': 'Esperando a: {names}. {cause}: sacrificar miniaturas.',
  'wait.keep-card': 'Esperando a: {names}. Guardar una carta para la siguiente Edad.',

  // What a seat may leave to the host
  'order.no-calls': 'No entrar en batallas',
  'order.no-calls.text': 'Cuando me llega una movilización, no acudo.',
  'order.no-late-cards': 'No añadir cartas tras mostrarlas',
  'order.no-late-cards.text': 'Si aún puedo añadir una carta a una batalla, no lo hago.',
  'order.no-rescues': 'No salvar a nadie',
  'order.no-rescues.text': 'Si puedo salvar miniaturas de la destrucción, las dejo ir al Valhalla.',
} satisfies Record<keyof typeof en, string>;
