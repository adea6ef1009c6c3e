/** What an answer costs, and what it gives away. */
export default {
  'price.food': 'Food',
  'price.favour': 'Favour',
  'price.dice': 'Crew dice',
  'price.leader': 'Leader',
  'price.treasure': 'Artefacts and upgrades',
  'price.glory': 'Glory',
  'price.terror': 'Terror',
  'price.farm': 'Farm token',
  'price.wall': 'Wall token',
  'price.tower': 'Tower token',
  'price.prophecy': 'Prophecy',
  'price.loot': 'Loot card',
  'warning.select': 'You cannot pay for {space}: as things stand you would only rest there, and the others would act.',
  'warning.promote': '{card} stops being your Leader.',
  'ui.cannot-pay': 'You cannot pay for this',
} as const;
