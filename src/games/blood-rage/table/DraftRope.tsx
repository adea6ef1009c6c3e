import type { ReactElement } from 'react';
import { HollowCard, SealedCard } from '../../../kit/look/CardBack.tsx';
import { Drawing } from '../../../kit/look/Drawing.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { SeatHead, type SeatHeadProps } from '../../../kit/table/SeatPlank.tsx';
import { Tally, type TallyOf } from '../../../kit/table/Tally.tsx';
import type { Upgrade } from './parts.ts';
import { CLANS, type ClanName } from './pieces.ts';
import { UpgradeChips } from './UpgradeChips.tsx';
import './draft.css';

export interface DraftSeat extends Omit<SeatHeadProps, 'side'> {
  readonly seat: number;
  readonly clan: ClanName;
  readonly stats: readonly TallyOf[];
  readonly upgrades: readonly Upgrade[];
  readonly spokenUpgrades: string;
  /** "Upgrades: 2 of 8" */
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
}

/** The seats of a draft on the rope along which hands travel, each with its lock. */
export function DraftRope({ seats, direction, label }: DraftRopeProps): ReactElement {
  return (
    <div className={`br-draft br-draft-${direction}`}>
      <ol className="br-draft-seats" aria-label={label}>
        {seats.map((seat, i) => (
          <li key={seat.clan} className="br-draft-stop" data-seat={seat.seat}>
            <Plank className="br-draft-seat" groove={seat.mine ? 'ember' : undefined}>
              <SeatHead {...seat} side={CLANS[seat.clan]} emblem={46} crown={20} />
              <div className="br-draft-row">
                <div>
                  <div className="br-draft-stats">
                    {seat.stats.map(stat => (
                      <Tally key={stat.icon} {...stat} />
                    ))}
                  </div>
                  <div className="br-draft-ups">
                    <UpgradeChips upgrades={seat.upgrades} slots={0} spoken={seat.spokenUpgrades} />
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
