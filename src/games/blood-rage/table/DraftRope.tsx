import type { ReactElement, ReactNode } from 'react';
import { HollowCard, SealedCard } from '../../../kit/look/CardBack.tsx';
import { Drawing } from '../../../kit/look/Drawing.tsx';
import { Medallion } from '../../../kit/look/Medallion.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { CLANS, type ClanName } from './pieces.ts';
import { type SeatStrings, Tally, UpgradeChips } from './SeatPlank.tsx';
import './draft.css';

export interface DraftSeat {
  readonly clan: ClanName;
  readonly name: string;
  readonly status: string;
  /** Whether somebody is there, where that is known. */
  readonly sign?: ReactNode;
  readonly clock?: ReactNode;
  readonly glory: number;
  readonly rage: number;
  readonly axes: number;
  readonly horns: number;
  readonly upgrades: readonly { readonly key: string; readonly name: string }[];
  /** "2 of 8" */
  readonly upgradeNote: string;
  readonly lock: 'sealed' | 'choosing' | 'open';
  readonly lockWord: string;
  readonly mine?: boolean | undefined;
}

interface DraftRopeProps {
  readonly seats: readonly DraftSeat[];
  /** Which way hands travel along the list; the rope brings them back round. */
  readonly direction: 'onward' | 'back';
  readonly label: string;
  readonly strings: SeatStrings;
}

/** The seats of a draft on the rope along which hands travel, each with its lock. */
export function DraftRope({ seats, direction, label, strings }: DraftRopeProps): ReactElement {
  return (
    <div className={`br-draft br-draft-${direction}`}>
      <ol className="br-draft-seats" aria-label={label}>
        {seats.map((seat, i) => (
          <li key={seat.clan} className="br-draft-stop">
            <Plank className="br-draft-seat" groove={seat.mine ? 'ember' : undefined}>
              <div className="br-seat-who">
                <Medallion kind="seat" side={CLANS[seat.clan]} size={46} />
                <span className="br-seat-names">
                  <span className="br-seat-name">{seat.name}</span>
                  <span className={seat.mine ? 'br-seat-status br-draft-mine' : 'br-seat-status'}>
                    {seat.sign} {seat.status}
                  </span>
                </span>
                <span className="br-seat-end">
                  <Tally
                    className="br-seat-glory"
                    icon="laurel-crown"
                    size={20}
                    value={seat.glory}
                    spoken={strings.glory(seat.glory)}
                  />
                  {seat.clock}
                </span>
              </div>
              <div className="br-draft-row">
                <div>
                  <div className="br-draft-stats">
                    <Tally icon="small-fire" ember value={seat.rage} spoken={strings.rage(seat.rage, seat.rage)} />
                    <Tally icon="battle-axe" value={seat.axes} spoken={strings.axes(seat.axes)} />
                    <Tally icon="beer-horn" value={seat.horns} spoken={strings.horns(seat.horns, seat.horns)} />
                  </div>
                  <div className="br-draft-ups">
                    <UpgradeChips
                      upgrades={seat.upgrades}
                      slots={0}
                      spoken={strings.upgrades(seat.upgrades.map(u => u.name))}
                    />
                    <span className="br-draft-note">{seat.upgradeNote}</span>
                  </div>
                </div>
                <div className={`br-lock br-lock-${seat.lock}`}>
                  <Lock seat={seat} />
                  <span>{seat.lockWord}</span>
                </div>
              </div>
            </Plank>
            {i < seats.length - 1 && (
              <span className="br-rope br-rope-next" aria-hidden="true">
                <Head />
              </span>
            )}
          </li>
        ))}
      </ol>
      <span className="br-rope br-rope-return" aria-hidden="true">
        <Head />
      </span>
    </div>
  );
}

function Lock({ seat }: { seat: DraftSeat }): ReactElement {
  if (seat.lock === 'sealed') return <SealedCard side={CLANS[seat.clan]} width={46} />;
  return seat.lock === 'open' ? <HollowCard tone="ember" icon="card-pick" width={46} /> : <HollowCard width={46} />;
}

/** An arrowhead on the rope. */
function Head(): ReactElement {
  return (
    <Drawing className="br-rope-head" width={20} height={22} viewBox="-10 -11 20 22">
      <path d="M-7,-9L9,0L-7,9L-3,0Z" fill="#ecd9a6" stroke="#0b0704" strokeWidth={1.8} strokeLinejoin="round" />
    </Drawing>
  );
}
