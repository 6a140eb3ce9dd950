import { type CoachedProfile, MAX_NOTES } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { imageUrl } from '../profile/index.ts';
import { findMember } from './find-member.ts';
import { deleteNote, findNote, insertNote, notesOn, setNoteText } from './player-note.repository.ts';

type Room = Pick<Context, 'db' | 'clock'>;

/** A member as his coach knows him. Throws ProblemError 404. */
export async function describeProfile(
  { db }: Pick<Room, 'db'>,
  coachId: string,
  playerId: string,
): Promise<CoachedProfile> {
  const { player, joinedAt, seesFrom } = await findMember(db, coachId, playerId);
  const notes = await notesOn(db, coachId, playerId);
  return {
    playerId,
    userName: player.userName,
    epicUserName: player.epicUserName,
    imageUrl: player.imageId === null ? null : imageUrl(player.imageId),
    ranks: { duel: player.duelModeRank, doubles: player.doublesModeRank, standard: player.standardModeRank },
    joinedAt: joinedAt.toISOString(),
    seesFrom: seesFrom.toISOString(),
    notes: notes.map(({ id, text, writtenAt }) => ({ id, text, writtenAt: writtenAt.toISOString() })),
  };
}

/** Throws ProblemError 404, and 409 when there are too many. */
export async function addNote(
  { db, clock }: Room,
  coachId: string,
  { playerId, text }: { playerId: string; text: string },
): Promise<CoachedProfile> {
  await findMember(db, coachId, playerId);
  if ((await notesOn(db, coachId, playerId)).length >= MAX_NOTES) {
    throw new ProblemError(409, 'too-many-notes', `There are ${MAX_NOTES} notes already. Delete one first.`);
  }
  await insertNote(db, { coachId, playerId, text, writtenAt: clock.now() });
  return describeProfile({ db }, coachId, playerId);
}

/** Changes a note, or deletes it where there is no text; notes on who has left are not reached. Throws ProblemError 404. */
export async function changeNote(
  { db }: Pick<Room, 'db'>,
  coachId: string,
  noteId: string,
  text: string | null,
): Promise<CoachedProfile> {
  const note = await findNote(db, coachId, noteId);
  if (!note) throw new ProblemError(404, 'not-found', 'There is no such note.');
  await findMember(db, coachId, note.playerId);
  if (text === null) await deleteNote(db, noteId);
  else await setNoteText(db, noteId, text);
  return describeProfile({ db }, coachId, note.playerId);
}
