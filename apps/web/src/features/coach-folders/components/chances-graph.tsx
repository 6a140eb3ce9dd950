import { counted, formatNumber } from '@datacoach/analysis/format-number';
import type { ResponseOf } from '@datacoach/contract';
import { scaleLinear } from 'd3-scale';
import { useState } from 'react';
import { TableToggle } from '../../../shared/chart/chart-frame.tsx';
import { formatLinePath, formatStepPath } from '../../../shared/chart/chart-paths.ts';
import { createMomentAxis, listShownTicks } from '../../../shared/chart/time-axis.ts';
import { createZeroBasedScale, EndLabels, ValueAxis } from '../../../shared/chart/value-axis.tsx';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatClockTime } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';
import classes from '../coach-folders.module.css';

type Graph = Pick<ResponseOf<'postXgGraph'>, 'points' | 'race'>;
type GraphPoint = Graph['points'][number];
type RacePoint = NonNullable<Graph['race']>[number];

const HEIGHT = 264;
const FRAME = { left: 36, right: 56, top: 12, bottom: 26 } as const;
const WON = 5;
const SIDES = ['us', 'them'] as const;
const COLORS = { us: 'blue', them: 'orange' } as const;

/** Returns both scales of a chart, starting at 0. */
function createScales(highest: number, length: number, width: number) {
  const y = createZeroBasedScale(highest, [HEIGHT - FRAME.bottom, FRAME.top]);
  return { y, x: scaleLinear([0, Math.max(1, length)], [FRAME.left, width - FRAME.right]) };
}

/** Min width of a game's label, px. */
const LABEL_PX = 54;

function GameLabels({
  points,
  getX,
  width,
}: {
  points: readonly GraphPoint[];
  getX: (index: number) => number;
  width: number;
}) {
  const every = Math.max(1, Math.ceil((points.length * LABEL_PX) / (width - FRAME.left - FRAME.right)));
  return points.map(({ matchId, result, goals }, index) =>
    index % every === 0 ? (
      <text key={matchId} x={getX(index)} y={HEIGHT - 8} textAnchor="middle" fontSize="12" fill="var(--t3)">
        {result === null ? '' : result === WON ? 'W ' : 'L '}
        {goals.us}–{goals.them}
      </text>
    ) : null,
  );
}

function SumLabels({ last, x, y }: { last: GraphPoint['total']; x: number; y: (value: number) => number }) {
  const labels = [
    { value: last.us, color: COLORS.us },
    { value: last.them, color: COLORS.them },
  ] as const;
  return <EndLabels labels={labels} fontSize={13} x={x + 8} y={y} />;
}

interface ChancesGraphProps {
  graph: Graph;
  /** False in a scouting folder. */
  hasUs: boolean;
  /** Our team's totals in the same games. */
  ours: { finishing: number; prevented: number } | undefined;
}

/** Our chances and theirs: accumulated over the games, game by game, or within the open game. */
export function ChancesGraph({ graph, hasUs, ours }: ChancesGraphProps) {
  const { points, race } = graph;
  const [how, setHow] = useState<'total' | 'game'>('total');
  const [asTable, setAsTable] = useState(false);
  const { ref, width } = useElementWidth();
  const title = race ? 'xG during the game' : how === 'total' ? 'xG across games' : 'xG game by game';
  return (
    <Panel
      title={title}
      aside={
        points.length > 0 && (
          <>
            {!race && (
              <Segmented
                label="Show chances"
                value={how}
                onChange={setHow}
                choices={{ total: 'Running total', game: 'By game' }}
              />
            )}
            <TableToggle asTable={asTable} onChange={setAsTable} />
          </>
        )
      }
    >
      {points.length === 0 ? (
        <p className="text-t2">
          {hasUs
            ? 'None of our games match these filters.'
            : 'Your team doesn’t play in these games. See the scouting report, or choose your team above.'}
        </p>
      ) : asTable ? (
        <ChancesTable points={points} />
      ) : (
        <div ref={ref} style={{ height: HEIGHT }}>
          {width > 0 &&
            (race ? (
              <RacePicture race={race} width={width} />
            ) : how === 'total' ? (
              <TotalPicture points={points} width={width} />
            ) : (
              <GamesPicture points={points} width={width} />
            ))}
        </div>
      )}
      {points.length > 0 && <p className="mt-2 text-t2">{formatChancesText(points, ours)}</p>}
    </Panel>
  );
}

const ChancesTable = ({ points }: { points: readonly GraphPoint[] }) => (
  <DataTable
    className={classes.table}
    rows={points}
    rowKey={({ matchId }) => matchId}
    columns={[
      { head: 'Game', isRowHead: true, cell: (_, index) => <>Game {index + 1}</> },
      { head: 'Score', cell: ({ goals }) => `${goals.us}–${goals.them}` },
      { head: 'xG us', cell: ({ xg }) => formatNumber(xg.us, 2) },
      { head: 'xG them', cell: ({ xg }) => formatNumber(xg.them, 2) },
      { head: 'Total us', cell: ({ total }) => formatNumber(total.us, 2) },
      { head: 'Total them', cell: ({ total }) => formatNumber(total.them, 2) },
    ]}
  />
);

