import { describe, expect, it } from 'vitest';
import { SOUND_NAMES } from '../../kit/table/scene/sounds.ts';
import { gainOf, lengthOf, SOUNDS } from './notes.ts';
import { soundOf } from './useSound.ts';

describe('the sounds of the hall', () => {
  it.each(SOUND_NAMES)('%s is heard, is soon over, and hurts nobody', name => {
    const notes = SOUNDS[name];
    expect(notes.length).toBeGreaterThan(0);
    expect(lengthOf(notes)).toBeLessThanOrEqual(2);
    for (const { at, lasts, pitch, loud, to = pitch } of notes) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(lasts).toBeGreaterThan(0);
      expect(Math.min(pitch, to)).toBeGreaterThan(20);
      expect(Math.max(pitch, to)).toBeLessThan(6000);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(1);
    }
  });

  it('are silent at nothing, whole at the most, and a quarter half-way', () => {
    expect([0, 5, 10, 12, -1].map(volume => gainOf(volume, 10))).toEqual([0, 0.25, 1, 1, 0]);
  });

  it('of a scene come beat by beat; who comes to its end at once hears the last', () => {
    const said = { key: '' };
    const beats = [{ facts: [], sound: 'battle' as const }, { facts: [] }, { facts: [], sound: 'win' as const }];
    const scene = { kind: 'toy', title: said, verdict: said, waits: true, beats };
    expect([soundOf({ scene, at: 0 }, 0), soundOf({ scene, at: 1 }, 1), soundOf({ scene, at: 2 }, 2)]).toEqual([
      'battle',
      null,
      'win',
    ]);
    expect(soundOf({ scene, at: 2 }, 0)).toBe('win');
  });
});
