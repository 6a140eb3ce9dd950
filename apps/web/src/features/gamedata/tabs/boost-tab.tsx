import { formatNumber } from '@datacoach/analysis/format-number';
import { BOOST_PADS } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { useMemo, useState } from 'react';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { PadsPicture } from '../../../shared/pitch/pads-picture.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PlayerName } from '../components/player-name.tsx';
import { MetricPanel } from '../components/waiting.tsx';
import { belongsTo, WhoFilter } from '../components/who-filter.tsx';
import classes from '../gamedata.module.css';
import { useMatch } from '../match/match-context.ts';
import type { MatchSearch } from '../match/match-search.ts';
import { getTeamName, type ReportPlayer, TEAM_KEYS, type Team } from '../match/teams.ts';
import PICTURE_TERMS from '../text/picture-terms.data.json' with { type: 'json' };

function BoostPads({ insight }: { insight: MatchInsight }) {
  const { report, search } = useMatch();
  const rows = useMemo(() => listPadPlayers(report, insight), [report, insight]);
  return (
    <Panel title="Boost pads" term={PICTURE_TERMS.pads} aside={<WhoFilter label="Whose pickups" />}>
      {rows === null ? (
        <p className="text-t2">This map has a different pad layout, so we can’t place pickups on pads.</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,11fr)_minmax(0,9fr)] gap-6 @max-[761px]/match:grid-cols-1">
          <PadPicture counts={countTeamPads(rows, search)} />
          <DataTable
            className={classes.table}
            rows={rows}
            rowKey={({ player }) => player.key}
            rowProps={({ player }) => ({ 'data-pads': player.key })}
            columns={[
              {
                head: 'Player',
                isRowHead: true,
                cell: ({ player }) => <PlayerName player={player} details="you" />,
              },
              { head: 'Big', cell: ({ big }) => big },
              { head: 'Small', cell: ({ small }) => small },
              { head: 'Stolen', cell: ({ stolen }) => stolen },
              {
                head: 'Stolen share',
                cell: ({ player, big, small, stolen }) => {
                  const all = big + small;
                  const share = all > 0 ? stolen / all : null;
                  return share === null ? (
                    <>
                      –<span className="sr-only">, no pickups</span>
                    </>
                  ) : (
                    <span className={`${classes.share} flex items-center justify-end gap-2`}>
                      <i
                        className="w-14 h-1.5 rounded-[1px] bg-s3 @max-[621px]/match:hidden"
                        aria-hidden="true"
                      >
                        <b data-team={TEAM_KEYS[player.team]} style={{ width: `${share * 100}%` }} />
                      </i>
                      {formatNumber(share * 100)}%
                    </span>
                  );
                },
              },
            ]}
          />
        </div>
      )}
    </Panel>
  );
}

const RADIUS = { min: 5, max: 17 } as const;

function PadPicture({ counts }: { counts: readonly (readonly [number, number])[] }) {
  const { report } = useMatch();
  const [active, setActive] = useState<string | null>(null);
  const totals = counts.map(([blue, orange]) => blue + orange);
  const describePad = (pad: number) => {
    const [blue = 0, orange = 0] = counts[pad] ?? [];
    const { x, y, big } = BOOST_PADS[pad] ?? { x: 0, y: 0, big: false };
    const half = y === 0 ? 'on the midline' : `in ${getTeamName(report, y < 0 ? 0 : 1)}’s half`;
    const side = x === 0 ? 'in the middle' : x > 0 ? 'Blue’s left' : 'Blue’s right';
    return `${big ? 'Big' : 'Small'} pad ${half}, ${side}: ${getTeamName(report, 0)} ${blue}, ${getTeamName(report, 1)} ${orange}`;
  };
  return (
    <div>
      <PadsPicture
        label="Boost pads and how often each was taken"
        counts={totals}
        radius={RADIUS}
        describePadValue={describePad}
        onActive={setActive}
        formatCount={(pad) => `${totals[pad] ?? 0}`}
        renderDisc={(pad, radius) => <PadDisc counts={counts[pad]} radius={radius} />}
      />
      <p className="text-xs min-h-8 mt-2 text-t2">
        {active === null
          ? 'Number: pickups. Color: who took them, Blue clockwise from the top. Rings are big pads.'
          : active}
      </p>
    </div>
  );
}

function PadDisc({ counts, radius }: { counts: readonly [number, number] | undefined; radius: number }) {
  const [blue, orange] = counts ?? [0, 0];
  const total = blue + orange;
  return (
    <>
      <circle r={radius} fill={total === 0 ? 'var(--s3)' : orange > 0 ? 'var(--orange)' : 'var(--blue)'} />
      {blue > 0 && orange > 0 && <path d={formatSlicePath(blue / total, radius)} fill="var(--blue)" />}
    </>
  );
}

/** Returns the SVG path of a slice of a disc, clockwise from the top. */
function formatSlicePath(share: number, radius: number): string {
  const angle = share * 2 * Math.PI;
  const [x, y] = [radius * Math.sin(angle), -radius * Math.cos(angle)];
  return `M0 0V${-radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}z`;
}

export default function BoostTab({ insight }: { insight: MatchInsight }) {
  const { report } = useMatch();
  const reason = report.notApplicable.find(({ group }) => group === 'boost')?.reason;
  return (
    <>
      {reason && <p className="px-4 py-3 rounded-3 bg-s1 text-t2">{reason}</p>}
      <BoostPads insight={insight} />
      <MetricPanel group="boostCollected" title="Boost collected, every player" />
    </>
  );
}

/** Whether a pad is in the opponents' half; pads on the midfield line belong to neither team. */
function isStolen(pad: number, team: Team): boolean {
  const y = BOOST_PADS[pad]?.y ?? 0;
  return team === 0 ? y > 0 : y < 0;
}

export interface PadPlayer {
  readonly player: ReportPlayer;
  readonly pads: readonly number[];
  readonly big: number;
  readonly small: number;
  readonly stolen: number;
}

/** Counts each player's pickups by pad; null if the map has another layout. */
export function listPadPlayers(report: MatchReport, insight: MatchInsight): PadPlayer[] | null {
  const rows = report.players.flatMap((player): PadPlayer[] => {
    const pads = insight.players[player.key]?.pads;
    if (!pads) return [];
    const sumPads = (holds: (pad: number) => boolean) =>
      pads.reduce((total, countPads, pad) => (holds(pad) ? total + countPads : total), 0);
    return [
      {
        player,
        pads,
        big: sumPads((pad) => BOOST_PADS[pad]?.big ?? false),
        small: sumPads((pad) => !(BOOST_PADS[pad]?.big ?? false)),
        stolen: sumPads((pad) => isStolen(pad, player.team)),
      },
    ];
  });
  return rows.length > 0 ? rows : null;
}

export const countTeamPads = (
  rows: readonly PadPlayer[],
  search: Pick<MatchSearch, 'player' | 'team'>,
): [blue: number, orange: number][] =>
  BOOST_PADS.map((_, pad) => {
    const countPads = (team: Team) =>
      rows
        .filter(
          ({ player }) =>
            player.team === team && belongsTo(search, { player: player.key, other: null, team: player.team }),
        )
        .reduce((total, { pads }) => total + (pads[pad] ?? 0), 0);
    return [countPads(0), countPads(1)];
  });
