import type { Content, ContentSpec, ContentValue } from '../../engine/contract/content.ts';
import type { Json } from '../../engine/input/json.ts';
import type { Speaker } from '../../engine/text/text.ts';

export const groupOf = ({ id }: ContentValue): string => id.split('.')[0];

/** What a pack says at the end of a way, if anything. */
export function valueIn(pack: Content | undefined, id: string): Json | undefined {
  let here: Json | undefined = pack;
  for (const name of id.split('.')) {
    if (here === null || typeof here !== 'object' || Array.isArray(here)) return undefined;
    here = (here as Content)[name];
  }
  return here;
}

/** The values of a game that a pack has its own for. */
export const replacedBy = (spec: ContentSpec, pack: Content | undefined): readonly ContentValue[] =>
  spec.values.filter(({ id }) => valueIn(pack, id) !== undefined);

/** What a value is, in the reader's language: the card or thing it belongs to, and what of it. */
export function nameOfValue({ id, of }: ContentValue, speaker: Speaker): string {
  const what = speaker.say(`content.${id.split('.').at(-1)}`);
  return of === undefined ? what : `${speaker.say(of)} · ${what}`;
}
