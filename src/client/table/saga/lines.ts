import type { Seat } from '../../../engine/contract/ask.ts';
import type { Fact } from '../../../engine/contract/facts.ts';
import type { Heard } from '../../../engine/match/match.ts';
import type { Part, Speaker } from '../../../engine/text/text.ts';
import type { FactLook } from '../../../kit/table/table-module.ts';
import type { Hearing } from '../heard.ts';

/** One thing that happened, in words. */
export interface SagaLine {
  readonly seq: number;
  readonly at: number;
  readonly parts: readonly Part[];
  /** Whose doing it is, or whom it befalls. */
  readonly seat: Seat | null;
  readonly look: FactLook;
}

/** Lines of one turn, or of one part of the game. */
export interface SagaGroup {
  readonly key: number;
  readonly heading: { readonly text: string; readonly level: 'chapter' | 'section' } | null;
  readonly lines: readonly SagaLine[];
}

export type LookOf = (fact: Fact, speaker: Speaker) => FactLook;

/** For games that say nothing about their facts: by the engine's habit, a fact `turn` opens the turn of its seat. */
export const plainLook: LookOf = fact => {
  const seat = seatOf(fact);
  return fact.kind === 'turn' && seat !== null ? { turn: seat } : {};
};

export function seatOf(fact: Fact): Seat | null {
  const { seat } = fact as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : null;
}

export const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

/** Facts put into words: each once in a language, for a saga grows long. */
export class Scribe {
  readonly speaker: Speaker;
  private readonly lookOf: LookOf;
  private readonly known = new WeakMap<Heard, SagaLine>();
  private readonly pages = new WeakMap<readonly Heard[], readonly Group[]>();

  constructor(speaker: Speaker, lookOf: LookOf = plainLook) {
    this.speaker = speaker;
    this.lookOf = lookOf;
  }

  /** A line without words has no parts. */
  line(heard: Heard): SagaLine {
    let line = this.known.get(heard);
    if (!line) {
      const { seq, at, fact } = heard;
      const parts = this.speaker.factParts(fact) ?? [];
      line = { seq, at, parts, seat: seatOf(fact), look: this.lookOf(fact, this.speaker) };
      this.known.set(heard, line);
    }
    return line;
  }

  text(heard: Heard): string {
    return textOf(this.line(heard).parts);
  }

  /** Facts in groups; those of a page are made once. */
  groups(page: readonly Heard[]): readonly Group[] {
    let groups = this.pages.get(page);
    if (!groups) {
      groups = groupsOf(page, this);
      this.pages.set(page, groups);
    }
    return groups;
  }
}

/** `goesOn`: nothing told where it begins, so it belongs to what came before it. */
interface Group extends SagaGroup {
  readonly goesOn: boolean;
}

function groupsOf(heard: readonly Heard[], scribe: Scribe): Group[] {
  const groups: { key: number; heading: SagaGroup['heading']; lines: SagaLine[]; goesOn: boolean }[] = [];
  const open = (key: number, heading: SagaGroup['heading'], goesOn = false) =>
    groups.push({ key, heading, lines: [], goesOn });
  for (const each of heard) {
    const line = scribe.line(each);
    const { chapter, section, turn } = line.look;
    const level = chapter !== undefined ? 'chapter' : section !== undefined ? 'section' : null;
    if (level) {
      open(each.seq, { text: textOf(line.parts) || (chapter ?? section ?? ''), level });
      continue;
    }
    if (turn !== undefined) open(each.seq, null);
    if (line.parts.length === 0) continue;
    if (groups.length === 0) open(each.seq, null, true);
    groups[groups.length - 1].lines.push(line);
  }
  return groups;
}

/**
 * The saga in its parts: a part of the game has its heading, a turn is a group of its own. Of what was told before, only
 * as many pages are looked at as it takes to have so many lines.
 */
export function sagaGroups({ pages, newest }: Hearing, scribe: Scribe, most = Number.POSITIVE_INFINITY): SagaGroup[] {
  const parts = [scribe.groups(newest)];
  const linesOf = (groups: readonly Group[]) => groups.reduce((sum, { lines }) => sum + lines.length, 0);
  let lines = linesOf(parts[0]);
  for (let page = pages.length - 1; page >= 0 && lines <= most; page--) {
    const groups = scribe.groups(pages[page]);
    parts.push(groups);
    lines += linesOf(groups);
  }
  const joined: SagaGroup[] = [];
  for (const group of parts.reverse().flat()) {
    const before = joined.at(-1);
    if (group.goesOn && before) joined[joined.length - 1] = { ...before, lines: [...before.lines, ...group.lines] };
    else joined.push(group);
  }
  return joined.filter(({ heading, lines: own }) => heading !== null || own.length > 0);
}
