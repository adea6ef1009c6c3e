import type { ReactElement } from 'react';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { nameOf, sideBelow } from '../../../../kit/table/names.ts';
import { ownFirst } from '../../../../kit/table/own-first.ts';
import { SceneLines } from '../../../../kit/table/scene/SceneLines.tsx';
import { SceneStage } from '../../../../kit/table/scene/SceneStage.tsx';
import type { PlayedScene } from '../../../../kit/table/scene/scene.ts';
import { isPhone, type TableForm, useLow } from '../../../../kit/table/useTableForm.ts';
import { BattleSteps } from '../BattleSteps.tsx';
import { type BattleSide, BattleStrips } from '../BattleStrips.tsx';
import type { BloodRageProps } from '../play/play.ts';
import { cardTerms, openCard } from '../play/sides.ts';
import type { BattleBeat, BattlePart, BattleScene, SceneSide } from './battle-script.ts';
import { factIcon } from './fact-icon.ts';
import './scenes.css';

type Given = BloodRageProps & { readonly played: PlayedScene<BattleScene> };

const STEPS: Readonly<Record<BattlePart, 'call' | 'reveal' | 'spoils'>> = {
  call: 'call',
  crack: 'reveal',
  grow: 'reveal',
  text: 'reveal',
  compare: 'spoils',
  spoils: 'spoils',
};

/** A battle's reveal: the sides as they stand at this beat. */
export function BattleSceneView(props: Given & { readonly form: TableForm }): ReactElement {
  const { played, speaker, form, seat } = props;
  const { scene, at } = played;
  const beat = scene.beats[at];
  const low = useLow();
  const sides = isPhone(form) ? ownFirst(beat.sides, side => side.seat === seat) : beat.sides;
  return (
    <SceneStage
      scene={played}
      speaker={speaker}
      band="battle"
      className="br-battle-reveal"
      steps={<BattleSteps part={STEPS[beat.part]} speaker={speaker} />}
    >
      <BattleStrips
        sides={sides.map(side => drawnSide(props, side))}
        unknown="+ ?"
        revealing={beat.part === 'crack'}
        long={form === 'phone'}
        // On a low phone what it has cost is in sight with who has won.
        folded={form === 'phone' && low && hasTold(played)}
      />
      {/* A phone that lies has room for it beside the scene. */}
      {form === 'phone' && <Told {...props} />}
    </SceneStage>
  );
}

/** What has come of it so far, beside the scene. */
export function BattleTold(props: Given): ReactElement {
  const { speaker } = props;
  return (
    <Plank as="section" className="br-aftermath" scrolls label={speaker.say('ui.aftermath')}>
      <h2 className="sk-title">{speaker.say('ui.aftermath')}</h2>
      <Told {...props} />
    </Plank>
  );
}

/** Texts and spoils; that cards are turned up and who has won is seen. */
const SEEN = new Set(['card-revealed', 'strength-compared', 'battle-won', 'battle-tied']);

const toldIn = (beats: readonly BattleBeat[]) =>
  beats.flatMap(({ facts }) => facts).filter(({ kind }) => !SEEN.has(kind));

/** Has anything come of it yet? */
export const hasTold = ({ scene, at }: PlayedScene<BattleScene>): boolean =>
  toldIn(scene.beats.slice(0, at + 1)).length > 0;

function Told({ played, speaker }: Given): ReactElement | null {
  const { scene, at } = played;
  return (
    <SceneLines
      facts={toldIn(scene.beats.slice(0, at + 1))}
      fresh={toldIn(scene.beats.slice(0, at)).length}
      speaker={speaker}
      iconOf={factIcon}
    />
  );
}

const OUTCOMES = { won: 'ui.wins', lost: 'ui.loses', tied: 'ui.ties' } as const;

function drawnSide(props: Given, side: SceneSide): BattleSide {
  const { view, speaker, played } = props;
  const { clan } = view.clans[side.seat];
  const name = nameOf(props, side.seat);
  const role = [sideBelow(props, side.seat), side.seat === played.scene.pillager ? speaker.say('ui.pillager') : ''];
  const figures = side.blocks.reduce((sum, { value }) => sum + value, 0);
  const total = side.total ?? figures;
  const added = cardTerms(props, side.cards, side.bonus ?? 0);
  const note = side.outcome
    ? speaker.say(OUTCOMES[side.outcome])
    : side.sealed || (side.total === null && side.cards.length > 0)
      ? speaker.say('ui.and-a-card')
      : '';
  return {
    clan,
    name,
    role: role.filter(Boolean).join(' · '),
    terms: [
      ...side.blocks.map(({ figure, value }, i) => ({
        id: `${i}`,
        value,
        label: figure === side.blocks[i - 1]?.figure ? undefined : speaker.name('figure', figure),
        figure,
      })),
      ...added,
    ],
    open: side.sealed,
    cards: side.sealed
      ? [{ id: 'card', state: 'sealed' }]
      : side.cards.map(id => openCard(props, id, 'open', undefined, added)),
    total,
    totalNote: note,
    outcome: side.outcome ?? undefined,
    spoken: speaker.say('said.of', {
      of: `${name}, ${role.filter(Boolean).join(', ')}`,
      what: `${total} ${note}`.trimEnd(),
    }),
  };
}
