/** Plays games in a process of its own and prints their fingerprints; `determinism.test.ts` compares them with its own. */
import { fingerprint } from '../src/engine/conformance/determinism.ts';
import { CATALOGUE } from './catalogue.ts';

const { game, ...subject } = JSON.parse(process.argv[2]);
const rules = (await CATALOGUE.find(entry => entry.id === game)?.load())?.rules;
if (!rules) throw new Error(`there is no game ${game}`);
process.stdout.write(fingerprint({ rules, ...subject }));
