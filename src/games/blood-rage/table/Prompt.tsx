import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon, type IconName } from '../../../kit/look/Icon.tsx';
import { Prompt as PromptPart } from '../../../kit/table/Prompt.tsx';
import { isYesNo } from '../../../kit/table/play/answers.ts';
import { YesNo } from '../../../kit/table/YesNo.tsx';
import { STATS } from '../content/clans.ts';
import type { BloodRageChoice } from '../rules/choices.ts';
import { invadeCost } from '../rules/figures.ts';
import { figureNumber, RESERVE, statNumber } from '../rules/numbers.ts';
import { STAT_ICONS } from './pieces.ts';
import { comesTo } from './play/comes-to.ts';
import { nextHint } from './play/next-hint.ts';
import type { BloodRageProps, Play } from './play/play.ts';
import { stateOf } from './play/state-of.ts';
import type { Act, Target } from './play/targets.ts';

const ACTIONS: readonly { kind: Act; icon: IconName; word: string }[] = [
  { kind: 'invade', icon: 'drakkar', word: 'action.invade.button' },
  { kind: 'return', icon: 'feathered-wing', word: 'ui.return' },
  { kind: 'march', icon: 'footsteps', word: 'action.march.button' },
  { kind: 'pillage', icon: 'torch', word: 'action.pillage.button' },
  { kind: 'pillage-again', icon: 'torch', word: 'ui.pillage-again' },
];

/** What is paid with. */
const COINS = { rage: 'small-fire' } as const;

const cost = (rage: number): ReactNode => (
  <>
    <Icon name="small-fire" size={13} />
    {rage}
  </>
);

/** What to do, and the words that are only said. */
export function Prompt(props: BloodRageProps & { play: Play }): ReactElement {
  const { ask, play, view, speaker } = props;
  return (
    <PromptPart
      {...props}
      doing={ask?.prompt === 'action' ? (begun(props) ?? speaker.say('ui.choose-action')) : null}
      idle={speaker.name('phase', view.phase)}
      hint={hint(props)}
      coins={COINS}
      comesTo={choice => comesTo(choice, view, speaker)}
      seal={play.pending?.kind === 'commit' ? 'wax-seal' : undefined}
    >
      {acts(props)}
    </PromptPart>
  );
}

/** The action that is in the making, with its cost as far as it is known. */
function begun({ play, view, seat, speaker }: BloodRageProps & { play: Play }): string | null {
  if (!play.begun || seat === null) return null;
  const { touched } = play.way;
  const of = (kind: string) => touched.find(target => target.startsWith(kind))?.slice(kind.length);
  const card = of('card:');
  if (card) return speaker.name('card', card);
  const [kind, ...others] = new Set(play.choices.map(choice => choice.kind));
  const action = ACTIONS.find(each => each.kind === kind);
  if (!action || others.length > 0) return null;
  const act = speaker.say(action.word);
  const figure = of('reserve:');
  if (kind === 'march') return speaker.say('ui.act-cost', { act, rage: 1 });
  if (kind === 'pillage') return speaker.say('ui.act-cost', { act, rage: 0 });
  if (kind !== 'invade' || !figure) return act;
  const rage = invadeCost(stateOf(view), seat, figureNumber[figure], RESERVE);
  return speaker.say('ui.act-cost', { act, rage });
}

function hint({ ask, play, speaker, view, seat, waiting }: BloodRageProps & { play: Play }): string {
  if (!ask || seat === null) return '';
  if (ask.answered) return waiting.length > 1 ? speaker.say('ui.hint-change') : '';
  // The button names what lies ready; who chooses together with others may change it as long as one of them thinks.
  if (play.pending) {
    const others = waiting.some(one => one.seat !== seat && !one.answered);
    return sealed(play.pending) && others ? speaker.say('ui.hint-change') : '';
  }
  if (play.begun) return speaker.say(nextHint(play.lit));
  if (ask.prompt !== 'action') return '';
  const clan = view.clans[seat];
  return speaker.say('ui.hint-action', { rage: clan.rage, horns: clan.hornsFree });
}

const sealed = ({ kind }: BloodRageChoice): boolean => kind === 'keep' || kind === 'commit';

function acts(props: BloodRageProps & { play: Play }): ReactNode {
  const { ask, play } = props;
  if (!ask) return null;
  if (ask.prompt === 'action' && !play.begun) return actionButtons(props);
  if (isYesNo(ask) && !play.begun) return <YesNo {...props} ask={ask} coins={COINS} />;
  const said = [...play.lit].filter(target => target.startsWith('say:') || target.startsWith('stat:'));
  return said.map((target, i) => sayButton(props, target, i === 0));
}

function actionButtons({ ask, play, speaker }: BloodRageProps & { play: Play }): ReactNode {
  const kinds = new Set(ask?.choices.map(choice => choice.kind));
  const shown = ACTIONS.filter(
    ({ kind }) => kinds.has(kind) || kind === 'invade' || kind === 'march' || kind === 'pillage',
  );
  const main = shown.find(({ kind }) => kinds.has(kind))?.kind;
  return (
    <>
      {shown.map(({ kind, icon, word }) => (
        <Button
          key={kind}
          icon={icon}
          tone={kind === main ? 'main' : 'plain'}
          target={`act:${kind}`}
          off={!kinds.has(kind)}
          cost={kind === 'march' ? cost(1) : kind === 'pillage' ? cost(0) : undefined}
          onClick={() => play.touch(`act:${kind}`)}
        >
          {speaker.say(word)}
        </Button>
      ))}
      {kinds.has('sacrifice') ? (
        <Button icon="death-skull" target="say:sacrifice" onClick={() => play.touch('say:sacrifice')}>
          {speaker.say('action.sacrifice.button')}
        </Button>
      ) : null}
      <Button target="say:pass" onClick={() => play.touch('say:pass')}>
        {speaker.say('action.pass.button')}
      </Button>
    </>
  );
}

function sayButton({ ask, play, speaker }: BloodRageProps & { play: Play }, target: Target, first: boolean): ReactNode {
  const [, word, figure] = target.split(':');
  if (target.startsWith('stat:')) {
    const stat = STATS[statNumber[word]];
    return (
      <Button key={target} icon={STAT_ICONS[stat]} target={target} onClick={() => play.touch(target)}>
        {speaker.name('stat', stat)}
      </Button>
    );
  }
  const choice = (figure ? { kind: word, figure } : { kind: word }) as BloodRageChoice;
  return (
    <Button key={target} tone={first ? 'main' : 'plain'} target={target} onClick={() => play.touch(target)}>
      {speaker.choice(choice, ask?.prompt)}
    </Button>
  );
}
