import { SESSION_STATUS } from '@datacoach/contract';
import type { CalendarEvent } from './calendar-file.ts';
import type { NamedSession } from './coach-session.repository.ts';
import { COACH_PATH, PLAYER_PATH } from './tell-session.ts';

/** A session as one of its two has it in a calendar; null for recordings. */
export function eventOf(session: NamedSession, readerId: string, publicUrl: string): CalendarEvent | null {
  const { id, version, coachId, coachName, playerName, startsAt, endsAt, aim, place, status } = session;
  if (startsAt === null) return null;
  const isCoach = readerId === coachId;
  return {
    id,
    version,
    title: `Rocket League coaching with ${isCoach ? playerName : coachName}`,
    text: `Aim: ${aim}`,
    place,
    startsAt,
    endsAt,
    isCancelled: status === SESSION_STATUS.cancelled,
    url: `${publicUrl}${isCoach ? COACH_PATH : PLAYER_PATH}`,
  };
}
