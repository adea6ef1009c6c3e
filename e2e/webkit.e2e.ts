import { tellOf } from './browsers/stories.ts';
import { openWebKit } from './browsers/webkit.ts';
import { program } from './browsers/where.ts';

const driver = program('WEBKIT_DRIVER_PATH', '/usr/bin/WebKitWebDriver');
const xvfb = program('XVFB_PATH', '/usr/bin/Xvfb');

tellOf('WebKitGTK', driver && xvfb ? () => openWebKit({ driver, xvfb }) : undefined);
