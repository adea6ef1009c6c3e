import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../../client/look/Icon.tsx';
import { Medallion } from '../../../client/look/Medallion.tsx';
import { Plank } from '../../../client/look/Plank.tsx';
import { SOURCES } from '../rules/numbers.ts';
import { CRESTS, SOURCE_ICONS } from './pieces.ts';
import type { ReaversProps } from './play/usePlay.ts';

/** The end: one row a seat, one column a source, every bar on one scale. */
export function Score({ view, result, speaker, seats, seat, ending }: ReaversProps): ReactElement | null {
  if (!result) return null;
  const order = result.ranking.flat();
  const rankOf = (of: number): number => {
    const at = result.ranking.findIndex(place => place.includes(of));
    return result.ranking.slice(0, at).flat().length + 1;
  };
  const most = Math.max(1, ...result.scores.flat());
  const best = SOURCES.map((_, k) => Math.max(...result.scores.map(scores => scores[k])));
  const winners = result.ranking[0].map(s => speaker.seat(s, 'label'));
  return (
    <Plank as="section" className="rm-score" label={speaker.say('ui.over')}>
      <h2 className="sk-display rm-score-title">{speaker.say('ui.winners', { n: winners.length, names: winners })}</h2>
      {result.tieBreak ? <p className="sk-dim">{speaker.say(`tie.${result.tieBreak}`)}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone must be scrolled by keys */}
      <div className="rm-score-scroll" tabIndex={0}>
        <table className="rm-score-table">
          <thead>
            <tr>
              <td />
              <th scope="col">{speaker.say('ui.score')}</th>
              {SOURCES.map(source => (
                <th key={source} scope="col">
                  <Icon name={SOURCE_ICONS[source]} size={18} /> {speaker.name('source', source)}
                </th>
              ))}
              <th scope="col">
                <Icon name="laurel-crown" size={20} /> {speaker.say('ui.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.map(s => {
              const side = CRESTS[view.seats[s].crest];
              const rank = rankOf(s);
              return (
                <tr key={s} data-mine={s === seat}>
                  <td className="rm-score-rank">{rank}</td>
                  <th scope="row">
                    <span className="rm-score-who">
                      <Medallion kind={rank === 1 ? 'leader' : 'seat'} side={side} size={50} />
                      <span>
                        <b>{speaker.seat(s, 'label')}</b>
                        <small>{seats[s].name}</small>
                      </span>
                    </span>
                  </th>
                  {SOURCES.map((source, k) => {
                    const value = result.scores[s][k];
                    return (
                      <td key={source}>
                        <span className="rm-score-value" data-none={value === 0}>
                          {value === 0 ? '–' : value}
                          {value > 0 && value === best[k] && (
                            <Icon name="laurel-crown" size={15} color="var(--brass)" label={speaker.say('ui.best')} />
                          )}
                        </span>
                        <span className="rm-bar" aria-hidden="true">
                          {value > 0 && (
                            <span style={{ '--dye': side.dye, width: `${(value / most) * 100}%` } as CSSProperties} />
                          )}
                        </span>
                      </td>
                    );
                  })}
                  <td className="rm-score-total">{result.totals[s]}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {ending}
    </Plank>
  );
}
