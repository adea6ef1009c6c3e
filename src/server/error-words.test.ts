import { expect, it } from 'vitest';
import { BadInput } from '../engine/input/bad-input.ts';
import { errorWords } from './error-words.ts';
import { readJson } from './store/json-column.ts';

const TABLE = 'qX3b-9ZkT_0aYw1mRr5sVfQe';
const said = (error: unknown): string => JSON.stringify(errorWords(error));

it('tells of an error of the rules where it happened, and no card', () => {
  const cause = new Error('The hidden ring is not in the hand of seat 2\n    at the table');
  const error = new BadInput('entries[7]', 'seat 2 may not choose {"kind":"play","card":"hidden-ring"}', 'refused');
  error.cause = cause;
  expect(said(error)).not.toMatch(/ring\b|card|seat 2|the table"/i);
  expect(errorWords(error).name).toBe('BadInput');
  expect(errorWords(error).at?.[0]).toContain('error-words.test');
  expect(errorWords(error).cause?.at?.[0]).toContain('error-words.test');
});

it('tells of a damaged row that it is damaged, and not which', () => {
  try {
    readJson('tables.head', TABLE, '{"seed": "abc');
    throw new Error('it was read');
  } catch (error) {
    expect(said(error)).toContain('DamagedRow');
    expect(said(error)).not.toMatch(new RegExp(`${TABLE}|seed|abc`));
  }
});

it('tells what the system says, without addresses and keys', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(errorWords(full)).toMatchObject({ code: 'ENOSPC', message: full.message });
  const mail = Object.assign(new Error('550 5.1.1 <anna@mail.example>: Recipient address rejected'), {
    code: 'EENVELOPE',
  });
  expect(errorWords(mail)).toMatchObject({ message: '550 5.1.1 <[address]>: Recipient address rejected' });
  const push = Object.assign(new Error(`https://push.example/send/${TABLE} answered 410 for table ${TABLE}`), {
    code: 'E',
  });
  expect(errorWords(push)).toMatchObject({ message: '[address] answered 410 for table [id]' });
  const key = Object.assign(new Error('insert or update on table "seats" violates foreign key constraint'), {
    code: '23503',
  });
  expect(errorWords(key)).toMatchObject({ message: key.message });
});

it('tells something of whatever is thrown', () => {
  expect(errorWords('The hidden ring')).toEqual({ name: 'string' });
  expect(errorWords(null)).toEqual({ name: 'object' });
  const round = new Error('x');
  round.cause = round;
  expect(said(round)).not.toContain('"x"');
});
