import type { ReactElement } from 'react';
import type { IconName } from '../../../client/look/Icon.tsx';
import { Plank } from '../../../client/look/Plank.tsx';
import type { BloodRageFact } from '../rules/facts.ts';
import { SOURCES, type SourceId } from '../rules/numbers.ts';
import type { GloryGraph } from './GloryOverTime.tsx';
import { clanOf } from './parts.ts';
import type { BloodRageProps } from './play/usePlay.ts';
import { ScoreSheetView } from './ScoreSheetView.tsx';

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
function graphOf({ view, facts, speaker }: BloodRageProps): GloryGraph {
  const glory = view.clans.map(() => 0);
  const lines = view.clans.map(clan => ({ clan: clan.clan, points: [0] }));
  const ages: { name: string; from: number; to: number }[] = [];
  const mark = () => {
    lines.forEach((line, seat) => {
      line.points.push(glory[seat]);
    });
  };
  for (const fact of facts as readonly BloodRageFact[]) {
    if (fact.kind === 'glory') glory[fact.seat] += fact.glory;
    else if (fact.kind === 'glory-stolen') {
      glory[fact.seat] += fact.glory;
      glory[fact.from] -= fact.glory;
    } else if (fact.kind === 'turn' || fact.kind === 'phase-began') mark();
    else if (fact.kind === 'age-began') {
      const at = lines[0].points.length - 1;
      const last = ages.at(-1);
      if (last) last.to = at;
      ages.push({ name: speaker.name('age', String(fact.age)), from: at, to: at });
    }
  }
  mark();
  const last = ages.at(-1);
  if (last) last.to = lines[0].points.length - 1;
  const spoken = view.clans.map(clan => `${speaker.name('clan', clan.clan)} ${clan.glory}`).join(', ');
  return { title: speaker.say('ui.glory-over-time'), spoken, lines, ages, events: [] };
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
      <ScoreSheetView
        columns={SOURCES.map(id => ({ id, name: speaker.name('source', id), icon: SOURCE_ICONS[id] }))}
        rows={order.map(s => ({
          clan: clanOf(view, s),
          rank:
            result.ranking
              .slice(
                0,
                result.ranking.findIndex(place => place.includes(s)),
              )
              .flat().length + 1,
          name: speaker.name('clan', clanOf(view, s)),
          player: seats[s].name,
          values: result.scores[s],
          total: result.totals[s],
          mine: s === seat,
        }))}
        graph={graphOf(props)}
        strings={{
          title: speaker.say('ui.score'),
          total: speaker.say('ui.total'),
          best: speaker.say('ui.best'),
          none: '–',
        }}
      />
      {ending}
    </Plank>
  );
}
