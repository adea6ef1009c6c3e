import { describe, expect, it } from 'vitest';
import type { Lobby, LobbySeat } from '../../../host/hall-api.ts';
import { mayTakeSeat } from './GatheringSeat.tsx';
import { linkFor } from './link-for.ts';

const seat = (kind: LobbySeat['kind'], more: Partial<LobbySeat> = {}): LobbySeat => ({
  ...{ kind, name: '', bot: null, mine: false },
  ...more,
});
const lobby = (...seats: LobbySeat[]): Lobby => ({ id: 't', seats }) as unknown as Lobby;
const guest = seat('invited', { name: 'Ása', invite: 'secret' });

describe('the link that a gathering hands on', () => {
  it('is that of the table while anybody may still sit down', () => {
    expect(linkFor(lobby(seat('person'), guest, seat('open')))).toEqual({ to: { screen: 'play', id: 't' } });
  });

  it('is the invitation where only guests are awaited, for who may read it', () => {
    expect(linkFor(lobby(seat('person'), guest))).toEqual({
      to: { screen: 'play', id: 't', seat: 1, invite: 'secret' },
      name: 'Ása',
    });
    expect(linkFor(lobby(seat('person'), seat('invited', { name: 'Ása' })))).toBeNull();
  });
});

describe('a seat of a gathering', () => {
  it('has a button for who may sit down there, and for nobody else', () => {
    expect(mayTakeSeat(seat('open'), false, false)).toBe(true);
    expect(mayTakeSeat(seat('open'), true, false)).toBe(false);
    expect(mayTakeSeat(guest, false, false)).toBe(false);
    expect(mayTakeSeat(guest, false, true)).toBe(true);
    expect(mayTakeSeat(seat('invited', { mine: true }), false, false)).toBe(true);
    expect(mayTakeSeat(seat('person'), false, true)).toBe(false);
  });
});
