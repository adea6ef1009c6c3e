import { useEffect, useMemo } from 'react';
import type { Fact } from '../../../engine/contract/facts.ts';
import type { Speaker } from '../../../engine/text/text.ts';
import type { PlayedScene, Scene } from '../../../kit/table/scene/scene.ts';
import { announce } from '../../announce.tsx';
import type { TableLine } from '../table-line.ts';
import type { Playing } from './playback.ts';

/** More than a few lines are cut short: what it came to is said in any case. */
const MOST = 5;

/** What those hear of a scene who listen: each beat as it is shown, and at its end what it came to. */
export function spokenBeat({ scene, at }: Playing, from: number, speaker: Pick<Speaker, 'fact' | 'sentence'>): string {
  const told = scene.beats.slice(from, at + 1).flatMap(({ facts }) => facts);
  const lines = told.map((fact: Fact) => speaker.fact(fact)).filter(Boolean);
  const over = at === scene.beats.length - 1 && scene.verdict;
  const title = from === 0 ? speaker.sentence(scene.title.key, scene.title.args) : '';
  const verdict = over ? speaker.sentence(over.key, over.args) : '';
  return [title, ...lines.slice(-MOST), verdict].filter(Boolean).join(' ');
}

/** How many letters a scene gives to read at its end: none where a look says it all. */
export function lettersOf({ reads, beats }: Scene, speaker: Pick<Speaker, 'fact' | 'sentence'>): number {
  if (!reads) return 0;
  const told = beats.flatMap(({ facts }) => facts.map(fact => speaker.fact(fact) ?? ''));
  const said = reads.map(({ key, args }) => speaker.sentence(key, args));
  return [...told, ...said].join('').length;
}

/** The scene that is played, ready for a table; it is told to those who listen, and Enter goes on where it waits. */
export function useScene(line: TableLine, playing: Playing | null, speaker: Speaker): PlayedScene | null {
  useTold(playing, speaker);
  const over = playing !== null && playing.at === playing.scene.beats.length - 1;
  useEffect(() => {
    if (!over) return;
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat) return;
      if (target instanceof Element && target.closest('button, a, input, select, textarea, dialog')) return;
      event.preventDefault();
      line.goOn();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [line, over]);
  return useMemo(() => playing && { ...playing, over, goOn: () => line.goOn() }, [line, playing, over]);
}

const heard = new WeakMap<Playing['scene'], number>();

function useTold(playing: Playing | null, speaker: Speaker): void {
  useEffect(() => {
    if (!playing) return;
    const from = heard.get(playing.scene) ?? playing.scene.begun ?? 0;
    if (from > playing.at) return;
    heard.set(playing.scene, playing.at + 1);
    const words = spokenBeat(playing, from, speaker);
    if (words) announce(words);
  }, [playing, speaker]);
}
