import type { PlayedScene } from '../../../../kit/table/scene/scene.ts';
import type { BloodRageFact } from '../../rules/facts.ts';
import type { FigureGroup, View } from '../../rules/view.ts';
import type { AgeScene } from './age-script.ts';

type Fallen = Extract<BloodRageFact, { kind: 'destroyed' }>;

/**
 * The table as it is at this beat: fallen figures are gone, the province is destroyed, the marker has moved on, and everybody
 * has the Glory that the scene has counted.
 */
export function viewAt({ scene, at }: Pick<PlayedScene<AgeScene>, 'scene' | 'at'>, view: View): View {
  const told = scene.beats
    .slice(scene.begun ?? 0, at + 1)
    .flatMap(({ facts }) => facts)
    .reduce(after, view);
  const { glory } = scene.beats[at];
  return { ...told, clans: told.clans.map(clan => ({ ...clan, glory: glory[clan.seat] })) };
}

function after(view: View, fact: BloodRageFact): View {
  switch (fact.kind) {
    case 'province-destroyed':
      return {
        ...view,
        provinces: view.provinces.map(each => (each.id === fact.province ? { ...each, destroyed: true } : each)),
        doomed: null,
      };
    case 'destroyed':
      return { ...view, provinces: without(view.provinces, fact), fjords: without(view.fjords, fact) };
    case 'doom-moved':
      return { ...view, doomed: view.ragnarok.find(({ province }) => province === fact.province) ?? null };
    default:
      return view;
  }
}

interface Garrison {
  readonly id: string;
  readonly figures: readonly FigureGroup[];
}

/** Less those who fall there. */
const without = <P extends Garrison>(places: readonly P[], fallen: Fallen): readonly P[] =>
  places.map(place =>
    place.id === fallen.at ? { ...place, figures: place.figures.flatMap(group => thinned(group, fallen)) } : place,
  );

function thinned(group: FigureGroup, { seat, figure, count }: Fallen): readonly FigureGroup[] {
  if (group.seat !== seat || group.figure !== figure) return [group];
  return group.count > count ? [{ ...group, count: group.count - count }] : [];
}
