import { explainer } from '../../../kit/rules/explaining.ts';
import type { ScandinaviaChoice } from './choices.ts';
import { dieTerms, helpTerms, potentialTerms, unitsTerms } from './explain/battle.ts';
import { creedTerms, regionCreedTerms } from './explain/creed.ts';
import { taxesTerms, taxTerms, tradeTerms } from './explain/income.ts';
import { commonersTerms, frequencyTerms, recruitPriceTerms } from './explain/land.ts';
import { leavingTerms, minimumTerms, upkeepTerms } from './explain/realm.ts';
import { foresee } from './foresee.ts';
import { readView } from './read-view.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { whyNot } from './why-not.ts';

/**
 * Why not, or what a number is made of. A question names the lord (`lord`, else the first of the seat's own), the land
 * (`region`), the tax level (`level`), bought points (`points`), whom commoners face (`against`), or whose force it is
 * in the battle that is fought (`side`: attacker or defender).
 */
export const explain = explainer<State, View, ScandinaviaChoice>({
  read: readView,
  whyNot,
  foresee,
  numbers: {
    creed: creedTerms,
    'region-creed': regionCreedTerms,
    tax: taxTerms,
    taxes: taxesTerms,
    trade: tradeTerms,
    frequency: frequencyTerms,
    'recruit-price': recruitPriceTerms,
    commoners: commonersTerms,
    upkeep: upkeepTerms,
    leaving: leavingTerms,
    minimum: minimumTerms,
    potential: potentialTerms,
    die: dieTerms,
    help: helpTerms,
    units: unitsTerms,
  },
});
