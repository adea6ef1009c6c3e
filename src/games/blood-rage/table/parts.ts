import type { Speaker } from '../../../engine/text/text.ts';
import type { TallyOf } from '../../../kit/table/Tally.tsx';
import type { ClanView, View } from '../rules/view.ts';
import type { ClanName } from './pieces.ts';
import { cardOf } from './play/cards.ts';
import { TIPS, type Tip } from './play/tips.ts';

export const clanOf = (view: View, seat: number): ClanName => view.clans[seat].clan;

/** What a thing is, in one sentence, and the rule behind it. */
export const aboutOf = (tip: Tip, speaker: Speaker) => ({ words: speaker.say(`tip.${tip}`), clause: TIPS[tip] });

export const gloryOf = (glory: number, speaker: Speaker): TallyOf => ({
  icon: 'laurel-crown',
  value: glory,
  spoken: speaker.say('table.glory', { glory }),
  about: aboutOf('glory', speaker),
});

/** The three stats as they stand: Rage and Horns out of what the track allows. */
export function statTallies({ rage, onBoard, stats }: ClanView, speaker: Speaker): readonly TallyOf[] {
  const [most, axes, horns] = [stats.rage.value, stats.axes.value, stats.horns.value];
  return [
    {
      icon: 'small-fire',
      ember: true,
      value: rage,
      of: most,
      spoken: speaker.say('ui.rage-of', { n: rage, max: most }),
      about: aboutOf('rage', speaker),
    },
    {
      icon: 'battle-axe',
      value: axes,
      spoken: speaker.say('ui.axes', { n: axes }),
      about: aboutOf('axes', speaker),
    },
    {
      icon: 'beer-horn',
      value: onBoard,
      of: horns,
      spoken: speaker.say('ui.horns-of', { n: onBoard, max: horns }),
      about: aboutOf('horns', speaker),
    },
  ];
}

/** The three stats of the tracks alone, before an age begins. */
export function trackTallies({ stats }: ClanView, speaker: Speaker): readonly TallyOf[] {
  const [rage, axes, horns] = [stats.rage.value, stats.axes.value, stats.horns.value];
  return [
    {
      icon: 'small-fire',
      ember: true,
      value: rage,
      spoken: speaker.say('ui.rage-track', { n: rage }),
      about: aboutOf('rage', speaker),
    },
    {
      icon: 'battle-axe',
      value: axes,
      spoken: speaker.say('ui.axes', { n: axes }),
      about: aboutOf('axes', speaker),
    },
    {
      icon: 'beer-horn',
      value: horns,
      spoken: speaker.say('ui.horns-track', { n: horns }),
      about: aboutOf('horns', speaker),
    },
  ];
}

export interface Upgrade {
  readonly key: string;
  readonly name: string;
}

/** Upgrades on a sheet, for the chips. */
export const upgradesOf = (clan: ClanView, speaker: Speaker): readonly Upgrade[] =>
  clan.slots.flatMap(id => (id === null ? [] : [{ key: cardOf(id).key, name: speaker.name('card', id) }]));

export const spokenUpgrades = (upgrades: readonly Upgrade[], speaker: Speaker): string =>
  speaker.say('ui.upgrades', { n: upgrades.length, names: upgrades.map(({ name }) => name).join(', ') });

export const countOf = (groups: ClanView['reserve']): number => groups.reduce((sum, group) => sum + group.count, 0);
