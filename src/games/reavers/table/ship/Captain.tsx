import type { ReactElement } from 'react';
import { Icon, type IconName } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { Tooltip } from '../../../../kit/look/Tooltip.tsx';
import { type About, Term } from '../../../../kit/table/Term.tsx';
import { Thing } from '../../../../kit/table/Thing.tsx';
import { TERRITORY_KINDS, type TerritoryKind } from '../../content/territories.ts';
import type { SeatView } from '../../rules/view.ts';
import { CRESTS, RESOURCE_ICONS, TERRITORY_LOOKS } from '../pieces.ts';
import { aboutOf } from '../play/about.ts';
import { drawn } from '../play/cards.ts';
import { estimateOf } from '../play/estimate.ts';
import type { Play, ReaversProps } from '../play/play.ts';
import { ReaversCard } from '../ZoomCard.tsx';

type Wired = ReaversProps & { readonly play: Play; readonly of: SeatView };

/** A number with its icon and its word. */
function Count({ icon, n, word, about }: { icon: IconName; n: number; word: string; about: About }): ReactElement {
  return (
    <Term title={word} {...about}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what it is can be read by keyboard, too */}
      <span className="rm-count" tabIndex={0}>
        <Icon name={icon} size={18} />
        <b>{n}</b>
        <span className="sk-heard">{word}</span>
      </span>
    </Term>
  );
}

/** The leader, or the place for one. */
function Leader({ of, play, seat, speaker, view }: Wired): ReactElement {
  const sign = of.seat === seat ? play.sign('slot:leader') : 'none';
  const card = of.leader === null ? null : drawn(of.leader, speaker, view);
  const wild = of.wild === null ? '' : speaker.say('ui.wild', { die: of.wild });
  const body = card ? (
    <>
      <span className="rm-leader-art" style={{ background: card.dye, color: card.on }}>
        <Icon name={card.art} size={30} />
      </span>
      <span className="rm-strip-words">
        <b>{card.name}</b>
        <span>{wild}</span>
      </span>
    </>
  ) : (
    <span className="rm-strip-words">{speaker.say('ui.no-leader')}</span>
  );
  const className = card ? 'rm-strip rm-leader rm-cut' : 'rm-strip rm-strip-free rm-leader rm-cut';
  return (
    <Tooltip
      bare={card !== null}
      content={card ? <ReaversCard card={card} speaker={speaker} /> : aboutOf('leader', speaker).words}
    >
      {of.seat === seat ? (
        <Thing
          target="slot:leader"
          sign={sign}
          label={card ? speaker.say('ui.leader-is', { card: card.id, wild }) : speaker.say('ui.no-leader')}
          className={className}
          onTouch={play.touch}
        >
          {body}
        </Thing>
      ) : (
        <span className={className} tabIndex={card ? 0 : undefined}>
          {body}
        </span>
      )}
    </Tooltip>
  );
}

const TILE_WORDS: Readonly<Record<TerritoryKind, string>> = {
  food: 'ui.tiles-food',
  favour: 'ui.tiles-favour',
  dice: 'ui.tiles-dice',
};

/** Who it is: numbers, leader, territories, and what the end would bring. */
export function Captain(props: Wired): ReactElement {
  const { of, view, seat, speaker } = props;
  const own = of.seat === seat;
  const { total } = estimateOf(view, of.seat);
  const tiles = TERRITORY_KINDS.map(kind => ({
    kind,
    n: of.territories.filter(({ territory }) => territory.startsWith(kind)).length,
  }));
  return (
    <Plank
      as="section"
      className="rm-captain"
      label={speaker.say('ui.ship-of', { seat: of.seat })}
      groove={own || seat === null ? undefined : 'ice'}
    >
      <div className="rm-captain-head">
        <Medallion kind="seat" side={CRESTS[of.crest]} size={46} />
        <div>
          <h2 className="sk-display">
            {own ? speaker.say('ui.your-ship') : speaker.say('ui.ship-of', { seat: of.seat })}
          </h2>
          <p className="rm-captain-glory">
            <Icon name="laurel-crown" size={18} />
            <b>{of.glory}</b>
            <span className="rm-captain-end">{speaker.say('ui.at-the-end', { total })}</span>
          </p>
        </div>
      </div>
      <div className="rm-counts">
        {(['food', 'favour', 'terror'] as const).map(what => (
          <Count
            key={what}
            icon={RESOURCE_ICONS[what]}
            n={of[what]}
            word={speaker.say(`resource.${what}.counted`, { n: of[what] })}
            about={aboutOf(what, speaker)}
          />
        ))}
        {(['farm', 'wall', 'tower'] as const).map(what => (
          <Count
            key={what}
            icon={RESOURCE_ICONS[what]}
            n={of.tokens[what]}
            word={speaker.say(`resource.${what}.counted`, { n: of.tokens[what] })}
            about={aboutOf(what, speaker)}
          />
        ))}
      </div>
      <Term {...aboutOf('leader', speaker)}>
        <h3 className="sk-title">{speaker.say('ui.leader')}</h3>
      </Term>
      <Leader {...props} />
      <ul className="rm-tiles" aria-label={speaker.say('source.territories')}>
        {tiles.map(({ kind, n }) => (
          <li key={kind} className="sk-cut" style={{ background: TERRITORY_LOOKS[kind].dye }}>
            <Count
              icon={TERRITORY_LOOKS[kind].icon}
              n={n}
              word={speaker.say(TILE_WORDS[kind], { n })}
              about={aboutOf('territories', speaker)}
            />
          </li>
        ))}
      </ul>
    </Plank>
  );
}
