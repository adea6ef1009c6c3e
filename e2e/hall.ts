import { type Browser, chromium } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type Comer, comeTo, type Visit } from './visit.ts';

let connected: Promise<Browser> | undefined;

/** Comes to the hall that the tests share; or to another, at its own address. */
export async function visit(comer: Comer = {}, url = inject('hall').url): Promise<Visit> {
  connected ??= chromium.connect(inject('hall').browser);
  return comeTo(url, await connected, comer);
}

/** Nothing went wrong up to here. */
export const fine = ({ wrong }: Visit): void => expect(wrong).toEqual([]);

/** A visit that ends with the test, and that nothing may have gone wrong in. */
export async function during(comer: Comer, story: (visit: Visit) => Promise<void>): Promise<void> {
  const here = await visit(comer);
  try {
    await story(here);
    fine(here);
  } finally {
    await here.close();
  }
}
