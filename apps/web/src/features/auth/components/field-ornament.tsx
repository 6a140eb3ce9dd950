import { BLUE_GOAL, ORANGE_GOAL, PITCH_OUTLINE } from '../../../shared/ui/pitch-ornament.tsx';

/** Boost pads of the standard field in tens of units, one quarter; the others are mirrored. */
const SMALL_PADS = [
  [424, 0],
  [418.4, 179.2],
  [330.8, 94],
  [281.6, 0],
  [248.4, 358.4],
  [230, 178.8],
  [103.6, 204.8],
  [102.4, 0],
  [0, 102.4],
] as const;
const LARGE_PADS = [
  [409.6, 307.2],
  [0, 358.4],
] as const;

function mirrored(points: readonly (readonly [number, number])[]): [number, number][] {
  const all = points.flatMap(([x, y]): [number, number][] => [
    [x, y],
    [-x, y],
    [x, -y],
    [-x, -y],
  ]);
  return [...new Map(all.map((point) => [String(point.map((value) => value || 0)), point])).values()];
}

/** The field with its pads, the halfway line left open where the centre circle of the page stands. */
export function FieldOrnament({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="-640 -430 1280 860"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <g stroke="var(--pitch-line)" strokeWidth="1.6">
        <path d={PITCH_OUTLINE} />
        <path d="M0-409.6V-178M0 178V409.6" />
        <path d={BLUE_GOAL} />
        <path d={ORANGE_GOAL} />
        {mirrored(LARGE_PADS).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="12" />
        ))}
      </g>
      <g fill="var(--pitch-line)">
        {mirrored(SMALL_PADS).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" />
        ))}
      </g>
    </svg>
  );
}
