import { rankDrawing } from './rank-drawing.ts';
import { rankLabel } from './rank-label.ts';

interface RankEmblemProps {
  /** Rank id; '' is drawn as not ranked. */
  rank: string;
  /** 16 in lists, 24 in tables, 28 to 64 in heads. */
  size?: number;
  /** Where no name stands next to it, the emblem says it itself. */
  named?: boolean;
}

/** The emblem of a rank: the shape carries the family, bars the step, the color repeats it. */
export function RankEmblem({ rank, size = 24, named = false }: RankEmblemProps) {
  const { token, outline, dashed, inside } = rankDrawing(rank);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      fill="currentColor"
      style={{ color: `var(${token})`, flex: 'none' }}
      role={named ? 'img' : undefined}
      aria-label={named ? rankLabel(rank) : undefined}
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
