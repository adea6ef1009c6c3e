import type { ReactElement } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Term } from '../../../../kit/table/Term.tsx';
import { Thing } from '../../../../kit/table/Thing.tsx';
import type { ReaversFact } from '../../rules/facts.ts';
import type { SeatView } from '../../rules/view.ts';
import { DieArt } from '../DieArt.tsx';
import { CRESTS, UPGRADE_ICONS } from '../pieces.ts';
import { aboutOf } from '../play/about.ts';
import type { Play, ReaversProps } from '../play/play.ts';
import { newDice } from '../play/useFresh.ts';
import { Hull } from './Hull.tsx';

interface LongshipProps extends ReaversProps {
  readonly play: Play;
  readonly of: SeatView;
  readonly fresh: readonly ReaversFact[];
}

interface Bench {
  readonly key: string;
  readonly die: string;
  /** It has just been rolled, or come. */
  readonly rolls: boolean;
}

function benchesOf(of: SeatView, fresh: readonly ReaversFact[]): Bench[] {
  const came = newDice(fresh, of.seat);
  return of.dice.flatMap(({ die, count }) =>
    Array.from({ length: count }, (_, i) => ({
      key: `${die}/${i}`,
      die,
      rolls: count - i <= (came.get(die) ?? 0),
    })),
  );
}

/** A seat's longship: dice on its benches, upgrade tiles at the prow. */
export function Longship({ play, of, fresh, view, seat, speaker }: LongshipProps): ReactElement {
  const own = of.seat === seat;
  const benches = benchesOf(of, fresh);
  const places = Math.max(view.diceSpaces, benches.length);
  const columns = Math.ceil(places / 2);
  const tiles = of.upgrades.flatMap(({ upgrade, faceUp, faceDown }) => [
    ...Array.from({ length: faceUp }, (_, i) => ({ key: `${upgrade}/up/${i}`, upgrade, up: true })),
    ...Array.from({ length: faceDown }, (_, i) => ({ key: `${upgrade}/down/${i}`, upgrade, up: false })),
  ]);
  const losing = play.choices.some(choice => choice.kind === 'lose-upgrade');
  return (
    <section className="rm-ship" aria-label={speaker.say('ui.ship-of', { seat: of.seat })}>
      <div className="rm-ship-box">
        <Hull side={CRESTS[of.crest]} />
        <ul
          className="rm-benches"
          style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
          aria-label={speaker.say('ui.dice-of', { n: of.crew, room: view.diceSpaces })}
        >
          {benches.map(({ key, die, rolls }, i) => {
            const wild = die === of.wild;
            const name = wild ? speaker.say('ui.wild-die', { die }) : speaker.name('die', die);
            const art = <DieArt die={die} wild={wild} />;
            return (
              <li key={key} className="rm-bench" data-over={i >= view.diceSpaces} data-rolls={rolls}>
                <Term title={name} {...aboutOf('dice', speaker)}>
                  {own ? (
                    <Thing
                      target={`die:${die}`}
                      sign={play.sign(`die:${die}`)}
                      label={name}
                      className="rm-die"
                      onTouch={play.touch}
                    >
                      {art}
                    </Thing>
                  ) : (
                    <span className="rm-die">
                      <DieArt die={die} wild={wild} label={name} />
                    </span>
                  )}
                </Term>
              </li>
            );
          })}
          {Array.from({ length: places - benches.length }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty benches
            <li key={`free ${i}`} className="rm-bench rm-bench-free" />
          ))}
        </ul>
        <ul className="rm-upgrades" aria-label={speaker.say('content.upgrades')}>
          {tiles.map(({ key, upgrade, up }) => {
            const label = speaker.say(up ? 'ui.tile-up' : 'ui.tile-down', { upgrade });
            const face = UPGRADE_ICONS[upgrade].map(icon => <Icon key={icon} name={icon} size={up ? 19 : 15} />);
            const sign = up || losing ? play.sign(`upgrade:${upgrade}`) : 'none';
            return (
              <li key={key} data-up={up}>
                <Term title={label} {...aboutOf('upgrade', speaker)}>
                  {own && (up || losing) ? (
                    <Thing
                      target={`upgrade:${upgrade}`}
                      sign={sign}
                      label={label}
                      className="rm-upgrade"
                      onTouch={play.touch}
                    >
                      {face}
                    </Thing>
                  ) : (
                    <span className="rm-upgrade">
                      {face}
                      <span className="sk-heard">{label}</span>
                    </span>
                  )}
                </Term>
              </li>
            );
          })}
          {Array.from({ length: Math.max(0, view.upgradeSlots - tiles.length) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places
            <li key={`free ${i}`} className="rm-upgrade rm-upgrade-free" />
          ))}
        </ul>
      </div>
    </section>
  );
}
