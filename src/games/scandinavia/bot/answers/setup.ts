import { best } from '../../../../kit/bot/best.ts';
import type { Region } from '../../content/board.ts';
import { alignmentOf, degrees } from '../../rules/lords.ts';
import {
  buildingNumber,
  CAMP,
  FORTIFICATION,
  GUILD,
  MELOCH,
  MILL,
  PORT,
  regionNumber,
  SELORIAN_REGION,
  seaNumber,
  TEMPLE,
} from '../../rules/numbers.ts';
import { printed } from '../../rules/printed.ts';
import type { Decide } from '../decide.ts';
import type { Outlook } from '../judging/outlook.ts';
import { allOf, quiet } from './pick.ts';

/** How well lords do among bots, best first. */
const LIKED: readonly string[] = ['ohrrkan', 'eurich', 'sandra', 'krosen', 'maerith', 'meloch'];

export const pickLord: Decide = (_, ask) => best(allOf(ask, 'pick-lord'), ({ lord }) => -LIKED.indexOf(lord));

/** What a first region promises: its own land and people, and that of its neighbours. */
function startWorth({ state, lord }: Outlook, region: Region): number {
  const tables = printed(state);
  const own = tables.fertility[region] + tables.creed[region] - degrees(tables.alignment[region], alignmentOf(lord));
  let near = 0;
  for (const next of tables.adjacent[region]) {
    if (state.owner[next] < 0) near += tables.fertility[next] / 3;
    if (next === SELORIAN_REGION && state.owner[next] < 0) near += 3;
  }
  return own + near / 2 + (region === SELORIAN_REGION ? 8 : 0);
}

/** History has placed the lords well: where it is free it is taken. */
export const firstRegion: Decide = (o, ask) =>
  allOf(ask, 'as-history')[0] ?? best(allOf(ask, 'start'), ({ region }) => startWorth(o, regionNumber[region]));

export const moor: Decide = (o, ask) => {
  const { seaRegions } = printed(o.state);
  return best(allOf(ask, 'moor'), ({ sea }) => seaRegions[seaNumber[sea]].length);
};

/** What comes first at the start. */
const FIRST: Readonly<Record<number, number>> = {
  [TEMPLE]: 6,
  [CAMP]: 5,
  [MILL]: 4,
  [GUILD]: 2,
  [FORTIFICATION]: 1,
  [PORT]: 0,
};

export const placeBuilding: Decide = (o, ask) => {
  const { creed, fertility } = printed(o.state);
  return best(allOf(ask, 'place'), ({ building, region }) => {
    const kind = buildingNumber[building];
    const at = regionNumber[region];
    const there = kind === TEMPLE ? creed[at] : fertility[at];
    return (kind === GUILD && o.lord === MELOCH ? 7 : FIRST[kind]) * 10 + there;
  });
};

/** All in one place: they will march together. */
export const muster: Decide = (o, ask) => {
  const choices = allOf(ask, 'muster');
  if (choices.length === 0) return quiet(ask);
  return best(choices, ({ region }) => startWorth(o, regionNumber[region]));
};
