import { RANKS } from '@datacoach/analysis/metadata';
import type {
  Progression,
  ProgressionBand,
  ProgressionLine,
  ProgressionMark,
  ProgressionPoint,
} from '@datacoach/contract';
import type { Ref } from 'react';
import { formatBandPath, formatLinePath } from '../../../shared/chart/chart-paths.ts';
import { PointMarks } from '../../../shared/chart/point-marks.tsx';
import { createRoundScale, ValueAxis } from '../../../shared/chart/value-axis.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatMetricValue, type MetricFacts, toShownMetric } from '../../../shared/metrics/metric-facts.ts';
import { describeMark, describePoint } from '../text/point-text.ts';
import { findIndexInTime, spaceOutLabels } from './chart-labels.ts';

/** Mean character width of the marks' 12 px text, slightly more than measured. */
const CHARACTER = 6.4;
const GAP = 5;
/** Min gap between two labels in one row. */
const MIN_LABEL_GAP = 10;
const ROWS = 2;

interface MarkLabel {
  words: string;
  x: number;
  anchor: 'start' | 'end';
  row: number;
}

/**
 * Places each mark's label without overlaps and inside the picture: in full if all fit, else shortened; labels that
 * still don't fit only appear in the list below.
 */
export function positionMarkLabels(
  marks: readonly { mark: ProgressionMark; at: number }[],
  width: number,
  isNarrow: boolean,
): (MarkLabel | null)[] {
  const full = isNarrow ? null : tryPositions(marks, width, (mark) => describeMark(mark));
  if (full?.every((label) => label !== null)) return full;
  return tryPositions(marks, width, (mark) => describeMark(mark, mark.kind === 'plan' || isNarrow));
}

function tryPositions(
  marks: readonly { mark: ProgressionMark; at: number }[],
  width: number,
  describeMetric: (mark: ProgressionMark) => string,
): (MarkLabel | null)[] {
  const taken: { row: number; from: number; to: number }[] = [];
  return marks.map(({ mark, at }) => {
    const words = describeMetric(mark);
    const length = words.length * CHARACTER;
    for (const anchor of ['start', 'end'] as const) {
      const from = anchor === 'start' ? at + GAP : at - GAP - length;
      const to = from + length;
      if (from < 0 || to > width) continue;
      for (let row = 0; row < ROWS; row++) {
        if (
          taken.some(
            (other) =>
              other.row === row && from < other.to + MIN_LABEL_GAP && to > other.from - MIN_LABEL_GAP,
          )
        )
          continue;
        taken.push({ row, from, to });
        return { words, x: anchor === 'start' ? from : to, anchor, row };
      }
    }
    return null;
  });
}

interface LineChartProps {
  line: ProgressionLine;
  points: readonly ProgressionPoint[];
  by: Progression['filter']['by'];
  facts: MetricFacts;
  bands: readonly ProgressionBand[];
  marks: readonly ProgressionMark[];
  width: number;
  height: number;
  /** The result as text, for screen readers. */
  summary: string;
  chosen: number | null;
  onChoose: (point: number) => void;
  svgRef?: Ref<SVGSVGElement>;
}

/** Games needed before a mean is more than provisional (decisions.md 1.8). */
const MIN_FULL_GAMES = 10;
/** Below this width the layout is for phones. */
const NARROW_WIDTH = 560;
const LABEL_SPACING = 16;
const MIN_DATE_WIDTH = 96;
/** Height of a row of mark labels. */
const ROW = 14;

