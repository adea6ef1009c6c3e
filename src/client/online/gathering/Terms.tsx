import type { ReactElement } from 'react';
import type { Lobby } from '../../../host/hall-api.ts';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { useSpeech } from '../../speech.tsx';
import { clockRuleWords } from '../clock/clock-rule.ts';

/** How this table is played: clock, who may look on. */
export function Terms({ lobby }: { lobby: Lobby }): ReactElement {
  const speech = useSpeech();
  const { say } = speech;
  const { rule, runOut } = lobby.timing;
  return (
    <Plank as="section" className="sk-lobby-plank">
      <h2 className="sk-title">{say('hall.terms')}</h2>
      <ul className="sk-terms">
        <li>
          <Icon name="hourglass" size={17} />
          <span>
            {clockRuleWords(speech, rule)} {rule.kind !== 'none' && say(`hall.run-out.${runOut}.text`)}
          </span>
        </li>
        <li>
          <Icon name="spectacles" size={17} />
          {say(lobby.spectators ? 'hall.watchers.on.text' : 'hall.watchers.off.text')}
        </li>
      </ul>
    </Plank>
  );
}
