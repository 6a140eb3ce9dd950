import { counted, formatNumber } from '@datacoach/analysis/format-number';
import type { KickoffPicture } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { PitchPicture } from '../../../shared/pitch/pitch-lines.tsx';

interface KickoffGhostProps {
  own: readonly KickoffPicture[];
  rank: readonly KickoffPicture[];
  /** "Champion II" */
  rankName: string;
}

const OWN = 'var(--me)';
const RANK = 'var(--ref-next)';

/** The average kickoff from each spot, the player's and the next rank's, on one field, and how often they win. */
export function KickoffGhost({ own, rank, rankName }: KickoffGhostProps) {
  const spots = [...new Set([...rank, ...own].map(({ spot }) => spot))];
  if (spots.length === 0) return <p className="t2">No kickoffs in these games.</p>;
  const isFromSpot = (spot: string) => (one: KickoffPicture) => one.spot === spot;
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-2 max-md:grid-cols-1">
      <figure>
        <figcaption className="text-xs flex flex-wrap gap-x-4 mb-1 text-t2">
          <span>Average kickoffs, a dot every 0.4 s</span>
          <Key color={RANK}>{rankName}</Key>
          <Key color={OWN}>you</Key>
        </figcaption>
        <PitchPicture standard label={`Average kickoffs: you and ${rankName}, by spot`}>
          {rank.map((kickoff) => (
            <KickoffLine key={`rank ${kickoff.spot}`} {...kickoff} color={RANK} />
          ))}
          {own.map((kickoff) => (
            <KickoffLine key={`own ${kickoff.spot}`} {...kickoff} color={OWN} />
          ))}
        </PitchPicture>
      </figure>
      <DataTable
        caption="Kickoffs by spot"
        rows={spots.map((spot) => ({
          spot,
          own: own.find(isFromSpot(spot)),
          rank: rank.find(isFromSpot(spot)),
        }))}
        rowKey={({ spot }) => spot}
        columns={[
          { head: 'Kickoffs won', isRowHead: true, cell: ({ spot }) => spot },
          { head: 'You', isNumber: true, cell: (row) => formatWins(row.own) },
          { head: rankName, isNumber: true, cell: (row) => formatWins(row.rank) },
        ]}
      />
    </div>
  );
}

const Key = ({ color, children }: { color: string; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <i className="w-3 h-0.5" style={{ background: color }} aria-hidden="true" /> {children}
  </span>
);

/** Formats "54% of 61"; a dash without enough kickoffs. */
function formatWins(kickoff: KickoffPicture | undefined): string {
  if (!kickoff) return '–';
  return `${formatNumber((100 * kickoff.won) / kickoff.taken)}% of ${formatNumber(kickoff.taken)}`;
}

/** Positions are 0.2 s apart: every other one has a dot. */
const STEPS_PER_DOT = 2;

function KickoffLine({ path, spot, taken, color }: KickoffPicture & { color: string }) {
  const points = Array.from({ length: path.length / 2 }, (_, step) => ({
    step,
    x: path[2 * step + 1]! / 10,
    y: -path[2 * step]! / 10,
  }));
  return (
    <g>
      <title>{`${spot}, ${counted(taken, 'kickoff')}`}</title>
      <path
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        fill="none"
        stroke={color}
        strokeWidth={2}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {points
        .filter(({ step }) => step % STEPS_PER_DOT === 0)
        .map(({ step, x, y }) => (
          <circle key={step} cx={x} cy={y} r={8} fill={color} />
        ))}
    </g>
  );
}
