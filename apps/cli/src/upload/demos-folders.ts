import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Machine } from '../command.ts';

const GAME = ['My Games', 'Rocket League', 'TAGame'];
/** The Epic version of the game keeps its replays separately. */
const FOLDERS = ['Demos', 'DemosEpic'];
/** The game's Steam app id, which Proton uses to name its Windows folder. */
const STEAM_APP = '252950';

type ListLocations = (machine: Machine) => string[][];

/**
 * Folders with the game's `TAGame`, by system; the Linux rows are native, Proton (Steam also as Flatpak), Heroic and
 * Lutris.
 */
const LOCATIONS: Partial<Record<NodeJS.Platform, ListLocations>> = {
  win32: ({ env, home }) =>
    [env.USERPROFILE ?? home, env.OneDrive, join(env.USERPROFILE ?? home, 'OneDrive')]
      .filter((folder) => folder !== undefined)
      .map((folder) => [folder, 'Documents', ...GAME]),
  darwin: ({ home }) => [[home, 'Library', 'Application Support', 'Rocket League', 'TAGame']],
  linux: ({ env, home }) => {
    const data = env.XDG_DATA_HOME || join(home, '.local', 'share');
    const steams = [
      [home, '.steam', 'steam'],
      [data, 'Steam'],
      [home, '.var', 'app', 'com.valvesoftware.Steam', '.local', 'share', 'Steam'],
    ];
    const windows = [
      ...steams.map((steam) => [...steam, 'steamapps', 'compatdata', STEAM_APP, 'pfx']),
      [home, 'Games', 'Heroic', 'Prefixes', 'default', 'Rocket League', 'pfx'],
      [home, 'Games', 'Heroic', 'Prefixes', 'default', 'Rocket League'],
      [home, 'Games', 'rocket-league'],
    ];
    const people = ['steamuser', env.USER].filter((name) => name !== undefined);
    return [
      [data, 'Rocket League', 'TAGame'],
      ...windows.flatMap((prefix) =>
        people.map((name) => [...prefix, 'drive_c', 'users', name, 'Documents', ...GAME]),
      ),
    ];
  },
};

export function listPossibleDemosFolders(machine: Machine): string[] {
  const locations = LOCATIONS[machine.platform]?.(machine) ?? [];
  return [...new Set(locations.flatMap((pathParts) => FOLDERS.map((folder) => join(...pathParts, folder))))];
}

/** Returns the existing ones of these folders, each once even if several paths lead to it. */
export async function findDemosFolders(machine: Machine): Promise<string[]> {
  const found = new Map<string, string>();
  for (const folder of listPossibleDemosFolders(machine)) {
    const facts = await stat(folder).catch(() => null);
    if (!facts?.isDirectory()) continue;
    const real = await realpath(folder);
    if (!found.has(real)) found.set(real, folder);
  }
  return [...found.values()];
}
