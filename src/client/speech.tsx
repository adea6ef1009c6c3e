import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Seat } from '../engine/contract/ask.ts';
import type { GameModule, Language, Messages } from '../engine/contract/game.ts';
import { fieldKinds } from '../engine/text/fields.ts';
import { type Args, engineMessages, Speaker } from '../engine/text/text.ts';
import { useSameItems } from '../kit/look/useSame.ts';
import { type HallId, hallMessages } from './locales/index.ts';
import { pseudo } from './locales/pseudo.ts';

/** What is read: a language, or English stretched and accented (`?lang=pseudo`). */
export type Tongue = Language | 'pseudo';

export const languageOf = (tongue: Tongue): Language => (tongue === 'pseudo' ? 'en' : tongue);

export interface Speech {
  readonly tongue: Tongue;
  readonly language: Language;
  /** The hall's messages: what a game's speaker adds its own to. */
  readonly messages: Messages;
  readonly speaker: Speaker;
  /** A message of the hall. */
  say(id: HallId, args?: Args): string;
}

const SpeechContext = createContext<Speech | null>(null);

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('nobody speaks here: wrap it in a SpeechProvider');
  return speech;
}

const NOBODY: readonly string[] = [];

const inTongue = (tongue: Tongue, messages: Messages): Messages => (tongue === 'pseudo' ? pseudo(messages) : messages);

/** The hall's messages, ready to be spoken. */
export async function speechIn(tongue: Tongue): Promise<Speech> {
  const language = languageOf(tongue);
  const messages = inTongue(tongue, await hallMessages(language));
  const speaker = new Speaker({ language, messages });
  return { tongue, language, messages, speaker, say: (id, args) => speaker.say(id, args) };
}

interface SpeechProviderProps {
  readonly tongue: Tongue;
  /** Loaded before the first paint, so that no screen is ever empty. */
  readonly first: Speech;
  readonly children: ReactNode;
}

/** Speaks to everything inside it. When the tongue changes, the old one goes on until the new one is loaded. */
export function SpeechProvider({ tongue, first, children }: SpeechProviderProps): ReactElement {
  const [speech, setSpeech] = useState(first);
  useEffect(() => {
    if (speech.tongue === tongue) return;
    let stale = false;
    void speechIn(tongue).then(next => stale || setSpeech(next));
    return () => {
      stale = true;
    };
  }, [tongue, speech]);
  useLayoutEffect(() => {
    document.documentElement.lang = speech.language;
  }, [speech]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/**
 * Speaks the words of a game as well as the hall's; undefined until they are loaded. `view` tells which side sits where,
 * and may change without a new speaker; `names` are those of the people and bots who sit there, `seat` is the reader's.
 */
export function useGameSpeaker(
  game: GameModule | undefined,
  view: unknown,
  names: readonly string[] = NOBODY,
  seat: Seat | null = null,
): Speaker | undefined {
  const { tongue, language, messages: hall } = useSpeech();
  const seen = useRef(view);
  seen.current = view;
  const called = useSameItems(names);
  const reader = seat !== null && !names[seat] ? seat : null;
  const [loaded, setLoaded] = useState<{
    readonly game: GameModule;
    readonly tongue: Tongue;
    readonly own: Messages;
  }>();
  useEffect(() => {
    if (!game) return;
    let stale = false;
    void Promise.all([engineMessages(languageOf(tongue)), game.messages(languageOf(tongue))]).then(([engine, own]) => {
      if (!stale) setLoaded({ game, tongue, own: inTongue(tongue, { ...engine, ...own }) });
    });
    return () => {
      stale = true;
    };
  }, [game, tongue]);
  return useMemo(() => {
    if (!loaded || loaded.game !== game) return undefined;
    return new Speaker({
      language,
      messages: { ...loaded.own, ...hall },
      fields: fieldKinds(loaded.game.rules.vocabulary),
      steps: loaded.game.rules.vocabulary?.steps,
      seatKey: seat => (seen.current === null ? undefined : loaded.game.seatKey?.(seen.current, seat)),
      called: (thing, form, speaker) =>
        seen.current === null ? undefined : loaded.game.thingWords?.(thing, form, seen.current, speaker),
      names: () => called,
      reader,
    });
  }, [loaded, game, language, hall, called, reader]);
}
