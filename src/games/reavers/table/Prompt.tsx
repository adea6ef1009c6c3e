import type { ReactElement, ReactNode } from 'react';
import type { Ask } from '../../../engine/contract/ask.ts';
import { Button } from '../../../kit/look/Button.tsx';
import type { IconName } from '../../../kit/look/Icon.tsx';
import { priceOf } from '../../../kit/table/PriceTag.tsx';
import { Prompt as PromptPart } from '../../../kit/table/Prompt.tsx';
import { isNo, isSaid, isYesNo } from '../../../kit/table/play/answers.ts';
import { YesNo } from '../../../kit/table/YesNo.tsx';
import { choiceWords } from '../choice-words.ts';
import type { ReaversChoice } from '../rules/choices.ts';
import { COINS } from './coins.ts';
import { SPACE_ICONS } from './pieces.ts';
import { askedForAll } from './play/paying.ts';
import type { Play, ReaversProps } from './play/play.ts';
import { pathOf, type Target } from './play/targets.ts';
import type { Paying } from './play/usePaying.ts';
import { whereOf } from './play/where.ts';
import { Cost } from './sea/Land.tsx';
import { diceOf } from './tray/laid-dice.ts';

type Wired = ReaversProps & { readonly play: Play; readonly paying: Paying | null };

const WORD_ICONS: Readonly<Record<string, IconName>> = {
  'rest-food': 'meat',
  'rest-die': 'rolling-dices',
  use: 'jeweled-chalice',
  rally: 'rally-the-troops',
  fight: 'crossed-swords',
  force: 'crossed-swords',
  peace: 'shaking-hands',
  roll: 'rolling-dices',
  reroll: 'cycle',
  pillage: 'torch',
  plunder: 'torch',
  combine: 'drakkar',
  pay: 'receive-money',
  'take-glory': 'laurel-crown',
  'take-dice': 'rolling-dices',
  exchange: 'scales',
};

/** Words that are said to leave something be. */
const QUIET: ReadonlySet<string> = new Set(['decline', 'done', 'rest-food', 'rest-die', 'suffer', 'lose-artefact']);

/** Where most leave it be, that is the main one of the answers. */
const MOSTLY_QUIET: ReadonlySet<string> = new Set(['return-more']);

/** Words that stay in sight when they cannot be said, so that one can ask why. */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  'sea-battle': ['combine', 'fight', 'decline'],
  journey: ['pay', 'suffer'],
  storm: ['fight', 'decline'],
  exchange: ['exchange', 'decline'],
};

/** The same once a thing is chosen that they are said of. */
const ALWAYS_OF: Readonly<Record<string, readonly string[]>> = { subdue: ['peace', 'force'] };

const alwaysSaid = ({ prompt }: Ask<ReaversChoice>, { begun }: Play): readonly string[] =>
  ALWAYS[prompt] ?? (begun ? ALWAYS_OF[prompt] : undefined) ?? [];

/** What artefacts offer beside a question. */
const BESIDE: ReadonlySet<ReaversChoice['kind']> = new Set(['use', 'store']);

/** The question itself: what artefacts offer is no yes to it, and the hint tells of that. */
function questionOf(ask: Ask<ReaversChoice>): Ask<ReaversChoice> {
  const own = { ...ask, choices: ask.choices.filter(({ kind }) => !BESIDE.has(kind)) };
  return isYesNo(own) || ask.prompt in ALWAYS ? own : ask;
}

/** Whoever is asked for an artefact before a turn ends says no by ending it. */
const noOf = ({ prompt }: Ask<ReaversChoice>) =>
  prompt === 'after' ? ({ kind }: { readonly kind: string }) => kind === 'done' : isNo;

/** What to do, and the words that are only said. */
export const Prompt = (props: Wired): ReactElement => (
  <PromptPart
    {...props}
    doing={props.ask && props.paying && props.speaker.prompt(askedForAll(props.ask, props.paying.row))}
    hint={hint(props)}
    coins={COINS}
    word={choice => choiceWords(choice, props.view, props.speaker)}
  >
    {acts(props)}
  </PromptPart>
);

/** What may be touched next. */
function hint({ ask, play, paying, speaker, view, seat }: Wired): string {
  if (!ask || seat === null) return '';
  // The button names what lies ready.
  if (play.pending) return '';
  const mine = view.seats[seat];
  const lit = [...play.lit];
  const touched = play.way.touched.at(-1);
  if (paying?.row.some(({ others }) => others.length > 0)) return speaker.say('ui.hint-payment');
  if (lit.some(target => target.startsWith('slot:'))) return speaker.say('ui.hint-slot');
  if (ask.prompt === 'use-reaver' && !play.begun) return speaker.say('ui.hint-reaver');
  if (touched?.startsWith('artefact:')) return speaker.say('ui.hint-store');
  if (ask.prompt === 'upgrade') return speaker.say('tip.upgrade');
  if (ask.prompt === 'select') return speaker.say('ui.hint-select');
  if (ask.prompt === 'reroll' && mine.favour > 0) return speaker.say('ui.hint-reroll', { favour: mine.favour });
  return lit.some(target => target.startsWith('artefact:')) ? speaker.say('ui.hint-artefacts') : '';
}

