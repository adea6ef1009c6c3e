import type { Prospect } from '../contract/explain.ts';
import type { Speaker } from './text.ts';

/** The message of a chance: with all that may still be spent on it, or as things lie. */
export const chanceId = (atMost?: boolean): string => (atMost ? 'foreseen.chance-at-most' : 'foreseen.chance');

/** What is known of an answer before it is given: how likely it is to succeed, what it brings, what it costs and leaves. */
export function foreseenWords({ prices = [], gains = [], chance, atMost }: Prospect, speaker: Speaker): string[] {
  const name = (what: string) => speaker.say(`price.${what}`);
  return [
    ...(chance === undefined ? [] : [speaker.say(chanceId(atMost), { chance })]),
    ...gains.map(({ what, gain }) => `${name(what)} +${gain}`),
    ...prices.map(({ what, cost, left }) => speaker.say('foreseen.price', { what: name(what), cost, left })),
  ];
}
