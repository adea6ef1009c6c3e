import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import './hall/page.css';
import { LANGUAGES, type Language } from '../engine/contract/game.ts';
import { App } from './App.tsx';
import { KeeperProvider } from './keeper.ts';
import { KeysProvider } from './keys/keys.tsx';
import { localKeeper } from './local/local-keeper.ts';
import { reloadWhenPartsAreGone, stayOffline } from './offline.ts';
import { settings, useSettings } from './settings/kept.ts';
import { type Speech, SpeechProvider, speechIn, type Tongue } from './speech.tsx';

/** `?lang=pseudo` is for tests; else the reader's own choice, else the first language of the browser that we speak. */
function tongueFor(chosen: Language | null): Tongue {
  if (new URLSearchParams(location.search).get('lang') === 'pseudo') return 'pseudo';
  const spoken = navigator.languages.map(tag => tag.slice(0, 2));
  return chosen ?? LANGUAGES.find(language => language === spoken.find(tag => LANGUAGES.some(l => l === tag))) ?? 'en';
}

function Hall({ first }: { first: Speech }) {
  const { language } = useSettings();
  return (
    <SpeechProvider tongue={tongueFor(language)} first={first}>
      <KeysProvider>
        <App />
      </KeysProvider>
    </SpeechProvider>
  );
}

reloadWhenPartsAreGone();
const first = await speechIn(tongueFor(settings().language));
const root = document.getElementById('hall');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <KeeperProvider value={localKeeper()}>
        <Hall first={first} />
      </KeeperProvider>
    </StrictMode>,
  );
}
void stayOffline();
