/** Phase 4: which events come, and what each of them does (chapters 7 and 20). */
import { EFFECTS, mayCome, mightiest } from './happenings.ts';
import { power } from './power.ts';
import { isLord, LEGENDS } from './printed.ts';
import type { Table } from './table.ts';
import type { Ear } from './told.ts';

const NUMBERS: readonly (readonly [string, number])[] = [
  ['double-omens', 15],
  ['lull', 19],
  ['storm', 27],
  ['njord', 29],
  ['good-harvest', 33],
  ['bad-harvest', 37],
  ['barbarians', 39],
  ['revolts', 42],
  ['blizzard', 44],
  ['mercenaries', 47],
  ['civil-disorder', 49],
  ['legendary-hero', 59],
  ['stone', 61],
  ['yggdrasil', 63],
  ['plague', 65],
  ['call-of-gold', 66],
  ['bards', 67],
  ['ogre-giant-war', 68],
  ['glaciation', 69],
  ['loki', 71],
  ['astral', 72],
  ['sanctuaries', 76],
  ['valhalla', 79],
  ['frigg', 80],
  ['fenrir', 81],
  ['tyr', 83],
  ['freya', 86],
  ['false-embassies', 88],
  ['fury-of-gods', 89],
  ['vestals', 91],
  ['viking-expedition', 93],
  ['ohrrkan-great', 94],
  ['sif', 96],
  ['hel', 97],
  ['surtur', 98],
  ['thor', 99],
  ['odin', 100],
];
const LASTING = [
  ...['storm', 'njord', 'blizzard', 'yggdrasil', 'call-of-gold', 'bards', 'ogre-giant-war', 'glaciation', 'loki'],
  ...['astral', 'frigg', 'fenrir', 'freya', 'false-embassies', 'odin', 'sif'],
];
const CREED = ['yggdrasil', 'astral', 'frigg', 'fenrir'];

/** Is an event ignored, and another rolled? (SC-7.3, and with each event) */
function isIgnored(t: Table, event: string, ofOmens: boolean): boolean {
  const { limit, civilDisorder } = t.options;
  switch (event) {
    case 'lull':
      return ofOmens;
    case 'civil-disorder':
      return !isLord(t.regions.selorian.owner ?? '') && (mightiest(t).length > 1 || civilDisorder === 'always');
    case 'legendary-hero':
      return !Object.keys(LEGENDS).some(hero => mayCome(t, hero));
    case 'stone':
      return t.stone.state > 0;
    case 'sanctuaries':
      return t.sanctuaries;
    case 'freya':
      return t.agreed || t.turn >= (limit === 'none' ? 40 : limit);
    case 'ohrrkan-great':
      return t.great || t.lords.get('ohrrkan')?.out !== false;
    default:
      return false;
  }
}

export function events(t: Table, ear: Ear): void {
  let left = t.options.events;
  const drawn: string[] = [];
  /** How many were drawn when the omens came. */
  let omens: number | undefined;
  while (left > 0) {
    const { die } = ear.seen('event-rolled') ?? { die: 0 };
    const event = NUMBERS.find(([, to]) => die <= to)?.[0] ?? '';
    ear.expect('SC-7.1', { kind: 'event-rolled', die, event });
    const since = omens === undefined ? -1 : drawn.length - omens;
    const ofOmens = since === 0 || since === 1;
    const ignored =
      event === 'double-omens'
        ? omens !== undefined
        : (since === 1 && drawn.at(-1) === event) || isIgnored(t, event, ofOmens);
    if (ignored) {
      ear.expect('SC-7.3', { kind: 'event-passed', event });
      continue;
    }
    if (event === 'double-omens') {
      omens = drawn.length;
      left++;
      continue;
    }
    left--;
    drawn.push(event);
    if (LASTING.includes(event) && !t.lasts(event)) t.lasting.push(event);
    EFFECTS[event]?.(t, ear);
    ear.until(() => t.fugitives.length === 0);
    if (CREED.includes(event)) power(t, ear);
  }
}
