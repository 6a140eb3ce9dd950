import { formatNumber } from '@datacoach/analysis/format-number';
import type { MatchReport } from '@datacoach/contract';
import { type Team, teamName, teamsWithPlayers } from './team-words.ts';

/**
 * Describes the match in one sentence: who won, and on whose side the ball was. Speaks to the reader if `me` is the key
 * of their player.
 */
export function resultText(report: MatchReport, me: string | null = null): string {
  if (teamsWithPlayers(report).length < 2) return 'Only one team is in this file, so there’s no result.';
  const own = report.players.find(({ key }) => key === me)?.team ?? null;
  const summary = scoreSentence(report, own);
  const share = ballShareInOrangeHalf(report);
  if (share === null) return summary;
  const defender = share >= 0.5 ? 1 : 0;
  const half = own === null ? `${teamName(report, defender)}’s` : own === defender ? 'your' : 'their';
  const percent = formatNumber(Math.max(share, 1 - share) * 100);
  return `${summary} The ball was in ${half} half ${percent}% of the time.`;
}

function scoreSentence(report: MatchReport, own: Team | null): string {
  const [blue, orange] = [report.teams[0]?.score ?? 0, report.teams[1]?.score ?? 0];
  const winner = blue > orange ? 0 : 1;
  const [most, least] = [Math.max(blue, orange), Math.min(blue, orange)];
  if (most === least) return own === null ? `${blue}–${orange}, a tie.` : `You tied ${blue}–${orange}.`;
  if (own === null) return `${teamName(report, winner)} won ${most}–${least}.`;
  return own === winner ? `You won ${most}–${least}.` : `You lost ${least}–${most}.`;
}

/** Returns the ball's share of time in orange's half, from its heat map; null without a heat map. */
function ballShareInOrangeHalf({ heatMaps }: MatchReport): number | null {
  const { ball, columns, rows } = heatMaps;
  const total = ball.reduce((sum, seconds) => sum + seconds, 0);
  if (total === 0) return null;
  const beyond = ball.slice(Math.round(rows / 2) * columns).reduce((sum, seconds) => sum + seconds, 0);
  return beyond / total;
}
