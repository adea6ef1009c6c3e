import { HEX_IDS } from '../content/hexes.ts';

type Forms = Readonly<Record<'in' | 'to' | 'from', string>>;
type HexKey = `hex.${string}`;

/** Hexes are called by letter and number in every language; only the little words before them differ. */
export const hexNames = (before: Forms): Readonly<Record<HexKey, string>> =>
  Object.fromEntries(
    HEX_IDS.flatMap(id => {
      const name = id.toUpperCase();
      const forms = Object.entries(before).map(([form, word]): [HexKey, string] => [
        `hex.${id}.${form}`,
        `${word} ${name}`,
      ]);
      return [[`hex.${id}`, name] as [HexKey, string], ...forms];
    }),
  );
