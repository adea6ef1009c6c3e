import { type ReactElement, useEffect, useState } from 'react';
import type { Language } from '../../engine/contract/game.ts';
import { Button } from '../../kit/look/Button.tsx';
import { Woven } from '../../kit/look/Woven.tsx';
import { shelved } from '../games.ts';
import { Rail } from '../hall/Rail.tsx';
import { Link } from '../Link.tsx';
import { Lost } from '../Lost.tsx';
import { Screen } from '../Screen.tsx';
import { useSpeech } from '../speech.tsx';
import { clauseSign } from './clause-sign.ts';
import { type ReadRules, readRules } from './rules-text.ts';
import { chaptersOf, leadOf, type SummaryPlan, type SummaryTable } from './summary.ts';
import './summary.css';

const PLANS = import.meta.glob<SummaryPlan>('../../games/*/table/summary.json', { import: 'default' });

interface Read extends ReadRules {
  readonly key: string;
  readonly plan: SummaryPlan;
}

async function read(game: string, language: Language): Promise<Read | null> {
  const [rules, plan] = await Promise.all([
    readRules(game, language),
    PLANS[`../../games/${game}/table/summary.json`]?.(),
  ]);
  return rules && plan ? { ...rules, plan, key: `${game} ${language}` } : null;
}

/** The rules of a game on two pages to be printed: what matters most, clause by clause, and tables. */
export default function Summary({ game }: { readonly game: string }): ReactElement {
  const { say, language } = useSpeech();
  const entry = shelved(game);
  const [found, setFound] = useState<Read | null>();
  useEffect(() => {
    let left = false;
    read(game, language).then(there => left || setFound(there), console.warn);
    return () => {
      left = true;
    };
  }, [game, language]);
  if (!entry || found === null) return <Lost />;
  const { title, hanging } = entry;
  return (
    <Screen
      title={`${title} · ${say('hall.summary')} · Skáli`}
      head={<Rail title={title} band={hanging.band} />}
      className="sk-summary"
    >
      <p className="sk-summary-ways">
        <Button tone="main" act="print" onClick={() => print()}>
          {say('hall.summary.print')}
        </Button>
        <Link to={{ screen: 'rules', game }}>{say('hall.rules')}</Link>
      </p>
      {found?.key === `${game} ${language}` &&
        found.plan.pages.map((ids, page) => (
          <article key={ids[0]} className="sk-summary-sheet" lang={found.language}>
            <Woven band={hanging.band} rows={3} scale={1.1} className="sk-summary-hem" />
            <h2>
              {title} <small>{`${say('hall.summary')} · ${page + 1}/${found.plan.pages.length}`}</small>
            </h2>
            {page === 0 && (
              <div className="sk-summary-lead">
                {leadOf(found.rules).map(paragraph => (
                  <p key={paragraph.title}>
                    <b>{paragraph.title}</b> {paragraph.text}
                  </p>
                ))}
              </div>
            )}
            <div className="sk-summary-tables">
              {found.plan.tables[found.language][page].map(table => (
                <Columns key={table.title} table={table} />
              ))}
            </div>
            <div className="sk-summary-columns">
              {chaptersOf(found.rules, ids).map(chapter => (
                <section key={chapter.title}>
                  <h3>{chapter.title}</h3>
                  {chapter.clauses.map(({ id, text }) => (
                    <p key={id}>
                      <small className="sk-summary-number">{clauseSign(id)}</small> {text}
                    </p>
                  ))}
                </section>
              ))}
            </div>
            <p className="sk-summary-foot">{say('hall.summary.note')}</p>
          </article>
        ))}
    </Screen>
  );
}

function Columns({ table: { title, head, rows } }: { readonly table: SummaryTable }): ReactElement {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>{head.map(word => (word ? <th key={word}>{word}</th> : <td key={word} />))}</tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row do not move
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