function acts(props: Wired): ReactNode {
  const { ask, play, view } = props;
  if (!ask) return null;
  const where = whereOf(view);
  // Where a yes is a thing elsewhere, it is named here, too.
  const asked = questionOf(ask);
  const no = noOf(ask);
  if (isYesNo(asked, no) && !play.begun && !asked.choices.every(choice => isSaid(play.pathTo(choice)))) {
    return <YesNo {...props} ask={asked} coins={COINS} isNo={no} />;
  }
  const said = new Set<Target>(alwaysSaid(ask, play).map((word): Target => `say:${word}`));
  // A deck that is asked for is small on its land, so it is named here, too.
  const decks = ask.prompt === 'choose-deck';
  for (const target of play.lit) {
    if (/^(say|seat):/.test(target) || (decks && target.startsWith('deck:'))) said.add(target);
  }
  const byTarget = new Map<Target, ReaversChoice>();
  for (const choice of play.choices) {
    const path = pathOf(choice, where);
    const last = path.at(-1);
    // A word that ends several answers ends the one of which everything else is touched.
    if (last && (!byTarget.has(last) || path.length === play.way.touched.length + 1)) byTarget.set(last, choice);
  }
  const words = [...said]
    .filter(target => target !== 'say:reroll' || play.begun)
    .sort((one, other) => Number(isQuiet(one)) - Number(isQuiet(other)));
  const main =
    ask.prompt === 'act-or-rest'
      ? null
      : play.ready || play.range
        ? null
        : words.find(target => play.lit.has(target) && (MOSTLY_QUIET.has(ask.prompt) || !isQuiet(target)));
  return (
    <>
      {ask.prompt === 'act-or-rest' && !play.begun && <Act {...props} />}
      {props.paying && !play.begun && <PayAll {...props} paying={props.paying} />}
      {words.map(target => {
        const [word] = target.slice('say:'.length).split('/');
        const choice = byTarget.get(target) ?? ({ kind: word } as ReaversChoice);
        return (
          <Button
            key={target}
            tone={target === main ? 'main' : 'plain'}
            icon={WORD_ICONS[word]}
            target={target}
            off={!play.lit.has(target)}
            cost={priceOf(play.lit.has(target) ? props.foresee(choice) : undefined, COINS, props.speaker)}
            onClick={() => play.touch(target)}
          >
            {wordFor(choice, props)}
          </Button>
        );
      })}
    </>
  );
}

const isQuiet = (target: Target): boolean => QUIET.has(target.slice('say:'.length).split('/')[0]);

const ACT = { kind: 'act' } as const;

/** Taking part, with its price. */
function Act({ play, speaker, view, foresee }: Wired): ReactElement | null {
  if (view.space === null) return null;
  const target = `space:${view.space}` as const;
  const lit = play.lit.has(target);
  return (
    <Button
      tone={lit ? 'main' : 'plain'}
      icon={SPACE_ICONS[view.space]}
      target={target}
      off={!lit}
      cost={priceOf(lit ? foresee(ACT) : undefined, COINS, speaker) ?? <Cost space={view.space} speaker={speaker} />}
      onClick={() => play.touch(target)}
    >
      {speaker.choice(ACT)}
    </Button>
  );
}

/** Pays all that is laid out, die after die. */
function PayAll({ paying: { row }, play, speaker, view, seat }: Wired & { readonly paying: Paying }): ReactElement {
  const dice = row.filter(({ choice }) => choice.kind === 'spend').length;
  const left = diceOf(view.seats[seat ?? 0]).length - dice;
  const prospect = dice > 0 ? { prices: [{ what: 'dice', cost: dice, left }] } : undefined;
  return (
    <Button
      tone="main"
      icon="check-mark"
      act="ready"
      cost={priceOf(prospect, COINS, speaker)}
      onClick={() => play.answerAll(row)}
    >
      {speaker.say('ui.spend-all')}
    </Button>
  );
}

/** Words for a button; what the way has already said is left out. */
function wordFor(choice: ReaversChoice, { ask, speaker }: Wired): string {
  switch (choice.kind) {
    case 'rest-food':
    case 'rest-die':
      return speaker.say('ui.rest');
    case 'force':
    case 'peace':
    case 'rally':
      return speaker.say(`choices.${choice.kind}`);
    default:
      return speaker.choice(choice, ask?.prompt);
  }
}
