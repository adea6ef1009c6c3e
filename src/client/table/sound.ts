/** Wood on wood, made here: a short burst of noise through a narrow band, dying away at once. */
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
  noise = audio.createBuffer(1, audio.sampleRate / 8, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** One knock on the table: `pitch` in hertz, `after` in seconds. */
export function knock(pitch: number, loud: number, after = 0): void {
  const audio = voice();
  if (!audio) return;
  const at = audio.currentTime + after;
  const source = audio.createBufferSource();
  source.buffer = noiseFor(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 9;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.11);
  source.connect(band).connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.12);
}
