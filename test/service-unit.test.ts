/** The hall's unit of systemd forbids what the hall does not need, and nothing that it does. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const unit = readFileSync('deploy/skali.service', 'utf8');
const settings = (name: string): readonly string[] =>
  unit.split('\n').flatMap(line => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));

it('threads of bots may stand back in the queue for the processor, of all that is forbidden of its kind', () => {
  const filters = settings('SystemCallFilter');
  expect(filters.indexOf('setpriority')).toBeGreaterThan(filters.findIndex(filter => filter.includes('@resources')));
});

it('the hall may ask for the addresses of its machine, as it does where it listens on all of them', () => {
  expect(settings('RestrictAddressFamilies').join(' ').split(' ')).toContain('AF_NETLINK');
});
