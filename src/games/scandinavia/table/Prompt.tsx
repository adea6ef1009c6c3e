import type { ReactElement, ReactNode } from 'react';
import type { Prospect } from '../../../engine/contract/explain.ts';
import { Button } from '../../../kit/look/Button.tsx';
import type { IconName } from '../../../kit/look/Icon.tsx';
import { priceOf } from '../../../kit/table/PriceTag.tsx';
import { Prompt as PromptPart } from '../../../kit/table/Prompt.tsx';
import type { BuildingId } from '../content/buildings.ts';
import type { LordId } from '../content/lords.ts';
import type { ScandinaviaChoice } from '../rules/choices.ts';
import { ENDING, GIVING, OFFERING } from '../rules/talk/hand.ts';
import { BUILDING_ICONS, pieceIcon } from './pieces.ts';
import { ledTo } from './play/led-to.ts';
import type { Wired } from './play/play.ts';
import { followsFrom, inOrder, justTried, mainOf } from './play/said.ts';
import { isOnMap, pathIn, type Target } from './play/targets.ts';
import { pieceName, sideName } from './play/words.ts';
import { LORD_SIDES } from './sides.ts';

const COINS = { gold: 'two-coins', points: 'footsteps', company: 'guards' } as const;
const WORD_ICONS: Readonly<Record<string, IconName>> = {
  'as-history': 'scroll-unfurled',
  everybody: 'footsteps',
  'board-all': 'drakkar',
  'land-all': 'anchor',
  'to-battle': 'crossed-swords',
  ready: 'check-mark',
  'pay-all': 'two-coins',
  unleash: 'spiked-dragon-head',
  engines: 'defensive-wall',
  gift: 'two-coins',
};

/** More answers than these have no room for the words of each. */
const MANY = 4;

const EVERYBODY: readonly Target[] = ['say:everybody', 'say:board-all', 'say:land-all'];

interface PromptProps extends Wired {
  /** Is it drawn somewhere else, to be touched there? */
  readonly isElsewhere: (target: Target) => boolean;
}

/** What is asked, and every answer that is given neither on the map nor on another screen. */
export function Prompt(props: PromptProps): ReactElement {
  return (
    <PromptPart {...props} coins={COINS} doing={handWords(props)} hint={hintOf(props)} follows={followsFrom}>
      {wordsOf(props)}
    </PromptPart>
  );
}

const HANDS: ReadonlyMap<number, string> = new Map([
  [OFFERING, 'ui.doing-offer'],
  [GIVING, 'ui.doing-gift'],
  [ENDING, 'ui.doing-ending'],
]);

/**
 * What the reader is in the middle of saying, and to whom: the question is the same for all, so that nobody learns of it. And
 * where a fleet sails, as long as it can.
 */
function handWords({ view, ask, speaker }: Pick<Wired, 'view' | 'ask' | 'speaker'>): string | null {
  if (ask?.prompt === 'fleet' && ask.choices.some(({ kind }) => kind === 'steer'))
    return speaker.say('ui.doing-sail', ask.args);
  const words = HANDS.get(view.hand);
  return words === undefined ? null : speaker.say(words, { seat: view.toward ?? 0 });
}

/** Answers to what somebody else offers. */
const OFFERED: ReadonlySet<string> = new Set(['agree', 'accept-vassal']);

/** What the dice have just said, and how many places may be touched, where the map is asked. */
function hintOf({ ask, play, speaker, foresee, brought }: Wired): string {
  const { pending, prospect } = play;
  // Where a way ends in a battle, it ends there.
  if ((pending?.kind === 'go' || pending?.kind === 'steer') && prospect?.chance !== undefined)
    return speaker.say('ui.hint-battle');
  if (!ask || pending) return '';
  if (ask.prompt === 'pick-lord') return speaker.say('ui.hint-lords');
  if (ask.prompt === 'surcharge') return speaker.say('ui.hint-surcharge');
  if (ask.choices.some(({ kind }) => OFFERED.has(kind))) return speaker.say('ui.hint-unanswered');
  const tried = justTried(ask.prompt, brought);
  if (tried.length > 0 && !play.begun) return tried.map(fact => speaker.fact(fact)).join(' ');
  const places = [...play.lit].filter(isOnMap).length;
  if (places === 0) return '';
  const lit = speaker.say('ui.hint-places', { n: places });
  return ask.prompt === 'where' && ask.choices.some(choice => leavesSome(foresee(choice)))
    ? `${lit} ${speaker.say('ui.hint-stay')}`
    : lit;
}

