import type { Executor } from '../../platform/database/database.ts';
import { addNotification } from '../notifications/index.ts';
import { findTeamName, listCoachesWhoSetHomework, type SetHomework } from './team-invitation.repository.ts';

/** Notifies the coaches who set it, as far as the player is still on their team, that homework is done. */
export async function notifyHomeworkDone(
  tx: Executor,
  now: Date,
  playerId: string,
  homework: SetHomework,
  { title, onceKey }: { title: string; onceKey: string },
): Promise<void> {
  const coaches = await listCoachesWhoSetHomework(tx, playerId, homework);
  if (coaches.length === 0) return;
  const news = `finished homework: ${title.slice(0, MAX_TITLE)}`;
  for (const userId of coaches) {
    await addNotification(tx, now, {
      userId,
      kind: 'team-news',
      values: { name: await findTeamName(tx, userId, playerId), news },
      path: '/admin/team-dashboard',
      onceKey: `homework-done:${onceKey}`,
    });
  }
}

/** A notification's values are lines. */
const MAX_TITLE = 200;
