import { RANK_FAMILIES } from './rank-drawing.table.ts';

/** An emblem on a 40 × 40 grid, drawn in one colour. */
export interface RankDrawing {
  /** Design token of the colour. */
  readonly token: string;
  /** Outlined, and filled faintly unless it is dashed. */
  readonly outline: string;
  readonly dashed: boolean;
  /** Filled. */
  readonly inside: string;
}

const BAR = { width: 2.6, height: 9.6, gap: 5, middle: 18.7 } as const;

/** The emblem of a rank id; that of `unranked` for an id that is none. */
export function rankDrawing(rank: string): RankDrawing {
  const [, name = '', step] = /^(.*?)(?:-([1-3]))?$/.exec(rank) ?? [];
  const family = RANK_FAMILIES.find(({ id }) => id === name) ?? RANK_FAMILIES[0]!;
  const { token, outline, barTop, inside = '', dashed = false } = family;
  if (barTop === null) return { token, outline, dashed, inside };
  return { token, outline, dashed, inside: bars(Number(step ?? 1), barTop) };
}

/** `count` upright bars side by side around the middle. */
function bars(count: number, top: number): string {
  const first = BAR.middle - ((count - 1) / 2) * BAR.gap;
  return Array.from({ length: count }, (_, index) => {
    const left = Math.round((first + index * BAR.gap) * 10) / 10;
    return `M${left} ${top}h${BAR.width}v${BAR.height}h-${BAR.width}z`;
  }).join('');
}
