import { drawRank } from './rank-drawing.ts';
import { formatRank } from './rank-label.ts';

interface RankEmblemProps {
  /** Rank id; '' is drawn as unranked. */
  rank: string;
  /** 16 in lists, 24 in tables, 28 to 64 in headings. */
  size?: number;
  /** Adds the rank's name for screen readers if no text next to it does. */
  named?: boolean;
}

/** The emblem of a rank: shape for the family, bars for the tier, color in support. */
export function RankEmblem({ rank, size = 24, named = false }: RankEmblemProps) {
  const { token, outline, dashed, inside } = drawRank(rank);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      fill="currentColor"
      style={{ color: `var(${token})`, flex: 'none' }}
      role={named ? 'img' : undefined}
      aria-label={named ? formatRank(rank) : undefined}
      aria-hidden={!named}
    >
      <path
        d={outline}
        fillOpacity={dashed ? 0 : 0.16}
        stroke="currentColor"
        strokeWidth={dashed ? 1.8 : 2}
        strokeLinejoin="round"
        {...(dashed && { strokeDasharray: '3 3' })}
      />
      {inside && <path d={inside} />}
    </svg>
  );
}
