import { Component, type ReactNode } from 'react';
import { Button } from '../kit/look/Button.tsx';
import { Plank } from '../kit/look/Plank.tsx';
import { Rail } from './hall/Rail.tsx';
import { Screen } from './Screen.tsx';
import { useSpeech } from './speech.tsx';

function Fallen() {
  const { say } = useSpeech();
  return (
    <Screen title="Skáli" head={<Rail title={say('hall.stumble')} />} className="sk-page">
      <Plank as="section" className="sk-page-plank">
        <p>{say('hall.stumble.text')}</p>
        <Button tone="main" onClick={() => location.reload()}>
          {say('hall.reload')}
        </Button>
      </Plank>
    </Screen>
  );
}

/** A screen that breaks takes neither the hall nor a saved game with it. */
export class Stumble extends Component<{ readonly children: ReactNode }, { readonly fallen: boolean }> {
  override state = { fallen: false };

  static getDerivedStateFromError() {
    return { fallen: true };
  }

  override render(): ReactNode {
    return this.state.fallen ? <Fallen /> : this.props.children;
  }
}
