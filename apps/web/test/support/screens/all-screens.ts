import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Screen } from './screen.ts';

/** Loads the screens of every area from each `<area>.screens.ts` in this folder. */
export async function listAllScreens(): Promise<readonly Screen[]> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.screens.ts'));
  const lists = files.map(async (file) => {
    const { SCREENS } = (await import(
      /* @vite-ignore */ pathToFileURL(join(import.meta.dirname, file)).href
    )) as { SCREENS?: readonly Screen[] };
    if (!SCREENS || SCREENS.length === 0) throw new Error(`${file} names no screen.`);
    return SCREENS;
  });
  const screens = (await Promise.all(lists)).flat();
  const names = screens.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two screens are called "${twice}".`);
  return screens;
}
