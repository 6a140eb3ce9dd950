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

const RANK_FAMILIES: readonly RankFamily[] = [
  {
    id: 'unranked',
    token: '--t3',
    outline: 'M33 20a13 13 0 1 1-26 0a13 13 0 1 1 26 0z',
    barTop: null,
    dashed: true,
  },
  { id: 'bronze', token: '--rank-bronze', outline: 'M20 32.9L5.7 8.1L34.3 8.1z', barTop: 12 },
  { id: 'silver', token: '--rank-silver', outline: 'M20 3.5L35.5 19L20 34.5L4.5 19z', barTop: 14.2 },
  {
    id: 'gold',
    token: '--rank-gold',
    outline: 'M20 4.2L34.1 14.4L28.7 31L11.3 31L5.9 14.4z',
    barTop: 14.2,
  },
  {
    id: 'platinum',
    token: '--rank-platinum',
    outline: 'M20 4.2L32.8 11.6L32.8 26.4L20 33.8L7.2 26.4L7.2 11.6z',
    barTop: 14.2,
  },
  {
    id: 'diamond',
    token: '--rank-diamond',
    outline: 'M20 4.2L31.6 9.8L34.4 22.3L26.4 32.3L13.6 32.3L5.6 22.3L8.4 9.8z',
    barTop: 14.2,
  },
  {
    id: 'champion',
    token: '--rank-champion',
    outline: 'M11.5 4.8h17l6.2 6.2v16l-6.2 6.2h-17l-6.2-6.2v-16z',
    barTop: 14.2,
  },
  {
    id: 'grand-champion',
    token: '--rank-grand-champion',
    outline:
      'M20 3.4L23.2 7.2L27.8 5.5L28.6 10.4L33.5 11.2L31.8 15.8L35.6 19L31.8 22.2L33.5 26.8L28.6 27.6L27.8 32.5L23.2 30.8L20 34.6L16.8 30.8L12.2 32.5L11.4 27.6L6.5 26.8L8.2 22.2L4.4 19L8.2 15.8L6.5 11.2L11.4 10.4L12.2 5.5L16.8 7.2z',
    barTop: 14.2,
  },
  {
    id: 'supersonic-legend',
    token: '--rank-ssl',
    outline: 'M20 2.6L35.4 32.4L20 26.6L4.6 32.4z',
    barTop: null,
    inside: 'M20 10.5L27 24L20 21.3L13 24z',
  },
];

/** A single-color emblem on a 40 × 40 grid. */
export interface RankDrawing {
  /** Design token for the color. */
  readonly token: string;
  /** Outlined, with a faint fill unless dashed. */
  readonly outline: string;
  readonly dashed: boolean;
  /** Filled. */
  readonly inside: string;
}

const BAR = { width: 2.6, height: 9.6, gap: 5, middle: 18.7 } as const;

/** Returns the emblem of a rank id; the `unranked` emblem for an invalid id. */
export function rankDrawing(rank: string): RankDrawing {
  const [, name = '', step] = /^(.*?)(?:-([1-3]))?$/.exec(rank) ?? [];
  const family = RANK_FAMILIES.find(({ id }) => id === name) ?? RANK_FAMILIES[0]!;
  const { token, outline, barTop, inside = '', dashed = false } = family;
  if (barTop === null) return { token, outline, dashed, inside };
  return { token, outline, dashed, inside: bars(Number(step ?? 1), barTop) };
}

/** Returns `count` vertical bars, centered side by side. */
function bars(count: number, top: number): string {
  const first = BAR.middle - ((count - 1) / 2) * BAR.gap;
  return Array.from({ length: count }, (_, index) => {
    const left = Math.round((first + index * BAR.gap) * 10) / 10;
    return `M${left} ${top}h${BAR.width}v${BAR.height}h-${BAR.width}z`;
  }).join('');
}
