/** What of a table matters to those who move over it by hex: what everybody sees, or what follows from what was told. */
import type { Table } from '../table.ts';

export interface Board {
  readonly options: { readonly terrain?: 'closed' | 'open'; readonly fleetMeetsFleet?: 'enter' | 'adjacent' };
  readonly lasting: readonly string[];
  readonly stilled: readonly string[];
  readonly allied: readonly { readonly seats: readonly number[] }[];
  readonly lords: Readonly<
    Record<
      string,
      {
        readonly seat: number;
        readonly partner: string | null;
        readonly overlord: string | null;
        readonly captor: string | null;
        readonly level: number;
      }
    >
  >;
  readonly regions: Readonly<Record<string, { readonly owner: string | null; readonly buildings: readonly string[] }>>;
  readonly pieces: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
  readonly fleets: Readonly<Record<string, { readonly lord: string; readonly place: string }>>;
  readonly beast: { readonly beast: string; readonly lord: string; readonly place: string | null } | null;
}

export const boardOf = (t: Table): Board => ({
  options: t.options,
  lasting: [...t.lasting],
  stilled: [...t.stilled],
  allied: [...t.alliances].map(pair => ({ seats: pair.split(' ').map(Number) })),
  lords: Object.fromEntries([...t.lords].map(([name, lord]) => [name, { ...lord }])),
  regions: Object.fromEntries(
    Object.entries(t.regions).map(([name, { owner, buildings }]) => [name, { owner, buildings: [...buildings] }]),
  ),
  pieces: Object.fromEntries(
    t
      .spots()
      .map(spot => [
        spot,
        Object.fromEntries(t.sidesAt(spot).map(side => [side, Object.fromEntries(t.stack(spot, side))])),
      ]),
  ),
  fleets: Object.fromEntries([...t.fleets].map(([id, fleet]) => [id, { ...fleet }])),
  beast: t.beast && { ...t.beast },
});
