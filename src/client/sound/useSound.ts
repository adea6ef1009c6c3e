import { useEffect, useRef } from 'react';
import type { Heard } from '../../engine/match/match.ts';
import type { PlayedScene } from '../../kit/table/scene/scene.ts';
import type { SoundName } from '../../kit/table/scene/sounds.ts';
import { play } from './sound.ts';

interface Sounding {
  readonly volume: number;
  readonly fresh: readonly Heard[];
  /** The reader is asked. */
  readonly yours: boolean;
  readonly scene: PlayedScene | null;
}

/** What is heard of a beat; who comes to the end of a scene at once hears what it ended with. */
export function soundOf({ scene, at }: Pick<PlayedScene, 'scene' | 'at'>, from: number): SoundName | null {
  const due = scene.beats.slice(from, at + 1).flatMap(({ sound }) => sound ?? []);
  return due.at(-1) ?? null;
}

/** A figure is set down, two knocks call whoever is to act, and climaxes are heard beat by beat. */
export function useSound({ volume, fresh, yours, scene }: Sounding): void {
  const heard = useRef(fresh);
  const called = useRef(yours);
  const told = useRef<{ readonly scene: PlayedScene['scene']; readonly at: number } | null>(null);
  useEffect(() => {
    if (heard.current !== fresh && fresh.length > 0) play('act', volume);
    heard.current = fresh;
  }, [volume, fresh]);
  useEffect(() => {
    if (yours && !called.current) play('turn', volume, 0.12);
    called.current = yours;
  }, [volume, yours]);
  useEffect(() => {
    if (!scene) return;
    const before = told.current?.scene === scene.scene ? told.current.at + 1 : 0;
    if (before > scene.at) return;
    told.current = { scene: scene.scene, at: scene.at };
    const sound = soundOf(scene, before);
    if (sound) play(sound, volume);
  }, [volume, scene]);
}
