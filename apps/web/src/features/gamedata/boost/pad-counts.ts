import { BOOST_PADS } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import type { MatchSearch } from '../match/match-search.ts';
import { belongsTo } from '../match/who.ts';
import type { ReportPlayer, Team } from '../team-words.ts';

/** Whether a pad lies in the opponent half of a team; pads on the middle line belong to nobody. */
export function isStolen(pad: number, team: Team): boolean {
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

/** Pickups of every player by pad; null where the map has another layout. */
export function padPlayers(report: MatchReport, insight: MatchInsight): PadPlayer[] | null {
  const rows = report.players.flatMap((player): PadPlayer[] => {
    const pads = insight.players[player.key]?.pads;
    if (!pads) return [];
    const sum = (holds: (pad: number) => boolean) =>
      pads.reduce((total, count, pad) => (holds(pad) ? total + count : total), 0);
    return [
      {
        player,
        pads,
        big: sum((pad) => BOOST_PADS[pad]?.big ?? false),
        small: sum((pad) => !(BOOST_PADS[pad]?.big ?? false)),
        stolen: sum((pad) => isStolen(pad, player.team)),
      },
    ];
  });
  return rows.length > 0 ? rows : null;
}

/** Pickups of the players that pass the filter, by pad and team. */
export function padTeamCounts(
  rows: readonly PadPlayer[],
  search: Pick<MatchSearch, 'player' | 'team'>,
): [blue: number, orange: number][] {
  return BOOST_PADS.map((_, pad) => {
    const count = (team: Team) =>
      rows
        .filter(
          ({ player }) =>
            player.team === team && belongsTo(search, { player: player.key, other: null, team: player.team }),
        )
        .reduce((total, { pads }) => total + (pads[pad] ?? 0), 0);
    return [count(0), count(1)];
  });
}
