import { formatNumber } from '@datacoach/analysis/format-number';
import { RANKS } from '@datacoach/analysis/metadata';
import type { TeamPolrScore } from '@datacoach/contract';
import { drawRank } from '../../../shared/ranks/rank-drawing.ts';
import type { Term } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';
import { listNames } from '../text/form-text.ts';

const TERM: Term = {
  label: 'Team POLR',
  definition:
    'The rank your players play like, from 0 (Bronze) to 70 (Supersonic Legend), over their last 20 games in this mode. Players with more games count more. The weakest category is where your team loses the most.',
};

/** The roster's POLR on the rank ladder: spread, weakest category, players without data. */
export function TeamPolrPanel({ polr }: { polr: TeamPolrScore }) {
  const weakest = polr.categories.find(({ category }) => category === polr.weakest);
  return (
    <Panel title="Team POLR" term={TERM} aside={`${polr.games} player games`}>
      <p className="text-xs -mt-2 mb-2 text-t2">Path of least resistance: the rank your players play like.</p>
      {polr.value === null ? (
        <p className="t2">{polr.reason}</p>
      ) : (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-8 gap-y-3 items-center max-md:grid-cols-1">
          <dl className="max-md:grid-cols-[repeat(3,auto)] max-md:justify-between max-md:items-end grid gap-1.5">
            <div>
              <dt className="text-xs text-t3">Team</dt>
              <dd className="num text-[26px] leading-8">{formatNumber(polr.value, 1)}</dd>
            </div>
            {polr.spread && (
              <div>
                <dt className="text-xs text-t3">Spread</dt>
                <dd className="num">
                  {formatNumber(polr.spread[0], 1)} to {formatNumber(polr.spread[1], 1)}
                </dd>
              </div>
            )}
            {weakest && (
              <div>
                <dt className="text-xs text-t3">Weakest category</dt>
                <dd>
                  {weakest.label} <span className="num">{formatNumber(weakest.value, 1)}</span>
                </dd>
              </div>
            )}
          </dl>
          <TeamLadder polr={polr} value={polr.value} />
        </div>
      )}
      {polr.missing.length > 0 && (
        <p className="text-xs mt-2 text-t2">Not enough games in this mode: {listNames(polr.missing)}.</p>
      )}
    </Panel>
  );
}

const MAX_POLR = 70;
const TIERS = 22;
const TIER = MAX_POLR / TIERS;
/** Tiers shown beyond the lowest and highest player. */
const TIER_MARGIN = 1;
const LABEL_ROW = 18;
const AXIS_HEIGHT = 34;
/** Names closer than this go in another row, px. */
const NAME_WIDTH = 128;

/** The part of the rank ladder with the members. The list next to it says the same as text. */
function TeamLadder({ polr, value }: { polr: TeamPolrScore; value: number }) {
  const { ref, width } = useElementWidth();
  const values = polr.members.map((member) => member.value);
  const first = Math.max(0, Math.floor(Math.min(...values) / TIER) - TIER_MARGIN);
  const last = Math.min(TIERS, Math.ceil(Math.max(...values) / TIER) + TIER_MARGIN);
  const x = (one: number) => ((one / TIER - first) / (last - first)) * width;
  const placed = listRows(polr.members.map((member) => ({ ...member, x: x(member.value) })));
  const rows = 1 + Math.max(0, ...placed.map(({ row }) => row));
  const axis = rows * LABEL_ROW + 12;
  return (
    <div ref={ref} className="min-w-0 overflow-hidden">
      {width > 0 && (
        <svg className="block" width={width} height={axis + AXIS_HEIGHT} aria-hidden="true">
          {RANKS.slice(first + 1, last + 1).map(({ id, name, short }, index) => {
            const [from, to] = [x((first + index) * TIER), x((first + index + 1) * TIER)];
            return (
              <g key={id}>
                <rect
                  x={from}
                  y={axis - 2}
                  width={Math.max(1, to - from - 2)}
                  height={4}
                  fill={`var(${drawRank(id).token})`}
                />
                <text x={from} y={axis + 20} className="fill-t2 text-[12px]">
                  {name.length * 7 < to - from ? name : short}
                </text>
              </g>
            );
          })}
          <path d={`M${x(value)} ${axis - 14}v20`} className="stroke-me stroke-3" />
          {placed.map(({ playerId, userName, value: score, x: at, row, isEnd }) => (
            <g key={playerId}>
              <path d={`M${at} ${axis - 6}V${row * LABEL_ROW + 16}`} className="stroke-line-strong" />
              <circle cx={at} cy={axis} r={5} className="fill-t1" />
              <text
                x={at + (isEnd ? -4 : 4)}
                y={row * LABEL_ROW + 12}
                textAnchor={isEnd ? 'end' : 'start'}
                className="fill-t2 text-[12px] fill-t1"
              >
                {userName} {formatNumber(score, 1)}
              </text>
            </g>
          ))}
        </svg>
      )}
      <ul className="sr-only" aria-label="POLR of each player">
        {polr.members.map(({ playerId, userName, value: score }) => (
          <li key={playerId}>
            {userName} {formatNumber(score, 1)}
          </li>
        ))}
      </ul>
    </div>
  );

  /** Stacks names that would overlap. */
  function listRows<M extends { x: number; value: number }>(members: readonly M[]) {
    const ends: number[] = [];
    return members
      .toSorted((a, b) => a.x - b.x)
      .map((member) => {
        const isEnd = member.x > width - NAME_WIDTH;
        const start = isEnd ? member.x - NAME_WIDTH : member.x;
        const free = ends.findIndex((end) => end <= start);
        const row = free === -1 ? ends.length : free;
        ends[row] = start + NAME_WIDTH;
        return { ...member, row, isEnd };
      });
  }
}
