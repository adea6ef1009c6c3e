import type { ReactElement } from 'react';
import { Icon } from '../../../kit/look/Icon.tsx';
import { cardArt } from './pieces.ts';
import './upgrade-chips.css';

interface UpgradeChipsProps {
  readonly upgrades: readonly { readonly key: string; readonly name: string }[];
  /** Hollows for those that are not there yet, up to so many. */
  readonly slots: number;
  /** In words, for who hears it. */
  readonly spoken: string;
}

/** The upgrades of a clan, by their pictures. */
export function UpgradeChips({ upgrades, slots, spoken }: UpgradeChipsProps): ReactElement {
  const free = Array.from({ length: Math.max(0, slots - upgrades.length) }, (_, i) => `free ${i}`);
  return (
    <span className="br-chips">
      <span className="sk-heard">{spoken}</span>
      {upgrades.map((u, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a clan may have an upgrade twice
        <span key={`${u.key}/${i}`} className="br-chip br-chip-full sk-cut" title={u.name} aria-hidden="true">
          <Icon name={cardArt(u.key, 'upgrade')} size={16} color="var(--on-vellum)" />
        </span>
      ))}
      {free.map(id => (
        <span key={id} className="br-chip sk-hollow sk-cut" aria-hidden="true" />
      ))}
    </span>
  );
}
