import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Link, Part, Speaker } from '../../../engine/text.ts';
import { Tooltip } from '../../look/Tooltip.tsx';
import type { Played, TableExtras } from '../../look/table-module.ts';

/** What can be done with the names in a line. */
export interface LinkWays {
  readonly speaker: Speaker;
  readonly extras: TableExtras;
  readonly played: Played;
  /** The reader points at something, or no longer does. */
  point(link: Link | null): void;
}

/** What opens over a name, if there is anything to say about it. */
function tipOf(
  link: Link,
  { speaker, extras, played }: LinkWays,
): { readonly content: ReactNode; readonly bare: boolean } | null {
  const { Zoom, zooms } = extras;
  if (Zoom && zooms?.includes(link.kind)) {
    return { content: <Zoom link={link} speaker={speaker} played={played} />, bare: true };
  }
  const text = `${link.kind}Text.${link.id}`;
  if (!speaker.has(text)) return null;
  return {
    bare: false,
    content: (
      <>
        <b>{speaker.name(link.kind, link.id)}</b>
        <br />
        {speaker.say(text)}
      </>
    ),
  };
}

interface SagaLinkProps {
  readonly link: Link;
  readonly text: string;
  readonly ways: LinkWays;
  readonly reachable: boolean;
}

/** A name in a line: a card opens in zoom, a place is framed on the board. */
function SagaLink({ link, text, ways, reachable }: SagaLinkProps): ReactElement {
  if (link.kind === 'seat') return <b>{text}</b>;
  const tip = tipOf(link, ways);
  const name = (
    <button
      type="button"
      className="sk-saga-link"
      tabIndex={reachable ? 0 : -1}
      onPointerEnter={() => ways.point(link)}
      onPointerLeave={() => ways.point(null)}
      onFocus={() => ways.point(link)}
      onBlur={() => ways.point(null)}
    >
      {text}
    </button>
  );
  return tip ? (
    <Tooltip content={tip.content} bare={tip.bare} prefer="beside">
      {name}
    </Tooltip>
  ) : (
    name
  );
}

interface SagaPartsProps {
  readonly parts: readonly Part[];
  readonly ways: LinkWays;
  /** Its names are stops of the Tab key. */
  readonly reachable: boolean;
}

/** Signs that belong to the word before them. */
const CLOSING = /^[.,;:!?)»’]+/;
const closingOf = (part: Part | undefined): string => (part && !part.link ? (CLOSING.exec(part.text)?.[0] ?? '') : '');

export function SagaParts({ parts, ways, reachable }: SagaPartsProps): ReactElement {
  return (
    <>
      {parts.map(({ text, link }, i) =>
        link ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not move
          <span key={i} className="sk-saga-name">
            <SagaLink link={link} text={text} ways={ways} reachable={reachable} />
            {closingOf(parts[i + 1])}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not move
          <Fragment key={i}>{parts[i - 1]?.link ? text.replace(CLOSING, '') : text}</Fragment>
        ),
      )}
    </>
  );
}
