import { createHash } from 'node:crypto';
import type { MatchReport } from '@datacoach/contract';
import { playerIdentity } from './match.repository.ts';

/**
 * Returns what two files must share to be one match (decisions.md 18.7). With a match id common to all its recorders:
 * the id, the map, both rosters by platform id, the final score and the goal order; a copied id alone doesn't merge
 * matches. Without one, only identical files are the same match.
 */
export function matchIdentity(report: MatchReport, fileSha256: string): string {
  const { match, teams, players, timeline } = report;
  if (!match.guidShared || match.guid === '') return `file:${fileSha256}`;
  const roster = players.map((player) => `${player.team} ${playerIdentity(player) ?? 'unnamed'}`).sort();
  const goals = timeline.filter(({ kind }) => kind === 'goal').map(({ team }) => team);
  const agreement = JSON.stringify([
    match.map.code.toLowerCase(),
    roster,
    teams.map(({ score }) => score),
    goals,
  ]);
  return `match:${match.guid}:${createHash('sha256').update(agreement).digest('hex')}`;
}
