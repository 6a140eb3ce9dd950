/** Folder in which the game saves replays, by system. */
export const DEMOS_FOLDERS = [
  { key: 'windows', label: 'Windows', path: 'Documents\\My Games\\Rocket League\\TAGame\\Demos' },
  { key: 'mac', label: 'Mac', path: '~/Library/Application Support/Rocket League/TAGame/Demos' },
  {
    key: 'linux',
    label: 'Linux, Steam Deck',
    path: '~/.steam/steam/steamapps/compatdata/252950/pfx/drive_c/users/steamuser/Documents/My Games/Rocket League/TAGame/Demos',
  },
] as const;
export type DemosSystem = (typeof DEMOS_FOLDERS)[number]['key'];

/** Returns the system from the user agent. Phones and consoles have no such folder: Windows, which most players use. */
export function detectSystem(userAgent: string): DemosSystem {
  if (/android|iphone|ipad|playstation|xbox|nintendo/i.test(userAgent)) return 'windows';
  if (/mac os|macintosh/i.test(userAgent)) return 'mac';
  return /linux|x11/i.test(userAgent) ? 'linux' : 'windows';
}
