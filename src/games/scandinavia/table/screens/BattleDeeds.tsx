import { type CSSProperties, type ReactElement, useMemo } from 'react';
import { Icon, type IconName } from '../../../../kit/look/Icon.tsx';
import { readView } from '../../rules/read-view.ts';
import { type Deed, deedOdds } from '../../rules/war/deeds.ts';
import { pieceIcon, sideOf } from '../pieces.ts';
import type { Wired } from '../play/play.ts';
import { sideName } from '../play/words.ts';

interface DeedsProps extends Pick<Wired, 'view' | 'seat' | 'speaker'> {
  readonly attacker: string;
  readonly defender: string;
}

const WORDLESS: Readonly<Record<string, IconName>> = {
  'call-forests': 'evil-tree',
  'step-aside': 'winged-sword',
};

/** The piece that it is done with, or to. */
function iconOf({ choice }: Deed, side: string): IconName {
  if ('piece' in choice && typeof choice.piece === 'string') return pieceIcon(choice.piece, side);
  return WORDLESS[choice.kind] ?? 'crossed-swords';
}

/** The chance by what both sides may still do: the attacker's deeds down, the defender's across. */
export function Deeds({ view, seat, speaker, attacker, defender }: DeedsProps): ReactElement | null {
  const told = useMemo(() => deedOdds(readView(view), seat), [view, seat]);
  if (!told || told.attacks.length * told.defends.length < 2) return null;
  const words = (deed: Deed | null): string => {
    if (!deed) return speaker.say('ui.deed-nothing');
    const said = speaker.choice(deed.choice);
    return deed.count === null ? said : speaker.say('ui.deed-n', { deed: said, n: deed.count });
  };
  const dyes = { '--own': sideOf(attacker).dye, '--other': sideOf(defender).dye } as CSSProperties;
  return (
    <div className="sc-deeds" style={dyes}>
      <h3 className="sk-title">{speaker.say('ui.deeds')}</h3>
      {told.defends.length === 1 ? (
        <ul className="sc-deed-list">
          {told.attacks.map((deed, i) => (
            <li key={words(deed)}>
              {deed && <Icon name={iconOf(deed, attacker)} size={17} />}
              <span>{words(deed)}</span>
              <b>{told.chances[i][0]}</b>
            </li>
          ))}
        </ul>
      ) : (
        <table>
          <thead>
            <tr>
              <th className="sk-dim">{speaker.say('ui.deed-of', { side: defender })}</th>
              {told.defends.map(deed => (
                <th key={words(deed)} scope="col" title={words(deed)}>
                  {deed ? (
                    <>
                      <Icon name={iconOf(deed, defender)} size={17} label={words(deed)} />
                      {deed.count !== null && <span aria-hidden="true">{deed.count}</span>}
                    </>
                  ) : (
                    <span>{words(null)}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {told.attacks.map((deed, i) => (
              <tr key={words(deed)}>
                <th scope="row">
                  {deed ? <Icon name={iconOf(deed, attacker)} size={17} /> : null}
                  {deed ? words(deed) : `${sideName(speaker, attacker)}: ${words(null)}`}
                </th>
                {told.chances[i].map((chance, j) => (
                  <td key={words(told.defends[j])} style={{ '--chance': `${chance ?? 0}%` } as CSSProperties}>
                    {chance ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
