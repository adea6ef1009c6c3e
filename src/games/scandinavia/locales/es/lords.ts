import type en from '../en/lords.ts';

export default {
  // Who the lords are, and what their tokens can do where they stand
  'role.ohrrkan': 'Sumo sacerdote del Caos',
  'trait.ohrrkan':
    'Su región tiene 1 punto de fe más y cuenta como si tuviera un templo. Por cada señor que ejecuta gana 2 puntos de fe para siempre, salvo por Lord Krosen.',
  'role.krosen': 'Liche y nigromante',
  'trait.krosen': 'Cada turno, en el reclutamiento, se le une un muerto viviente.',
  'role.eurich': 'Señor vikingo',
  'trait.eurich': 'Lucha como un héroe +5 y empieza sin su héroe +3.',
  'role.meloch': 'Mercader y administrador',
  'trait.meloch':
    'Los impuestos de su región aumentan en la mitad. Puede cambiar cualquier sentencia por un rescate, si tiene 50 monedas de oro.',
  'role.maerith': 'Mago elfo',
  'trait.maerith': 'En una región élfica, cada turno se le une un elfo en el reclutamiento.',
  'role.sandra': 'Princesa carismática',
  'trait.sandra': 'Donde está, su Fama cuenta 3 en vez de 1.',
} satisfies Record<keyof typeof en, string>;
