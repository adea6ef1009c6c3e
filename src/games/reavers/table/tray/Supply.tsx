import type { ReactElement } from 'react';
import { Thing } from '../../../../kit/table/Thing.tsx';
import { COLOURS, type Colour } from '../../content/dice.ts';
import type { GainDiceFrame } from '../../rules/frames.ts';
import { colourNumber, DIE_COLOUR, DIE_FACE, DIE_IDS } from '../../rules/numbers.ts';
import { BlankDie, DieArt } from '../DieArt.tsx';
import type { Play, ReaversProps } from '../play/play.ts';

/** Dice of the supply: on a face to choose, or of a colour to roll. */
export function Supply({
  frame,
  play,
  view,
  speaker,
}: ReaversProps & { play: Play; frame: GainDiceFrame }): ReactElement {
  const wanted = frame.dice[frame.at];
  // Dice chosen to be rolled leave the supply when all of them are.
  const chosen = frame.roll ? frame.dice.slice(0, frame.at) : [];
  const left = (colour: Colour) => view.supply.dice[colour] - chosen.filter(one => one === colourNumber[colour]).length;
  const colours = COLOURS.filter(colour => wanted === undefined || wanted < 0 || colourNumber[colour] === wanted);
  return (
    <ul className="rm-supply">
      {colours.map(colour => (
        <li key={colour} className="rm-supply-row">
          {frame.roll ? (
            <Thing
              target={`colour:${colour}`}
              sign={play.sign(`colour:${colour}`)}
              label={speaker.say('choice.roll-die', { colour })}
              className="rm-die"
              onTouch={play.touch}
            >
              <BlankDie colour={colour} size={56} />
            </Thing>
          ) : (
            DIE_IDS.filter((_, die) => COLOURS[DIE_COLOUR[die]] === colour)
              .sort((a, b) => DIE_FACE[DIE_IDS.indexOf(a)] - DIE_FACE[DIE_IDS.indexOf(b)])
              .map(die => (
                <Thing
                  key={die}
                  target={`face:${die}`}
                  sign={play.sign(`face:${die}`)}
                  label={speaker.name('die', die)}
                  className="rm-die"
                  onTouch={play.touch}
                >
                  <DieArt die={die} size={44} wild={die === view.seats[frame.seat].wild} />
                </Thing>
              ))
          )}
          <span className="rm-supply-left sk-dim">{speaker.say('ui.left', { n: left(colour) })}</span>
        </li>
      ))}
    </ul>
  );
}
