import { type ReactElement, Suspense, useMemo } from 'react';
import { LiveRegion } from './announce.tsx';
import { openDialog, useOpenDialog } from './hall/dialogs.ts';
import { Room } from './hall/Timber.tsx';
import { Home } from './home/Home.tsx';
import { KeysOverlay } from './keys/KeysOverlay.tsx';
import { useKeys } from './keys/keys.tsx';
import { KEYS } from './keys/remap.ts';
import { Lost } from './Lost.tsx';
import { go, type Route, useRoute } from './router.ts';
import { Stumble } from './Stumble.tsx';
import {
  About,
  CardsScreen,
  LearnScreen,
  MailLink,
  OnlineScreen,
  ProfileScreen,
  PuzzlesScreen,
  RulesScreen,
  SetUp,
  Summary,
  TableScreen,
} from './screens.ts';
import { SettingsDialog } from './settings/SettingsDialog.tsx';
import { useTheme } from './settings/theme.ts';
import { useSpeech } from './speech.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

function screenOf(route: Route): ReactElement {
  switch (route.screen) {
    case 'home':
      return <Home />;
    case 'new':
      return (
        <SetUp
          key={`${route.game}/${route.people}/${route.online}`}
          game={route.game}
          people={route.people ?? 1}
          online={route.online ?? false}
        />
      );
    case 'table':
      return <TableScreen key={route.id} id={route.id} />;
    case 'play':
      return <OnlineScreen key={route.id} {...route} />;
    case 'rules':
      if (route.clause === 'summary') return <Summary game={route.game} />;
      return <RulesScreen game={route.game} clause={route.clause} />;
    case 'cards':
      return <CardsScreen game={route.game} />;
    case 'learn':
      return <LearnScreen key={`${route.game}/${route.lesson}`} game={route.game} lesson={route.lesson} />;
    case 'puzzles':
      return <PuzzlesScreen key={`${route.game}/${route.puzzle}`} game={route.game} puzzle={route.puzzle} />;
    case 'about':
      return <About />;
    case 'you':
      return <ProfileScreen />;
    case 'confirm':
    case 'unsubscribe':
      return <MailLink act={route.screen} token={route.token} />;
    case 'lost':
      return <Lost />;
  }
}

/** The hall: one screen at a time, and what may stand before any of them. */
export function App(): ReactElement {
  const { say } = useSpeech();
  const route = useRoute();
  const dialog = useOpenDialog();
  useTheme();
  useKeys(
    useMemo(
      () => ({
        title: say('hall'),
        shortcuts: [
          { key: KEYS.keys, label: say('hall.keys'), run: () => openDialog('keys') },
          { key: KEYS.home, label: say('hall.home'), run: () => go({ screen: 'home' }) },
          { key: KEYS.settings, label: say('hall.settings'), run: () => openDialog('settings') },
        ],
      }),
      [say],
    ),
  );
  return (
    <>
      <a className="sk-skip" href="#main">
        {say('hall.skip')}
      </a>
      <Room />
      <Stumble key={route.screen}>
        <Suspense fallback={<div className="sk-loading">{say('hall.loading')}</div>}>{screenOf(route)}</Suspense>
      </Stumble>
      {route.screen !== 'table' && route.screen !== 'play' && <UpdateNotice />}
      {dialog === 'settings' && <SettingsDialog onClose={() => openDialog(null)} />}
      {dialog === 'keys' && <KeysOverlay onClose={() => openDialog(null)} />}
      <LiveRegion />
    </>
  );
}
