import type { Prospect } from '../contract/explain.ts';
import type { Speaker } from './text.ts';

/** What is known of an answer before it is given: how likely it is to succeed, what it brings, what it costs and leaves. */
export function foreseenWords({ prices = [], gains = [], chance }: Prospect, speaker: Speaker): string[] {
  const name = (what: string) => speaker.say(`price.${what}`);
  return [
    ...(chance === undefined ? [] : [speaker.say('foreseen.chance', { chance })]),
    ...gains.map(({ what, gain }) => `${name(what)} +${gain}`),
    ...prices.map(({ what, cost, left }) => speaker.say('foreseen.price', { what: name(what), cost, left })),
  ];
}
