import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Tooltip } from '../../../../kit/look/Tooltip.tsx';
import { Thing } from '../../../../kit/table/Thing.tsx';
import type { TerritoryView } from '../../rules/view.ts';
import { TERRITORY_LOOKS } from '../pieces.ts';
import { valuesOf } from '../play/cards.ts';
import type { Play, ReaversProps } from '../play/play.ts';

type Seen = Pick<ReaversProps, 'view' | 'seat' | 'speaker'>;

const PRICES = ['food', 'favour'] as const;
const GIFTS = [...PRICES, 'chosen', 'rolled'] as const;

/** What there is of each, one after the other: another box may ask for both, and give all of it. */
const amountsOf = <W extends string>(all: readonly W[], of: { readonly [what in W]?: number }) =>
  all.flatMap(what => (of[what] ? [{ what, n: of[what] }] : []));

/** What its tiles may bring, what peace would leave me, how well it is defended. */
function About({ of, view, seat, speaker }: Seen & { of: TerritoryView }): ReactElement {
  const { tiles } = valuesOf(view.content).territories[of.id];
  const mine = seat === null ? null : view.seats[seat];
  return (
    <span className="rm-tip">
      <b className="sk-display">{speaker.name('territory', of.id)}</b>
      <span className="sk-dim">{speaker.say('table.territory', { ...of })}</span>
      {mine &&
        (mine.food >= of.food && mine.favour >= of.favour ? (
          <span>{speaker.say('ui.peace-leaves', { food: mine.food - of.food, favour: mine.favour - of.favour })}</span>
        ) : (
          <span className="rm-bad">{speaker.say('ui.peace-lacks', { price: amountsOf(PRICES, of) })}</span>
        ))}
      {tiles.map((tile, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: kinds of tiles have no name of their own
        <span key={i} className="sk-dim">
          {speaker.say('ui.tile', { copies: tile.copies, gives: amountsOf(GIFTS, tile) })}
        </span>
      ))}
      <span className="rm-footnote">{speaker.say('ui.reconstructed')}</span>
    </span>
  );
}

/** Nine stacks: three kinds, three levels. */
export function Territories(props: Seen & { play: Pick<Play, 'sign' | 'touch'> }): ReactElement {
  const { view, play, speaker } = props;
  return (
    <ul className="rm-territories">
      {view.territories.map(of => {
        const target = `territory:${of.id}` as const;
        const { dye, icon } = TERRITORY_LOOKS[of.kind];
        return (
          <li key={of.id} style={{ gridColumn: ['food', 'favour', 'dice'].indexOf(of.kind) + 1, gridRow: of.level }}>
            <Tooltip content={<About {...props} of={of} />}>
              <Thing
                target={target}
                sign={play.sign(target)}
                label={speaker.say('said.of', {
                  of: speaker.name('territory', of.id),
                  what: speaker.say('table.territory', { ...of }),
                })}
                className="rm-territory rm-cut"
                style={{ '--ground': dye } as CSSProperties}
                onTouch={play.touch}
              >
                <Icon name={icon} size={19} />
                <span className="rm-territory-cost">
                  <Icon name={of.food > 0 ? 'meat' : 'rune-stone'} size={14} />
                  {of.food > 0 ? of.food : of.favour}
                </span>
                <span className="rm-shield">{of.defence}</span>
                <span className="rm-territory-left">×{of.left}</span>
              </Thing>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
