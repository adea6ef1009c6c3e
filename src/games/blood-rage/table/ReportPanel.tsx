import type { ReactElement } from 'react';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon, type IconName } from '../../../kit/look/Icon.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { Woven } from '../../../kit/look/Woven.tsx';
import { nameOf } from '../../../kit/table/names.ts';
import type { BloodRageFact } from '../rules/facts.ts';
import { BattleSteps } from './BattleSteps.tsx';
import { type BattleSide, BattleStrips } from './BattleStrips.tsx';
import { cardArt } from './pieces.ts';
import { cardOf } from './play/cards.ts';
import type { BloodRageProps } from './play/play.ts';
import type { Report } from './play/reports.ts';
import { openCard } from './play/sides.ts';

type BattleReport = Extract<Report, { kind: 'battle' }>;

const ICONS: Partial<Readonly<Record<BloodRageFact['kind'], IconName>>> = {
  'quest-done': 'tied-scroll',
  'quest-failed': 'tied-scroll',
  'province-destroyed': 'earth-crack',
  'doom-moved': 'burning-meteor',
  released: 'feathered-wing',
  destroyed: 'death-skull',
  glory: 'laurel-crown',
  pillaged: 'torch',
  'battle-won': 'crossed-swords',
  'battle-tied': 'crossed-swords',
  'cards-discarded': 'card-play',
  'cards-returned': 'card-draw',
};

/** How a battle went: every side with its cards turned up, until it is laid aside. */
export function BattleReportPanel(props: BloodRageProps & { report: BattleReport; onClose(): void }): ReactElement {
  const { report, speaker, onClose } = props;
  const title = speaker.say('ui.battle-for', { province: report.province });
  return (
    <Plank as="section" className="br-scene br-report" label={title}>
      <div className="br-scene-head">
        <h2 className="sk-display">{title}</h2>
        <BattleSteps part="spoils" speaker={speaker} />
        <Button tone="main" icon="check-mark" onClick={onClose}>
          {speaker.say('ui.go-on')}
        </Button>
      </div>
      <Woven band="battle" scale={0.84} />
      <BattleStrips sides={revealed(props, report)} unknown="" revealing />
    </Plank>
  );
}

/** What came of a battle, line by line. */
export function Aftermath(props: BloodRageProps & { report: BattleReport }): ReactElement {
  const { report, speaker } = props;
  return (
    <Plank as="section" className="br-aftermath" label={speaker.say('ui.aftermath')}>
      <h2 className="sk-title">{speaker.say('ui.aftermath')}</h2>
      <Lines {...props} facts={report.facts} />
    </Plank>
  );
}

/** What quests and Ragnarök brought, over the map that it happens on. */
export function Tidings(
  props: BloodRageProps & { report: Extract<Report, { kind: 'tidings' }>; onClose(): void },
): ReactElement {
  const { report, speaker, onClose } = props;
  return (
    <Plank as="section" className="br-tidings" label={speaker.say('ui.tidings')}>
      <div className="br-scene-head">
        <h2 className="sk-display">{speaker.say('ui.tidings')}</h2>
        <Button tone="main" icon="check-mark" onClick={onClose}>
          {speaker.say('ui.go-on')}
        </Button>
      </div>
      <Lines {...props} facts={report.facts} />
    </Plank>
  );
}

function Lines({
  facts,
  speaker,
}: {
  facts: readonly BloodRageFact[];
  speaker: BloodRageProps['speaker'];
}): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: there may be more lines than room, and keys must scroll them
    <ul className="br-report-lines" tabIndex={0}>
      {facts.map((fact, i) => {
        const line = speaker.fact(fact);
        return line === null ? null : (
          // Facts of one report never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={i}>
            <Icon name={ICONS[fact.kind] ?? 'scroll-unfurled'} size={15} /> <span>{line}</span>
          </li>
        );
      })}
    </ul>
  );
}

function revealed(props: BloodRageProps, report: BattleReport): BattleSide[] {
  const { view, speaker } = props;
  return report.sides.map(({ seat, figures, cards, total }) => {
    const clan = view.clans[seat].clan;
    const played = report.cards.get(seat) ?? [];
    const name = nameOf(props, seat);
    const first = played[0] ? cardOf(played[0]) : undefined;
    const outcome = report.winner === seat ? 'won' : 'lost';
    const note = speaker.say(outcome === 'won' ? 'ui.wins' : 'ui.loses');
    return {
      clan,
      name,
      role: speaker.side(seat),
      terms: [
        ...(figures > 0
          ? [{ id: 'figures', value: figures, label: speaker.say('ui.figures'), figure: 'warrior' }]
          : []),
        ...(cards > 0 && first
          ? [{ id: 'cards', value: cards, label: speaker.name('card', first.id), icon: cardArt(first.key, first.type) }]
          : []),
      ],
      cards: played.map(id => openCard(props, id, 'open')),
      total,
      totalNote: note,
      outcome,
      spoken: speaker.say('said.of', { of: name, what: `${total}, ${note}` }),
    };
  });
}
