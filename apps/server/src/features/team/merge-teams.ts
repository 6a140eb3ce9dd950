import { TEAM_SEATS } from '@datacoach/contract';
import type { AccountMerge, Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { deleteAssistanceBetween } from './assistant.repository.ts';
import { closeInvitationsToSameTeams, listMembers, listPlayerCoaches } from './team-invitation.repository.ts';

/** A player stays on both teams, a coach gets both teams' players. Throws ProblemError 409 `team-full`. */
export async function mergeTeams(
  _context: Context,
  tx: Transaction,
  { from, into }: AccountMerge,
): Promise<string[]> {
  await deleteAssistanceBetween(tx, from.id, into.id);
  await closeInvitationsToSameTeams(tx, into.id, from.id);
  await closeInvitationsToSameTeams(tx, from.id, into.id);
  const [ownCoaches, otherCoaches] = [
    await listPlayerCoaches(tx, into.id),
    await listPlayerCoaches(tx, from.id),
  ];
  const isNew = otherCoaches.some(({ id }) => ownCoaches.every((one) => one.id !== id));
  const coaches = [...new Set([...ownCoaches, ...otherCoaches].map(({ userName }) => userName))];
  const [players, otherPlayers] = [await listMembers(tx, into.id), await listMembers(tx, from.id)];
  const all = new Set([...players, ...otherPlayers].map(({ player }) => player.id)).size;
  if (all > TEAM_SEATS) {
    throw conflict(
      'team-full',
      `Together the two teams have ${all} players, but a team has ${TEAM_SEATS} seats. Their coach has to remove some first.`,
    );
  }
  return [
    ...(ownCoaches.length > 0 && isNew
      ? [`They’re on different teams. ${into.userName} will be on all of them: ${coaches.join(', ')}.`]
      : []),
    ...(players.length > 0 && otherPlayers.length > 0
      ? [`Both coach a team. ${into.userName}’s team keeps its name and gets the players of both.`]
      : []),
  ];
}
