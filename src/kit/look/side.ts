import type { IconName } from './icon-names.ts';
import type { RimPattern } from './rim.ts';

/** Who is who: dye, emblem and rim pattern, all three, always. Colour alone never tells sides apart. */
export interface Side {
  readonly dye: string;
  /** What is drawn on the dye. */
  readonly on: string;
  readonly emblem: IconName;
  readonly rim: RimPattern;
}
