import type { ReactElement } from 'react';
import type { Prospect } from '../../engine/contract/explain.ts';
import { chanceId } from '../../engine/text/foreseen.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { Icon, type IconName } from '../look/Icon.tsx';
import './price-tag.css';

/** The sign of each thing that is paid with. */
export type Coins = Readonly<Record<string, IconName>>;

interface PriceTagProps {
  readonly prospect: Pick<Prospect, 'prices' | 'gains' | 'chance' | 'atMost'>;
  readonly coins: Coins;
  readonly speaker: Speaker;
}

/** What an answer costs and leaves, what it brings, and how likely it is to succeed. */
export function PriceTag({ prospect, coins, speaker }: PriceTagProps): ReactElement {
  const { prices = [], gains = [], chance, atMost } = prospect;
  return (
    <span className="sk-prices">
      {chance !== undefined && <b className="sk-price">{speaker.say(chanceId(atMost), { chance })}</b>}
      {gains.map(({ what, gain }) => (
        <span key={what} className="sk-price">
          {coins[what] && <Icon name={coins[what]} size={14} label={speaker.say(`price.${what}`)} />}
          {`+${gain}`}
        </span>
      ))}
      {prices.map(({ what, cost, left }) => (
        <span key={what} className="sk-price" data-lacking={left < 0 || undefined}>
          {coins[what] && <Icon name={coins[what]} size={14} label={speaker.say(`price.${what}`)} />}
          {cost}
          <small>
            {left < 0 ? speaker.say('hall.price.lacks', { lacks: -left }) : speaker.say('hall.price.leaves', { left })}
          </small>
        </span>
      ))}
    </span>
  );
}

/** The same on a button: nothing where nothing is known of it. */
export function priceOf(
  prospect: Prospect | null | undefined,
  coins: Coins,
  speaker: Speaker,
): ReactElement | undefined {
  const { prices = [], gains = [], chance } = prospect ?? {};
  if (!prospect || (prices.length === 0 && gains.length === 0 && chance === undefined)) return undefined;
  return <PriceTag prospect={prospect} coins={coins} speaker={speaker} />;
}
