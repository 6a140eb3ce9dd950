import { formatMoment } from '../../platform/calendar/calendar-file.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findTimeZone, findUser } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import type { SessionRow } from './coach-session.repository.ts';

export const PLAYER_PATH = '/coaching';
export const COACH_PATH = '/admin/team-dashboard';

/** Notifies the player or the coach of a session's outcome and makes open pages refetch. */
export async function notifySession(
  tx: Transaction,
  session: Pick<SessionRow, 'id' | 'coachId' | 'coachName' | 'playerId'>,
  to: 'player' | 'coach',
  { key, now }: { key: string; now: Date },
  news: (when: (moment: Date) => string) => string,
): Promise<void> {
  const userId = to === 'player' ? session.playerId : session.coachId;
  if (userId === null) return;
  const timeZone = await findTimeZone(tx, userId);
  const name =
    to === 'player' ? session.coachName : ((await findUser(tx, session.playerId))?.userName ?? 'a player');
  await addNotification(tx, now, {
    userId,
    kind: 'coaching-session',
    values: { name, news: news((moment) => formatMoment(moment, timeZone)) },
    path: to === 'player' ? PLAYER_PATH : COACH_PATH,
    onceKey: `coaching:${session.id}:${key}`,
  });
  await publishChange(tx, { topic: 'plan', userId });
}
