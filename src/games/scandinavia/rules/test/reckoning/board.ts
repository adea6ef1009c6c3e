import { isIsland, isRegion, LANDS } from './printed.ts';

/** The drawing of the board (SC-R-board), read a second time. Every second row stands half a hex to the right. */
export const DRAWN = [
  'sssssOOOOONNNNXXXXXXDDDD',
  'ssssOOOOONNNNNXXXXXDDDDD',
  'ssssFFOOMNNNNbbVXXXDDDZZ',
  'sssFFFFMMMNNNbbVVVUDDDZZ',
  'sssFFFMMMMNNbbbVVVUUDDZZ',
  'ssBBBFMMMKKNbbbbVVVUUUZZ',
  'ssBBBBMMKKKSbbbbVVVUUUZZ',
  'ssLBBBRKKKKSSbbbVTTiUUZZ',
  'ssLLBRRRKKSSSbbbbTTiiUZZ',
  'ssLLLRRRRGGSSSbbbTTTTYYZ',
  'sssLLkRRGGGGSSc1tTTTtYYY',
  'ssskkkkRGGGGGSccttttttYY',
  'sskkJkkjGCCGGccccctEEEYY',
  'sskJJJkjjCCGGccc2ccEEEEE',
  'ssJJJJjjjCCCcc3cccQEEHHH',
  'JJJJJjj4jCCcccccccQQQHHH',
  'IIIIjjjjjjcccWWWccQQQHHH',
  'IIIIIjjWWWWWWWWWcQQQQHHH',
  'IIIIIIIIIIQQQQQQQQHHHHHH',
];
/** Forests and capitals on it. */
export const GROUND = [
  '~~~~~hmttttttttmttmttfth',
  '~~~~*.tmmmtff.tt*tmfhhtf',
  '~~~~.mtmmhf.*~~.pthf.phf',
  '~~~*hmmmmhp..~~*.ff*hfh.',
  '~~~.hmm*fff.~~~f.pfhpf*m',
  '~~.mmhmhmmh.~~~~.fph.mhm',
  '~~.*hmfmm*..~~~~.ffp*hff',
  '~~.hmhmmhmf..~~~..f~.hh.',
  '~~.hfhfmhff.*~~~~.f~~.ph',
  '~~*..f..hff.ph~~~.p..fpf',
  '~~~fh~*.fhff..~.~*..~*.h',
  '~~~~~~~.ff*fh.~~~~~~~~.h',
  '~~~~.~~~f.fh.~~~~~~*...p',
  '~~~ph.~~~..ff~~~h~~hmhf.',
  '~~f..*~~~*.h~~.~~~.hh.f.',
  'p.hf.~~.~.p~~~~~~~..f..f',
  'hff.~~~~~~~~~pf.~~.hp.*p',
  'fff.f~~f.*.h.fpf~*.hpf.h',
  'phf.*...h..p..h...h.p.f.',
];
const SIGNS = 'SKGINOVEHUDJLRBTXFMCWQYZ';
const OTHERS: Readonly<Record<string, string>> = {
  s: 'svarr',
  c: 'courland',
  t: 'turku-sea',
  j: 'sjaelland-sea',
  k: 'skagerrak',
  b: 'bokne',
  i: 'inner-sea',
  1: 'aland',
  2: 'gotland',
  3: 'oland',
  4: 'sjaelland',
};
export const nameOf = (sign: string): string => OTHERS[sign] ?? Object.keys(LANDS)[SIGNS.indexOf(sign)];

const NEXT = new Map<string, Set<string>>();
const FORESTS = new Map<string, number>();
const COASTAL = new Set<string>();

DRAWN.forEach((row, r) => {
  [...row].forEach((sign, c) => {
    const here = nameOf(sign);
    if (GROUND[r][c] === 'f') FORESTS.set(here, (FORESTS.get(here) ?? 0) + 1);
    const left = r % 2 === 0 ? c - 1 : c;
    for (const [y, x] of [
      [r - 1, left],
      [r - 1, left + 1],
      [r, c - 1],
      [r, c + 1],
      [r + 1, left],
      [r + 1, left + 1],
    ]) {
      const other = DRAWN[y]?.[x];
      if (other === undefined || other === sign) continue;
      const there = nameOf(other);
      NEXT.set(here, (NEXT.get(here) ?? new Set()).add(there));
      if (GROUND[r][c] === '*' && isSea(there)) COASTAL.add(here);
    }
  });
});

export function isSea(place: string): boolean {
  return !isRegion(place) && !isIsland(place);
}

export const around = (place: string): readonly string[] => [...(NEXT.get(place) ?? [])];
export const touches = (a: string, b: string): boolean => NEXT.get(a)?.has(b) === true;
/** Seas a region has a coast on (SC-2.15); an island lies in the sea about it. */
export const seasOf = (place: string): readonly string[] => around(place).filter(isSea);
export const forestsOf = (region: string): number => FORESTS.get(region) ?? 0;
/** The capital lies on the coast (SC-A-viking-8). */
export const isCapitalCoastal = (region: string): boolean => COASTAL.has(region);