/** Would somebody of those who go stay behind? */
const leavesSome = ({ prices = [] }: Prospect): boolean => prices.some(({ what }) => what === 'company');

function wordsOf({ ask, play, speaker, foresee, isElsewhere }: PromptProps): ReactNode {
  if (!ask) return null;
  const said = inOrder([...play.lit].filter(target => !isOnMap(target) && !isElsewhere(target)));
  const main = mainOf(said, ask.prompt, [...play.lit].some(isOnMap));
  // Among many answers, what may be done at any time is a sign alone: else it would take a row of its own.
  const small = said.length > MANY;
  const brief = small ? briefOf(said) : null;
  return said.map(target => {
    if (small && target === 'say:gift') {
      return (
        <Button
          key={target}
          target={target}
          tone="quiet"
          icon={WORD_ICONS.gift}
          label={nameOf(speaker, 'say', 'gift')}
          onClick={() => play.touch(target)}
        />
      );
    }
    const [sort, id] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)];
    const choices = ledTo(play, ask.prompt, target);
    const whole = choices.length === 1 && pathIn(choices[0], ask.prompt).length === play.way.touched.length + 1;
    return (
      <Button
        key={target}
        target={target}
        tone={target === main ? 'main' : 'plain'}
        icon={iconOf(sort, id)}
        cost={whole ? priceOf(foresee(choices[0]), COINS, speaker) : undefined}
        onClick={() => play.touch(target)}
      >
        {whole ? shortOf(speaker, choices[0], ask.prompt, brief === sort) : nameOf(speaker, sort, id)}
      </Button>
    );
  });
}

/** Kinds of pieces that are all taken, or all put ashore, need no more than their names beside “everybody”. */
function briefOf(said: readonly Target[]): string | null {
  const [taken, landed] = ['piece:', 'land:'].map(sort => said.some(target => target.startsWith(sort)));
  if (taken === landed || !EVERYBODY.some(target => said.includes(target))) return null;
  return taken ? 'piece' : 'land';
}

/** What is to be done is in the question already: buildings, levels of taxes and everybody stand for themselves. */
function shortOf(speaker: Wired['speaker'], choice: ScandinaviaChoice, prompt: string, brief: boolean): ReactNode {
  const whole = speaker.choice(choice, prompt);
  const short =
    choice.kind === 'build'
      ? speaker.say(`ui.building-${choice.building}`)
      : choice.kind === 'tax'
        ? speaker.name('tax', choice.level)
        : choice.kind === 'everybody'
          ? speaker.say('ui.everybody')
          : brief && 'piece' in choice
            ? pieceName(speaker, choice.piece)
            : null;
  if (short === null) return whole;
  return (
    <>
      {short}
      <span className="sk-heard">{whole}</span>
    </>
  );
}

function iconOf(sort: string, id: string): IconName | undefined {
  switch (sort) {
    case 'say':
      return WORD_ICONS[id];
    case 'building':
      return BUILDING_ICONS[id as BuildingId];
    case 'land':
      return 'anchor';
    case 'piece':
      return id === 'token' ? undefined : pieceIcon(id, '');
    case 'lord':
      return LORD_SIDES[id as LordId]?.emblem;
    default:
      return undefined;
  }
}

/** The thing by its name, where it is the beginning of several answers. */
function nameOf(speaker: Wired['speaker'], sort: string, id: string): string {
  switch (sort) {
    case 'piece':
      return pieceName(speaker, id);
    case 'side':
    case 'lord':
      return sideName(speaker, id);
    case 'building':
      return speaker.name('building', id);
    default:
      return speaker.say(`ui.say-${id}`);
  }
}
