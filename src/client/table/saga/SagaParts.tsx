import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Link, Part, Speaker } from '../../../engine/text/text.ts';
import { Tooltip } from '../../../kit/look/Tooltip.tsx';
import type { Played, TableExtras } from '../../../kit/table/table-module.ts';

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
  onPress(): void;
}

/** A name in a line: a card opens in zoom, a place is framed on the board. A press is one on its line. */
function SagaLink({ link, text, ways, reachable, onPress }: SagaLinkProps): ReactElement {
  if (link.kind === 'seat') return <b>{text}</b>;
  const tip = tipOf(link, ways);
  const name = (
    // biome-ignore lint/a11y/useSemanticElements: a button stands in the line as a block, and a name breaks as words do
    <span
      role="button"
      className="sk-saga-link"
      tabIndex={reachable ? 0 : -1}
      onClick={onPress}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
      onPointerEnter={() => ways.point(link)}
      onPointerLeave={() => ways.point(null)}
      onFocus={() => ways.point(link)}
      onBlur={() => ways.point(null)}
    >
      {text}
    </span>
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
  onPress(): void;
}

export function SagaParts({ parts, ways, reachable, onPress }: SagaPartsProps): ReactElement {
  return (
    <>
      {parts.map(({ text, link }, i) =>
        link ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not move
          <SagaLink key={i} link={link} text={text} ways={ways} reachable={reachable} onPress={onPress} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not move
          <Fragment key={i}>{text}</Fragment>
        ),
      )}
    </>
  );
}
