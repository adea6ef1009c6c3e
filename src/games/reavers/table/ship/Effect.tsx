import type { ReactElement } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import type { Gain } from '../../content/gain.ts';
import { REAVERS } from '../../content/reavers.ts';
import { BlankDie, DieArt } from '../DieArt.tsx';
import { DECK_LOOKS, RESOURCE_ICONS } from '../pieces.ts';

const SIZE = 16;

/** What is gained, in signs. */
function Gained({ gain }: { readonly gain: Gain | 'prophecy' }): ReactElement {
  if (gain === 'prophecy') return <Icon name={DECK_LOOKS.prophecies.icon} size={SIZE} />;
  const { food = 0, glory = 0, favour = 0, token } = gain;
  return (
    <>
      {food > 0 && (
        <>
          {food}
          <Icon name="meat" size={SIZE} />
        </>
      )}
      {glory > 0 && (
        <>
          {glory}
          <Icon name="laurel-crown" size={SIZE} />
        </>
      )}
      {favour > 0 && (
        <>
          {favour}
          <Icon name="rune-stone" size={SIZE} />
        </>
      )}
      {token && <Icon name={RESOURCE_ICONS[token]} size={SIZE} />}
    </>
  );
}

/** What a specialised reaver does, in signs; its words are in the zoom. */
export function Effect({ id }: { readonly id: string }): ReactElement | null {
  const reaver = REAVERS.find(each => each.id === id);
  const ability = reaver?.ability;
  switch (ability?.kind) {
    case undefined:
      return null;
    case 'search':
      return (
        <span className="rm-effect">
          2<Icon name={DECK_LOOKS[ability.deck].icon} size={SIZE} />
        </span>
      );
    case 'turn-die':
      return (
        <span className="rm-effect">
          {ability.colour === 'any' ? (
            <Icon name="rolling-dices" size={SIZE} />
          ) : (
            <BlankDie colour={ability.colour} size={SIZE} />
          )}
          <Icon name="cycle" size={13} />
        </span>
      );
    case 'die':
      return (
        <span className="rm-effect">
          +<DieArt die={`${ability.colour}-${ability.face === 'clan' ? reaver?.clan : ability.face}`} size={20} />
        </span>
      );
    case 'gain':
      return (
        <span className="rm-effect">
          +<Gained gain={ability.gain} />
        </span>
      );
    case 'dice-for':
      return (
        <span className="rm-effect">
          {ability.dice > 1 && ability.dice}
          <Icon name="rolling-dices" size={SIZE} />
          <span className="rm-effect-to">
            <Gained gain={ability.gain} />
          </span>
        </span>
      );
    case 'favour-for':
      return (
        <span className="rm-effect">
          {ability.favour > 1 && ability.favour}
          <Icon name="rune-stone" size={SIZE} />
          <span className="rm-effect-to">
            <Gained gain={ability.gain} />
          </span>
        </span>
      );
  }
}
