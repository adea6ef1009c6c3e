import { type ReactElement, useState } from 'react';
import { Button } from '../../../../kit/look/Button.tsx';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { Segmented } from '../../../../kit/look/Segmented.tsx';
import { Wordmark } from '../../../../kit/look/Wordmark.tsx';
import { Woven } from '../../../../kit/look/Woven.tsx';
import { SeatPlank } from '../../../../kit/table/SeatPlank.tsx';
import { AgeTrack } from '../../table/AgeTrack.tsx';
import { BloodRageCard } from '../../table/BloodRageCard.tsx';
import { ClanSheet } from '../../table/ClanSheet.tsx';
import { CLANS, type ClanName } from '../../table/pieces.ts';
import { UpgradeChips } from '../../table/UpgradeChips.tsx';
import { BoardScene } from './board.tsx';
import { HAND } from './cards.tsx';

const u = (key: string) => ({ key, name: key });
const SEATS: {
  clan: ClanName;
  name: string;
  status: string;
  glory: number;
  n: number[];
  up: string[];
  active?: boolean;
  passed?: boolean;
}[] = [
  {
    clan: 'wolf',
    name: 'Wolf',
    status: 'Hildr · bot',
    glory: 31,
    n: [2, 8, 5, 7, 7, 3, 1],
    up: ['dwarf-chieftain', 'friggas-domain', 'tyrs-domain'],
  },
  { clan: 'bear', name: 'Bear', status: 'Ketil', glory: 27, n: [3, 8, 4, 6, 6, 4, 3], up: ['troll', 'thors-hammer'] },
  {
    clan: 'serpent',
    name: 'Serpent',
    status: 'Ása · has passed',
    glory: 22,
    n: [0, 7, 5, 7, 5, 2, 2],
    up: ['sea-serpent', 'lokis-domain', 'fire-dragons'],
    passed: true,
  },
  {
    clan: 'raven',
    name: 'Raven',
    status: 'Your turn',
    glory: 24,
    n: [4, 7, 4, 7, 6, 6, 1],
    up: ['lord-of-axes', 'brothers-in-arms', 'valkyrie', 'lokis-eminence'],
    active: true,
  },
];

export function Seats({ compact }: { compact?: boolean }): ReactElement {
  return (
    <ul
      style={
        compact
          ? { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 4, padding: 6 }
          : { display: 'flex', flexDirection: 'column', gap: 6 }
      }
    >
      {SEATS.map((s, i) => {
        const [rage = 0, rageMax = 0, axes = 0, horns = 0, onBoard = 0, hand = 0, valhalla = 0] = s.n;
        return (
          <SeatPlank
            key={s.clan}
            seat={i}
            compact={compact ?? false}
            side={CLANS[s.clan]}
            name={s.name}
            status={s.status}
            score={{ icon: 'laurel-crown', value: s.glory, spoken: `${s.glory} glory` }}
            tallies={[
              { icon: 'small-fire', ember: true, value: rage, of: rageMax, spoken: `Rage ${rage} of ${rageMax}` },
              { icon: 'battle-axe', value: axes, spoken: `Axes ${axes}` },
              { icon: 'beer-horn', value: onBoard, of: horns, spoken: `${onBoard} of ${horns} figures on the board` },
              { icon: 'card-draw', value: hand, spoken: `${hand} cards in hand` },
              { icon: 'feathered-wing', value: valhalla, spoken: `${valhalla} in Valhalla` },
            ]}
            active={s.active ?? false}
            dim={s.passed}
            tokens={s.clan === 'bear' ? [{ icon: 'vertical-banner', label: 'First seat', about: ABOUT }] : []}
            onSeat={seat => console.log('seat', seat)}
          >
            <UpgradeChips upgrades={s.up.map(u)} slots={8} spoken={`Upgrades: ${s.up.join(', ')}`} />
          </SeatPlank>
        );
      })}
    </ul>
  );
}

const ABOUT = { words: 'What it is, in one sentence.', clause: 'BR-1.9' };

const slot = (id: string, slotName: string, slotId: string, key?: string, name?: string, text?: string) => ({
  id,
  target: `slot:${id}` as const,
  slot: slotId,
  slotName,
  about: ABOUT,
  card: key && name ? { key, name, about: text ? { ...ABOUT, words: text } : ABOUT } : null,
});

export function Sheet({ preview }: { preview?: boolean }): ReactElement {
  return (
    <ClanSheet
      clan="raven"
      title="Clan of the Raven"
      tracks={[
        { stat: 'rage', name: 'Rage', steps: [6, 7, 8, 9, 12, 12], at: 1, spoken: 'Rage 7, step 2 of 6', about: ABOUT },
        { stat: 'axes', name: 'Axes', steps: [3, 4, 5, 6, 8, 10], at: 1, spoken: 'Axes 4, step 2 of 6', about: ABOUT },
        {
          stat: 'horns',
          name: 'Horns',
          steps: [4, 5, 6, 7, 10, 10],
          at: 3,
          spoken: 'Horns 7, step 4 of 6',
          about: ABOUT,
        },
      ]}
      slots={[
        slot(
          '1',
          'Leader',
          'leader',
          'lord-of-axes',
          'Lord of Axes',
          'Pillage with your Leader there: raise any one stat.',
        ),
        slot('2', 'Warriors', 'warrior', 'brothers-in-arms', 'Brothers in Arms'),
        slot('3', 'Ship', 'ship'),
        { ...slot('4', 'Monster', 'monster', 'valkyrie', 'Valkyrie'), lit: true },
        slot('5', 'Monster', 'monster'),
        preview
          ? { ...slot('6', 'Clan', 'clan'), preview: { key: 'lokis-eminence', note: 'if kept: 2 rage' } }
          : slot('6', 'Clan', 'clan', 'lokis-eminence', 'Loki’s Eminence'),
        slot('7', 'Clan', 'clan'),
        slot('8', 'Clan', 'clan'),
      ]}
      onSlot={() => {}}
    />
  );
}

