import { formatNumber } from '@datacoach/analysis/format-number';
import { ChartFrame } from '../../../shared/chart/chart-frame.tsx';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { ARROWS, type Delta, VERDICT_LABELS } from '../../../shared/metrics/delta-mark.tsx';
import { createLadderScale, FAMILIES, type Family, getRankFamily } from '../ladder/families.ts';

export interface LadderRow {
  readonly label: string;
  /** POLR, 0-70. */
  readonly value: number;
  readonly interval: readonly [number, number];
  /** For the games before; null if there are too few. */
  readonly before: number | null;
  readonly delta: Delta | null;
  readonly note: string | null;
}

interface RankLadderProps {
  rows: readonly LadderRow[];
  label: string;
}

const HEAD = 38;
const ROW = 30;
const NARROW_WIDTH = 520;
/** Space for names, values and deltas, in px. */
const SIDES = { wide: { left: 112, right: 100 }, narrow: { left: 80, right: 92 } } as const;
/** Space per letter of a family's name, in px. */
const LETTER = 7;

const findFittingName = ({ name, short, letters }: Family, room: number): string | undefined =>
  [name, short, letters].find((one) => one.length * LETTER <= room);

/** POLR and its categories on one scale of ranks: interval, the player's dot, and a tick for the games before. */
export const RankLadder = ({ rows, label }: RankLadderProps) => (
  <div>
    <ChartFrame className="overflow-hidden">
      {(width) => <Drawing rows={rows} label={label} width={width} />}
    </ChartFrame>
    <DataTable
      isCaptionShown
      caption={label}
      className="sr-only"
      rows={rows}
      rowKey={(row) => row.label}
      columns={[
        { head: 'Score', isRowHead: true, cell: (row) => row.label },
        { head: 'POLR', cell: (row) => formatNumber(row.value, 1) },
        {
          head: '80% range',
          cell: ({ interval: [low, high] }) => `${formatNumber(low, 1)} to ${formatNumber(high, 1)}`,
        },
        { head: 'Earlier games', cell: (row) => (row.before === null ? '–' : formatNumber(row.before, 1)) },
      ]}
    />
  </div>
);

function Drawing({ rows, width }: RankLadderProps & { width: number }) {
  const isNarrow = width < NARROW_WIDTH;
  const { left, right } = isNarrow ? SIDES.narrow : SIDES.wide;
  const end = width - right;
  const ownFamily = getRankFamily(rows[0]?.value ?? 0);
  const lowest = Math.min(...rows.map(({ value }) => getRankFamily(value)));
  // On a phone the ladder starts at the family below the player's, or below the lowest dot.
  const first = isNarrow ? Math.max(0, Math.min(ownFamily - 1, lowest)) : 0;
  const x = createLadderScale(first, left, end);
  const height = HEAD + rows.length * ROW + 2;
  return (
    <svg width={width} height={height} className="block" aria-hidden="true">
      {FAMILIES.slice(first).map((family, index) => {
        const [from, to] = [x(family.from), x(family.to)];
        const isOwn = first + index === ownFamily;
        const isLast = first + index === FAMILIES.length - 1;
        const name = findFittingName(family, to - from);
        return (
          <g key={family.name}>
            <rect
              x={from}
              y={26}
              width={Math.max(1, to - from - 1)}
              height={4}
              fill={`var(${family.token})`}
              opacity={isOwn ? 1 : 0.55}
            />
            <path d={`M${from} 36V${height}`} className="stroke-line" />
            {name && (
              <text
                x={isLast ? end : (from + to) / 2}
                y={18}
                textAnchor={isLast ? 'end' : 'middle'}
                className="fill-t3 text-[12px] font-stretch-88% data-own:fill-t1 data-own:font-semibold"
                data-own={isOwn || undefined}
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
      {rows.map((row, index) => {
        const middle = HEAD + index * ROW + ROW / 2;
        const isFirst = index === 0;
        const [low, high] = [x(row.interval[0]), x(row.interval[1])];
        return (
          <g key={row.label}>
            {index > 0 && <path d={`M0 ${middle - ROW / 2}H${width}`} className="stroke-line" />}
            <text
              x={0}
              y={middle + 5}
              className="fill-t2 text-[14px] data-first:fill-t1 data-first:font-semibold"
              data-first={isFirst || undefined}
            >
              {row.label}
            </text>
            <path d={`M${left} ${middle}H${end}`} className="stroke-line-strong" />
            <rect
              x={low}
              y={middle - (isFirst ? 4 : 3)}
              width={Math.max(2, high - low)}
              height={isFirst ? 8 : 6}
              rx={2}
              className="fill-me opacity-22"
            />
            {row.before !== null && (
              <path d={`M${x(row.before)} ${middle - 5}v10`} className="stroke-t2 stroke-[1.5]" />
            )}
            <circle cx={x(row.value)} cy={middle} r={isFirst ? 6 : 4.5} className="fill-me" />
            <text
              x={end + 44}
              y={middle + 5}
              textAnchor="end"
              className="fill-t1 text-[14px] font-semibold font-stretch-88% data-first:text-[16px]"
              data-first={isFirst || undefined}
            >
              {formatNumber(row.value, 1)}
            </text>
            {row.delta && (
              <text
                x={width}
                y={middle + 4}
                textAnchor="end"
                className="fill-t3 text-[12px] data-[verdict=better]:fill-better data-[verdict=worse]:fill-worse-text"
                data-verdict={row.delta.verdict}
              >
                {row.delta.verdict !== 'even' && `${ARROWS[row.delta.direction]} `}
                {row.delta.text}
                <title>{VERDICT_LABELS[row.delta.verdict]}</title>
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
