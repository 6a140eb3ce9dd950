import { join } from 'node:path';
import type { Machine } from '../machine.ts';

/** Folder of what the command keeps: the login and the list of what has been sent. */
export function ownFolder({ env, home, platform }: Machine): string {
  if (env.DATACOACH_HOME) return env.DATACOACH_HOME;
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'DataCoach');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'DataCoach');
  return join(env.XDG_CONFIG_HOME || join(home, '.config'), 'datacoach');
}
