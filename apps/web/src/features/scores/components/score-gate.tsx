import { type CategoryRow, SCORE_CATEGORIES } from '@datacoach/analysis/metadata';
import type { Gate } from '@datacoach/contract';
import { FeatureGate, formatOpener } from '../../../shared/ui/feature-gate.tsx';

interface ScoreGateProps {
  gate: Gate;
  /** "Duel" */
  mode: string;
  /** Whether the overall score is shown and only its categories are locked. */
  hasOverall: boolean;
}

export function ScoreGate({ gate, mode, hasOverall }: ScoreGateProps) {
  const opener = formatOpener(gate.opensWith);
  if (gate.feature === 'Playlist Access') {
    return (
      <FeatureGate
        label={`Compare ${mode} with your rank on ${opener}`}
        example={<CategoriesExample />}
        summary={`${opener} compares ${mode} with ranks too: POLR (path of least resistance), its five categories and your first weakness.`}
        note="Right now we compare your most-played mode. You get results, stats, charts and match pages in every mode."
      />
    );
  }
  return (
    <FeatureGate
      label={`Categories with ${opener}`}
      example={<CategoriesExample />}
      summary={`${opener} shows which part of your game holds your rank back: five category scores, each compared with your rank and the next one.`}
      note={
        hasOverall
          ? 'Your overall score and your first weakness are included in every plan.'
          : 'Results, stats, charts and match pages are included in every plan.'
      }
    />
  );
}

const EXAMPLE: Readonly<Record<CategoryRow['key'], number>> = {
  offensive: 61,
  defensive: 44,
  mechanics: 50,
  positional: 28,
  kickoffs: 55,
};
const ROW = 18;
const LEFT = 70;
const WIDTH = 220;
const HEIGHT = SCORE_CATEGORIES.length * ROW;

function CategoriesExample() {
  const x = (score: number) => LEFT + ((WIDTH - LEFT - 6) * score) / 100;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="Example: five categories from 28 to 61 of 100; positional is the weakest"
    >
      <path d={`M${x(50)} 0V${HEIGHT}`} className="stroke-ref" />
      {SCORE_CATEGORIES.map(({ key, label }, index) => {
        const score = EXAMPLE[key];
        const middle = index * ROW + ROW / 2;
        return (
          <g key={key}>
            <text x={0} y={middle + 4} className="fill-t2 text-[12px]">
              {label}
            </text>
            <path d={`M${LEFT} ${middle}H${WIDTH}`} className="stroke-line" />
            <rect
              x={x(score) - 14}
              y={middle - 3}
              width={28}
              height={6}
              rx={2}
              className="fill-me opacity-22"
            />
            <circle cx={x(score)} cy={middle} r={4.5} className="fill-me" />
          </g>
        );
      })}
    </svg>
  );
}