const PHASES = ['Gifts', 'Actions', 'Discard', 'Quests', 'Ragnarök', 'Valhalla'];

/** The desktop picture, laid out as in look.md, from our own parts. */
export function Table(): ReactElement {
  const [lang, setLang] = useState<'en' | 'it' | 'fr'>('en');
  const cost = (n: number) => (
    <>
      <Icon name="small-fire" size={13} />
      {n}
    </>
  );
  return (
    <div
      style={{
        width: 1440,
        height: 900,
        display: 'grid',
        gridTemplate: '58px 540px 60px 206px / 236px 888px 286px',
        gap: '9px 5px',
        padding: '0 10px 9px',
      }}
    >
      <header
        style={{
          gridColumn: '1/4',
          margin: '0 -10px',
          padding: '0 16px',
          display: 'flex',
          alignItems: 'center',
          gap: 22,
          position: 'relative',
          background: 'linear-gradient(rgba(var(--glow),.05),rgba(var(--shade),.25))',
        }}
      >
        <Wordmark />
        <div style={{ lineHeight: 1.1 }}>
          <div className="sk-display" style={{ fontSize: 18 }}>
            Blood Rage
          </div>
          <div className="sk-dim" style={{ fontSize: 13.5 }}>
            Ketil’s table
          </div>
        </div>
        <span className="sk-gap" />
        <AgeTrack
          label="Age II, Actions"
          ages={['I', 'II', 'III']}
          age={1}
          phases={PHASES}
          phase={1}
          about={PHASES.map(() => ABOUT)}
          ofAges={ABOUT}
        />
        <span className="sk-gap" />
        <Segmented
          label="Language"
          value={lang}
          onChange={setLang}
          segments={[
            { value: 'en', label: 'EN' },
            { value: 'it', label: 'IT' },
            { value: 'fr', label: 'FR', disabled: true },
          ]}
        />
        <Woven band="blood" scale={0.84} style={{ position: 'absolute', left: 0, right: 0, bottom: -4 }} />
      </header>
      <Seats />
      <BoardScene scene="picture" width={888} height={540} />
      <aside style={{ gridColumn: 3, gridRow: '2/5', display: 'flex', flexDirection: 'column', gap: 8 }}>
        <Plank style={{ padding: '12px 14px', flex: 1 }}>
          <div className="sk-title">Saga</div>
        </Plank>
        <Plank style={{ padding: '13px 14px 12px' }}>
          <Sheet />
        </Plank>
      </aside>
      <Plank style={{ gridColumn: '1/3', display: 'flex', alignItems: 'center', gap: 12, padding: '0 16px' }}>
        <Button tone="quiet" icon="anticlockwise-rotation">
          Undo
        </Button>
        <div style={{ flex: 1, paddingLeft: 8 }}>
          <div className="sk-display" style={{ fontSize: 22, lineHeight: 1.05 }}>
            Your turn: choose an action
          </div>
          <div className="sk-dim" style={{ fontSize: 14.5, lineHeight: 1.15, marginTop: 2 }}>
            or play a lit card · you have 4 rage, 1 horn free
          </div>
        </div>
        <Button tone="main" icon="drakkar" cost={cost(1)}>
          Invade
        </Button>
        <Button icon="footsteps" cost={cost(1)}>
          March
        </Button>
        <Button icon="torch" cost={cost(0)} off>
          Pillage
        </Button>
        <Button>Pass</Button>
      </Plank>
      <div style={{ gridColumn: '1/3', display: 'flex', alignItems: 'flex-end', gap: 6 }}>
        <Plank style={{ width: 226, height: 196, padding: '12px 14px', marginBottom: 6 }}>
          <div className="sk-title">Your reserve</div>
          <div style={{ display: 'flex', gap: 12, marginTop: 12, alignItems: 'center' }}>
            <Medallion kind="warrior" side={CLANS.raven} size={58} count={4} lit />
            <div style={{ fontSize: 14.5 }}>
              <b>4 Warriors</b>
              <br />
              <span className="sk-dim">invade for 1 rage</span>
            </div>
          </div>
        </Plank>
        {HAND.map((c, i) => (
          <BloodRageCard
            key={c.id}
            card={c}
            lit={i < 3}
            disabled={i > 2}
            reason={i === 5 ? 'Only in battle' : undefined}
            onPress={() => {}}
          />
        ))}
      </div>
    </div>
  );
}
