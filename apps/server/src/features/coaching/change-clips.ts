import { type CoachSession, SESSION_STATUS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { announce } from '../../platform/database/announce.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { chosenClips } from './brief-clips.ts';
import { changeSession, findSession, lockSession } from './coach-session.repository.ts';
import { canChangeClips, describeSession } from './describe-session.ts';
import { sessionGone } from './list-coaches.ts';

/** Another choice of clips, or the brief's own again. Throws ProblemError 404, 409 `too-late`, 422 `not-your-moment`. */
export async function changeClips(
  { db, clock }: Context,
  playerId: string,
  sessionId: string,
  ids: readonly string[] | null,
): Promise<CoachSession> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (session?.playerId !== playerId) throw sessionGone();
    if (!canChangeClips(session, now)) {
      throw new ProblemError(
        409,
        'too-late',
        session.status === SESSION_STATUS.booked
          ? session.startsAt === null
            ? 'Your coach is at work on the recording: its clips stay as they are.'
            : 'The session has begun: its clips stay as they are.'
          : 'This session has ended: its clips stay as they are.',
      );
    }
    const clips = ids && (await chosenClips(tx, playerId, session.mode, ids, session.clips ?? []));
    await changeSession(tx, sessionId, { clips });
    if (session.coachId) await announce(tx, { topic: 'plan', userId: session.coachId });
  });
  return describeSession((await findSession(db, sessionId))!, playerId, now);
}
