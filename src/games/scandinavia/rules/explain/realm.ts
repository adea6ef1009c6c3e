/** What a realm costs to keep (SC-14.2 to SC-14.6), and how many lands make it an empire (SC-1.3, SC-1.4). */

import type { Term } from '../../../../engine/contract/explain.ts';
import { SCENARIO } from '../../content/scenarios.ts';
import { ALAND_DISCOUNT, GREAT_DISCOUNT, ISLANDS_DISCOUNT, MINIMUM_REGIONS } from '../../content/victory.ts';
import { imagined } from '../imagined.ts';
import { pieceName, spotName } from '../names.ts';
import { ALAND, FLEET_IDS, fleetOf, islandOf, OHRRKAN } from '../numbers.ts';
import { settle } from '../phases/upkeep.ts';
import { teams } from '../phases/victory.ts';
import { keptBy } from '../realm/prices.ts';
import { clone } from '../state.ts';
import { lordOf, type Question, saying } from './asked.ts';

export function upkeepTerms(asked: Question): Term[] {
  const { state } = asked;
  return keptBy(state, lordOf(asked)).map(({ spot, piece, count, price }) =>
    piece < 0
      ? {
          what: 'fleet-kept',
          amount: price,
          args: { fleet: FLEET_IDS[fleetOf(spot)] },
          clause: 'SC-14.5',
        }
      : {
          what: 'kept',
          amount: count * price,
          args: { piece: pieceName(piece), at: spotName(spot), count, price },
          clause: 'SC-14.2',
        },
  );
}

/** Who leaves where only as much is kept as the gold allows (SC-14.1): the dearest are kept, so nobody reckons it in the head. */
export function leavingTerms(asked: Question): Term[] {
  const act = imagined(clone(asked.state));
  settle(act, lordOf(asked));
  return act.facts.told.flatMap(({ fact }): Term[] => {
    if (fact.kind === 'left')
      return [
        {
          what: 'leaves',
          amount: fact.count,
          args: { piece: fact.piece, at: fact.place, count: fact.count },
          clause: 'SC-14.1',
        },
      ];
    return fact.kind === 'fleet-lost'
      ? [{ what: 'fleet-leaves', amount: 1, args: { fleet: fact.fleet }, clause: 'SC-14.1' }]
      : [];
  });
}

/** Lands that a seat needs, with whom it wins together. */
export function minimumTerms({ state, seat }: Question): Term[] {
  const lords = teams(state).find(({ seats }) => seats.includes(seat))?.lords ?? [];
  const scenario = SCENARIO.find(({ id }) => id === state.options.scenario);
  const owned = state.islandOwner.filter(owner => lords.includes(owner)).length;
  const all = owned === state.islandOwner.length;
  const aland = lords.includes(state.islandOwner[islandOf(ALAND)]);
  const added = state.options.islandDiscount === 'added';
  const great = state.great > 0 && lords.includes(OHRRKAN);
  return saying([
    {
      what: 'minimum',
      amount: scenario?.minimum?.[state.seats] ?? MINIMUM_REGIONS[state.seats],
      args: { seats: state.seats },
      clause: 'SC-1.3',
    },
    { what: 'all-islands', amount: all ? -ISLANDS_DISCOUNT : 0, clause: 'SC-1.4' },
    {
      what: 'island',
      amount: aland && (!all || added) ? -ALAND_DISCOUNT : 0,
      args: { island: 'aland' },
      clause: 'SC-1.4',
    },
    {
      what: 'event',
      amount: great ? -GREAT_DISCOUNT : 0,
      args: { event: 'ohrrkan-great' },
      clause: 'SC-C-ohrrkan-great',
    },
  ]);
}
