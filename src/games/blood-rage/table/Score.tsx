import type { ReactElement } from 'react';
import type { IconName } from '../../../client/look/Icon.tsx';
import { Plank } from '../../../client/look/Plank.tsx';
import { PointsGraph, type PointsOverTime } from '../../../client/look/PointsGraph.tsx';
import { ScoreTable } from '../../../client/look/ScoreTable.tsx';
import { placeOf } from '../../../engine/rules.ts';
import type { BloodRageFact } from '../rules/facts.ts';
import { SOURCES, type SourceId } from '../rules/numbers.ts';
import { clanOf } from './parts.ts';
import { CLANS } from './pieces.ts';
import type { BloodRageProps } from './play/usePlay.ts';

const SOURCE_ICONS: Readonly<Record<SourceId, IconName>> = {
  battles: 'crossed-swords',
  pillage: 'torch',
  quests: 'tied-scroll',
  ragnarok: 'burning-meteor',
  valhalla: 'feathered-wing',
  'battle-cards': 'card-play',
  upgrades: 'anvil',
  legendary: 'laurels',
};

/** Glory after each turn of the game, folded from what happened. */
function gloryOverTime({ view, facts, speaker }: BloodRageProps): PointsOverTime {
  const glory = view.clans.map(() => 0);
  const lines = view.clans.map(() => [0]);
  const chapters: { title: string; from: number }[] = [];
  const mark = () => {
    lines.forEach((line, seat) => {
      line.push(glory[seat]);
    });
  };
  for (const fact of facts as readonly BloodRageFact[]) {
    if (fact.kind === 'glory') glory[fact.seat] += fact.glory;
    else if (fact.kind === 'glory-stolen') {
      glory[fact.seat] += fact.glory;
      glory[fact.from] -= fact.glory;
    } else if (fact.kind === 'turn' || fact.kind === 'phase-began') mark();
    else if (fact.kind === 'age-began') {
      chapters.push({ title: speaker.name('age', String(fact.age)), from: lines[0].length - 1 });
    }
  }
  mark();
  return { lines, chapters };
}

/** The end: every source of Glory for every clan, and how it came to pass. */
export function Score(props: BloodRageProps): ReactElement | null {
  const { view, result, speaker, seats, seat, ending } = props;
  if (!result) return null;
  const order = result.ranking.flat();
  const winners = result.ranking[0].map(s => speaker.name('clan', clanOf(view, s)));
  return (
    <Plank as="section" className="br-scene br-score-scene" label={speaker.say('ui.over')}>
      <h2 className="sk-display br-score-title">
        {speaker.say('ui.winners', { n: result.ranking[0].length, names: winners })}
      </h2>
      {result.tieBreak ? <p className="sk-dim">{speaker.say(`tie.${result.tieBreak}`)}</p> : null}
      <Plank className="br-score-plank">
        <ScoreTable
          columns={SOURCES.map(id => ({ id, name: speaker.name('source', id), icon: SOURCE_ICONS[id] }))}
          rows={order.map(s => ({
            id: s,
            look: CLANS[clanOf(view, s)],
            place: placeOf(result, s),
            name: speaker.name('clan', clanOf(view, s)),
            player: seats[s].name,
            values: result.scores[s],
            total: result.totals[s],
            mine: s === seat,
          }))}
          strings={{ title: speaker.say('ui.score'), total: speaker.say('ui.total'), best: speaker.say('ui.best') }}
        />
      </Plank>
      <Plank className="br-score-plank">
        <h2 className="sk-title">{speaker.say('ui.glory-over-time')}</h2>
        <PointsGraph
          points={gloryOverTime(props)}
          looks={view.clans.map(clan => CLANS[clan.clan])}
          label={view.clans.map(clan => `${speaker.name('clan', clan.clan)} ${clan.glory}`).join(', ')}
        />
      </Plank>
      {ending}
    </Plank>
  );
}
