/** The clause behind each thing that can be pointed at; the sentence is `tip.…` of the locales. */
const CLAUSES = [
  ['rage', 'BR-1.9'],
  ['axes', 'BR-1.9'],
  ['horns', 'BR-1.9'],
  ['glory', 'BR-2.2'],
  ['hand', 'BR-4.5'],
  ['valhalla', 'BR-18.1'],
  ['upgrades', 'BR-8.2'],
  ['first', 'BR-2.8'],
  ['gods-gifts', 'BR-4.1'],
  ['action', 'BR-5.1'],
  ['discard', 'BR-13.1'],
  ['quest', 'BR-14.1'],
  ['ragnarok', 'BR-15.1'],
  ['release-valhalla', 'BR-16.1'],
  ['age', 'BR-3.1'],
  ['slot.warrior', 'BR-8.2'],
  ['slot.leader', 'BR-8.2'],
  ['slot.ship', 'BR-8.2'],
  ['slot.monster', 'BR-8.2'],
  ['slot.clan', 'BR-8.2'],
] as const;

export type Tip = (typeof CLAUSES)[number][0];

export const TIPS: Readonly<Record<string, string>> = Object.fromEntries(CLAUSES);
