import { beatTime, firstBeat, isShown, type Pace } from '../../../kit/table/scene/pace.ts';
import type { Scene } from '../../../kit/table/scene/scene.ts';
import type { Clock } from '../pacing.ts';

/** A scene and how far it is. */
export interface Playing {
  readonly scene: Scene;
  readonly at: number;
}

/** Plays scenes one after the other, beat by beat. */
export class Playback {
  private readonly clock: Clock;
  private readonly pace: () => Pace;
  private readonly letters: (scene: Scene) => number;
  private readonly show: (playing: Playing | null) => void;
  private scenes: readonly Scene[] = [];
  private at = 0;
  /** The reader has skipped a scene that breaks off: of what comes of it they want the end alone. */
  private hurried = false;
  private callOff: (() => void) | undefined;

  /** `show` gets what is to be seen, and null when all is over; `letters` says how many of them a scene gives to read. */
  constructor(
    clock: Clock,
    pace: () => Pace,
    show: (playing: Playing | null) => void,
    letters: (scene: Scene) => number = () => 0,
  ) {
    this.clock = clock;
    this.pace = pace;
    this.show = show;
    this.letters = letters;
  }

  get playing(): boolean {
    return this.scenes.length > 0;
  }

  get hurries(): boolean {
    return this.hurried;
  }

  begin(scenes: readonly Scene[]): void {
    const [next] = scenes;
    // Something else begins: how the reader looked at what was before says nothing of it.
    if (next && next.begun === undefined) this.hurried = false;
    this.scenes = scenes.filter(scene => isShown(scene, this.pace()) && !(this.hurried && scene.verdict === null));
    const [first] = this.scenes;
    this.at = first ? (this.hurried ? first.beats.length - 1 : firstBeat(first, this.pace())) : 0;
    this.showNow();
  }

  /** The reader has seen enough of a scene that broke off: it comes back with its end. */
  hurry(): void {
    this.hurried = true;
  }

  /** The reader has chosen: what comes of it is theirs to look at. */
  calm(): void {
    this.hurried = false;
  }

  /** The reader goes on: to the end of the scene, or away from it. */
  goOn(): void {
    const [scene] = this.scenes;
    if (!scene) return;
    const last = scene.beats.length - 1;
    if (scene.verdict === null) this.hurried = true;
    if (this.at < last) this.to(last);
    else this.next();
  }

  /** The reader is in a hurry, and may not have meant the scene: one that waits stays at its end. */
  skip(): void {
    const [scene] = this.scenes;
    if (scene && !(scene.waits && this.at === scene.beats.length - 1)) this.goOn();
  }

  /** Forgets what is played. */
  clear(): void {
    this.callOff?.();
    this.callOff = undefined;
    this.scenes = [];
    this.hurried = false;
  }

  private to(at: number): void {
    this.at = at;
    this.showNow();
  }

  private next(): void {
    this.begin(this.scenes.slice(1));
  }

  private showNow(): void {
    this.callOff?.();
    this.callOff = undefined;
    const [scene] = this.scenes;
    if (!scene) {
      this.show(null);
      return;
    }
    const time = beatTime(scene, this.at, this.pace(), this.letters(scene));
    const last = this.at >= scene.beats.length - 1;
    if (time !== null)
      this.callOff = this.clock.after(time, () => {
        if (last) this.next();
        else this.to(this.at + 1);
      });
    this.show({ scene, at: this.at });
  }
}
