import type { ReactElement } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Thing } from '../../../../kit/table/Thing.tsx';
import type { ChoiceOf } from '../../rules/choices.ts';
import type { PaymentFrame } from '../../rules/frames.ts';
import { NEED_IDS } from '../../rules/numbers.ts';
import type { SeatView } from '../../rules/view.ts';
import { DieArt } from '../DieArt.tsx';
import { FACE_ICONS, UPGRADE_ICONS } from '../pieces.ts';
import type { Play, ReaversProps } from '../play/play.ts';
import type { Target } from '../play/targets.ts';

/** All dice of a seat, those on artefacts last. */
const allDice = (of: SeatView): string[] => [
  ...of.dice.flatMap(({ die, count }) => Array.from({ length: count }, () => die)),
  ...of.artefacts.flatMap(({ die }) => (die === null ? [] : [die])),
];

/** One way to pay, and the dice that it leaves. */
interface Way {
  readonly target: Target;
  readonly choice: ChoiceOf<'spend' | 'spend-upgrade'>;
  readonly left: readonly string[];
}

function without(dice: readonly string[], die: string): string[] {
  const left = [...dice];
  left.splice(left.indexOf(die), 1);
  return left;
}

/** What is to be spent, and what each way to pay would leave. */
export function Payment({
  frame,
  play,
  view,
  speaker,
}: ReaversProps & { play: Play; frame: PaymentFrame }): ReactElement {
  const dice = allDice(view.seats[frame.seat]);
  const ways = play.choices.flatMap((choice): Way[] => {
    if (choice.kind === 'spend') {
      const target: Target = choice.off === undefined ? `die:${choice.die}` : `artefact:${choice.off}`;
      return [{ target, choice, left: without(dice, choice.die) }];
    }
    return choice.kind === 'spend-upgrade' ? [{ target: `upgrade:${choice.upgrade}`, choice, left: dice }] : [];
  });
  return (
    <div className="rm-payment">
      <ul className="rm-needs">
        {frame.needs.map((need, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal needs have no name of their own
          <li key={i} className="rm-need" data-paid={i < frame.at} data-now={i === frame.at}>
            <Icon
              name={FACE_ICONS[NEED_IDS[need]] ?? 'rolling-dices'}
              size={24}
              label={speaker.name('need', NEED_IDS[need])}
            />
            {i < frame.at && <Icon name="check-mark" size={14} className="rm-needs-paid" />}
          </li>
        ))}
      </ul>
      {ways.length > 0 && NEED_IDS[frame.needs[frame.at]] !== 'any' && (
        <table className="rm-ways">
          <thead>
            <tr>
              <th scope="col">{speaker.say('ui.spend')}</th>
              <th scope="col">{speaker.say('ui.leaves')}</th>
            </tr>
          </thead>
          <tbody>
            {ways.map(({ target, choice, left }) => (
              <tr key={target} data-ready={choice === play.ready || undefined}>
                <td>
                  <Thing
                    target={target}
                    sign={play.sign(target)}
                    label={speaker.choice(choice)}
                    className="rm-die"
                    onTouch={play.touch}
                  >
                    {choice.kind === 'spend' ? (
                      <DieArt die={choice.die} size={36} wild={choice.die === view.seats[frame.seat].wild} />
                    ) : (
                      <span className="rm-upgrade">
                        {UPGRADE_ICONS[choice.upgrade].map(icon => (
                          <Icon key={icon} name={icon} size={17} />
                        ))}
                      </span>
                    )}
                  </Thing>
                </td>
                <td>
                  <span className="rm-ways-left">
                    {left.map((die, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: equal dice have no name of their own
                      <DieArt key={i} die={die} size={22} />
                    ))}
                    {left.length === 0 && speaker.say('table.no-dice')}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
