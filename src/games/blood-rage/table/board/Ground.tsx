import { memo, type ReactElement } from 'react';
import { Drawing } from '../../../../kit/look/Drawing.tsx';
import type { BoardProvince } from './Board.tsx';
import { Land } from './Land.tsx';
import type { BoardLayout } from './layout.ts';
import { Sea } from './Sea.tsx';
import { Yggdrasil } from './Yggdrasil.tsx';

interface GroundProps {
  readonly provinces: readonly BoardProvince[];
  readonly layout: BoardLayout;
  /** The past is looked at: nothing creeps. */
  readonly looking: boolean;
  /** Prefix of the ids of patterns and clips on this board. */
  readonly ids: string;
}

/**
 * Sea, land and world tree: all that lies still. It is much the dearest part to paint, so it is a drawing and a layer of its
 * own, and whatever lights up or moves above it leaves it as it is.
 */
export const Ground = memo(function Ground({ provinces, layout, looking, ids }: GroundProps): ReactElement {
  const { form } = layout;
  return (
    <Drawing viewBox={`0 0 ${form.w} ${form.h}`} className="br-map br-ground">
      <Sea layout={layout} ids={ids} />
      {provinces.map(({ id, destroyed, doomed }) => {
        const land = layout.provinces.get(id);
        if (!land) return null;
        const state = destroyed ? 'destroyed' : doomed > 0 ? 'doomed' : 'standing';
        return <Land key={id} province={land} state={state} looking={looking} k={form.k} ids={ids} />;
      })}
      <Yggdrasil form={form} />
    </Drawing>
  );
});
