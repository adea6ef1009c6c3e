import { type ReactElement, useState } from 'react';
import { Icon, type IconName } from '../../../../kit/look/Icon.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { Tooltip } from '../../../../kit/look/Tooltip.tsx';
import { Thing } from '../../../../kit/table/Thing.tsx';
import { ARTEFACT_SLOTS } from '../../content/ship.ts';
import type { SeatView } from '../../rules/view.ts';
import { DieArt } from '../DieArt.tsx';
import { SOURCE_ICONS } from '../pieces.ts';
import { drawn } from '../play/cards.ts';
import { estimateOf } from '../play/estimate.ts';
import type { Play, ReaversProps } from '../play/play.ts';
import { ReaversCard } from '../ZoomCard.tsx';

type Wired = ReaversProps & { readonly play: Play; readonly of: SeatView };

/** Artefacts with the die that lies on each. */
function Artefacts({ of, play, seat, speaker, view }: Wired): ReactElement {
  const own = of.seat === seat;
  const onBoard = new Set(of.dice.map(({ die }) => die));
  return (
    <ul className="rm-artefacts">
      {of.artefacts.map(({ card: id, die, used }, i) => {
        const card = drawn(id, speaker, view);
        const sign = own ? play.sign(`artefact:${id}`) : 'none';
        const body = (
          <>
            <Icon name={card.art} size={26} />
            <span className="rm-strip-words">
              <b>{card.name}</b>
              <span>{used ? speaker.say('ui.used') : card.text}</span>
            </span>
          </>
        );
        const label = speaker.say('ui.artefact', {
          name: card.name,
          text: card.text,
          on: die === null ? speaker.say('ui.no-die') : speaker.name('die', die),
        });
        // A die of the board is spent first, so one on an artefact is touched only where there is no other like it.
        const loose = own && die !== null && !onBoard.has(die);
        const name = die === null ? '' : speaker.name('die', die);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a board may hold an artefact twice
          <li key={i} className="rm-artefact" data-used={used}>
            <Tooltip bare content={<ReaversCard card={card} speaker={speaker} />}>
              {own ? (
                <Thing
                  target={`artefact:${id}`}
                  sign={sign}
                  label={label}
                  className="rm-strip rm-cut"
                  onTouch={play.touch}
                >
                  {body}
                </Thing>
              ) : (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: the card in zoom is for the keyboard, too
                <span className="rm-strip rm-cut" tabIndex={0}>
                  {body}
                </span>
              )}
            </Tooltip>
            {die === null ? null : loose ? (
              <Thing
                target={`die:${die}`}
                sign={play.sign(`die:${die}`)}
                label={name}
                className="rm-die rm-artefact-die"
                onTouch={play.touch}
              >
                <DieArt die={die} size={30} wild={die === of.wild} />
              </Thing>
            ) : (
              <span className="rm-die rm-artefact-die">
                <DieArt die={die} size={30} label={name} wild={die === of.wild} />
              </span>
            )}
          </li>
        );
      })}
      {Array.from({ length: Math.max(0, ARTEFACT_SLOTS - of.artefacts.length) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places
        <li key={`free ${i}`} className="rm-strip rm-strip-free rm-cut" aria-hidden="true">
          {speaker.say('ui.artefact-slot')}
        </li>
      ))}
    </ul>
  );
}

