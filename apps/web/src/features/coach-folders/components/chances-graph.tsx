import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { formatNumber } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { stepsOf } from '../figures/axis-steps.ts';
import { chancesSentence } from '../words/chances-sentence.ts';
import classes from './chances-graph.module.css';

interface Pair {
  us: number;
  them: number;
}
interface GraphPoint {
  matchId: string;
  result: 5 | 10 | null;
  goals: Pair;
  xg: Pair;
  total: Pair;
}
interface RacePoint {
  time: number;
  side: 'us' | 'them';
  name: string;
  xg: number;
  total: number;
  goal: boolean;
}
interface ChancesGraphProps {
  graph: { points: readonly GraphPoint[]; race: readonly RacePoint[] | null };
  /** Sums of our team in the same games. */
  ours: { finishing: number; prevented: number } | undefined;
}

const HEIGHT = 264;
const FRAME = { left: 36, right: 56, top: 12, bottom: 26 } as const;
const WON = 5;
const SIDES = ['us', 'them'] as const;
const COLOURS = { us: 'blue', them: 'orange' } as const;

/** Chances of us and them: summed over the games, game by game, or through the one game that is open. */
export function ChancesGraph({ graph, ours }: ChancesGraphProps) {
  const { points, race } = graph;
  const [how, setHow] = useState<'total' | 'game'>('total');
  const [asTable, setAsTable] = useState(false);
  const { ref, width } = useElementSize();
  const title = race ? 'xG through the game' : how === 'total' ? 'xG over the games' : 'xG game by game';
  return (
    <Panel
      title={title}
      aside={
        points.length > 0 && (
          <>
            {!race && (
              <Segmented
                label="How chances are drawn"
                value={how}
                onChange={setHow}
                choices={[
                  { value: 'total', label: 'Summed up' },
                  { value: 'game', label: 'By game' },
                ]}
              />
            )}
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? 'Picture' : 'Table'}
            </Button>
          </>
        )
      }
    >
      {points.length === 0 ? (
        <p className={classes.empty}>No game of ours with recorded play passes the filters.</p>
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
      {points.length > 0 && <p className={classes.read}>{chancesSentence(points, ours)}</p>}
    </Panel>
  );
}

interface Scale {
  x: (at: number) => number;
  y: (value: number) => number;
}

function Axes({ ticks, width, y }: { ticks: readonly number[]; width: number; y: Scale['y'] }) {
  const inner = width - FRAME.left - FRAME.right;
  return ticks.map((tick) => (
    <g key={tick}>
      <path
        d={`M${FRAME.left} ${y(tick)}h${inner}`}
        stroke={tick === 0 ? 'var(--line-strong)' : 'var(--line)'}
      />
      <text x={FRAME.left - 8} y={y(tick) + 4} textAnchor="end" fontSize="12" fill="var(--t3)">
        {formatNumber(tick, ticks.some((one) => one % 1 !== 0) ? 1 : 0)}
      </text>
    </g>
  ));
}

function scaleOf(highest: number, length: number, width: number): Scale & { ticks: number[] } {
  const ticks = stepsOf(highest);
  const top = ticks.at(-1) ?? 1;
  const inner = width - FRAME.left - FRAME.right;
  return {
    ticks,
    x: (at) => FRAME.left + (length === 0 ? 0 : at / length) * inner,
    y: (value) => HEIGHT - FRAME.bottom - (value / top) * (HEIGHT - FRAME.top - FRAME.bottom),
  };
}

/** Least room of a game's label, px. */
const LABEL_PX = 54;

function GameLabels({
  points,
  placeOf,
  width,
}: {
  points: readonly GraphPoint[];
  placeOf: (index: number) => number;
  width: number;
}) {
  const every = Math.max(1, Math.ceil((points.length * LABEL_PX) / (width - FRAME.left - FRAME.right)));
  return points.map(({ matchId, result, goals }, index) =>
    index % every === 0 ? (
      <text
        key={matchId}
        x={placeOf(index)}
        y={HEIGHT - 8}
        textAnchor="middle"
        fontSize="12"
        fill="var(--t3)"
      >
        {result === null ? '' : result === WON ? 'W ' : 'L '}
        {goals.us}–{goals.them}
      </text>
    ) : null,
  );
}

/** The two sums at the ends of their lines, moved apart where they would touch. */
function EndLabels({ last, x, y }: { last: Pair; x: number; y: Scale['y'] }) {
  const push = Math.max(0, 17 - Math.abs(y(last.us) - y(last.them))) / 2;
  const usIsUp = y(last.us) <= y(last.them);
  return SIDES.map((side) => (
    <text
      key={side}
      x={x + 8}
      y={y(last[side]) + 4 + ((side === 'us') === usIsUp ? -push : push)}
      fontSize="13"
      fontWeight="600"
      fill={`var(--${COLOURS[side]}-text)`}
    >
      {formatNumber(last[side], 2)}
    </text>
  ));
}

function TotalPicture({ points, width }: { points: readonly GraphPoint[]; width: number }) {
  const last = points.at(-1)!.total;
  const { ticks, x, y } = scaleOf(Math.max(last.us, last.them, 0.5), points.length, width);
  const words = `Expected goals over ${points.length} games: us ${formatNumber(last.us, 2)}, them ${formatNumber(last.them, 2)}`;
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={words}>
      <Axes ticks={ticks} width={width} y={y} />
      {SIDES.map((side) => (
        <g key={side}>
          <path
            d={`M${x(0)} ${y(0)}${points.map(({ total }, index) => `L${x(index + 1)} ${y(total[side])}`).join('')}`}
            fill="none"
            stroke={`var(--${COLOURS[side]})`}
            strokeWidth="2"
          />
          {points.length <= 40 &&
            points.map(({ matchId, total }, index) => (
              <circle
                key={matchId}
                cx={x(index + 1)}
                cy={y(total[side])}
                r="3.5"
                fill={`var(--${COLOURS[side]})`}
              />
            ))}
        </g>
      ))}
      <EndLabels last={last} x={x(points.length)} y={y} />
      <GameLabels points={points} placeOf={(index) => x(index + 1)} width={width} />
    </svg>
  );
}

