import { truncate } from '@datacoach/contract';
import sharp from 'sharp';
import { escapeMarkup } from '../../platform/http/escape-markup.ts';
import { FONT, registerFonts } from './fonts.ts';
import type { PreviewFacts } from './preview-facts.ts';

/** The size that chats and social networks show in full. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 80;
const ROW = 54;
const TOP = 310;
const MAX_ROWS = 5;
/** Longest headline and line that fit, in characters. */
const HEADLINE = { normal: 24, long: 34 };
const LINE = 26;
/** Blue and orange mark the teams, as on screens (see apps/web/src/app/theme/tokens.css). */
const TEAM_COLORS = ['#5aa9ff', '#ff9d4d'];

/** Draws a preview as PNG. Text is set in our own font, whatever the machine has. */
export async function drawPreview(facts: PreviewFacts): Promise<Buffer> {
  await registerFonts();
  return sharp(Buffer.from(drawSvg(facts)))
    .png()
    .toBuffer();
}

function drawSvg({ headline, columns, footer }: PreviewFacts): string {
  const { width, height } = PREVIEW_SIZE;
  const size = headline.length > HEADLINE.normal ? 64 : 88;
  const isMatch = columns.length === 2 && columns[0]?.[0]?.startsWith('Blue') === true;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${FONT}">
<rect width="${width}" height="${height}" fill="#0c1016"/>
<g fill="none" stroke="#1f2832" stroke-width="3">
<path d="M960 90h120l90 90v270l-90 90h-120"/><path d="M1170 225h30M1170 405h30"/>
</g>
<rect width="${width}" height="10" fill="#d6e85c"/>
${formatTextLine({ x: MARGIN, y: 122, size: 36, weight: 700, color: '#d6e85c' }, 'DataCoach')}
${formatTextLine({ x: MARGIN, y: 232, size, weight: 700, color: '#e8edf2' }, truncate(headline, HEADLINE.long))}
${columns
  .slice(0, 2)
  .map((lines, column) => drawColumn(lines, MARGIN + column * 520, isMatch ? TEAM_COLORS[column] : undefined))
  .join('\n')}
${formatTextLine({ x: MARGIN, y: 580, size: 30, weight: 400, color: '#8492a0' }, truncate(footer, 60))}
</svg>`;
}

function drawColumn(lines: readonly string[], x: number, headColor = '#e8edf2'): string {
  return lines
    .slice(0, MAX_ROWS)
    .map((line, row) =>
      formatTextLine(
        {
          x,
          y: TOP + row * ROW,
          size: 38,
          weight: row === 0 ? 700 : 400,
          color: row === 0 ? headColor : '#aab6c2',
        },
        truncate(line, LINE),
      ),
    )
    .join('\n');
}

interface TextStyle {
  x: number;
  y: number;
  size: number;
  weight: 400 | 700;
  color: string;
}

function formatTextLine({ x, y, size, weight, color }: TextStyle, text: string): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}">${escapeMarkup(text)}</text>`;
}
