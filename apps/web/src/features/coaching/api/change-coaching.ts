import { type BodyOf, SESSION_STATUS } from '@datacoach/contract';
import { server } from '../../../app/api/client.ts';
import { refetchPlan } from '../../../app/session/account-queries.ts';
import { saveFile } from '../../../shared/files/save-file.ts';

const PATH = '/api/v1/coachsession';

/** Refetches everything that a session changes, also after a refusal: someone else was faster. */
const changed = <T>(answer: Promise<T>): Promise<T> => answer.finally(() => void refetchPlan());

export const bookSession = (body: BodyOf<'bookSession'>) => changed(server.POST(`${PATH}/book`, { body }));
export const moveSession = (sessionId: string, startsAt: string) =>
  changed(server.POST(`${PATH}/reschedule`, { body: { sessionId, startsAt } }));
export const cancelSession = (sessionId: string, reason: string) =>
  changed(server.POST(`${PATH}/cancelled-session`, { body: { sessionId, reason } }));
/** Null leaves the choice to the brief. */
export const updateClips = (sessionId: string, clips: string[] | null) =>
  changed(server.PUT(`${PATH}/sessions/{sessionId}/clips`, { path: { sessionId }, body: { clips } }));
export const rateSession = (body: BodyOf<'rateSession'>) => changed(server.POST(`${PATH}/rate`, { body }));
export const updateStatus = (body: BodyOf<'updateSessionStatus'>) =>
  changed(server.POST(`${PATH}/update-session-status`, { body }));
export const coachMissed = (sessionId: string) =>
  updateStatus({ sessionId, status: SESSION_STATUS.noShowCoach });
export const saveMyCoaching = (body: BodyOf<'saveMyCoaching'>) =>
  changed(server.PUT(`${PATH}/own-coaching`, { body }));
export const setHomework = (body: BodyOf<'setSessionHomework'>) =>
  changed(server.POST(`${PATH}/homework`, { body }));
export const setProCoach = (userId: string, body: { isOffered: boolean; fee: number }) =>
  changed(server.PUT('/api/v1/admin/pro-coaches/{userId}', { path: { userId }, body }));
export const decideSession = (sessionId: string, body: BodyOf<'correctSession'>) =>
  changed(server.PUT('/api/v1/admin/coach-sessions/{sessionId}/status', { path: { sessionId }, body }));

export async function downloadCalendar(sessionId: string): Promise<void> {
  const calendar = await server.GET(`${PATH}/sessions/{sessionId}/calendar`, {
    path: { sessionId },
    parseAs: 'blob',
  });
  saveFile(calendar, 'coaching-session.ics');
}
