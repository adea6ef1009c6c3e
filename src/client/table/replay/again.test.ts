import { expect, it } from 'vitest';
import type { Heard } from '../../../engine/match/match.ts';
import type { Moment } from '../../../host/protocol.ts';
import type { Happened, Scene } from '../../../kit/table/scene/scene.ts';
import { atItsEnd, heardOf, nextAgain, readAgain, scenesAgain } from './again.ts';

const heard = (seq: number, at: number, kind: string): Heard => ({ seq, at, fact: { kind } });
const all = [heard(1, 3, 'marched'), heard(2, 4, 'fought'), heard(3, 4, 'won'), heard(4, 5, 'passed')];
const moment = (at: number) => ({ seat: 1, at, view: { turn: at } }) as unknown as Moment;
const scene = (verdict: Scene['verdict']): Scene => ({
  kind: 'battle',
  title: { key: 'title' },
  verdict,
  waits: true,
  beats: [{ facts: [] }, { facts: [] }],
});

it('a climax is seen again as it was: with the facts of its act, the table before it and after it', () => {
  const told: Happened[] = [];
  const scenes = (happened: Happened) => {
    told.push(happened);
    return [scene(null), scene({ key: 'won' })];
  };
  const found = scenesAgain(scenes, heardOf(all, 5), moment(4), moment(5));
  expect(found.map(({ verdict }) => verdict)).toEqual([{ key: 'won' }]);
  expect(told).toEqual([
    { facts: [{ kind: 'fought' }, { kind: 'won' }], seat: 1, before: { turn: 4 }, after: { turn: 5 } },
  ]);
  expect(atItsEnd(found[0], () => undefined)).toMatchObject({ at: 1, over: true });
});

it('where nothing was heard, or a game has no climaxes, there is none', () => {
  expect(scenesAgain(undefined, heardOf(all, 5), moment(4), moment(5))).toEqual([]);
  expect(scenesAgain(() => [scene({ key: 'won' })], heardOf(all, 9), moment(8), moment(9))).toEqual([]);
});

it('a line leads to the climax that tells of it where there is something to read, else to the board', () => {
  const act = heardOf(all, 5);
  const [fought, won] = act.map(({ fact }) => fact);
  const looked = { ...scene({ key: 'won' }), beats: [{ facts: [fought] }] };
  const read = { ...scene({ key: 'won' }), reads: [{ key: 'text' }], beats: [{ facts: [] }, { facts: [won] }] };
  const at = (line: number | null) => readAgain([looked, read], act, line);
  expect([2, 3, 4, null].map(at)).toEqual([null, 1, null, null]);
});

it('one scene comes after the other and then the board; from the one that a line led to it is one step to the board', () => {
  expect([null, 0, 1, 2].map(at => nextAgain(3, at, null))).toEqual([0, 1, 2, null]);
  expect([null, 0, 1].map(at => nextAgain(3, at, 1))).toEqual([0, 1, null]);
});
