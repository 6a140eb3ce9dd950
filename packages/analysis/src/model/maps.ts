import maps from './maps.data.json' with { type: 'json' };

interface MapRow {
  readonly name: string;
  /** Standard soccar geometry: zones, pads and distances mean what they say. */
  readonly standard: boolean;
}

/** Maps by the header's MapName in lower case. Source: game-and-stats.md 2.3. */
export const MAPS: Readonly<Record<string, MapRow>> = maps;

interface MatchMap {
  code: string;
  name: string;
  standard: boolean;
}

/** Map of a header's MapName. Unknown maps get a readable name and count as standard, which most new ones are. */
export function matchMap(mapName: string): MatchMap {
  const code = mapName.toLowerCase();
  const row = MAPS[code];
  if (row) return { code, ...row };
  const words = code.replace(/_p$/, '').split('_').filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return { code, name: name || 'Unknown', standard: !code.startsWith('labs_') };
}
