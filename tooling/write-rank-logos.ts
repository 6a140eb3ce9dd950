import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawRank } from '../apps/web/src/shared/ranks/rank-drawing.ts';
import { formatRank } from '../apps/web/src/shared/ranks/rank-label.ts';
import { RANK_IDS } from '../packages/contract/src/index.ts';
import { ROOT } from './run-command.ts';

/** Folder that a rank's `rankLogoUrl` (`/ranks/<id>.svg`) is served from. */
const FOLDER = 'apps/web/public/ranks';

/** One file per rank. */
export const RANK_LOGOS = RANK_IDS.map((id) => `${FOLDER}/${id}.svg`);

/** Returns a self-contained logo: both colors of its token, chosen by the reader's color scheme. */
function logo(rank: string, tokens: string): string {
  const { token, outline, dashed, inside } = drawRank(rank);
  const [dark, light] = [...tokens.matchAll(new RegExp(`${token}: (#\\w+);`, 'g'))].map((match) => match[1]);
  if (!dark || !light) throw new Error(`The tokens do not give ${token} twice.`);
  const line = dashed
    ? 'fill="none" stroke-width="1.8" stroke-dasharray="3 3"'
    : 'fill-opacity=".16" stroke-width="2"';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">',
    `<title>${formatRank(rank)}</title>`,
    `<style>g{fill:${dark};stroke:${dark}}@media(prefers-color-scheme:light){g{fill:${light};stroke:${light}}}</style>`,
    `<g><path ${line} stroke-linejoin="round" d="${outline}"/>`,
    inside && `<path stroke="none" d="${inside}"/>`,
    '</g></svg>\n',
  ].join('');
}

if (import.meta.main) {
  const tokens = readFileSync(join(ROOT, 'apps/web/src/app/theme/tokens.css'), 'utf8');
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  RANK_IDS.forEach((id, index) => {
    writeFileSync(join(ROOT, RANK_LOGOS[index]!), logo(id, tokens));
  });
}
