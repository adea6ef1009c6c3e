import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { sideOf } from '../pieces.ts';
import type { Wired } from '../play/play.ts';
import { leadsOf } from './leads.ts';
import { type BattleTable, type Contender, chanceOf, forcesOf, marginsOf } from './odds.ts';
import { type Units, unitsLeft } from './staying.ts';

interface OddsProps extends Pick<Wired, 'speaker'> {
  readonly attacker: string;
  readonly defender: string;
  readonly own: Contender;
  readonly other: Contender;
  readonly table: BattleTable;
  readonly free: boolean;
  /** Whom each side has in it: a winner keeps no more than the lead. */
  readonly ours: Units;
  readonly theirs: Units;
  /** What may still change it. */
  readonly children?: ReactNode;
}

/** How often the attacker wins, each throw of both dice, and by how much either side would win. */
export function Odds(props: OddsProps): ReactElement {
  const { speaker, attacker, defender, own, other, table, free, ours: attackers, theirs: defenders, children } = props;
  const [attack, defence] = [forcesOf(own, table), forcesOf(other, table)];
  // A beast throws dice of its own: then a pair of dice alone decides nothing.
  const paired = own.beast === null && other.beast === null;
  const leads = leadsOf(attack, defence, free).filter(({ chance }) => chance > 0);
  const margins = marginsOf(own, other, table);
  const alone = margins.length === 1;
  const dyes = { '--own': sideOf(attacker).dye, '--other': sideOf(defender).dye } as CSSProperties;
  return (
    <Plank className="sc-odds" style={dyes}>
      <div>
        <p className="sc-odds-chance">
          <b className="sk-display">{speaker.say('ui.chance', { chance: chanceOf(attack, defence, free) })}</b>
          <span className="sk-dim">{speaker.say('ui.chance-of')}</span>
        </p>
        <h3 className="sk-title">{speaker.say('ui.lead')}</h3>
        <ul className="sc-leads">
          {leads.map(({ attacker: ours, from, to, chance }) => (
            <li key={`${ours} ${from}`} data-own={ours}>
              <span>
                {speaker.say(to === null ? 'ui.lead-over' : 'ui.lead-to', {
                  side: ours ? attacker : defender,
                  least: from,
                  most: to ?? from,
                })}
                <Left units={ours ? attackers : defenders} from={from} to={to} speaker={speaker} />
              </span>
              <i>
                <i style={{ width: `${chance}%` }} />
              </i>
              <b>{chance}</b>
            </li>
          ))}
        </ul>
        <p className="sk-dim sc-odds-note">{speaker.say(alone ? 'ui.odds-note-alone' : 'ui.odds-note')}</p>
        {children}
      </div>
      {paired && (
        <div className="sc-odds-grid" aria-hidden="true">
          <span />
          {margins[0].map((_, a) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a throw is its two dice
            <span key={`column ${a}`}>{a + 1}</span>
          ))}
          {margins.flatMap((row, d) => [
            // biome-ignore lint/suspicious/noArrayIndexKey: a throw is its two dice
            <span key={`row ${d}`}>{alone ? '' : d + 1}</span>,
            ...row.map((margin, a) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: a throw is its two dice
                key={`${d} ${a}`}
                data-won={margin > 0 || (free && margin === 0)}
                data-great={margin > 16 || undefined}
              />
            )),
          ])}
        </div>
      )}
    </Plank>
  );
}

interface LeftProps extends Pick<Wired, 'speaker'> {
  readonly units: Units;
  readonly from: number;
  readonly to: number | null;
}

/** So many of the winner's units stay with such a lead. */
function Left({ units, from, to, speaker }: LeftProps): ReactElement | null {
  const count = units.reduce((sum, each) => sum + each.count, 0);
  if (count < 2) return null;
  const [least, most] = [unitsLeft(units, from), unitsLeft(units, to ?? Number.MAX_SAFE_INTEGER)];
  const range = least === most ? `${most}` : `${least}–${most}`;
  return <span className="sk-dim sc-leads-left">{speaker.say('ui.lead-stay', { range, count })}</span>;
}
