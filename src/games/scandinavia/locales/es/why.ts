import type en from '../en/why.ts';

export default {
  // Why not
  'why.not-now': 'Ahora no se decide eso.',
  'why.not-yours': 'Eso no es tuyo.',
  'why.not-there': 'Allí no hay nada así.',
  'why.nobody-there': 'Allí no juega nadie.',
  'why.too-dear': 'Cuesta {needs, plural, one {# moneda de oro} other {# monedas de oro}}; tienes {has, number}.',
  'why.not-so-many': 'El número debe estar entre {min, number} y {max, number}.',
  'why.nothing-before': 'No hay nada del turno anterior que repetir.',

  // Setting up
  'why.not-on-offer': 'Este señor no se puede tomar ahora.',
  'why.taken': 'Una de esas regiones es de otro señor.',
  'why.not-open': 'Allí no se puede empezar, o la región ya está tomada.',
  'why.no-pair': 'Las dos regiones deben tocarse y ajustarse a la hoja del señor.',
  'why.no-fleet': 'Los edificios libres no pueden ser drakkares.',
  'why.not-on-the-sheet': 'A {lord} no le quedan fichas de ese tipo por colocar.',

  // Diplomacy
  'why.has-said-all': 'Has terminado tus conversaciones; solo una oferta para ti las reabre.',
  'why.allies-already': 'Esa alianza ya existe.',
  'why.has-offered': 'En esta fase ya has hecho tu oferta a este asiento.',
  'why.answer-first': 'Primero responde a la oferta de este asiento.',
  'why.no-offer': 'Ninguna oferta de ese tipo espera respuesta.',
  'why.has-given': 'Un regalo por asiento y fase: el tuyo ya está dado.',
  'why.empty-purse': 'Tu bolsa está vacía.',
  'why.no-ally': 'Fuera de la diplomacia, el oro solo va a los aliados.',
  'why.price-was-named': 'Has fijado un precio: ese oro queda en la bolsa.',
  'why.name-the-gold': 'Di cuánto oro acompaña a la oferta, aunque sea cero.',
  'why.cannot-give-land': 'Una pareja puede ceder una región por turno, nunca la última de un señor.',
  'why.cannot-bow':
    'Este vasallaje no se puede ofrecer: alineamientos opuestos, vínculo ya existente u oferta ya hecha.',
  'why.no-vassal': 'No tienes ningún vínculo de ese tipo que romper.',
  'why.has-said-so': 'Ya lo has dicho.',
  'why.last-turn-anyhow': 'Este turno es el último de todos modos.',

  // Events, Dragon and Loki
  'why.not-the-mightiest': 'Los Disturbios civiles alcanzan a uno de los señores con más regiones.',
  'why.duty': 'En esta mesa la fiesta se debe pagar si alcanza el oro.',
  'why.must-be-placed': 'La ficha de señor debe colocarse en una región.',
  'why.there-already': 'La ficha de señor ya está allí.',
  'why.can-pay': 'Puedes pagar, así que debes hacerlo.',
  'why.cannot-pay': 'El oro y las unidades juntos no cubren la puja.',
  'why.no-beast': 'No mandas al Dragón ni a Loki, o ya están en el tablero.',

  // Taxes, recruiting, construction
  'why.one-level': 'En esta mesa un solo nivel de impuestos vale para todas tus regiones.',
  'why.not-taxed': 'Esta región no se puede gravar, o su nivel ya está fijado.',
  'why.not-pillaged': 'Solo se saquean regiones de Eurich sin castillo, dentro del límite por turno.',
  'why.too-many-heroes': 'No puedes tener más héroes que regiones.',
  'why.no-try': 'Se busca un héroe una vez por turno en cada región tuya con templo.',
  'why.only-at-the-start': 'Los héroes se despiden antes de buscar otros.',
  'why.no-recruits': 'Ahora no se puede reclutar allí.',
  'why.not-recruited': 'Solo se duplica una unidad reclutada este turno, si hay sitio y ficha.',
  'why.one-of-a-kind':
    'Allí no puede estar: uno de cada tipo por región, un puerto en la costa, un drakkar donde ya había puerto.',
  'why.no-coast': 'Esta región no da a ese mar.',
  'why.no-fervour': 'El Fervor construye en regiones con dos edificios, una vez por turno.',
  'why.nothing-to-build': 'En esta región no hay nada que hacer.',
  'why.built-already': 'Las demoliciones preceden a la primera construcción del turno.',

  // War
  'why.had-his-part': 'Este señor ya ha jugado en esta fase, o está fuera de la partida.',
  'why.cannot-move': 'Ya no se puede mover, o no tiene adónde ir.',
  'why.nobody-else': 'No hay nadie a quien llevar.',
  'why.out-of-reach': 'Está fuera de alcance, o cerrado.',
  'why.cannot-ride': 'Eso no se puede llevar en vuelo.',
  'why.not-alone': 'Los héroes no van sin tropas adonde habría batalla.',
  'why.nobody-boards': 'Aquí ahora nadie puede embarcar.',
  'why.nobody-lands': 'Aquí ahora nadie puede desembarcar.',
  'why.cannot-board': 'No puede embarcar: ya se ha movido, no hay sitio, o nunca navega.',
  'why.must-be-fought': 'Primero hay que librar las batallas en tierra.',
  'why.no-battle': 'No hay ninguna batalla de ese tipo por librar.',
  'why.no-target': 'El hechizo no puede alcanzar ese lugar.',
  'why.must-stay': 'Esa unidad debe quedarse: si no, las bajas no cuadran.',
  'why.not-this-fate': 'Aquí no puedes elegir esa sentencia.',
  'why.no-spell': 'Aquí no hay ningún hechizo que lanzar.',
  'why.not-bribed': 'Aquí no se puede sobornar a esta unidad.',
  'why.not-paid': 'Aquí no hay ningún orco al que pagar por eso.',
  'why.not-in-this-battle': 'No es posible en esta batalla.',
} satisfies Record<keyof typeof en, string>;
