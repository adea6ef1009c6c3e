import type { ReactElement } from 'react';
import { Medallion } from '../../../kit/look/Medallion.tsx';
import { nameOf } from '../../../kit/table/names.ts';
import { explain } from '../rules/explain.ts';
import { strength } from '../rules/figures.ts';
import { placeNumber } from '../rules/numbers.ts';
import type { FigureGroup, View } from '../rules/view.ts';
import { CLANS } from './pieces.ts';
import { roomAt } from './play/describe.ts';
import type { BloodRageProps } from './play/play.ts';
import { stateOf } from './play/state-of.ts';

/** Everyone with figures or strength in a province. */
function sidesAt(view: View, id: string) {
  const state = stateOf(view);
  const groups = view.provinces.find(p => p.id === id)?.figures ?? [];
  return view.clans
    .map(({ clan, seat }) => ({ clan, seat, total: strength(state, seat, placeNumber[id]) }))
    .filter(side => side.total > 0 || groups.some(group => group.seat === side.seat));
}

/** A total taken apart: "3 + 1 + 2". */
function termsAt(view: View, seat: number | null, id: string, of: number): string {
  const { terms } = explain(view, seat, { about: 'strength', seat: of, province: id });
  return terms.length > 1 ? terms.map(term => term.amount).join(' + ') : '';
}

/** Who stands there, by name and STR: "Leader 3, 2 × Warrior 1". */
function named(groups: readonly FigureGroup[], of: number, speaker: BloodRageProps['speaker']): string {
  return groups
    .filter(group => group.seat === of)
    .map(({ figure, count, strength: str }) => {
      const what = speaker.name('figure', figure);
      const name = count > 1 ? speaker.say('ui.count-figure', { n: count, what }) : what;
      return `${name} ${str}`;
    })
    .join(', ');
}

type TipProps = Pick<BloodRageProps, 'view' | 'seat' | 'speaker'> & { readonly id: string };

/** What one reads of a fjord: the ships in it. */
export function FjordTip({ view, seat, speaker, id }: TipProps): ReactElement | null {
  const groups = view.fjords.find(fjord => fjord.id === id)?.figures ?? [];
  const seats = [...new Set(groups.map(group => group.seat))];
  return (
    <div className="br-tip">
      <b className="sk-display">{speaker.name('place', id)}</b>
      {seats.map(of => (
        <div key={of} className="br-tip-side">
          <Medallion kind="seat" side={CLANS[view.clans[of].clan]} size={26} />
          <span>
            {nameOf({ seat, speaker }, of)}
            <span className="br-tip-terms sk-dim">{named(groups, of, speaker)}</span>
          </span>
        </div>
      ))}
    </div>
  );
}

/** What one reads of a province that one points at. */
export function ProvinceTip({ view, seat, speaker, id }: TipProps): ReactElement | null {
  const { doomed } = view;
  const province = view.provinces.find(p => p.id === id);
  if (!province) return null;
  return (
    <div className="br-tip">
      <div className="br-tip-head">
        <b className="sk-display">{speaker.name('place', id)}</b>
        <span className="sk-dim">{roomAt(view, id, speaker) ?? speaker.say('ui.destroyed')}</span>
      </div>
      {sidesAt(view, id).map(side => (
        <div key={side.clan} className="br-tip-side">
          <Medallion kind="seat" side={CLANS[side.clan]} size={26} />
          <span>
            {nameOf({ seat, speaker }, side.seat)}
            <span className="br-tip-terms sk-dim">{named(province.figures, side.seat, speaker)}</span>
            <span className="br-tip-terms sk-dim">{termsAt(view, seat, id, side.seat)}</span>
          </span>
          <b>{side.total}</b>
        </div>
      ))}
      {province.destroyed ? null : (
        <div className="sk-dim">
          {province.pillaged ? speaker.say('ui.pillaged') : speaker.name('reward', province.token)}
        </div>
      )}
      {doomed?.province === id ? (
        <div className="br-tip-doom">{speaker.say('ui.doomed', { glory: doomed.glory })}</div>
      ) : null}
    </div>
  );
}
