import { type Browser, chromium } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type Comer, comeAfter, comeTo, likeness, type Visit } from './visit.ts';

let connected: Promise<Browser> | undefined;

/** Comes to the hall that the tests share; or to another, at its own address. Nothing is painted unless that is wished. */
export async function visit(comer: Comer = {}, url = inject('hall').url): Promise<Visit> {
  connected ??= chromium.connect(inject('hall').browser);
  return comeTo(url, await connected, { unpainted: true, ...comer });
}

/** Nothing went wrong up to here. */
export const fine = ({ wrong }: Visit): void => expect(wrong).toEqual([]);

/** Visits that ended well, by what their browsers are like. */
const ended = new Map<string, Visit[]>();

/**
 * A visit that ends with the test, and that nothing may have gone wrong in. Whoever comes next in the same way takes its
 * page over, with nothing left in it but the hall's files: to load those anew is most of what a visit costs.
 */
export async function during(comer: Comer, story: (visit: Visit) => Promise<void>): Promise<void> {
  const likeIt = ended.get(likeness(comer)) ?? [];
  ended.set(likeness(comer), likeIt);
  const before = comer.alone ? undefined : likeIt.pop();
  const here = before ? await comeAfter(before, inject('hall').url, comer) : await visit(comer);
  try {
    await story(here);
    fine(here);
    await here.page.goto('about:blank');
  } catch (error) {
    await here.close();
    throw error;
  }
  if (comer.alone) await here.close();
  else likeIt.push(here);
}
