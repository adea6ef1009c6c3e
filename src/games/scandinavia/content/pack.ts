import { packsOf } from '../../../kit/rules/packs.ts';
import { checkPack } from './pack-checks.ts';
import { READERS } from './pack-readers.ts';
import { RECONSTRUCTED, type Reconstructed } from './reconstructed.ts';

/** Where the rules tell how each group was reconstructed. */
const CLAUSES: Readonly<Record<keyof Reconstructed, string>> = {
  regions: 'SC-R-regions',
  islands: 'SC-R-board',
  wealth: 'SC-R-wealth',
  battle: 'SC-R-battle-table',
  commoners: 'SC-R-commoners',
  prices: 'SC-R-prices',
  counters: 'SC-R-counters',
  board: 'SC-R-board',
};

/** The message that names what a value belongs to. */
function ownerOf(group: keyof Reconstructed, name: string): string {
  if (group === 'regions') return `region.${name}`;
  if (group === 'islands') return `island.${name}`;
  return name.startsWith('hero-') ? `hero.${name}` : `kind.${name}`;
}

const packs = packsOf<Reconstructed>({
  values: RECONSTRUCTED,
  flat: ['wealth', 'battle', 'commoners', 'board'],
  readers: READERS,
  clauseOf: group => CLAUSES[group],
  ownerOf,
  check: checkPack,
});

/** What an owner of the box may correct (SC-R-pack). */
export const contentSpec = packs.spec;
export const withPack = packs.withPack;
