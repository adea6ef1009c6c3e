import { expect, it } from 'vitest';
import type { LobbySeat } from '../../../host/hall-api.ts';
import { invitedAs } from './invited-as.ts';

const seat = (kind: LobbySeat['kind'], name: string): LobbySeat => ({ kind, name, bot: null, mine: false });
const seats = [seat('person', 'Asa'), seat('invited', 'Bo'), seat('open', '')];

it('a guest is called as the invitation calls them', () => {
  expect(invitedAs({ seats }, 1)).toBe('Bo');
});

it('nobody is called by the name of who sits there already, nor without an invitation', () => {
  for (const none of [0, 2, 9, undefined]) expect(invitedAs({ seats }, none)).toBe('');
});
