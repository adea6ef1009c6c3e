import type { ReactElement, ReactNode } from 'react';
import { BrokenSeal } from '../../../../kit/look/BrokenSeal.tsx';
import { OpenCard } from '../../../../kit/look/CardBack.tsx';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { nameOf } from '../../../../kit/table/names.ts';
import { ScenePart } from '../../../../kit/table/scene/ScenePart.tsx';
import { SceneStage } from '../../../../kit/table/scene/SceneStage.tsx';
import { Standing } from '../../../../kit/table/scene/Standing.tsx';
import type { PlayedScene } from '../../../../kit/table/scene/scene.ts';
import type { BloodRageFact } from '../../rules/facts.ts';
import { Phases } from '../AgeTrack.tsx';
import { clanOf } from '../parts.ts';
import { CLANS, cardArt, figureLook } from '../pieces.ts';
import { cardOf, cornerOf } from '../play/cards.ts';
import { COUNT } from '../play/motion.ts';
import type { BloodRageProps } from '../play/play.ts';
import { AGE_PARTS, type AgePart, type AgeScene } from './age-script.ts';
import { QUEST_WIDTH, questWidth } from './quest-width.ts';
import './scenes.css';

type Given = BloodRageProps & { readonly played: PlayedScene<AgeScene> };
type Told<K extends BloodRageFact['kind']> = Extract<BloodRageFact, { kind: K }>;

/** The end of an Age: what has come to pass stays in sight, and Glory counts up beside it. */
export default function AgeSceneView(props: Given): ReactElement {
  const { played, view, seat, speaker, settings } = props;
  const { scene, at } = played;
  const { part, glory } = scene.beats[at];
  const parts = AGE_PARTS.filter(each => scene.beats.some(beat => beat.part === each));
  return (
    <SceneStage
      scene={played}
      speaker={speaker}
      band="quest"
      className="br-age-scene"
      steps={
        <div className="br-battle-steps" role="img" aria-label={speaker.say(`ui.age-part.${part}`)}>
          <Phases names={parts.map(each => speaker.say(`ui.age-part.${each}`))} now={parts.indexOf(part)} />
        </div>
      }
    >
      <div className="sk-scene-two">
        <div>
          <Quests {...props} />
          <Ragnarok {...props} />
          <Valhalla {...props} />
          <Legends {...props} />
        </div>
        <Standing
          label={speaker.say('ui.total')}
          own={seat}
          counted={part === 'glory'}
          lasts={COUNT[settings.speed]}
          seats={view.clans.map(({ clan, seat: of }) => ({
            seat: of,
            side: CLANS[clan],
            name: nameOf(props, of),
            was: scene.was[of],
            now: glory[of],
          }))}
          spoken={({ name, now }) =>
            speaker.say('said.of', { of: name, what: speaker.say('table.glory', { glory: now }) })
          }
        />
      </div>
    </SceneStage>
  );
}

/** What has been told so far of these kinds. */
function toldOf<K extends BloodRageFact['kind']>({ played }: Given, kinds: readonly K[], from = 0): Told<K>[] {
  const { scene, at } = played;
  const told = scene.beats.slice(from, at + 1).flatMap(({ facts }) => facts);
  return told.filter((fact): fact is Told<K> => (kinds as readonly string[]).includes(fact.kind));
}

const isNow = ({ played: { scene, at } }: Given, part: AgePart): boolean => scene.beats[at].part === part;

const QUESTS = ['quest-done', 'quest-failed'] as const;