function GamesPicture({ points, width }: { points: readonly GraphPoint[]; width: number }) {
  const highest = Math.max(0.5, ...points.flatMap(({ xg }) => [xg.us, xg.them]));
  const { ticks, x, y } = scaleOf(highest, points.length, width);
  const step = (width - FRAME.left - FRAME.right) / points.length;
  const bar = Math.min(18, Math.max(1, step * 0.32));
  const words = `Expected goals game by game, ${points.length} games`;
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={words}>
      <Axes ticks={ticks} width={width} y={y} />
      {points.map(({ matchId, xg }, index) => {
        const middle = x(index) + step / 2;
        return (
          <g key={matchId}>
            <rect x={middle - bar} y={y(xg.us)} width={bar - 1} height={y(0) - y(xg.us)} fill="var(--blue)" />
            <rect
              x={middle + 1}
              y={y(xg.them)}
              width={bar - 1}
              height={y(0) - y(xg.them)}
              fill="var(--orange)"
            />
          </g>
        );
      })}
      <GameLabels points={points} placeOf={(index) => x(index) + step / 2} width={width} />
    </svg>
  );
}

function RacePicture({ race, width }: { race: readonly RacePoint[]; width: number }) {
  const length = Math.max(1, race.at(-1)?.time ?? 1);
  const endOf = (side: 'us' | 'them') => race.findLast((point) => point.side === side)?.total ?? 0;
  const last = { us: endOf('us'), them: endOf('them') };
  const { ticks, x, y } = scaleOf(Math.max(last.us, last.them, 0.5), length, width);
  const words = `Expected goals through the game: us ${formatNumber(last.us, 2)}, them ${formatNumber(last.them, 2)}`;
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={words}>
      <Axes ticks={ticks} width={width} y={y} />
      {SIDES.map((side) => {
        const points = race.filter((point) => point.side === side);
        return (
          <g key={side}>
            <path
              d={`M${x(0)} ${y(0)}${points.map(({ time, total }) => `H${x(time)}V${y(total)}`).join('')}H${x(length)}`}
              fill="none"
              stroke={`var(--${COLOURS[side]})`}
              strokeWidth="2"
            />
            {points.map(({ time, total, goal, name, xg }) => (
              <circle
                key={time}
                cx={x(time)}
                cy={y(total)}
                r={goal ? 5 : 3}
                fill={goal ? `var(--${COLOURS[side]})` : 'var(--s1)'}
                stroke={`var(--${COLOURS[side]})`}
                strokeWidth="1.5"
              >
                <title>
                  {name}, {formatNumber(xg, 2)} xG{goal ? ', goal' : ''}
                </title>
              </circle>
            ))}
          </g>
        );
      })}
      <EndLabels last={last} x={x(length)} y={y} />
    </svg>
  );
}

function ChancesTable({ points }: { points: readonly GraphPoint[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">Score</th>
          <th scope="col">xG us</th>
          <th scope="col">xG them</th>
          <th scope="col">Sum us</th>
          <th scope="col">Sum them</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ matchId, goals, xg, total }, index) => (
          <tr key={matchId}>
            <th scope="row">Game {index + 1}</th>
            <td>
              {goals.us}–{goals.them}
            </td>
            <td>{formatNumber(xg.us, 2)}</td>
            <td>{formatNumber(xg.them, 2)}</td>
            <td>{formatNumber(total.us, 2)}</td>
            <td>{formatNumber(total.them, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
