import type { ReactElement } from 'react';
import { leadOf } from '../../../kit/table/lead.ts';
import { ScorePlank } from '../../../kit/table/ScorePlank.tsx';
import { CRESTS, SOURCE_ICONS } from './pieces.ts';
import type { ReaversProps } from './play/play.ts';

/** The end: every source of Glory for every crew, and how it came to pass. */
export function Score(props: ReaversProps): ReactElement | null {
  const { view, result, speaker } = props;
  if (!result) return null;
  const lead = leadOf(result);
  const names = result.ranking[0].map(s => speaker.seat(s, 'label'));
  return (
    <ScorePlank
      {...props}
      result={result}
      looks={view.seats.map(({ crest }) => CRESTS[crest])}
      icons={SOURCE_ICONS}
      strings={{
        over: speaker.say('ui.over'),
        winners: speaker.say('ui.winners', { n: names.length, names }),
        lead: lead
          ? [
              speaker.say('ui.ahead', { by: lead.by, names: lead.behind.map(s => speaker.seat(s, 'label')) }),
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
