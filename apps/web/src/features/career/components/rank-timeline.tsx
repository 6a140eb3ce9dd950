import { RANKS } from '@datacoach/analysis/metadata';
import type { CareerPage } from '@datacoach/contract';
import { scaleLinear } from 'd3-scale';
import { formatStepPath } from '../../../shared/chart/chart-paths.ts';
import { formatDate, formatShortDate } from '../../../shared/format/date.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { formatRank, RANK_MODES } from '../../../shared/ranks/rank-label.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';

const HEIGHT = 140;
/** Space for ranks on the left, modes on the right and dates below. */
const FRAME = { left: 26, right: 58, top: 10, bottom: 24 };
const LINE_HEIGHT = 13;
/** Offset so that modes at the same rank don't overlap. */
const LINE_OFFSET = 3;
const DASHES = { duel: '2 3', doubles: undefined, standard: '6 3' } as const;
const MAX_LISTED = 6;

export function RankTimeline({ ranks: { held, seasons } }: { ranks: NonNullable<CareerPage['ranks']> }) {
  const { ref, width } = useElementWidth();
  const getTier = (rank: string) => RANKS.find(({ id }) => id === rank)?.tier ?? 0;
  const times = [...held, ...seasons].map(({ at }) => Date.parse(at));
  const [start, end] = [Math.min(...times), Math.max(Date.now(), ...times)];
  const tiers = [...new Set(held.map(({ rank }) => getTier(rank)))];
  const [low, high] = [Math.min(...tiers) - 1, Math.max(...tiers) + 1];
  const [right, bottom] = [width - FRAME.right, HEIGHT - FRAME.bottom];
  const time = scaleLinear([start, end], [FRAME.left, right]);
  const x = (at: string) => time(Date.parse(at));
  const y = scaleLinear([low, high], [bottom, FRAME.top]);
  const modes = RANK_MODES.filter(({ mode }) => held.some((row) => row.mode === mode));
  const words = modes
    .map(({ mode, label }) => {
      const modeRanks = held.filter((row) => row.mode === mode);
      return `${label} from ${formatRank(modeRanks[0]?.rank ?? '')} to ${formatRank(modeRanks.at(-1)?.rank ?? '')}`;
    })
    .join(', ');
  return (
    <Panel title="Ranks">
      <div ref={ref} style={{ height: HEIGHT }}>
        {width > 0 && (
          <svg
            className="block"
            width={width}
            height={HEIGHT}
            role="img"
            aria-label={`Ranks over time: ${words}${seasons.length > 0 ? `; ${seasons.length} seasons started` : ''}`}
          >
            {seasons.map(({ number, at }) => (
              <g key={number}>
                <path d={`M${x(at)} ${FRAME.top}V${bottom}`} stroke="var(--line)" />
                <text x={x(at) + 3} y={FRAME.top + 8} fontSize="11" fill="var(--t3)">
                  S{number}
                </text>
              </g>
            ))}
            {tiers.map((tier) => (
              <g key={tier}>
                <path d={`M${FRAME.left} ${y(tier)}H${right}`} stroke="var(--line)" />
                <text x={FRAME.left - 6} y={y(tier) + 4} textAnchor="end" fontSize="11" fill="var(--t3)">
                  {RANKS.find((rank) => rank.tier === tier)?.short}
                </text>
              </g>
            ))}
            {modes.map(({ mode }, index) => {
              const own = held.filter((row) => row.mode === mode);
              const calculateLevelY = (rank: string) =>
                y(getTier(rank)) + (index - (modes.length - 1) / 2) * LINE_OFFSET;
              const steps = own.map(({ at, rank }) => [time(Date.parse(at)), calculateLevelY(rank)] as const);
              const last = steps.at(-1)!;
              return (
                <path
                  key={mode}
                  d={formatStepPath([...steps, [right, last[1]]], Number, Number)}
                  fill="none"
                  stroke="var(--me)"
                  strokeWidth="2"
                  strokeDasharray={DASHES[mode]}
                />
              );
            })}
            {tiers.map((tier) => {
              const here = modes.filter(
                ({ mode }) => getTier(held.findLast((row) => row.mode === mode)?.rank ?? '') === tier,
              );
              return here.map(({ mode, label }, index) => (
                <text
                  key={mode}
                  x={right + 6}
                  y={y(tier) + 4 + (index - (here.length - 1) / 2) * LINE_HEIGHT}
                  fontSize="11"
                  fill="var(--t2)"
                >
                  {label}
                </text>
              ));
            })}
            <text x={FRAME.left} y={HEIGHT - 6} fontSize="11" fill="var(--t3)">
              {formatShortDate(new Date(start))}
            </text>
            <text x={right} y={HEIGHT - 6} textAnchor="end" fontSize="11" fill="var(--t3)">
              today
            </text>
          </svg>
        )}
      </div>
      <ul className="mt-2">
        {held
          .slice(-MAX_LISTED)
          .toReversed()
          .map(({ mode, rank, at }) => (
            <li className="flex items-center gap-2 min-h-7" key={`${mode} ${at}`}>
              <RankEmblem rank={rank} size={16} /> {formatRank(rank)}
              <span className="t3">{RANK_MODES.find((row) => row.mode === mode)?.label}</span>
              <time className="t3 ml-auto" dateTime={at}>
                {formatDate(new Date(at))}
              </time>
            </li>
          ))}
      </ul>
    </Panel>
  );
}
