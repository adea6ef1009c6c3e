import type en from '../en/weighing.ts';

export default {
  'price.food': 'Provisions',
  'price.favour': 'Faveur',
  'price.dice': 'Dés d’équipage',
  'price.leader': 'Chef',
  'price.treasure': 'Artefacts et améliorations',
  'price.glory': 'Gloire',
  'price.terror': 'Terreur',
  'price.farm': 'Jeton Ferme',
  'price.wall': 'Jeton Mur',
  'price.tower': 'Jeton Tour',
  'price.prophecy': 'Prophétie',
  'price.loot': 'Carte de butin',
  'warning.select':
    '{space}\u00a0: vous ne pouvez pas payer. En l’état, vous ne feriez que vous reposer pendant que les autres agissent.',
  'warning.promote': '{card} ne sera plus votre Chef.',
  'ui.cannot-pay': 'Vous ne pouvez pas payer',
} satisfies Record<keyof typeof en, string>;
