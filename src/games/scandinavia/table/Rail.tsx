import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../../kit/look/Icon.tsx';
import type { OwnNumbersProps } from '../../../kit/table/OwnNumbers.tsx';
import { TableRail } from '../../../kit/table/TableRail.tsx';
import { PHASES } from '../content/phases.ts';
import { PHASE_ICONS, sideOf } from './pieces.ts';
import { frameOf } from './play/frames.ts';
import { partsOf, phaseShown } from './play/phase-done.ts';
import type { ScandinaviaProps } from './play/play.ts';
import { isLast, lastTurnOf, lordsOf, regionsTogether, regionsToWin } from './play/realm.ts';

type RailProps = Pick<ScandinaviaProps, 'view' | 'seat' | 'speaker' | 'tools' | 'mark' | 'scene' | 'openRules'>;

/** More letters than that are long for a rail beside all its tools. */
const LONG = 80;

/** Mark, game, turn and phase, tools; on a small screen one's own numbers. */
export function Rail(props: RailProps): ReactElement {
  const { view, speaker, tools, mark, scene, openRules } = props;
  const shown = phaseShown(view.phase, scene?.scene.kind);
  const now = PHASES.indexOf(shown);
  const names = PHASES.map(phase => phaseName(props, phase));
  const length = names.join('').length > LONG ? 'long' : 'short';
  const last = lastTurnOf(view);
  const turn = isLast(view)
    ? speaker.say('ui.last-turn')
    : view.turn > 0
      ? speaker.say('ui.turn-n', { turn: view.turn })
      : speaker.say('ui.set-up');
  const until = view.turn > 0 && last !== null ? speaker.say('ui.turn-of', { turn: view.turn, last }) : undefined;
  const track = (
    <div className="sc-track sk-display" data-names={length}>
      <span className="sc-turn" title={until}>
        {turn}
      </span>
      <ol aria-label={speaker.say('ui.phases')}>
        {PHASES.map((phase, i) => (
          <li
            key={phase}
            data-when={view.turn === 0 || i > now ? 'later' : i === now ? 'now' : 'past'}
            title={speaker.say(`ui.phase-${phase}`)}
            aria-current={view.turn > 0 && i === now ? 'step' : undefined}
          >
            <Icon name={PHASE_ICONS[phase]} size={17} />
            <span className="sc-phase-name">{names[i]}</span>
            {view.turn > 0 && phase === view.phase && i === now && <Parts view={view} speaker={speaker} />}
          </li>
        ))}
      </ol>
    </div>
  );
  const brief = (
    <>
      <b>{turn}</b> {view.turn > 0 && <span className="sk-gives-way">{phaseName(props, shown)}</span>}
    </>
  );
  return (
    <TableRail
      speaker={speaker}
      tools={tools}
      mark={mark}
      track={track}
      now={brief}
      numbers={numbersOf(props)}
      band="north"
      onValues={() => openRules('SC-R-board')}
    />
  );
}

/** By the advanced rules a lord moves and fights twice: which time it is. */
function phaseName({ view, speaker }: RailProps, phase: string): string {
  const name = speaker.say(`ui.phase-${phase}`);
  const round = phase === view.phase ? frameOf(view, 'campaign')?.round : undefined;
  return round === undefined ? name : speaker.say('ui.round-of', { name, round });
}

/** Under the phase: a dot for each lord, in his dye; full once he has had his part, ringed while he has it. */
function Parts({ view, speaker }: Pick<RailProps, 'view' | 'speaker'>): ReactElement | null {
  const parts = partsOf(view);
  if (parts.length === 0) return null;
  const done = parts.filter(({ is }) => is === 'done').length;
  return (
    <span className="sc-parts" role="img" aria-label={speaker.say('ui.phase-done', { done, all: parts.length })}>
      {parts.map(({ lord, is }) => (
        <i key={lord} data-is={is} style={{ '--dye': sideOf(lord).dye } as CSSProperties} />
      ))}
    </span>
  );
}

function numbersOf({ view, seat, speaker }: RailProps): OwnNumbersProps['numbers'] {
  if (seat === null) return [];
  const about = (what: string, clause: string) => ({ words: speaker.say(`ui.about-${what}`), clause });
  const [lord] = lordsOf(view, seat);
  const gold = view.purse ?? 0;
  const purse = ['two-coins', gold, speaker.say('ui.gold', { n: gold }), about('gold', 'SC-2.13')] as const;
  if (lord === undefined) return [purse];
  const { creed } = view.lords[lord];
  const regions = regionsTogether(view, lord);
  const most = regionsToWin(view, lord);
  return [
    purse,
    ['viking-church', creed, speaker.say('ui.creed', { n: creed }), about('creed', 'SC-6.1')],
    [
      'flying-flag',
      `${regions}/${most}`,
      speaker.say('ui.regions-of', { n: regions, most }),
      about('regions', 'SC-1.2'),
    ],
  ];
}
