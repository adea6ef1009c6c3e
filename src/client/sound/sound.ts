import type { SoundName } from '../../kit/table/scene/sounds.ts';
import { LOUDEST } from '../settings/settings.ts';
import { gainOf, type Note, SOUNDS } from './notes.ts';

let context: AudioContext | undefined;

/** A browser lets a page be heard only after somebody has touched it; until then it is silent. */
function voice(): AudioContext | undefined {
  if (!navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  return context;
}

let noise: AudioBuffer | undefined;

function noiseFor(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** What makes the note: a wave, or noise that a filter leaves a part of. */
function sourceOf(audio: AudioContext, note: Note, at: number): { start: AudioScheduledSourceNode; out: AudioNode } {
  if (note.as === 'tone') {
    const wave = audio.createOscillator();
    wave.type = note.wave ?? 'sine';
    wave.frequency.setValueAtTime(note.pitch, at);
    if (note.to !== undefined) wave.frequency.exponentialRampToValueAtTime(note.to, at + note.lasts);
    // A horn has no edge.
    const lid = audio.createBiquadFilter();
    lid.type = 'lowpass';
    lid.frequency.value = Math.max(400, note.pitch * 5);
    return { start: wave, out: wave.connect(lid) };
  }
  const source = audio.createBufferSource();
  source.buffer = noiseFor(audio);
  const filter = audio.createBiquadFilter();
  filter.type = note.as === 'knock' ? 'bandpass' : 'lowpass';
  filter.frequency.setValueAtTime(note.pitch, at);
  if (note.to !== undefined) filter.frequency.exponentialRampToValueAtTime(note.to, at + note.lasts);
  filter.Q.value = note.as === 'knock' ? 9 : 1;
  return { start: source, out: source.connect(filter) };
}

/** Plays a sound of the hall, as loud as the reader has set it; not at all where that is nothing. */
export function play(name: SoundName, volume: number, after = 0): void {
  const gain = gainOf(volume, LOUDEST);
  const audio = gain > 0 ? voice() : undefined;
  if (!audio) return;
  for (const note of SOUNDS[name]) {
    const at = audio.currentTime + after + note.at;
    const { start, out } = sourceOf(audio, note, at);
    const swell = audio.createGain();
    swell.gain.setValueAtTime(0.0001, at);
    swell.gain.linearRampToValueAtTime(note.loud * gain, at + Math.min(0.05, note.lasts * 0.1));
    swell.gain.exponentialRampToValueAtTime(0.0001, at + note.lasts);
    out.connect(swell).connect(audio.destination);
    start.start(at);
    start.stop(at + note.lasts);
  }
}
