import type { ReactElement } from 'react';
import { Plank } from '../../kit/look/Plank.tsx';
import { Rail } from '../hall/Rail.tsx';
import { Screen } from '../Screen.tsx';
import { useSpeech } from '../speech.tsx';

const CREDITS = [
  {
    what: 'hall.about.icons',
    name: 'game-icons.net',
    by: 'Lorc, Delapouite',
    licence: 'CC BY 3.0',
    href: 'https://game-icons.net',
  },
  {
    what: 'hall.about.type',
    name: 'Texturina',
    by: 'Guillermo Torres',
    licence: 'SIL OFL 1.1',
    href: 'https://github.com/Omnibus-Type/Texturina',
  },
  {
    what: 'hall.about.type',
    name: 'Alegreya Sans',
    by: 'Juan Pablo del Peral, Huerta Tipográfica',
    licence: 'SIL OFL 1.1',
    href: 'https://github.com/huertatipografica/Alegreya-Sans',
  },
] as const;

/** What the hall is, what it is not, and whose work is in it. */
export default function About(): ReactElement {
  const { say } = useSpeech();
  return (
    <Screen title={`${say('hall.about')} · Skáli`} head={<Rail title={say('hall.about')} />} className="sk-page">
      <Plank as="section" className="sk-page-plank">
        <p>{say('hall.about.what')}</p>
        <p>{say('hall.about.not')}</p>
        <h2 className="sk-title">{say('hall.about.data')}</h2>
        <p>{say('hall.about.data.text')}</p>
        <h2 className="sk-title">{say('hall.about.credits')}</h2>
        <ul>
          {CREDITS.map(({ what, name, by, licence, href }) => (
            <li key={name}>
              {say(what)} <a href={href}>{name}</a>, {by}, {licence}
            </li>
          ))}
        </ul>
        <p>{say('hall.about.licence')}</p>
      </Plank>
    </Screen>
  );
}
