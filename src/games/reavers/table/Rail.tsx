import type { ReactElement } from 'react';
import type { IconName } from '../../../kit/look/Icon.tsx';
import { Tooltip } from '../../../kit/look/Tooltip.tsx';
import { TableRail } from '../../../kit/table/TableRail.tsx';
import { ROUNDS, SELECTIONS } from '../content/spaces.ts';
import type { ReaversProps } from './play/play.ts';

const ALL = Array.from({ length: ROUNDS }, (_, i) => i + 1);

/** Mark, game, round and choice, tools; on a small screen one's own numbers. */
export function Rail({ view, seat, speaker, tools, mark, openRules }: ReaversProps): ReactElement {
  const own = seat === null ? null : view.seats[seat];
  const choice = speaker.say('ui.choice-of', {
    n: Math.min(SELECTIONS, view.space === null ? view.selections + 1 : view.selections),
    all: SELECTIONS,
  });
  const numbers: readonly (readonly [IconName, number, string])[] = own
    ? [
        ['meat', own.food, speaker.say('resource.food.counted', { n: own.food })],
        ['rune-stone', own.favour, speaker.say('resource.favour.counted', { n: own.favour })],
        ['death-skull', own.terror, speaker.say('resource.terror.counted', { n: own.terror })],
        ['laurel-crown', own.glory, speaker.say('ui.share-glory', { n: own.glory })],
      ]
    : [];
  const track = (
    <div className="rm-track sk-display">
      <span>{speaker.say('ui.round')}</span>
      <ol>
        {ALL.map(n => (
          <li
            key={n}
            data-when={n < view.round ? 'past' : n === view.round ? 'now' : 'later'}
            aria-current={n === view.round ? 'step' : undefined}
          >
            {n}
          </li>
        ))}
      </ol>
      <span>{choice}</span>
    </div>
  );
  const brief = (
    <>
      <b>{speaker.say('ui.round-n', { round: view.round })}</b> <span>{choice}</span>
    </>
  );
  return (
    <TableRail speaker={speaker} tools={tools} mark={mark} track={track} now={brief} numbers={numbers} band="sea">
      <Tooltip prefer="below" content={speaker.say('content.text')}>
        <button type="button" className="rm-values" onClick={() => openRules('RM-R-reavers')}>
          ≈ <span className="sk-heard">{speaker.say('content.title')}</span>
        </button>
      </Tooltip>
    </TableRail>
  );
}