function TotalPicture({ points, width }: { points: readonly GraphPoint[]; width: number }) {
  const last = points.at(-1)!.total;
  const { x, y } = createScales(Math.max(last.us, last.them, 0.5), points.length, width);
  const words = `Expected goals across ${counted(points.length, 'game')}: us ${formatNumber(last.us, 2)}, them ${formatNumber(last.them, 2)}`;
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={words}>
      <ValueAxis scale={y} left={FRAME.left} right={width - FRAME.right} />
      {SIDES.map((side) => (
        <g key={side}>
          <path
            d={formatLinePath([0, ...points.map(({ total }) => total[side])], x, y.at)}
            fill="none"
            stroke={`var(--${COLORS[side]})`}
            strokeWidth="2"
          />
          {points.length <= 40 &&
            points.map(({ matchId, total }, index) => (
              <circle
                key={matchId}
                cx={x(index + 1)}
                cy={y.at(total[side])}
                r="3.5"
                fill={`var(--${COLORS[side]})`}
              />
            ))}
        </g>
      ))}
      <SumLabels last={last} x={x(points.length)} y={y.at} />
      <GameLabels points={points} getX={(index) => x(index + 1)} width={width} />
    </svg>
  );
}

function GamesPicture({ points, width }: { points: readonly GraphPoint[]; width: number }) {
  const highest = Math.max(0.5, ...points.flatMap(({ xg }) => [xg.us, xg.them]));
  const { x, y } = createScales(highest, points.length, width);
  const step = (width - FRAME.left - FRAME.right) / points.length;
  const bar = Math.min(18, Math.max(1, step * 0.32));
  const words = `Expected goals game by game, ${counted(points.length, 'game')}`;
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={words}>
      <ValueAxis scale={y} left={FRAME.left} right={width - FRAME.right} />
      {points.map(({ matchId, xg }, index) => {
        const middle = x(index) + step / 2;
        return (
          <g key={matchId}>
            <rect
              x={middle - bar}
              y={y.at(xg.us)}
              width={bar - 1}
              height={y.at(0) - y.at(xg.us)}
              fill="var(--blue)"
            />
            <rect
              x={middle + 1}
              y={y.at(xg.them)}
              width={bar - 1}
              height={y.at(0) - y.at(xg.them)}
              fill="var(--orange)"
            />
          </g>
        );
      })}
      <GameLabels points={points} getX={(index) => x(index) + step / 2} width={width} />
    </svg>
  );
}

/** Regulation time on the scoreboard clock, s. */
const REGULATION = 300;

/** Returns the axis of a game: the whole of regulation, however late the first shot was, and overtime if there was any. */
export function createRaceAxis(race: readonly Pick<RacePoint, 'clock' | 'time'>[]) {
  const duration = Math.max(1, race.at(-1)?.time ?? 1);
  const ends = [REGULATION, 0].map((seconds) => ({
    clock: { seconds, overtime: false },
    time: REGULATION - seconds,
  }));
  // In a game without a time limit the clock stands still.
  const isTimed = race.length < 2 || race.some(({ clock }) => clock.seconds !== race[0]!.clock.seconds);
  return createMomentAxis(isTimed ? [...ends, ...race] : race, { duration, liveSeconds: REGULATION });
}

/** How the chances of one game built up, shot by shot. */
function RacePicture({ race, width }: { race: readonly RacePoint[]; width: number }) {
  const axis = createRaceAxis(race);
  const getFinalTotal = (side: 'us' | 'them') => race.findLast((point) => point.side === side)?.total ?? 0;
  const last = { us: getFinalTotal('us'), them: getFinalTotal('them') };
  const { x, y } = createScales(Math.max(last.us, last.them, 0.5), axis.length, width);
  const words = `Expected goals during the game: us ${formatNumber(last.us, 2)}, them ${formatNumber(last.them, 2)}`;
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={words}>
      <ValueAxis scale={y} left={FRAME.left} right={width - FRAME.right} />
      {listShownTicks(axis, width - FRAME.left - FRAME.right).map(({ at, label }) => (
        <text key={label} x={x(at)} y={HEIGHT - 8} fontSize="12" fill="var(--t3)">
          {label}
        </text>
      ))}
      {SIDES.map((side) => {
        const points = race.filter((point) => point.side === side);
        return (
          <g key={side}>
            <path
              d={formatStepPath(
                [
                  [0, 0],
                  ...points.map((point) => [axis.at(point), point.total] as const),
                  [axis.length, last[side]],
                ],
                x,
                y.at,
              )}
              fill="none"
              stroke={`var(--${COLORS[side]})`}
              strokeWidth="2"
            />
            {points.map(({ time, clock, total, goal, name, xg }) => (
              <circle
                key={time}
                cx={x(axis.at({ time, clock }))}
                cy={y.at(total)}
                r={goal ? 5 : 3}
                fill={goal ? `var(--${COLORS[side]})` : 'var(--s1)'}
                stroke={`var(--${COLORS[side]})`}
                strokeWidth="1.5"
              >
                <title>
                  {formatClockTime(clock)} {name}, {formatNumber(xg, 2)} xG{goal ? ', goal' : ''}
                </title>
              </circle>
            ))}
          </g>
        );
      })}
      <SumLabels last={last} x={x(axis.length)} y={y.at} />
    </svg>
  );
}

/**
 * Describes the outcome of the chances in these games.
 *
 * @param ours our team's totals without own goals, as in the score; undefined if not available
 */
export function formatChancesText(
  games: readonly Pick<GraphPoint, 'result' | 'xg'>[],
  ours: { finishing: number; prevented: number } | undefined,
): string {
  const won = games.filter(({ result }) => result === WON).length;
  const lead = games.reduce((sum, { xg }) => sum + xg.us - xg.them, 0);
  const chances = `${formatNumber(Math.abs(lead), 2)} ${lead >= 0 ? 'more' : 'less'} xG`;
  const start = `Won ${won} of ${games.length} with ${chances}`;
  if (!ours) return `${start}.`;
  const said = (value: number, above: string, below: string) =>
    `${formatNumber(Math.abs(value), 2)} goals ${value >= 0 ? above : below}`;
  return `${start}: ${said(ours.finishing, 'scored over expected', 'under expected')}, ${said(ours.prevented, 'prevented', 'conceded over expected')}.`;
}
