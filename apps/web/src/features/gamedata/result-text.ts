import { formatNumber } from '@datacoach/analysis/format-number';
import type { MatchReport } from '@datacoach/contract';
import { getTeamName, listTeamsWithPlayers, type Team } from './match/teams.ts';

/**
 * Describes the match in one sentence: who won, and on whose side the ball was. Speaks to the reader if `me` is the key
 * of their player.
 */
export function formatResult(report: MatchReport, me: string | null = null): string {
  if (listTeamsWithPlayers(report).length < 2) return 'Only one team is in this file, so there’s no result.';
  const ownTeam = report.players.find(({ key }) => key === me)?.team ?? null;
  const summary = formatScore(report, ownTeam);
  const share = calculateOrangeHalfShare(report);
  if (share === null) return summary;
  const defender = share >= 0.5 ? 1 : 0;
  const half =
    ownTeam === null ? `${getTeamName(report, defender)}’s` : ownTeam === defender ? 'your' : 'their';
  const formatPercent = formatNumber(Math.max(share, 1 - share) * 100);
  return `${summary} The ball was in ${half} half ${formatPercent}% of the time.`;
}

function formatScore(report: MatchReport, ownTeam: Team | null): string {
  const [blue, orange] = [report.teams[0]?.score ?? 0, report.teams[1]?.score ?? 0];
  const winner = blue > orange ? 0 : 1;
  const [most, least] = [Math.max(blue, orange), Math.min(blue, orange)];
  if (most === least) return ownTeam === null ? `${blue}–${orange}, a tie.` : `You tied ${blue}–${orange}.`;
  if (ownTeam === null) return `${getTeamName(report, winner)} won ${most}–${least}.`;
  return ownTeam === winner ? `You won ${most}–${least}.` : `You lost ${least}–${most}.`;
}

/** Returns the ball's share of time in orange's half, from its heat map; null without a heat map. */
function calculateOrangeHalfShare({ heatMaps }: MatchReport): number | null {
  const { ball, columns, rows } = heatMaps;
  const total = ball.reduce((sum, seconds) => sum + seconds, 0);
  if (total === 0) return null;
  const beyond = ball.slice(Math.round(rows / 2) * columns).reduce((sum, seconds) => sum + seconds, 0);
  return beyond / total;
}
