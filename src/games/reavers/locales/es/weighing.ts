import type en from '../en/weighing.ts';

export default {
  'price.food': 'Comida',
  'price.favour': 'Favor',
  'price.dice': 'Dados de tripulación',
  'price.leader': 'Líder',
  'price.treasure': 'Artefactos y mejoras',
  'price.glory': 'Gloria',
  'price.terror': 'Terror',
  'price.farm': 'Ficha de granja',
  'price.wall': 'Ficha de muro',
  'price.tower': 'Ficha de torre',
  'price.prophecy': 'Profecía',
  'price.loot': 'Carta de botín',
  'warning.select': '{space}: no puedes pagarlo. Tal como están las cosas solo descansarías, y actuarían los demás.',
  'warning.promote': '{card} dejará de ser tu Líder.',
  'ui.cannot-pay': 'No puedes pagarlo',
} satisfies Record<keyof typeof en, string>;