/** Quests turn over, one by one. */
function Quests(props: Given): ReactNode {
  const { view, speaker, played } = props;
  const quests = toldOf(props, QUESTS);
  if (quests.length === 0) return null;
  const fresh = toldOf(props, QUESTS, played.at)[0];
  const now = isNow(props, 'quests');
  const all = toldOf({ ...props, played: { ...played, at: played.scene.beats.length } }, QUESTS).length;
  const width = questWidth(all, now);
  return (
    <ScenePart icon="tied-scroll" tone="quest" title={speaker.say('ui.age-part.quests')} now={now}>
      <ul className="sk-scene-things" data-small={width === QUEST_WIDTH.past}>
        {quests.map((fact, i) => {
          const card = cardOf(fact.card);
          const side = CLANS[clanOf(view, fact.seat)];
          const done = fact.kind === 'quest-done';
          const face = (
            <OpenCard
              kind={card.type}
              art={cardArt(card.key, card.type)}
              value={cornerOf(card, view.options)}
              name={speaker.name('card', fact.card)}
              width={width}
            />
          );
          return (
            // Equal quests have no name of their own: their place tells them apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={i} className="br-turned-quest" data-done={done}>
              <span className="sk-heard">{speaker.fact(fact)}</span>
              <span aria-hidden="true" className="br-turned-card">
                {fact === fresh ? (
                  <BrokenSeal side={side} width={width}>
                    {face}
                  </BrokenSeal>
                ) : (
                  face
                )}
                <span className="br-turned-foot">
                  <Medallion kind="seat" side={side} size={width === QUEST_WIDTH.few ? 28 : 20} />
                  <span className="br-turned-mark">
                    {fact.kind === 'quest-done' ? `+${fact.glory}` : <Icon name="cancel" size={15} />}
                  </span>
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </ScenePart>
  );
}

/** The province burns with all that stand in it, and the marker moves on. */
function Ragnarok(props: Given): ReactNode {
  const { view, speaker } = props;
  const [burnt] = toldOf(props, ['province-destroyed']);
  if (!burnt) return null;
  const fallen = toldOf(props, ['destroyed']);
  const [moved] = toldOf(props, ['doom-moved']);
  return (
    <ScenePart
      icon="burning-meteor"
      tone="doom"
      title={speaker.say('ui.scene.burns', { province: burnt.province })}
      now={isNow(props, 'ragnarok')}
    >
      {fallen.length > 0 ? (
        <ul className="sk-scene-things">
          {fallen.map(fact => {
            const look = figureLook(fact.figure);
            return (
              <li key={`${fact.seat} ${fact.figure} ${fact.at}`}>
                <span className="sk-heard">{speaker.fact(fact)}</span>
                <span aria-hidden="true" className="br-fallen">
                  <Medallion kind={look.kind} icon={look.icon} side={CLANS[clanOf(view, fact.seat)]} size={40} />
                  {fact.count > 1 ? `×${fact.count}` : ''}
                </span>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="sk-scene-none">{speaker.fact(burnt)}</p>
      )}
      {moved && <p className="br-marker-moved">{speaker.fact(moved)}</p>}
    </ScenePart>
  );
}

/** The dead return. */
function Valhalla(props: Given): ReactNode {
  const { view, speaker } = props;
  const released = toldOf(props, ['released']);
  if (released.length === 0) return null;
  return (
    <ScenePart icon="feathered-wing" tone="ice" title={speaker.say('ui.scene.return')} now={isNow(props, 'valhalla')}>
      <ul className="sk-scene-things">
        {released.map(fact => (
          <li key={fact.seat}>
            <span className="sk-heard">{speaker.fact(fact)}</span>
            <span aria-hidden="true" className="br-fallen">
              <Medallion kind="warrior" side={CLANS[clanOf(view, fact.seat)]} size={40} />×{fact.count}
            </span>
          </li>
        ))}
      </ul>
    </ScenePart>
  );
}

/** What legendary stats pay when all is over. */
function Legends(props: Given): ReactNode {
  const { view, speaker } = props;
  const legends = toldOf(props, ['glory']).filter(({ source }) => source === 'legendary');
  if (legends.length === 0) return null;
  return (
    <ScenePart icon="laurels" tone="wood" title={speaker.name('source', 'legendary')} now={isNow(props, 'glory')}>
      <ul className="sk-scene-things">
        {legends.map(fact => (
          <li key={`${fact.seat} ${fact.cause}`}>
            <span className="sk-heard">{speaker.fact(fact)}</span>
            <span aria-hidden="true" className="br-fallen">
              <Medallion kind="seat" side={CLANS[clanOf(view, fact.seat)]} size={34} />+{fact.glory}
            </span>
          </li>
        ))}
      </ul>
    </ScenePart>
  );
}
