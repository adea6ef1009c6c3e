import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../../../../kit/look/Icon.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { CONQUEST_PROSPERITY } from '../../content/conquest.ts';
import { areaOfSpot } from '../map/hex/spots.ts';
import { Terms } from '../parts/Terms.tsx';
import { useExplained } from '../parts/useExplained.ts';
import { frameOf, type SeenOf } from '../play/frames.ts';
import type { Wired } from '../play/play.ts';
import { holderAt, isHexId, isLand, placeName, sideName } from '../play/words.ts';
import { partiesOf } from './Battle.tsx';

/** Beside a battle: what either end of it would mean, and what the folk of the land are made of. */
export function BattleBeside(props: Wired): ReactElement | null {
  const frame = frameOf(props.view, 'battle');
  return frame ? <Ends {...props} frame={frame} /> : null;
}

function Ends(props: Wired & { readonly frame: SeenOf<'battle'> }): ReactElement {
  const { view, speaker, openRules, frame } = props;
  const { place, attacker, defender, free } = partiesOf(frame);
  const land = isLand(place);
  const holder = holderAt(view, place);
  const [folk] = useExplained(props, land ? [{ about: 'commoners', region: place, against: attacker }] : []);
  const of = land ? view.regions[place] : null;
  const line = (icon: IconName, clause: string, words: string): ReactNode => (
    <li>
      <Icon name={icon} size={17} />
      <button type="button" className="sc-term" onClick={() => openRules(clause)}>
        {words}
      </button>
    </li>
  );
  const margin = line('guards', 'SC-13.11', speaker.say('ui.if-margin'));
  return (
    <Plank as="section" className="sc-plan sc-ends" label={speaker.say('ui.battle-at', { place })} scrolls>
      <h3 className="sk-title">{speaker.say('ui.if-wins')}</h3>
      <ul>
        {land && line('flying-flag', 'SC-13.13', speaker.say('ui.if-land', { region: place, side: attacker }))}
        {land && free && line('wheat', 'SC-13.14', speaker.say('ui.if-free'))}
        {of && !free && (
          <>
            {line('two-coins', 'SC-13.25', speaker.say('ui.if-gold', { gold: of.wealth }))}
            {line('tower-flag', 'SC-13.24', speaker.say('ui.if-buildings'))}
            {line(
              'wheat',
              'SC-13.23',
              speaker.say('ui.if-prosperity', {
                before: of.prosperity,
                after: Math.max(1, of.prosperity - CONQUEST_PROSPERITY),
              }),
            )}
          </>
        )}
        {!free && line('death-skull', 'SC-13.22', speaker.say('ui.if-all-die', { side: defender }))}
        {margin}
      </ul>
      {isHexId(place) && holder !== null && (
        <p className="sk-dim sc-plan-note">
          {speaker.say('ui.not-capital', {
            name: placeName(speaker, areaOfSpot(view.content, place)),
            holder: sideName(speaker, holder),
          })}
        </p>
      )}
      <h3 className="sk-title">{speaker.say('ui.if-fails')}</h3>
      <ul>
        {line('death-skull', free ? 'SC-13.9' : 'SC-13.21', speaker.say('ui.if-all-die', { side: attacker }))}
        {frame.landed.some(count => count > 0) && line('drakkar', 'SC-13.21', speaker.say('ui.if-fleets'))}
        {!free && margin}
        {land && line('flying-flag', 'SC-13.21', speaker.say('ui.if-stays', { region: place }))}
      </ul>
      {folk && folk.terms.length > 0 && (
        <>
          <h3 className="sk-title">{speaker.say('ui.folk-of', { region: place })}</h3>
          <Terms speaker={speaker} openRules={openRules} explained={folk} />
        </>
      )}
    </Plank>
  );
}
