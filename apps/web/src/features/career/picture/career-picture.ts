import { formatNumber, formatSpan } from '@datacoach/analysis/format-number';
import type { CareerPage } from '@datacoach/contract';
import {
  describeCoverage,
  describeSpan,
  FEATS,
  formatKilometers,
  MODE_WORDS,
} from '../words/career-words.ts';

/** Shown uncropped on social sites. */
export const PICTURE = { width: 1200, height: 630 } as const;
/** Colors of the dark theme: a picture has no style sheet. */
const COLORS = {
  ground: '#0e141b',
  line: '#2a3540',
  bright: '#f2f5f7',
  quiet: '#9aa7b3',
  bib: '#d9f23c',
} as const;
const FEATS_SHOWN = 5;
const LEFT = 64;
/** Distance between two stats: the pitch starts to the right of the last. */
const COLUMN = 148;

/** Draws a season or career as a picture: SVG text. */
export function drawCareerPicture(career: CareerPage): string {
  const { record, feats, userName, mode } = career;
  const stats = record
    ? [
        { label: 'Games', value: formatNumber(record.games) },
        { label: 'Won', value: `${Math.round((record.won / Math.max(1, record.games)) * 100)}%` },
        { label: 'Goals', value: formatNumber(record.goals) },
        { label: 'Assists', value: formatNumber(record.assists) },
        { label: 'Saves', value: formatNumber(record.saves) },
      ]
    : [];
  const rows = FEATS.flatMap(({ name, label, write }) => {
    const found = feats?.[name];
    return found ? [{ label, value: write(found.value) }] : [];
  }).slice(0, FEATS_SHOWN);
  const time = record
    ? `${formatSpan(record.seconds)} on the field, ${formatKilometers(record.distance)}`
    : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" width="${PICTURE.width}" height="${PICTURE.height}" font-family="Archivo, Arial, sans-serif">`,
    `<rect width="100%" height="100%" fill="${COLORS.ground}"/>`,
    `<g fill="none" stroke="${COLORS.line}" stroke-width="2"><path d="M880 70h220l50 50v370l-50 50H880l-50-50V120z"/><circle cx="990" cy="305" r="72"/><path d="M830 305h88M1062 305h88"/></g>`,
    text(LEFT, 92, 52, COLORS.bright, userName, 700),
    text(LEFT, 132, 24, COLORS.quiet, `${describeSpan(career)}${MODE_WORDS[mode]}`),
    ...stats.flatMap(({ label, value }, index) => [
      text(LEFT + index * COLUMN, 236, 44, COLORS.bib, value, 700),
      text(LEFT + index * COLUMN, 268, 20, COLORS.quiet, label),
    ]),
    text(LEFT, 312, 20, COLORS.quiet, time),
    ...rows.flatMap(({ label, value }, index) => [
      text(LEFT, 372 + index * 38, 22, COLORS.quiet, label),
      text(LEFT + 520, 372 + index * 38, 24, COLORS.bright, value, 600),
    ]),
    text(LEFT, 598, 18, COLORS.quiet, describeCoverage({ ...career, season: null, week: null })),
    text(PICTURE.width - LEFT, 598, 24, COLORS.bright, 'DataCoach', 700, 'end'),
    '</svg>',
  ].join('');
}

function text(
  x: number,
  y: number,
  size: number,
  fill: string,
  words: string,
  weight = 400,
  anchor: 'start' | 'end' = 'start',
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

/** Names may contain anything. */
function escaped(words: string): string {
  const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return words.replaceAll(/[&<>"]/g, (mark) => marks[mark]!);
}
