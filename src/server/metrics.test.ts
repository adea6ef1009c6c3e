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
