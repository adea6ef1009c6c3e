import { expect, it } from 'vitest';
import { samplesOf } from '../../../../kit/test/samples.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import { vocabulary } from '../../vocabulary.ts';
import { factIcon } from './fact-look.ts';

/** What stands where nothing better is known. */
const PLAIN = 'scroll-unfurled';

it('a line of the saga begins with a picture, where it does not begin with the emblem of a seat', () => {
  const { facts } = vocabulary;
  const bare = samplesOf(facts, 6).filter(({ kind }) => !('seat' in facts[kind]) && 'lord' in facts[kind]);
  const plain = bare.filter(fact => factIcon(fact as unknown as ScandinaviaFact) === PLAIN).map(({ kind }) => kind);
  expect([...new Set(plain)]).toEqual([]);
});
