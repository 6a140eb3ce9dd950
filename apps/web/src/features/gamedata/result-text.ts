import { formatNumber } from '@datacoach/analysis/format-number';
import type { MatchReport } from '@datacoach/contract';
import { teamName, teamsWithPlayers } from './team-words.ts';

/** Describes the match in one sentence: who won, and on whose side the ball was. */
export function resultText(report: MatchReport): string {
  if (teamsWithPlayers(report).length < 2) return 'Only one team is in this file, so there’s no result.';
  const [blue, orange] = [report.teams[0]?.score ?? 0, report.teams[1]?.score ?? 0];
  const summary =
    blue === orange
      ? `${blue}–${orange}, a tie.`
      : `${teamName(report, blue > orange ? 0 : 1)} won ${Math.max(blue, orange)}–${Math.min(blue, orange)}.`;
  const share = ballShareInOrangeHalf(report);
  if (share === null) return summary;
  const attacker = share >= 0.5 ? 0 : 1;
  const percent = formatNumber(Math.max(share, 1 - share) * 100);
  return `${summary} The ball was in ${teamName(report, attacker === 0 ? 1 : 0)}’s half ${percent}% of the time.`;
}

/** Returns the ball's share of time in orange's half, from its heat map; null without a heat map. */
function ballShareInOrangeHalf({ heatMaps }: MatchReport): number | null {
  const { ball, columns, rows } = heatMaps;
  const total = ball.reduce((sum, seconds) => sum + seconds, 0);
  if (total === 0) return null;
  const beyond = ball.slice(Math.round(rows / 2) * columns).reduce((sum, seconds) => sum + seconds, 0);
  return beyond / total;
}
