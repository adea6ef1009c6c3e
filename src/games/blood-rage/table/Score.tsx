import type { ReactElement } from 'react';
import type { IconName } from '../../../kit/look/Icon.tsx';
import { leadOf } from '../../../kit/table/lead.ts';
import { ScorePlank } from '../../../kit/table/ScorePlank.tsx';
import type { SourceId } from '../rules/numbers.ts';
import { clanOf } from './parts.ts';
import { CLANS } from './pieces.ts';
import type { BloodRageProps } from './play/play.ts';

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

/** The end: every source of Glory for every clan, and how it came to pass. */
export function Score(props: BloodRageProps): ReactElement | null {
  const { view, result, speaker } = props;
  if (!result) return null;
  const lead = leadOf(result);
  const names = result.ranking[0].map(s => speaker.name('clan', clanOf(view, s)));
  return (
    <ScorePlank
      {...props}
      result={result}
      looks={view.clans.map(({ clan }) => CLANS[clan])}
      icons={SOURCE_ICONS}
      strings={{
        over: speaker.say('ui.over'),
        winners: speaker.say('ui.winners', { n: names.length, names }),
        lead: lead
          ? [
              speaker.say('ui.ahead', {
                by: lead.by,
                names: lead.behind.map(s => speaker.name('clan', clanOf(view, s))),
              }),
              ...(lead.best.length > 0
                ? [speaker.say('ui.best-in', { sources: lead.best.map(id => speaker.name('source', id)) })]
                : []),
            ]
          : [],
        sources: speaker.say('ui.score'),
        total: speaker.say('ui.total'),
        best: speaker.say('ui.best'),
        overTime: speaker.say('ui.glory-over-time'),
      }}
    />
  );
}
