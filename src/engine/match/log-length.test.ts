import { expect, it } from 'vitest';
import { limitsOf } from '../contract/limits.ts';
import { refuseTooLarge, refuseTooLong } from './log-length.ts';

const limits = limitsOf({ log: { entries: 3, undos: 1, bytes: 2048 } });
const undo = { seat: 0, undo: 1 };
const choice = { seat: 0, choice: { kind: 'sip' } };

it('a log is held to the bytes, the entries and the undos of its own game', () => {
  expect(() => refuseTooLarge(2048, limits)).not.toThrow();
  expect(() => refuseTooLarge(2049, limits)).toThrow('log: must be at most 2 KB of JSON');
  expect(() => refuseTooLong({ entries: [choice, choice, undo] }, limits)).not.toThrow();
  expect(() => refuseTooLong({ entries: [choice, choice, choice, choice] }, limits)).toThrow('must be at most 3');
  expect(() => refuseTooLong({ entries: [undo, undo] }, limits)).toThrow('must hold at most 1');
});
