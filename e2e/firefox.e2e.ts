import { openFirefox } from './browsers/firefox.ts';
import { tellOf } from './browsers/stories.ts';
import { program } from './browsers/where.ts';

const path = program('FIREFOX_PATH', '/usr/bin/firefox-esr');

tellOf('Firefox ESR', path ? url => openFirefox(path, url) : undefined);
