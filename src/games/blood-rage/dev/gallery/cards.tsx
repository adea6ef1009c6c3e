import type { ReactElement } from 'react';
import type { CardSize } from '../../../../kit/look/Card.tsx';
import { Tooltip } from '../../../../kit/look/Tooltip.tsx';
import { BloodRageCard, type BloodRageCardData } from '../../table/BloodRageCard.tsx';

const card = (
  key: string,
  kind: BloodRageCardData['kind'],
  value: string | number,
  name: string,
  kindLine: string,
  text: string,
  god?: string,
  foot?: string,
): BloodRageCardData => ({ id: key, key, kind, value, name, kindLine, text, god, foot });

export const HAND: BloodRageCardData[] = [
  card(
    'fire-giant',
    'upgrade',
    4,
    'Fire Giant',
    'Monster · cost 4',
    'Invading: rival Leaders, Warriors and Ships there are destroyed.',
  ),
  card(
    'experts-in-arms',
    'upgrade',
    2,
    'Experts in Arms',
    'Warriors · cost 2',
    'Your Warriors have STR 2, and cost 2 to invade.',
  ),
  card('jotunheim', 'quest', 7, 'Jotunheim!', 'Quest · glory 7', 'Hold the most strength in one Jotunheim province.'),
  card('tyrs-rage', 'battle', '+6', 'Tyr’s Rage', 'Battle', 'Strength +6.', 'tyr'),
  card(
    'odins-tide',
    'battle',
    '+1',
    'Odin’s Tide',
    'Battle',
    'All keep one figure in this battle; the rest fall.',
    'odin',
  ),
  card(
    'heimdalls-eye',
    'battle',
    '+2',
    'Heimdall’s Eye',
    'Battle',
    'May be added after the cards are shown.',
    'heimdall',
  ),
];
const LONG = card(
  'friggas-protection',
  'upgrade',
  0,
  'La protezione di Frigga dei boschi',
  'Potenziamento del clan · costo 0',
  'Ogni tua figura che sta per essere distrutta può essere mantenuta al suo posto pagando 1 furore; ciascuna figura si paga per sé, quante volte si vuole, finché c’è furore.',
  'frigga',
);
const DRAFT = [
  card(
    'lokis-eminence',
    'upgrade',
    2,
    'Loki’s Eminence',
    'Clan · cost 2',
    'Figures coming home from Valhalla score 2 glory each.',
    'loki',
    'three clan slots free',
  ),
  card(
    'fire-dragons',
    'upgrade',
    2,
    'Fire Dragons',
    'Ship · cost 2',
    'Each Ship you lose brings you 8 glory.',
    undefined,
    'ship slot free',
  ),
  LONG,
];
const noop = () => {};

export function CardsScene({ size }: { size: CardSize }): ReactElement {
  return (
    <div style={{ padding: 20, display: 'grid', gap: 24 }}>
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        {HAND.map((c, i) => (
          <Tooltip key={c.id} bare prefer="beside" content={<BloodRageCard card={c} size="zoom" />}>
            <BloodRageCard
              card={c}
              size={size}
              lit={i < 3}
              selected={i === 3}
              disabled={i > 3}
              reason={i === 5 ? 'Only in battle' : undefined}
              onPress={noop}
            />
          </Tooltip>
        ))}
        <BloodRageCard card={LONG} size={size} />
      </div>
      <div style={{ display: 'flex', gap: 10, flexWrap: 'wrap' }}>
        {DRAFT.map((c, i) => (
          <BloodRageCard key={c.id} card={c} size="draft" lit={i > 0} selected={i === 0} onPress={noop} />
        ))}
        <BloodRageCard card={LONG} size="zoom" />
      </div>
    </div>
  );
}

/** Every picture, to see that no card is left without one. */
export function AllCards({
  keys,
}: {
  keys: readonly (readonly [string, BloodRageCardData['kind'], string | undefined])[];
}): ReactElement {
  return (
    <div style={{ padding: 12, display: 'flex', gap: 6, flexWrap: 'wrap' }}>
      {keys.map(([key, kind, god]) => (
        <BloodRageCard
          key={key}
          size="phone"
          card={card(key, kind, kind === 'battle' ? '+2' : 2, key.replaceAll('-', ' '), kind, '', god)}
        />
      ))}
    </div>
  );
}
