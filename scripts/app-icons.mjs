// Draws the PNG icons of the installed hall from public/icons/icon.svg. Run after changing it: node scripts/app-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { browser } from './setup/browser.mjs';
import { at } from './setup/repo.mjs';

const svg = readFileSync(at('public/icons/icon.svg'), 'utf8');
const executablePath = await browser();
const hall = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

/** `share`: how much of the square the picture fills; the rest is the ground that a launcher may cut away. */
async function draw(file, size, share = 1) {
  const page = await hall.newPage({ viewport: { width: size, height: size } });
  const ground = share < 1 ? '#1f1710' : 'transparent';
  await page.setContent(
    `<style>*{margin:0}body{background:${ground};display:grid;place-items:center;height:100vh}svg{width:${share * 100}%}</style>${svg}`,
  );
  writeFileSync(at('public/icons', file), await page.screenshot({ omitBackground: share === 1 }));
  await page.close();
}

await draw('icon-180.png', 180);
await draw('icon-192.png', 192);
await draw('icon-512.png', 512);
await draw('maskable-512.png', 512, 0.74);
await hall.close();
