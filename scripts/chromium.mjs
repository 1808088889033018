// Finds this machine's Chromium once and remembers it in .handset/ for every browser test.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const recordFile = fileURLToPath(new URL('../.handset/chromium', import.meta.url));

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Arguments that keep a test browser away from network and screen. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium that starts, or undefined. */
export async function findChromium() {
  const given = process.env.HANDSET_CHROMIUM;
  if (given) return given;
  const recorded = recordedChromium();
  if (recorded) return recorded;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [...onPath, ...wellKnown, await playwrightChromium()].find((path) => path && starts(path));
  if (found) recordChromium(found);
  return found;
}

function recordedChromium() {
  if (!existsSync(recordFile)) return undefined;
  const path = readFileSync(recordFile, 'utf8').trim();
  return existsSync(path) ? path : undefined;
}

function recordChromium(path) {
  mkdirSync(dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, `${path}\n`);
}

async function playwrightChromium() {
  try {
    const { chromium } = await import('playwright');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

// Some systems have a placeholder on the PATH that only says how to install the real one.
function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}
