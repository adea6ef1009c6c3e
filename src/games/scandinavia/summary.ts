import type { Speaker } from '../../engine/text/text.ts';
import { LORDS } from './content/lords.ts';
import { REGIONS, SELORIAN } from './content/regions.ts';
import { ISLANDS } from './content/waters.ts';
import { lordBonds } from './lord-bonds.ts';
import { thresholds } from './rules/creed.ts';
import { minimumOf, regionsOfTeam, teams } from './rules/phases/victory.ts';
import { readView } from './rules/read-view.ts';
import { upkeepOf } from './rules/realm/prices.ts';
import type { Stacks, View } from './rules/view.ts';

/** The whole table in text: the turn, the lords with their lands, who is free, islands and fleets. */
export function summary(view: View, speaker: Speaker): string {
  const blocks = [head(view, speaker), ...lords(view, speaker), others(view, speaker), waters(view, speaker)];
  return blocks
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n');
}

const INDENT = '    ';
const labels = (speaker: Speaker, sort: string, ids: readonly string[]): string =>
  ids.map(id => speaker.name(sort, id)).join(', ');

function head(view: View, speaker: Speaker): string[] {
  const { turn, phase, first, purse, lasting, storms, beast, stone } = view;
  if (turn === 0) return [speaker.say('table.set-up')];
  const lines = [speaker.say('table.head', { turn, phase, first: speaker.seat(first, 'label') })];
  if (purse !== null) lines.push(speaker.say('table.purse', { gold: purse }), ...ownRealm(view, speaker));
  if (lasting.length > 0) lines.push(speaker.say('table.lasting', { events: labels(speaker, 'event', lasting) }));
  if (storms.length > 0) lines.push(speaker.say('table.storms', { seas: labels(speaker, 'sea', storms) }));
  if (beast) lines.push(speaker.say(beast.place ? 'table.beast-at' : 'table.beast', { ...beast }));
  if (stone.place !== null) {
    const bearer = stone.lord === null ? 'table.stone' : 'table.stone-borne';
    lines.push(speaker.say(bearer, { at: stone.place, lord: stone.lord, piece: stone.piece, stone: stone.power }));
  }
  return lines;
}

/** What the reader's own realm is after: the throne, the next power, what its troops will ask for, offers in the air. */
function ownRealm(view: View, speaker: Speaker): string[] {
  const { seat, offers } = view;
  const state = readView(view);
  const team = teams(state).find(({ seats }) => seats.some(one => one === seat));
  if (!team) return [];
  const own = team.lords.filter(lord => state.seatOf[lord] === seat);
  const [needed, regions] = [minimumOf(state, team), regionsOfTeam(state, team)];
  return [
    speaker.say('table.goal', { region: SELORIAN, needed, regions }),
    ...own.flatMap(lord => {
      const creed = thresholds(state)[state.level[lord]];
      return creed === undefined ? [] : [speaker.say('table.next-power', { level: state.level[lord] + 1, creed })];
    }),
    speaker.say('table.upkeep', { gold: own.reduce((sum, lord) => sum + upkeepOf(state, lord), 0) }),
    ...offers
      .filter(({ open }) => open)
      .map(({ from, to, gold }) =>
        from === seat
          ? speaker.say('table.offering', { name: speaker.seat(to, 'label'), gold })
          : speaker.say('table.offered', { name: speaker.seat(from, 'label'), gold }),
      ),
  ];
}

const lords = (view: View, speaker: Speaker): string[][] =>
  LORDS.filter(id => view.lords[id]).map(id => {
    const lord = view.lords[id];
    if (lord.out) return [speaker.say('table.out', { lord: id })];
    const { regions, creed, level } = lord;
    return [
      speaker.say('table.lord', { lord: id, regions, creed, level }),
      ...lordBonds(view, lord, speaker),
      ...REGIONS.filter(region => view.regions[region].owner === id).map(region => land(view, region, speaker)),
    ].map((line, i) => (i === 0 ? line : INDENT + line));
  });

function land(view: View, region: string, speaker: Speaker): string {
  const { owner, prosperity, wealth, buildings } = view.regions[region];
  const parts = [speaker.say('table.region', { region, prosperity, wealth })];
  if (buildings.length > 0) parts.push(labels(speaker, 'building', buildings));
  const stacks = stacksOf(view.pieces[region], speaker, owner);
  return [...parts, ...stacks].join(' · ');
}

/** Each side that stands there, with all it has; whose land it is need not be said again. */
const stacksOf = (stacks: Stacks | undefined, speaker: Speaker, owner: string | null = null): string[] =>
  Object.entries(stacks ?? {}).map(([side, pieces]) => {
    const each = Object.entries(pieces).map(([piece, count]) => speaker.say('table.piece', { piece, count }));
    return side === owner ? each.join(', ') : speaker.say('table.stack', { side, pieces: each.join(', ') });
  });

/** Lands of the barbarians, and those that nobody holds. */
function others(view: View, speaker: Speaker): string[] {
  const of = (owner: string | null) => REGIONS.filter(region => view.regions[region].owner === owner);
  const [barbarians, free] = [of('barbarians'), of(null)];
  return [
    ...barbarians.map(region => land(view, region, speaker)),
    ...(free.length > 0 ? [speaker.say('table.free', { regions: labels(speaker, 'region', free) })] : []),
  ];
}

function waters(view: View, speaker: Speaker): string[] {
  const islands = ISLANDS.flatMap(island => {
    const stacks = stacksOf(view.pieces[island], speaker);
    return stacks.length > 0 ? [[speaker.name('island', island), ...stacks].join(' · ')] : [];
  });
  const fleets = Object.entries(view.fleets).map(([fleet, { lord, place }]) =>
    [speaker.say('table.fleet', { fleet, lord, at: place }), ...stacksOf(view.pieces[fleet], speaker)].join(' · '),
  );
  return [...islands, ...fleets];
}
