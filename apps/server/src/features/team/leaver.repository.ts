import { INVITATION_STATUS } from '@datacoach/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import {
  homework,
  playerNotes,
  teamEventAnswers,
  teamEvents,
  teamInvitations,
  teamLinks,
} from '../../schema/coach.schema.ts';
import { matchReviewAnswers, matchReviewPlayers, matchReviews } from '../../schema/match-reviews.schema.ts';
import { schoolMembers } from '../../schema/school.schema.ts';

/** A player without an open invitation or seat on the team. */
export interface Leaver {
  playerId: string;
  userName: string;
  leftAt: Date;
  /** Whether they were ever on the team; the others were only invited. */
  wasMember: boolean;
}

/** Whether a row `seat` of a leaver was once a seat. */
const wasMember = sql`(seat.status = ${INVITATION_STATUS.removed} and seat.answered_at is not null)`;

export async function listLeavers(db: Executor, coachId: string): Promise<Leaver[]> {
  const { rows } = await db.execute<{
    player_id: string;
    user_name: string;
    left_ms: string;
    was_member: boolean;
  }>(sql`
    select seat.player_id, users.user_name,
      extract(epoch from max(coalesce(seat.removed_at, seat.answered_at, seat.invited_at))) * 1000 as left_ms,
      bool_or(${wasMember}) as was_member
    from team_invitations seat join users on users.id = seat.player_id
    where seat.coach_id = ${coachId}
    group by seat.player_id, users.user_name
    having not bool_or(seat.status in (${INVITATION_STATUS.pending}, ${INVITATION_STATUS.accepted}))
    order by left_ms, seat.player_id`);
  return rows.map((row) => ({
    playerId: row.player_id,
    userName: row.user_name,
    leftAt: new Date(Number(row.left_ms)),
    wasMember: row.was_member,
  }));
}

/**
 * Erases what a coach's team holds about a player: notes (also its assistants'), homework, answers to events, shared
 * reviews and their conversations, consent, invitations. Matches in the team's folders stay, without the player's name.
 */
export async function eraseLeaver(tx: Transaction, coachId: string, playerId: string): Promise<void> {
  await tx.execute(sql`
    insert into school_former_players (coach_id, identity)
    select distinct ${coachId}::uuid, mine.identity
    from player_identities mine
    join match_players someone on someone.identity = mine.identity
    join replays source on source.match_id = someone.match_id
    join replay_folders folder on folder.id = source.folder_id and folder.coach_id = ${coachId}
    where mine.user_id = ${playerId} and mine.link_status <> 'refused'
    on conflict do nothing`);
  const reviews = tx
    .select({ id: matchReviews.id })
    .from(matchReviews)
    .where(eq(matchReviews.coachId, coachId));
  const events = tx.select({ id: teamEvents.id }).from(teamEvents).where(eq(teamEvents.coachId, coachId));
  const isOfPair = <
    Table extends typeof homework | typeof schoolMembers | typeof teamInvitations | typeof teamLinks,
  >(
    table: Table,
  ) => and(eq(table.coachId, coachId), eq(table.playerId, playerId));
  // An assistant keeps what they wrote as someone else: before they helped this team, about a player who was never on
  // it, or about one on their own team.
  await tx.delete(playerNotes).where(
    and(
      eq(playerNotes.playerId, playerId),
      sql`(${playerNotes.coachId} = ${coachId} or (
        ${playerNotes.coachId} in (
          select assistant_id from team_assistants
          where coach_id = ${coachId} and added_at <= ${playerNotes.writtenAt})
        and exists (
          select 1 from team_invitations seat
          where seat.coach_id = ${coachId} and seat.player_id = ${playerId} and ${wasMember})
        and not exists (
          select 1 from team_invitations own
          where own.coach_id = ${playerNotes.coachId} and own.player_id = ${playerId} and own.status = 10)))`,
    ),
  );
  await tx.delete(homework).where(isOfPair(homework));
  await tx
    .delete(teamEventAnswers)
    .where(and(eq(teamEventAnswers.playerId, playerId), inArray(teamEventAnswers.eventId, events)));
  await tx
    .delete(matchReviewAnswers)
    .where(and(eq(matchReviewAnswers.playerId, playerId), inArray(matchReviewAnswers.reviewId, reviews)));
  await tx
    .delete(matchReviewPlayers)
    .where(and(eq(matchReviewPlayers.playerId, playerId), inArray(matchReviewPlayers.reviewId, reviews)));
  await tx.delete(schoolMembers).where(isOfPair(schoolMembers));
  await tx.delete(teamLinks).where(isOfPair(teamLinks));
  await tx.delete(teamInvitations).where(isOfPair(teamInvitations));
}
