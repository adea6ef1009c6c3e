import { changeSettings } from '../settings/kept.ts';
import { USUAL_VOLUME } from '../settings/settings.ts';

/** Silent, or as loud as usual; whoever switches it on hears what that is. */
export function switchSound(on: boolean): void {
  changeSettings({ volume: on ? USUAL_VOLUME : 0 });
  if (on) void import('./sound.ts').then(({ play }) => play('turn', USUAL_VOLUME));
}
