import type { ReactElement } from 'react';
import type { Speaker } from '../../../../engine/text/text.ts';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Thing } from '../../../../kit/table/Thing.tsx';
import type { ChoiceOf, ReaversChoice } from '../../rules/choices.ts';
import type { PaymentFrame } from '../../rules/frames.ts';
import { NEED_IDS } from '../../rules/numbers.ts';
import { DieArt } from '../DieArt.tsx';
import { FACE_ICONS, UPGRADE_ICONS } from '../pieces.ts';
import type { Paid } from '../play/paying.ts';
import type { Play, ReaversProps } from '../play/play.ts';
import type { Target } from '../play/targets.ts';
import type { Paying } from '../play/usePaying.ts';
import { diceOf, without } from './laid-dice.ts';

/** One way to pay, and the dice that it leaves. */
interface Way {
  readonly target: Target;
  readonly choice: ChoiceOf<'spend' | 'spend-upgrade'>;
  readonly left: readonly string[];
}

type Wired = ReaversProps & { readonly play: Play; readonly paying: Paying | null; readonly frame: PaymentFrame };

/** The dice that are left once this is paid, too. */
const leaving = (dice: readonly string[], { choice }: Paid): readonly string[] =>
  choice.kind === 'spend' ? without(dice, choice.die) : dice;

/** What pays: a die, or a tile. */
function Payer({ choice, view, frame }: Wired & { readonly choice: ReaversChoice }): ReactElement | null {
  if (choice.kind === 'spend') {
    return <DieArt die={choice.die} size={36} wild={choice.die === view.seats[frame.seat].wild} />;
  }
  return choice.kind === 'spend-upgrade' ? (
    <span className="rm-upgrade">
      {UPGRADE_ICONS[choice.upgrade].map(icon => (
        <Icon key={icon} name={icon} size={17} />
      ))}
    </span>
  ) : null;
}

/** What is laid out for one of several things to be paid; where something else could be, a touch lays that out. */
function LaidFor({ at, ...props }: Wired & { readonly at: number }): ReactElement | null {
  const { paying, speaker } = props;
  const laid = paying?.row.find(each => each.at === at);
  if (!paying || !laid) return null;
  const { choice, others } = laid;
  const payer = <Payer choice={choice} {...props} />;
  if (others.length === 0) return <span className="rm-laid-for">{payer}</span>;
  return (
    <button
      type="button"
      className="rm-laid-for rm-laid-other"
      data-act="pay-other"
      aria-label={speaker.choice(choice)}
      title={speaker.say('ui.hint-payment')}
      onClick={() => paying.wish(at, others[0])}
    >
      {payer}
      <Icon name="cycle" size={13} className="rm-laid-turn" />
    </button>
  );
}

function DiceLeft({ dice, speaker }: { readonly dice: readonly string[]; readonly speaker: Speaker }): ReactElement {
  return (
    <span className="rm-ways-left">
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal dice have no name of their own
        <DieArt key={i} die={die} size={22} />
      ))}
      {dice.length === 0 && speaker.say('table.no-dice')}
    </span>
  );
}

/** What is left when all is paid as it is laid out. */
const Left = ({ dice, speaker }: Wired & { readonly dice: readonly string[] }): ReactElement => (
  <p className="rm-left">
    <b>{speaker.say('ui.leaves')}</b>
    <DiceLeft dice={dice} speaker={speaker} />
  </p>
);

/** What is to be spent, and what each way to pay would leave. */
export function Payment(props: Wired): ReactElement {
  const { frame, play, paying, view, speaker } = props;
  const dice = diceOf(view.seats[frame.seat]);
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
          <li key={i} className="rm-need-row">
            <span className="rm-need" data-paid={i < frame.at} data-now={i === frame.at}>
              <Icon
                name={FACE_ICONS[NEED_IDS[need]] ?? 'rolling-dices'}
                size={24}
                label={speaker.name('need', NEED_IDS[need])}
              />
              {i < frame.at && <Icon name="check-mark" size={14} className="rm-needs-paid" />}
            </span>
            <LaidFor {...props} at={i} />
          </li>
        ))}
      </ul>
      {paying && <Left {...props} dice={paying.row.reduce(leaving, dice)} />}
      {!paying && ways.length > 0 && NEED_IDS[frame.needs[frame.at]] !== 'any' && (
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
                    <Payer choice={choice} {...props} />
                  </Thing>
                </td>
                <td>
                  <DiceLeft dice={left} speaker={speaker} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
