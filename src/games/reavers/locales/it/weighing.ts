import type en from '../en/weighing.ts';

export default {
  'price.food': 'Cibo',
  'price.favour': 'Favore',
  'price.dice': 'Dadi Equipaggio',
  'price.leader': 'Leader',
  'price.treasure': 'Artefatti e miglioramenti',
  'price.glory': 'Gloria',
  'price.terror': 'Terrore',
  'price.farm': 'Segnalino Fattoria',
  'price.wall': 'Segnalino Muro',
  'price.tower': 'Segnalino Torre',
  'price.prophecy': 'Profezia',
  'price.loot': 'Carta Bottino',
  'warning.select':
    '{space}: non puoi pagarlo. Per come stanno le cose ti riposeresti soltanto, e agirebbero gli altri.',
  'warning.promote': '{card} non sarà più il tuo Leader.',
  'ui.cannot-pay': 'Non puoi pagarlo',
} satisfies Record<keyof typeof en, string>;
