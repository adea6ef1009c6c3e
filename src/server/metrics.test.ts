import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { registry } from './metrics.ts';

const HISTOGRAM = /_(bucket|count|sum)$/;

it.each(['deploy/prometheus-rules.yml', 'deploy/grafana.json', 'docs/hosting.md'])(
  '%s names metrics that are counted',
  path => {
    const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    const named = new Set(text.match(/\b(?:skali|nodejs|process)_[a-z0-9]+_[a-z0-9_]+\b|\bskali_connections\b/g));
    expect(named.size).toBeGreaterThan(5);
    const known = registry.getMetricsAsArray().map(({ name }) => name);
    expect([...named].filter(name => !known.includes(name) && !known.includes(name.replace(HISTOGRAM, '')))).toEqual(
      [],
    );
  },
);

it.each([['deploy/prometheus-rules.yml', 'deploy/grafana.json'], ['docs/hosting.md']])(
  '%s show all that the hall itself counts',
  (...paths) => {
    const text = paths.map(path => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).join();
    const own = registry
      .getMetricsAsArray()
      .map(({ name }) => name)
      .filter(name => name.startsWith('skali_'));
    expect(own.filter(name => !text.includes(name))).toEqual([]);
  },
);

/** Labels by which an expression tells its series apart; every scraped one has an instance. */
const labelsOf = (expr: string): readonly string[] => {
  const by = /\bby \(([\w, ]+)\)/.exec(expr);
  return by ? by[1].split(', ') : /\bsum\(/.test(expr) ? [] : ['instance'];
};

it('the board calls each line by what tells it from the others', () => {
  const { panels } = JSON.parse(readFileSync(new URL('../../deploy/grafana.json', import.meta.url), 'utf8'));
  const targets: { expr: string; legendFormat: string }[] = panels.flatMap(
    ({ targets }: { targets: unknown[] }) => targets,
  );
  expect(targets.length).toBeGreaterThan(10);
  for (const { expr, legendFormat } of targets) {
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label);
    const known = labelsOf(expr).filter(label => label !== 'le');
    if (named.length > 0) expect([expr, named.toSorted()]).toEqual([expr, known.toSorted()]);
  }
});

it('an alert says what it is about by labels that it has', () => {
  const text = readFileSync(new URL('../../deploy/prometheus-rules.yml', import.meta.url), 'utf8');
  const alerts = text.split('- alert: ').slice(1);
  expect(alerts.length).toBeGreaterThan(5);
  for (const alert of alerts) {
    const expr = /expr: (.*)/.exec(alert)?.[1] ?? '';
    const named = [...alert.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label);
    expect([expr, named.filter(label => !labelsOf(expr).includes(label))]).toEqual([expr, []]);
  }
});