/** Prophecies, and the cards of the glory pile by kind. */
function Pile({ of, play, seat, speaker, view }: Wired): ReactElement {
  const own = of.seat === seat;
  const kinds = [...new Set(of.pile)].map(id => ({ id, n: of.pile.filter(card => card === id).length }));
  return (
    <>
      <h3 className="rm-hold-head">{speaker.name('deck', 'prophecies')}</h3>
      <ul className="rm-chips">
        {of.prophecies.length === 0 && <li className="sk-dim">{speaker.say('table.empty')}</li>}
        {of.prophecies.map((id, i) => {
          const card = drawn(id, speaker, view);
          const body = (
            <>
              <Icon name={card.art} size={18} />
              {card.name}
            </>
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat may have a prophecy twice
            <li key={i}>
              <Tooltip bare content={<ReaversCard card={card} speaker={speaker} />}>
                {own ? (
                  <Thing
                    target={`prophecy:${id}`}
                    sign={play.sign(`prophecy:${id}`)}
                    label={speaker.say('said.of', { of: card.name, what: card.text })}
                    className="rm-chip rm-cut"
                    onTouch={play.touch}
                  >
                    {body}
                  </Thing>
                ) : (
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: the card in zoom is for the keyboard, too
                  <span className="rm-chip rm-cut" tabIndex={0}>
                    {body}
                  </span>
                )}
              </Tooltip>
            </li>
          );
        })}
      </ul>
      <h3 className="rm-hold-head">{speaker.say('ui.pile')}</h3>
      <ul className="rm-chips">
        {kinds.length === 0 && <li className="sk-dim">{speaker.say('table.empty')}</li>}
        {kinds.map(({ id, n }) => {
          const card = drawn(id, speaker, view);
          return (
            <li key={id}>
              <Tooltip bare content={<ReaversCard card={card} speaker={speaker} />}>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the card in zoom is for the keyboard, too */}
                <span className="rm-chip rm-cut" tabIndex={0}>
                  <Icon name={card.art} size={18} />
                  {card.name}
                  {n > 1 && <b>×{n}</b>}
                </span>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** If it ended now: by source what is booked, and what the end would add. */
function Outlook({ of, speaker, view, openRules }: Wired): ReactElement {
  const { total, sources, lines } = estimateOf(view, of.seat);
  return (
    <table className="rm-outlook">
      <thead>
        <tr>
          <th scope="col">{speaker.say('ui.if-it-ended')}</th>
          <th scope="col">{speaker.say('ui.now')}</th>
          <th scope="col">{speaker.say('ui.end')}</th>
        </tr>
      </thead>
      <tbody>
        {sources
          .filter(({ now, end }) => now !== 0 || end !== 0)
          .map(({ source, now, end }) => {
            const own = lines.filter(line => line.source === source);
            return (
              <tr key={source}>
                <th scope="row">
                  <Icon name={SOURCE_ICONS[source]} size={15} />
                  <Tooltip
                    content={
                      own.length === 0 ? null : (
                        <span className="rm-tip">
                          {own.map((line, i) => (
                            // biome-ignore lint/suspicious/noArrayIndexKey: a source may have a cause twice
                            <span key={i} className="rm-tip-line">
                              <span>
                                {speaker.term({
                                  what: 'end',
                                  amount: line.glory,
                                  args: { cause: line.cause },
                                  clause: line.clause,
                                })}
                              </span>
                              <b>{line.glory}</b>
                            </span>
                          ))}
                        </span>
                      )
                    }
                  >
                    {own.length === 0 ? (
                      <span>{speaker.name('source', source)}</span>
                    ) : (
                      <button type="button" className="rm-clause" onClick={() => openRules(own[0].clause)}>
                        {speaker.name('source', source)}
                      </button>
                    )}
                  </Tooltip>
                </th>
                <td>{now === 0 ? '' : now}</td>
                <td className={end < 0 ? 'rm-bad' : 'rm-good'}>{end === 0 ? '' : end > 0 ? `+${end}` : end}</td>
              </tr>
            );
          })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{speaker.say('ui.total')}</th>
          <td>{of.glory}</td>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type Page = 'artefacts' | 'pile' | 'outlook';
const PAGES: readonly { readonly page: Page; readonly icon: IconName; readonly word: string }[] = [
  { page: 'artefacts', icon: 'jeweled-chalice', word: 'ui.page-artefacts' },
  { page: 'pile', icon: 'tied-scroll', word: 'ui.page-pile' },
  { page: 'outlook', icon: 'laurel-crown', word: 'ui.page-outlook' },
];

/** What lies in the hold: artefacts; prophecies and pile; what it would all be worth. */
export function Hold(props: Wired): ReactElement {
  const { play, speaker } = props;
  const [turned, setTurned] = useState<Page>('artefacts');
  // What may be touched is in sight, whatever was looked at before.
  const lit = [...play.lit];
  const page = lit.some(target => target.startsWith('prophecy:'))
    ? 'pile'
    : lit.some(target => target.startsWith('artefact:'))
      ? 'artefacts'
      : turned;
  return (
    <Plank as="section" className="rm-hold" label={speaker.say('ui.hold')}>
      <div className="rm-pages">
        {PAGES.map(({ page: p, icon, word }) => (
          <button key={p} type="button" aria-pressed={p === page} onClick={() => setTurned(p)}>
            <Icon name={icon} size={16} />
            {speaker.say(word)}
          </button>
        ))}
      </div>
      <div className="rm-page" hidden={page !== 'artefacts'}>
        <Artefacts {...props} />
      </div>
      <div className="rm-page" hidden={page !== 'pile'}>
        <Pile {...props} />
      </div>
      {page === 'outlook' && (
        <div className="rm-page">
          <Outlook {...props} />
        </div>
      )}
    </Plank>
  );
}
