import type { ReactElement } from 'react';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { Score } from '../../../../kit/table/Score.tsx';
import { sideOf } from '../pieces.ts';
import { fallenIn } from '../play/fallen.ts';
import type { ScandinaviaProps } from '../play/play.ts';
import { lordsOf } from '../play/realm.ts';

interface EndingProps extends ScandinaviaProps {
  readonly result: NonNullable<ScandinaviaProps['result']>;
}

/** The end: how it was won, the lands of each lord turn by turn, and who fell on the way. */
export function Ending(props: EndingProps): ReactElement {
  const { view, facts, speaker, seats } = props;
  const fallen = fallenIn(facts);
  const looks = seats.map((_, of) => sideOf(lordsOf(view, of)[0] ?? ''));
  return (
    <Score {...props} looks={looks} icons={{ regions: 'flying-flag' }}>
      {fallen.length > 0 && (
        <Plank className="sc-fallen">
          <h2 className="sk-title">{speaker.say('ui.fallen')}</h2>
          <ul>
            {fallen.map(({ lord, turn, to }) => (
              <li key={`${lord} ${turn}`}>
                <Medallion kind="seat" side={sideOf(lord)} size={34} dim />
                {speaker.say(to === undefined ? 'ui.fell' : 'ui.fell-to', {
                  lord,
                  turn,
                  ...(to !== undefined && { side: to }),
                })}
              </li>
            ))}
          </ul>
        </Plank>
      )}
    </Score>
  );
}
