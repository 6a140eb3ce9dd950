import rankFamilies from './rank-families.data.json' with { type: 'json' };

/** A family of emblems on a 40 × 40 grid: the higher, the more sides, so that the shape identifies it without color. */
interface RankFamily {
  /** Prefix of its rank ids, or the whole id. */
  readonly id: string;
  /** Design token for its color. */
  readonly token: string;
  readonly outline: string;
  /** Top of its bars I to III; null for a family without tiers. */
  readonly barTop: number | null;
  /** Inner drawing in full color. */
  readonly inside?: string;
  readonly dashed?: boolean;
}

const RANK_FAMILIES: readonly RankFamily[] = rankFamilies;

/** A single-color emblem on a 40 × 40 grid. */
export interface RankDrawing {
  /** Design token for the color. */
  readonly token: string;
  /** Outlined, with a faint fill unless dashed. */
  readonly outline: string;
  readonly dashed: boolean;
  readonly inside: string;
}

const BAR = { width: 2.6, height: 9.6, gap: 5, middle: 18.7 } as const;

/** Returns the emblem of a rank id; the `unranked` emblem for an invalid id. */
export function drawRank(rank: string): RankDrawing {
  const [, name = '', step] = /^(.*?)(?:-([1-3]))?$/.exec(rank) ?? [];
  const family = RANK_FAMILIES.find(({ id }) => id === name) ?? RANK_FAMILIES[0]!;
  const { token, outline, barTop, inside = '', dashed = false } = family;
  if (barTop === null) return { token, outline, dashed, inside };
  return { token, outline, dashed, inside: formatBarPaths(Number(step ?? 1), barTop) };
}

/** Returns `count` vertical bars, centered side by side. */
function formatBarPaths(count: number, top: number): string {
  const first = BAR.middle - ((count - 1) / 2) * BAR.gap;
  return Array.from({ length: count }, (_, index) => {
    const left = Math.round((first + index * BAR.gap) * 10) / 10;
    return `M${left} ${top}h${BAR.width}v${BAR.height}h-${BAR.width}z`;
  }).join('');
}
