import maps from './maps.data.json' with { type: 'json' };

interface MapRow {
  readonly name: string;
  /** Standard soccar geometry, for which zones, pads and distances are valid. */
  readonly standard: boolean;
}

/** Maps by the header's MapName in lowercase. Source: game-and-stats.md 2.3. */
export const MAPS: Readonly<Record<string, MapRow>> = maps;

/**
 * Returns the map of a header's MapName. Unknown maps get a readable name and count as standard, because most new
 * maps are.
 */
export function findMatchMap(mapName: string) {
  const code = mapName.toLowerCase();
  const row = MAPS[code];
  if (row) return { code, ...row };
  const words = code.replace(/_p$/, '').split('_').filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return { code, name: name || 'Unknown', standard: !code.startsWith('labs_') };
}
