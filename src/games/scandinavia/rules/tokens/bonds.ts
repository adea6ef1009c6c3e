/** Overlord and vassal (SC-16.30 to SC-16.35). */
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { LORDS } from '../../content/lords.ts';
import { countRegions } from '../land.ts';
import { isAlive } from '../lords.ts';
import { LORD_COUNT, type Lord } from '../numbers.ts';
import type { Act } from '../rule.ts';

/** A lord bows to another before the gods. Whoever was bound to him is free (SC-16.34). */
export function bindVassal(act: Act, lord: Lord, to: Lord): void {
  const { state, facts } = act;
  for (let other: Lord = FIRST; other < LORD_COUNT; other++) {
    if (state.overlord[other] === lord) endBond(act, other);
    // What else he had offered, and was offered, is void.
    for (const pair of [lord * LORD_COUNT + other, other * LORD_COUNT + lord])
      if (state.bows[pair] === 1) state.bows[pair] = 2;
  }
  state.overlord[lord] = to;
  facts.reveal({ kind: 'vassal', lord: LORDS[lord], to: LORDS[to] });
}

export function endBond({ state, facts }: Act, lord: Lord): void {
  const to = state.overlord[lord];
  if (to < 0) return;
  state.overlord[lord] = NONE;
  facts.tell({ kind: 'bond-over', lord: LORDS[lord], to: LORDS[to] });
}

/** Bonds that end by themselves in the diplomacy: the vassal has more land, or the overlord none (SC-16.34). */
export function endBrokenBonds(act: Act): void {
  const { state } = act;
  for (let lord: Lord = FIRST; lord < LORD_COUNT; lord++) {
    const to = state.overlord[lord];
    if (to < 0) continue;
    const regions = countRegions(state, to);
    if (regions === 0 || !isAlive(state, to) || countRegions(state, lord) > regions) endBond(act, lord);
  }
}

/** The overlord is himself bound or in prison: his vassals are free (SC-16.34). */
export function releaseVassals(act: Act, overlord: number): void {
  for (let lord: Lord = FIRST; lord < LORD_COUNT; lord++) if (act.state.overlord[lord] === overlord) endBond(act, lord);
}