/** A measure over time: dots are games, days or weeks; the line is the moving average with its interval. */
export function LineChart(props: LineChartProps) {
  const { line, points, by, facts, bands, marks, width, height, summary, chosen, onChoose, svgRef } = props;
  const isNarrow = width < NARROW_WIDTH;
  const toShownValue = (value: number) => toShownMetric(facts.key, value)!;
  const [left, right] = [44, isNarrow ? 46 : 150];
  const inner = width - left - right;
  const last = Math.max(1, points.length - 1);
  const x = (pointIndex: number) => left + (points.length === 1 ? inner / 2 : (pointIndex / last) * inner);
  const times = points.map(({ at }) => Date.parse(at));
  const placedMarks = marks.map((mark) => ({ mark, at: x(findIndexInTime(Date.parse(mark.at), times)) }));
  const labels = positionMarkLabels(placedMarks, width, isNarrow);
  const rows = Math.max(marks.length > 0 ? 1 : 0, ...labels.map((label) => (label ? label.row + 1 : 0)));
  const frame = { left, right, top: 12 + rows * ROW, bottom: 26 };
  const bottom = height - frame.bottom;
  const scale = createRoundScale(
    [
      ...line.values.filter((value) => value !== null),
      ...line.means.flatMap((mean) => (mean ? (mean.interval ?? [mean.value]) : [])),
      ...bands.map(({ mean }) => mean),
    ].map(toShownValue),
    [bottom, frame.top],
  );
  const y = (value: number) => scale.at(toShownValue(value));
  const clampY = (value: number) => Math.min(bottom, Math.max(frame.top, y(value)));
  const getLabelY = (row: number) => frame.top - 10 - (rows - 1 - row) * ROW;
  const means = line.means.map((mean) => mean?.value ?? null);
  const full = line.means.map((mean) => (mean && mean.games >= MIN_FULL_GAMES ? mean.value : null));
  const lastMean = means.findLastIndex((value) => value !== null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture with buttons inside is a group
    <svg
      ref={svgRef}
      width={width}
      height={height}
      role="group"
      aria-label={summary}
      className="block overflow-visible text-[12px]"
    >
      <ValueAxis scale={scale} left={frame.left} right={frame.left + inner} />
      {bands.map((band, index) => (
        <g key={band.tier}>
          <rect
            x={frame.left}
            width={inner}
            y={Math.min(clampY(band.low), clampY(band.high))}
            height={Math.abs(clampY(band.low) - clampY(band.high))}
            className="fill-band data-next:opacity-45"
            data-next={index > 0 || undefined}
          />
          <path
            d={`M${frame.left} ${y(band.mean).toFixed(1)}h${inner}`}
            className="data-next:stroke-1 data-next:[stroke-dasharray:2_4] stroke-ref stroke-[1.5]"
            data-next={index > 0 || undefined}
          />
        </g>
      ))}
      <BandLabels
        bands={bands}
        facts={facts}
        isShort={isNarrow}
        at={width - frame.right + 8}
        y={y}
        ends={[frame.top + 4, bottom]}
      />
      {placedMarks.map(({ mark, at }, index) => (
        <path
          key={`${mark.kind} ${mark.at}`}
          d={`M${at.toFixed(1)} ${labels[index] ? getLabelY(labels[index].row) - 8 : frame.top - 4}V${bottom}`}
          className="stroke-t2 [stroke-dasharray:3_3]"
        />
      ))}
      {labels.map(
        (label) =>
          label && (
            <text
              key={`${label.x} ${label.row}`}
              x={label.x}
              y={getLabelY(label.row)}
              textAnchor={label.anchor}
              className="fill-t2 [paint-order:stroke] stroke-s1 stroke-[4px]"
            >
              {label.words}
            </text>
          ),
      )}
      <path d={`M${frame.left} ${bottom}h${inner}`} className="stroke-line-strong" />
      <DateTicks points={points} x={x} inner={inner} y={height - 8} />
      <path
        d={formatBandPath(
          line.means.map((mean) => mean?.interval ?? null),
          x,
          y,
        )}
        className="fill-ci"
      />
      {line.values.map(
        (value, index) =>
          value !== null && (
            <circle
              key={points[index]!.at}
              cx={x(index).toFixed(1)}
              cy={y(value).toFixed(1)}
              r={by === 'game' ? 2.25 : 2.75}
              className="fill-t3 opacity-75"
            />
          ),
      )}
      <path
        d={formatLinePath(means, x, y)}
        className="fill-none stroke-me stroke-[2.5] [stroke-linejoin:round] stroke-[1.5] [stroke-dasharray:2_3]"
      />
      <path
        d={formatLinePath(full, x, y)}
        className="fill-none stroke-me stroke-[2.5] [stroke-linejoin:round]"
      />
      {lastMean >= 0 && <circle cx={x(lastMean)} cy={y(means[lastMean]!)} r={4.5} className="fill-me" />}
      <PointMarks
        chosen={chosen}
        onChoose={onChoose}
        marks={points.flatMap((point, index) => {
          const value = line.values[index] ?? null;
          const mean = line.means[index] ?? null;
          const at = value ?? mean?.value;
          if (at === undefined) return [];
          return [{ index, x: x(index), y: y(at), label: describePoint(point, by, { value, mean }, facts) }];
        })}
      />
    </svg>
  );
}

interface BandLabelsProps {
  bands: readonly ProgressionBand[];
  facts: MetricFacts;
  isShort: boolean;
  at: number;
  y: (value: number) => number;
  ends: readonly [number, number];
}

/** Labels each rank at the end of its line, moved apart if they would overlap. */
function BandLabels({ bands, facts, isShort, at, y, ends }: BandLabelsProps) {
  const positions = spaceOutLabels(
    bands.map(({ mean }) => y(mean)),
    LABEL_SPACING,
    ends,
  );
  return bands.map((band, index) => (
    <text
      key={band.tier}
      x={at}
      y={positions[index]! + 4}
      className="fill-t1 data-next:fill-t3"
      data-next={index > 0 || undefined}
    >
      {isShort ? RANKS[band.tier]!.short : `${band.name} ${formatMetricValue(facts, band.mean)}`}
    </text>
  ));
}

interface DateTicksProps {
  points: readonly ProgressionPoint[];
  x: (pointIndex: number) => number;
  inner: number;
  y: number;
}

function DateTicks({ points, x, inner, y }: DateTicksProps) {
  const count = Math.max(2, Math.min(5, Math.floor(inner / MIN_DATE_WIDTH), points.length));
  const positions =
    points.length === 1
      ? [0]
      : [
          ...new Set(
            Array.from({ length: count }, (_, n) => Math.round((n / (count - 1)) * (points.length - 1))),
          ),
        ];
  let before = '';
  return positions.map((pointIndex, n) => {
    const text = formatShortDate(new Date(points[pointIndex]!.at));
    if (text === before) return null;
    before = text;
    const anchor =
      points.length === 1 ? 'middle' : n === 0 ? 'start' : n === positions.length - 1 ? 'end' : 'middle';
    return (
      <text key={pointIndex} x={x(pointIndex)} y={y} textAnchor={anchor} className="fill-t3">
        {text}
      </text>
    );
  });
}
