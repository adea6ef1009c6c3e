import type { ReactElement, ReactNode } from 'react';
import { USUAL } from '../../bots/level-names.ts';
import type { Seat } from '../../engine/contract/ask.ts';
import { Icon, type IconName } from '../../kit/look/Icon.tsx';
import { Dialog } from '../hall/Dialog.tsx';
import { openDialog } from '../hall/dialogs.ts';
import { levelName } from '../lobby/level.ts';
import { useSettings } from '../settings/kept.ts';
import { switchSound } from '../sound/switch-sound.ts';
import { useSpeech } from '../speech.tsx';
import './table-menu.css';

interface TableMenuProps {
  readonly title: string;
  /** The seats of people at this screen, by name; `bot` when one keeps it. */
  readonly people: readonly { readonly seat: Seat; readonly name: string; readonly bot: string | null }[];
  readonly over: boolean;
  readonly onClose: () => void;
  readonly onRules: () => void;
  readonly onReplay: () => void;
  readonly onRecap: () => void;
  readonly onAdvice: (() => void) | null;
  readonly onTextTable: () => void;
  /** Explains what is new, or stops it; null where nothing is explained. */
  readonly onExplain: (() => void) | null;
  readonly explaining: boolean;
  readonly onScore: (() => void) | null;
  /** Null while the log is not this reader's to have. */
  readonly onSave: (() => void) | null;
  readonly onTakeOver: (seat: Seat, bot: string | null) => void;
  /** Hands the screen to somebody else here; null where nobody else is. */
  readonly onHandTo: ((seat: Seat) => void) | null;
  /** Who has it now. */
  readonly seat: Seat | null;
  readonly onLeave: () => void;
  readonly children?: ReactNode | undefined;
}

export interface MenuEntry {
  readonly icon: IconName;
  readonly label: string;
  readonly text?: string | undefined;
  run(): void;
}

/** One line of a menu, which closes before it does anything. */
export function MenuItem({ icon, label, text, run, onClose }: MenuEntry & { onClose: () => void }): ReactElement {
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          onClose();
          run();
        }}
      >
        <Icon name={icon} size={20} />
        <span>
          <b>{label}</b>
          {text && <small>{text}</small>}
        </span>
      </button>
    </li>
  );
}

/** All that can be done at a table besides playing. */
export function TableMenu(props: TableMenuProps): ReactElement {
  const { title, people, over, onClose } = props;
  const { say, speaker } = useSpeech();
  const { volume, textTable } = useSettings();
  const sound = volume > 0;
  const seats = people.map(({ seat, name, bot }): MenuEntry => {
    return bot === null
      ? {
          icon: 'rock-golem',
          label: say('hall.menu.to-bot', { name }),
          text: say('hall.menu.to-bot.text', { level: levelName(speaker, USUAL) }),
          run: () => props.onTakeOver(seat, USUAL),
        }
      : { icon: 'three-friends', label: say('hall.menu.take-back', { name }), run: () => props.onTakeOver(seat, null) };
  });
  const { onHandTo } = props;
  const others = people.filter(({ seat, bot }) => bot === null && seat !== props.seat);
  const hands = others.map(
    ({ seat, name }): MenuEntry => ({
      icon: 'hand',
      label: say('hall.menu.hand-to', { name }),
      text: say('hall.menu.hand-to.text'),
      run: () => onHandTo?.(seat),
    }),
  );
  const groups: readonly (readonly MenuEntry[])[] = [
    [
      ...(props.onScore ? [{ icon: 'trophy', label: say('hall.score'), run: props.onScore } as const] : []),
      { icon: 'rule-book', label: say('hall.rules'), run: props.onRules },
      { icon: 'scroll-unfurled', label: say('hall.recap'), run: props.onRecap },
      ...(props.onAdvice
        ? [
            {
              icon: 'light-bulb',
              label: say('hall.advice'),
              text: say('hall.advice.text'),
              run: props.onAdvice,
            } as const,
          ]
        : []),
      ...(props.onExplain
        ? [
            {
              icon: 'info',
              label: say(props.explaining ? 'hall.menu.explain-off' : 'hall.menu.explain'),
              run: props.onExplain,
            } as const,
          ]
        : []),
      { icon: 'backward-time', label: say('hall.replay'), run: props.onReplay },
      {
        icon: 'quill-ink',
        label: say(textTable ? 'hall.menu.board' : 'hall.switch.textTable'),
        run: props.onTextTable,
      },
    ],
    [
      {
        icon: sound ? 'speaker-off' : 'speaker',
        label: say(sound ? 'hall.menu.sound-off' : 'hall.menu.sound-on'),
        run: () => switchSound(!sound),
      },
      { icon: 'cog', label: say('hall.settings'), run: () => openDialog('settings') },
      { icon: 'info', label: say('hall.keys'), run: () => openDialog('keys') },
    ],
    [
      ...(props.onSave
        ? [
            {
              icon: 'save' as const,
              label: say(over ? 'hall.score.save' : 'hall.menu.save'),
              text: say(over ? 'hall.menu.log.text' : 'hall.menu.save.text'),
              run: props.onSave,
            },
          ]
        : []),
      ...(over || !onHandTo ? [] : hands),
      ...(over ? [] : seats),
      { icon: 'exit-door', label: say('hall.home'), text: say('hall.menu.leave.text'), run: props.onLeave },
    ],
  ];
  return (
    <Dialog title={title} onClose={onClose}>
      {props.children}
      {groups.map(group => (
        <ul key={group[0].label} className="sk-menu">
          {group.map(entry => (
            <MenuItem key={entry.label} {...entry} onClose={onClose} />
          ))}
        </ul>
      ))}
    </Dialog>
  );
}
