import { type ReactElement, useEffect, useState } from 'react';
import { Button } from '../../kit/look/Button.tsx';
import { Icon } from '../../kit/look/Icon.tsx';
import { announce } from '../announce.tsx';
import { meaningIn } from '../rules/meaning.ts';
import { clausesOf } from '../rules/parse.ts';
import { readRules } from '../rules/rules-text.ts';
import { useSpeech } from '../speech.tsx';
import { type First, haveSeen, silenceFirsts } from './firsts.ts';
import { useFirstWords } from './useFirstWords.ts';

interface FirstTimeProps {
  readonly game: string;
  /** What is new, and the clause that says what it means. */
  readonly first: First;
  readonly openRules: (clause: string) => void;
}

/** Explains what is asked for the first time: one sentence of the rules, and the way to all of them. */
export default function FirstTime({ game, first: { key, clause }, openRules }: FirstTimeProps): ReactElement | null {
  const { language } = useSpeech();
  const say = useFirstWords();
  const [text, setText] = useState('');
  useEffect(() => {
    let left = false;
    void readRules(game, language).then(found => {
      const whole = found && clausesOf(found.rules).get(clause)?.text;
      if (left || !whole) return;
      const sentence = meaningIn(whole) ?? '';
      setText(sentence);
      announce(sentence);
    });
    return () => {
      left = true;
    };
  }, [game, language, clause]);
  if (!text || !say) return null;
  return (
    <section
      className="sk-plank sk-plank-ice sk-frame-notice sk-first"
      data-part="first-time"
      aria-label={say('first.new')}
    >
      <p>
        <Icon name="info" size={18} /> {text}
      </p>
      <Button
        tone="ice"
        act="more"
        onClick={() => {
          haveSeen(game, key);
          openRules(clause);
        }}
      >
        {say('first.more')}
      </Button>
      <Button act="understood" onClick={() => haveSeen(game, key)}>
        {say('first.understood')}
      </Button>
      <Button tone="quiet" act="silence" onClick={() => silenceFirsts(game)}>
        {say('first.silence')}
      </Button>
    </section>
  );
}
