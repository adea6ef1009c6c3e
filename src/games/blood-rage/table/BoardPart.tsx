import { type ReactElement, useMemo } from 'react';
import { Medallion } from '../../../client/look/Medallion.tsx';
import { explain } from '../rules/explain.ts';
import { strength } from '../rules/figures.ts';
import { placeNumber } from '../rules/numbers.ts';
import { readView } from '../rules/read-view.ts';
import type { FigureGroup, View } from '../rules/view.ts';
import { Board, type BoardFigure } from './board/Board.tsx';
import type { Flight } from './board/Flights.tsx';
import type { BoardForm } from './board/layout.ts';
import { clanOf } from './parts.ts';
import { CLANS } from './pieces.ts';
import type { BloodRageProps, Play } from './play/usePlay.ts';

const after = (text: string): string => text.slice(text.indexOf(':') + 1);

const boardFigures = (view: View, groups: readonly FigureGroup[]): BoardFigure[] =>
  groups.map(({ seat, figure, count, strength: str }) => ({ clan: clanOf(view, seat), figure, count, str }));

/** What may be chosen on the board, in the board's own words. */
function litOn(view: View, seat: number | null, play: Play) {
  const places = new Set<string>();
  const figures = new Set<string>();
  const mine = seat === null ? null : clanOf(view, seat);
  for (const target of play.lit) {
    const id = after(target);
    if (target.startsWith('place:')) places.add(id);
    else if (target.startsWith('figure:')) {
      const [place, figure] = id.split('/');
      figures.add(`${place}/${mine}/${figure}`);
    } else if (target.startsWith('from:')) {
      const groups = view.provinces.find(p => p.id === id)?.figures ?? [];
      for (const group of groups) if (group.seat === seat) figures.add(`${id}/${mine}/${group.figure}`);
    }
  }
  const kinds = new Set(play.choices.map(choice => choice.kind));
  const pillaging = kinds.has('pillage') || kinds.has('pillage-again');
  const entering = !pillaging || play.way.touched.length > 0;
  return { places, figures, villages: entering ? places : undefined, tokens: entering ? undefined : places };
}

interface BoardPartProps extends BloodRageProps {
  readonly play: Play;
  readonly form?: BoardForm | undefined;
  readonly flights?: readonly Flight[] | undefined;
  onHover(place: string | null): void;
}

/** The board, wired: what lies there, what may be touched, what a touch means. */
export function BoardPart(props: BoardPartProps): ReactElement {
  const { view, seat, play, speaker, lookingBack, form, highlight, onHover } = props;
  const state = useMemo(() => readView(view), [view]);
  const { places, figures, villages, tokens } = useMemo(() => litOn(view, seat, play), [view, seat, play]);
  const { doomed } = view;

  const groupsAt = (id: string) => [...view.provinces, ...view.fjords].find(p => p.id === id)?.figures ?? [];
  const sidesAt = (id: string) => {
    const province = placeNumber[id];
    return view.clans
      .map(clan => ({ clan: clan.clan, seat: clan.seat, total: strength(state, clan.seat, province) }))
      .filter(side => side.total > 0 || groupsAt(id).some(group => group.seat === side.seat));
  };
  /** A total taken apart: "3 + 1 + 2". */
  const termsAt = (id: string, of: number): string => {
    const { terms } = explain(view, seat, { about: 'strength', seat: of, province: id });
    return terms.length > 1 ? terms.map(term => term.amount).join(' + ') : '';
  };
  const freeAt = (id: string): string | null => {
    const province = view.provinces.find(p => p.id === id);
    if (!province || province.destroyed) return null;
    if (province.villages === null) return speaker.say('table.no-limit');
    const taken = province.figures.reduce((sum, group) => sum + group.count, 0);
    return speaker.say('table.free', { free: province.villages - taken, villages: province.villages });
  };
  const describe = (id: string): string => {
    const province = view.provinces.find(p => p.id === id);
    const parts = [speaker.name('place', id)];
    if (province?.destroyed) parts.push(speaker.say('ui.destroyed'));
    else if (province) {
      parts.push(freeAt(id) ?? '');
      parts.push(province.pillaged ? speaker.say('ui.pillaged') : speaker.name('reward', province.token));
      if (doomed?.province === id) parts.push(speaker.say('ui.doomed', { glory: doomed.glory }));
    }
    for (const group of groupsAt(id)) {
      const clan = speaker.name('clan', clanOf(view, group.seat));
      parts.push(`${clan}: ${group.count} ${speaker.name('figure', group.figure)}`);
    }
    return parts.filter(Boolean).join(', ');
  };

  const tip = (id: string) => {
    const province = view.provinces.find(p => p.id === id);
    if (!province) return null;
    return (
      <div className="br-tip">
        <div className="br-tip-head">
          <b className="sk-display">{speaker.name('place', id)}</b>
          <span className="sk-dim">{freeAt(id) ?? speaker.say('ui.destroyed')}</span>
        </div>
        {sidesAt(id).map(side => (
          <div key={side.clan} className="br-tip-side">
            <Medallion kind="seat" side={CLANS[side.clan]} size={26} />
            <span>
              {speaker.name('clan', side.clan)}
              <span className="br-tip-terms sk-dim">{termsAt(id, side.seat)}</span>
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
  };

  const last = play.way.touched.at(-1);
  const selected = last?.startsWith('place:') || last?.startsWith('from:') ? after(last) : null;
  return (
    <Board
      provinces={view.provinces.map(p => ({
        id: p.id,
        token: p.token,
        pillaged: p.pillaged,
        destroyed: p.destroyed,
        doomed: doomed?.province === p.id && !p.destroyed ? doomed.glory : 0,
        villages: p.villages ?? 0,
        figures: boardFigures(view, p.figures),
      }))}
      fjords={view.fjords.map(f => ({ id: f.id, figures: boardFigures(view, f.figures) }))}
      lit={places}
      litVillages={villages}
      litTokens={tokens}
      litFigures={figures}
      selected={highlight?.kind === 'place' ? highlight.id : selected}
      looking={lookingBack}
      form={form}
      name={speaker.name('word', 'board')}
      label={id => speaker.name('place', id)}
      regionLabel={id => speaker.name('region', id)}
      describe={describe}
      describeFigure={key => {
        const [place, clan, figure] = key.split('/');
        return `${speaker.name('clan', clan)}: ${speaker.name('figure', figure)}, ${speaker.name('place', place)}`;
      }}
      onPlace={id => play.touch(play.lit.has(`from:${id}`) && !places.has(id) ? `from:${id}` : `place:${id}`)}
      onFigure={key => {
        const [place, , figure] = key.split('/');
        if (play.lit.has(`figure:${place}/${figure}`)) play.touch(`figure:${place}/${figure}`);
        else if (play.lit.has(`from:${place}`)) play.touch(`from:${place}`);
        else play.touch(`place:${place}`);
      }}
      onHover={onHover}
      flights={props.flights}
      tip={form === 'mini' ? undefined : tip}
      strings={{
        destroyed: speaker.say('ui.destroyed'),
        doomed: glory => speaker.say('ui.doomed', { glory }),
        doomedShort: speaker.name('word', 'doomed'),
      }}
    />
  );
}
