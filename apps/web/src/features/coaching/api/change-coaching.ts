import { type BodyOf, SESSION_STATUS } from '@datacoach/contract';
import { apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { planChanged } from '../../../app/session/account-queries.ts';
import { saveFile } from '../../../shared/files/save-file.ts';

const PATH = '/api/v1/coachsession';

interface Answered<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Returns the response data and refetches everything that a session changes. */
async function changed<T>(answer: Promise<Answered<T>>): Promise<T> {
  const { data, error, response } = await answer;
  // Also after a refusal: someone else was faster.
  void planChanged();
  if (data === undefined) throw failureOf(response.status, error);
  return data;
}

export const bookSession = (body: BodyOf<'bookSession'>) => changed(apiClient.POST(`${PATH}/book`, { body }));
export const moveSession = (sessionId: string, startsAt: string) =>
  changed(apiClient.POST(`${PATH}/reschedule`, { body: { sessionId, startsAt } }));
export const cancelSession = (sessionId: string, reason: string) =>
  changed(apiClient.POST(`${PATH}/cancelled-session`, { body: { sessionId, reason } }));
/** Null leaves the choice to the brief. */
export const updateClips = (sessionId: string, clips: string[] | null) =>
  changed(
    apiClient.PUT(`${PATH}/sessions/{sessionId}/clips`, { params: { path: { sessionId } }, body: { clips } }),
  );
export const rateSession = (body: BodyOf<'rateSession'>) => changed(apiClient.POST(`${PATH}/rate`, { body }));
export const updateStatus = (body: BodyOf<'updateSessionStatus'>) =>
  changed(apiClient.POST(`${PATH}/update-session-status`, { body }));
export const coachMissed = (sessionId: string) =>
  updateStatus({ sessionId, status: SESSION_STATUS.noShowCoach });
export const saveMyCoaching = (body: BodyOf<'saveMyCoaching'>) =>
  changed(apiClient.PUT(`${PATH}/own-coaching`, { body }));
export const setHomework = (body: BodyOf<'setSessionHomework'>) =>
  changed(apiClient.POST(`${PATH}/homework`, { body }));
export const setProCoach = (userId: string, body: { isOffered: boolean; fee: number }) =>
  changed(apiClient.PUT('/api/v1/admin/pro-coaches/{userId}', { params: { path: { userId } }, body }));
export const decideSession = (sessionId: string, body: BodyOf<'correctSession'>) =>
  changed(
    apiClient.PUT('/api/v1/admin/coach-sessions/{sessionId}/status', {
      params: { path: { sessionId } },
      body,
    }),
  );

/** Downloads a session's calendar file. */
export async function downloadCalendar(sessionId: string): Promise<void> {
  const { data, error, response } = await apiClient.GET(`${PATH}/sessions/{sessionId}/calendar`, {
    params: { path: { sessionId } },
    parseAs: 'blob',
  });
  if (!data) throw failureOf(response.status, error);
  saveFile(data, 'coaching-session.ics');
}
