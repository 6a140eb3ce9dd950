import { RANKS } from '@datacoach/analysis/metadata';
import type { CareerPage } from '@datacoach/contract';
import { formatDate } from '../../../shared/format/date.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { rankLabel } from '../../../shared/ranks/rank-label.ts';
import { RANK_MODES } from '../../../shared/ranks/rank-modes.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from './rank-timeline.module.css';

type Ranks = NonNullable<CareerPage['ranks']>;

const WIDTH = 360;
const HEIGHT = 120;
const MARGIN = 8;
const DASHES = { duel: '2 3', doubles: undefined, standard: '6 3' } as const;
/** Changes that the list under the picture names. */
const LISTED = 6;

/** Ranks of each mode as steps over time, with the beginnings of seasons. */
export function RankTimeline({ ranks: { held, seasons } }: { ranks: Ranks }) {
  const tierOf = (rank: string) => RANKS.find(({ id }) => id === rank)?.tier ?? 0;
  const times = [...held, ...seasons].map(({ at }) => Date.parse(at));
  const [start, end] = [Math.min(...times), Math.max(...times, ...held.map(({ at }) => Date.parse(at) + 1))];
  const tiers = held.map(({ rank }) => tierOf(rank));
  const [low, high] = [Math.min(...tiers) - 1, Math.max(...tiers) + 1];
  const x = (at: string) => MARGIN + ((Date.parse(at) - start) / (end - start)) * (WIDTH - 2 * MARGIN);
  const y = (rank: string) => HEIGHT - MARGIN - ((tierOf(rank) - low) / (high - low)) * (HEIGHT - 2 * MARGIN);
  const modes = RANK_MODES.filter(({ mode }) => held.some((row) => row.mode === mode));
  const words = modes
    .map(({ mode, label }) => {
      const own = held.filter((row) => row.mode === mode);
      return `${label} from ${rankLabel(own[0]?.rank ?? '')} to ${rankLabel(own.at(-1)?.rank ?? '')}`;
    })
    .join(', ');
  return (
    <Panel title="Ranks">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        role="img"
        aria-label={`Ranks over time: ${words}${seasons.length > 0 ? `; ${seasons.length} seasons began` : ''}`}
      >
        {seasons.map(({ number, at }) => (
          <g key={number}>
            <path d={`M${x(at)} ${MARGIN}V${HEIGHT - MARGIN}`} stroke="var(--line)" />
            <text x={x(at) + 3} y={MARGIN + 8} fontSize="10" fill="var(--t3)">
              S{number}
            </text>
          </g>
        ))}
        {modes.map(({ mode }) => {
          const own = held.filter((row) => row.mode === mode);
          const steps = own.map(({ at, rank }, place) =>
            place === 0 ? `M${x(at)} ${y(rank)}` : `H${x(at)}V${y(rank)}`,
          );
          return (
            <path
              key={mode}
              d={`${steps.join('')}H${WIDTH - MARGIN}`}
              fill="none"
              stroke="var(--me)"
              strokeWidth="2"
              strokeDasharray={DASHES[mode]}
            />
          );
        })}
      </svg>
      <ul className={classes.list}>
        {held
          .slice(-LISTED)
          .toReversed()
          .map(({ mode, rank, at }) => (
            <li key={`${mode} ${at}`}>
              <RankEmblem rank={rank} size={16} /> {rankLabel(rank)}
              <span className="t3">{RANK_MODES.find((row) => row.mode === mode)?.label}</span>
              <time className="t3" dateTime={at}>
                {formatDate(new Date(at))}
              </time>
            </li>
          ))}
      </ul>
    </Panel>
  );
}
