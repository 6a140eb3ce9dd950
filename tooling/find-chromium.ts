import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium for the browser tests: CHROMIUM_PATH, else a usual place; null when there is none. */
export function findChromium(): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') return chosen;
  return CANDIDATES.find((path) => existsSync(path)) ?? null;
}

/** Finds a Chromium or, as root on Debian, installs its package. Throws with a sentence when neither works. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  console.log('No Chromium found: installing the Debian package.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env });
  }
  const installed = findChromium();
  if (installed !== null) return installed;
  throw new Error('The browser tests need Chromium. Install it, or name its program in CHROMIUM_PATH.');
}
