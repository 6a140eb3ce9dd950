import type { StoredMatch } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { listIdentities } from '../identities/index.ts';
import { addNotification } from '../notifications/index.ts';
import { listOwnGames, type OwnGame } from '../scores/index.ts';
import { listMembers, listPlayerCoaches } from '../team/index.ts';
import { toTeamView } from './member-games.ts';

/** Older matches are history that someone adds, not news. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;

/** Notifies coaches of a new match of their team, as far as they may see it (decisions.md 14.11). */
export async function notifyTeamsOfMatch(
  tx: Transaction,
  { ownerId, matchId, folderId, isAgain, now }: StoredMatch,
): Promise<void> {
  if (isAgain) return;
  const coaches = folderId === null ? await listPlayerCoaches(tx, ownerId) : [{ id: ownerId }];
  for (const { id: coachId } of coaches) {
    const games = await listTeamGames(tx, coachId, matchId);
    const playedAt = games[0]?.playedAt;
    if (!playedAt || now.getTime() - playedAt.getTime() > MAX_AGE_MS) continue;
    await addNotification(tx, now, {
      userId: coachId,
      kind: 'team-match',
      values: { what: describeGame(games) },
      path: `/admin/team-dashboard/match/${matchId}`,
      onceKey: `team-match:${matchId}`,
    });
  }
}

/** Returns the match as each member played it, as far as their coach may see it. */
async function listTeamGames(tx: Transaction, coachId: string, matchId: string): Promise<OwnGame[]> {
  const games: OwnGame[] = [];
  for (const member of await listMembers(tx, coachId)) {
    const account = { userId: member.player.id, identities: await listIdentities(tx, member.player.id) };
    const forCoach = toTeamView(coachId, 'all', member);
    games.push(
      ...(await listOwnGames(tx, account, { play: 'public', mode: 0, matchIds: [matchId], forCoach }, 1)),
    );
  }
  return games;
}

/** Formats "Your team won 3–1 in Ranked Doubles, DFH Stadium"; members on both sides have no result. */
function describeGame(games: readonly OwnGame[]): string {
  const { team, blueScore, orangeScore, playlistName, mapName } = games[0]!;
  const [ours, theirs] = team === 0 ? [blueScore, orangeScore] : [orangeScore, blueScore];
  const result = ours > theirs ? 'won' : ours < theirs ? 'lost' : 'tied';
  const isOneSided = games.every((game) => game.team === team);
  const score = isOneSided
    ? `Your team ${result} ${ours}–${theirs}`
    : `Your players met: ${blueScore}–${orangeScore}`;
  return `${score} in ${playlistName}, ${mapName}`;
}
