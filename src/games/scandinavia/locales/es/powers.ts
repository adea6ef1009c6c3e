import type en from '../en/powers.ts';

export default {
  // Powers of the lords, I to IV
  'power.enticement': 'Incitación',
  'powerText.enticement':
    '3 puntos, antes de reclutar en una región con templo: la frecuencia aumenta tanto como la fe de la región, como mucho hasta el doble de la base.',
  'power.fanaticism': 'Fanatismo',
  'powerText.fanaticism': '6 puntos, antes de un ataque: una unidad vale el doble hasta el fin de la batalla.',
  'power.cursed-waters': 'Aguas malditas',
  'powerText.cursed-waters':
    '9 puntos, antes de que reclute un adversario: una región pierde 3 puntos de prosperidad y este turno no se recluta en ella.',
  'power.death-omen': 'Presagio de muerte',
  'powerText.death-omen':
    '12 puntos, tras el reclutamiento de un adversario: mueren todas las unidades de una región salvo las valquirias y los muertos vivientes. Los héroes viven.',
  'power.animate': 'Animación de los muertos',
  'powerText.animate': 'Tras una batalla ganada, las unidades perdidas vuelven como muertos vivientes.',
  'power.dark-strength': 'Fuerza oscura',
  'powerText.dark-strength': 'Sus muertos vivientes valen 4.',
  'power.call-of-evil': 'Llamada al mal',
  'powerText.call-of-evil': 'En una región conquistada aparecen hasta 4 muertos vivientes.',
  'power.final-necromancy': 'Nigromancia definitiva',
  'powerText.final-necromancy':
    'Cuando pierde una batalla, cada unidad caída de ambos bandos se alza para él con un dado de 1 a 5, y la lucha continúa.',
  'power.art-of-war': 'Arte de la guerra',
  'powerText.art-of-war': 'La bonificación de sus héroes se duplica.',
  'power.piracy': 'Piratería',
  'powerText.piracy':
    'Sus drakkares tienen 1 punto de movimiento más (por hexágonos, 10 en vez de 7), cuestan 5 monedas de oro y se mantienen gratis.',
  'power.pillage': 'Saqueo',
  'powerText.pillage':
    'En la recaudación puede saquear una de sus regiones sin castillo: 6 monedas de oro por punto de riqueza, y la prosperidad baja en 8.',
  'power.viking-fury': 'Furia vikinga',
  'powerText.viking-fury':
    'Antes de un ataque, las unidades que quiera valen el doble. Mueren pase lo que pase y no cuentan como bajas.',
  'power.commerce': 'Comercio',
  'powerText.commerce': 'Sus gremios ganan el doble.',
  'power.master-builder': 'Maestro de obras',
  'powerText.master-builder': 'Los edificios le cuestan 7 monedas de oro, y demolerlos le da 7.',
  'power.discounts': 'Descuentos',
  'powerText.discounts': 'Para reclutar y mantener, los precios de 10, 6, 5 y 3 monedas de oro pasan a 6, 4, 3 y 2.',
  'power.bribery': 'Negociación con el enemigo',
  'powerText.bribery':
    'Antes de una de sus batallas puede alejar unidades enemigas por el doble de su coste de reclutamiento.',
  'power.forest-call': 'Llamada del bosque',
  'powerText.forest-call':
    '3 puntos por unidad, antes de una batalla en una región no caótica: un bosque viviente lucha por él, como mucho uno por hexágono de bosque.',
  'power.doubling': 'Duplicación',
  'powerText.doubling': '6 puntos, tras su reclutamiento: a una unidad recién reclutada se le suma otra igual.',
  'power.inversion': 'Inversión',
  'powerText.inversion':
    '9 puntos por unidad, en una batalla de sus tropas: una unidad enemiga cambia de bando para siempre.',
  'power.time-paralysis': 'Parálisis temporal',
  'powerText.time-paralysis':
    '12 puntos, antes de la fase militar: en una región o un mar nada se mueve, y lo que entra se detiene. La región de un señor pierde 3 puntos de prosperidad.',
  'power.fame': 'Fama',
  'powerText.fame': 'La combatividad del pueblo sube en 1 en sus regiones y baja en 1 en las que ataca.',
  'power.fervour': 'Fervor',
  'powerText.fervour':
    'Cada turno, cada una de sus regiones con al menos 2 edificios construye otro gratis. Los drakkares no cuentan.',
  'power.code-of-honour': 'Código de honor',
  'powerText.code-of-honour':
    'Cuando conquista una región de un señor, no se destruye ningún edificio ni baja la prosperidad.',
  'power.royal-aura': 'Aura regia',
  'powerText.royal-aura':
    'Antes de su reclutamiento, en cada una de sus regiones aparecen unidades locales: 3 menores, 2 ordinarias o 1 excepcional.',

  // The Stone of Wisdom
  'stone.diabolic-plague': 'Plaga diabólica',
  'stoneText.diabolic-plague': 'Mueren todos los héroes y unidades del señor que la ha tomado, y la Piedra desaparece.',
  'stone.fertility': 'Runa de la fertilidad',
  'stoneText.fertility':
    'La región donde está la Piedra gana 4 puntos de prosperidad antes de la recaudación, cada turno.',
  'stone.domination': 'Dominación',
  'stoneText.domination': 'Antes de una batalla del portador, una unidad enemiga cambia de bando para siempre.',
  'stone.death-wind': 'Viento de muerte',
  'stoneText.death-wind':
    'Cada turno, tras el reclutamiento, el portador puede destruir una unidad cualquiera de otro señor.',
  'stone.submission': 'Sumisión',
  'stoneText.submission': 'El oro pujado por el Dragón va al señor del portador.',

  // Heroes of legend
  'heroText.glok':
    'Rey de los goblins: los que lo acompañan valen el doble. En cada mantenimiento quiere 3 monedas de oro, o se va con todos los goblins de su señor.',
  'heroText.ragnar':
    'Asesino demoníaco: antes de una batalla puede matar a un héroe enemigo cuya bonificación no supere la suya.',
  'heroText.ermanaric': 'Mago: vuela como los pegasos y puede llevar consigo una unidad.',
  'heroText.aelrich': 'Señor de la guerra: se queda los impuestos normales de la región donde está.',
  'heroText.sverin':
    'Elfo que odia el Caos: +5 si el enemigo tiene unidades caóticas, o es un señor o una región caótica.',
  'heroText.joruld': 'Hermano de Helric: el Dragón nunca ataca donde él defiende, y su región tiene 1 punto de fe más.',
} satisfies Record<keyof typeof en, string>;
