import type { ReactElement } from 'react';
import type { Price } from '../../engine/contract/explain.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { Icon, type IconName } from '../look/Icon.tsx';
import './price-tag.css';

/** The sign of each thing that is paid with. */
export type Coins = Readonly<Record<string, IconName>>;

interface PriceTagProps {
  readonly prices: readonly Price[];
  readonly coins: Coins;
  readonly speaker: Speaker;
}

/** What an answer costs, and what it leaves. */
export function PriceTag({ prices, coins, speaker }: PriceTagProps): ReactElement {
  return (
    <span className="sk-prices">
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

/** The same on a button: nothing where nothing is paid. */
export const priceOf = (
  prices: readonly Price[] | undefined,
  coins: Coins,
  speaker: Speaker,
): ReactElement | undefined =>
  prices && prices.length > 0 ? <PriceTag prices={prices} coins={coins} speaker={speaker} /> : undefined;
