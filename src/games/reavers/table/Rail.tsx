import type { ReactElement } from 'react';
import type { IconName } from '../../../kit/look/Icon.tsx';
import { TableRail } from '../../../kit/table/TableRail.tsx';
import { type About, Term } from '../../../kit/table/Term.tsx';
import { ROUNDS, SELECTIONS } from '../content/spaces.ts';
import { aboutOf } from './play/about.ts';
import type { ReaversProps } from './play/play.ts';

const ALL = Array.from({ length: ROUNDS }, (_, i) => i + 1);

/** Mark, game, round and choice, tools; on a small screen one's own numbers. */
export function Rail({ view, seat, speaker, tools, mark, openRules }: ReaversProps): ReactElement {
  const own = seat === null ? null : view.seats[seat];
  const choice = speaker.say('ui.choice-of', {
    n: Math.min(SELECTIONS, view.space === null ? view.selections + 1 : view.selections),
    all: SELECTIONS,
  });
  // Glory, Food and dice stand in the strip of seats.
  const numbers: readonly (readonly [IconName, number, string, About])[] = own
    ? [
        [
          'rune-stone',
          own.favour,
          speaker.say('resource.favour.counted', { n: own.favour }),
          aboutOf('favour', speaker),
        ],
        [
          'death-skull',
          own.terror,
          speaker.say('resource.terror.counted', { n: own.terror }),
          aboutOf('terror', speaker),
        ],
      ]
    : [];
  const track = (
    <Term prefer="below" {...aboutOf('round', speaker)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: how long the game is can be read by keyboard, too */}
      <div className="rm-track sk-display" tabIndex={0}>
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
    </Term>
  );
  const brief = (
    <>
      <b>{speaker.say('ui.round-n', { round: view.round })}</b> <span className="sk-gives-way">{choice}</span>
    </>
  );
  return (
    <TableRail
      speaker={speaker}
      tools={tools}
      mark={mark}
      track={track}
      now={brief}
      numbers={numbers}
      band="sea"
      onValues={() => openRules('RM-R-reavers')}
    />
  );
}
