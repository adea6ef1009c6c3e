import { changeSettings } from '../settings/kept.ts';
import { USUAL_VOLUME } from '../settings/settings.ts';
import { play } from './sound.ts';

/** Silent, or as loud as usual; whoever switches it on hears what that is. */
export function switchSound(on: boolean): void {
  const volume = on ? USUAL_VOLUME : 0;
  changeSettings({ volume });
  play('turn', volume);
}
