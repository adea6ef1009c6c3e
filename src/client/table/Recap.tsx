import { type ReactElement, useMemo } from 'react';
import type { Seat } from '../../engine/contract/ask.ts';
import type { Fact } from '../../engine/contract/facts.ts';
import type { Heard } from '../../engine/match/match.ts';
import { Icon } from '../../kit/look/Icon.tsx';
import { Medallion } from '../../kit/look/Medallion.tsx';
import type { Side } from '../../kit/look/side.ts';
import { Dialog } from '../hall/Dialog.tsx';
import { useSpeech } from '../speech.tsx';
import { type SagaLine, type Scribe, textOf } from './saga/lines.ts';
import './recap.css';

/** What somebody did, in one go. */
export interface RecapGroup {
  readonly seat: Seat | null;
  readonly lines: readonly SagaLine[];
}

/**
 * What has happened, by whose doing it is: what one does in one go stands together. What has no words is left out. Where
 * a game says whose doing its facts are, what names nobody belongs to the act that it came of.
 */
export function recapOf(
  news: readonly Heard[],
  scribe: Pick<Scribe, 'line'>,
  doer?: (fact: Fact) => Seat | null,
): readonly RecapGroup[] {
  const groups: { seat: Seat | null; lines: SagaLine[] }[] = [];
  for (const heard of news) {
    const line = scribe.line(heard);
    if (line.parts.length === 0) continue;
    const last = groups.at(-1);
    const named = line.seat ?? doer?.(heard.fact) ?? null;
    const follows = doer !== undefined && named === null && last?.lines.at(-1)?.at === line.at;
    const seat = follows ? (last?.seat ?? null) : named;
    if (last && last.seat === seat) last.lines.push(line);
    else groups.push({ seat, lines: [line] });
  }
  return groups;
}

/** Do the sentences themselves say who did it? Then nobody has to read the name twice. */
export const saysWho = ({ lines }: RecapGroup, name: string): boolean =>
  lines.every(({ parts }) => textOf(parts).includes(name));

interface RecapProps {
  readonly news: readonly Heard[];
  readonly scribe: Scribe;
  readonly looks: readonly (Side | undefined)[];
  /** Whose doing a fact is, where it names no seat. */
  readonly doer?: ((fact: Fact) => Seat | null) | undefined;
  nameOf(seat: Seat): string;
  /** The table as it was when this was said. */
  onLook(at: number, line: number): void;
  readonly onClose: () => void;
}

/** What the reader chose last, what came of it, and all that has happened since. */
export function Recap({ news, scribe, looks, doer, nameOf, onLook, onClose }: RecapProps): ReactElement {
  const { say } = useSpeech();
  const groups = useMemo(() => recapOf(news, scribe, doer), [news, scribe, doer]);
  return (
    <Dialog title={say('hall.recap')} onClose={onClose}>
      {groups.length === 0 ? (
        <p className="sk-dim">{say('hall.recap.nothing')}</p>
      ) : (
        <ol className="sk-recap">
          {groups.map(group => {
            const { seat, lines } = group;
            const look = seat === null ? undefined : looks[seat];
            const name = seat === null ? null : nameOf(seat);
            return (
              <li key={lines[0].seq}>
                {look ? <Medallion kind="seat" side={look} size={34} /> : <Icon name="scroll-unfurled" size={24} />}
                <div>
                  {name !== null && !saysWho(group, name) && <b>{name}</b>}
                  <ul>
                    {lines.map(line => (
                      <li key={line.seq}>
                        <button
                          type="button"
                          title={say('hall.saga.then')}
                          onClick={() => {
                            onClose();
                            onLook(line.at + 1, line.seq);
                          }}
                        >
                          {textOf(line.parts)}
                        </button>
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </Dialog>
  );
}
