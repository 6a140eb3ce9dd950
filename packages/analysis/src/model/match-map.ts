import { MAPS } from './maps.table.ts';

export interface MatchMap {
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
