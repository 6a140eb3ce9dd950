import { type BodyOf, SESSION_STATUS, type SessionEffect, type SessionStatus } from '@datacoach/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery, keepPrevious, refetchOnOpen, server } from '../../../app/api/client.ts';
import { refetchPlan } from '../../../app/session/account-queries.ts';
import { getBrowserTimeZone } from '../../../app/session/auth-protocol.ts';
import { saveFile } from '../../../shared/files/save-file.ts';

/** Groups of game events for browsing moments (specification.md 3). */
export const MOMENT_GROUPS = [
  { code: 5, label: 'Shooting' },
  { code: 10, label: 'Passing' },
  { code: 15, label: 'Goalie' },
  { code: 20, label: 'Challenges and turnovers' },
  { code: 30, label: 'Kickoffs' },
  { code: 40, label: 'Mechanics' },
] as const;
export type MomentGroup = (typeof MOMENT_GROUPS)[number]['code'];

const PATH = '/api/v1/coachsession';
export type CoachingMode = 5 | 10 | 15;
const MINUTE_MS = 60_000;

export const coachesQuery = (mode: CoachingMode | undefined) =>
  refetchOnOpen(keepPrevious(endpointQuery(`${PATH}/coaches`, { query: mode ? { mode } : {} })));

/** Returns a week of a coach's slots from one of the user's days on; `moving`: the session being rescheduled. */
export const slotsQuery = (coachId: string, from: string, moving: string | null) =>
  refetchOnOpen(
    keepPrevious(
      endpointQuery(`${PATH}/coaches/{coachId}/slots`, {
        path: { coachId },
        query: { from, timeZone: getBrowserTimeZone(), ...(moving && { moving }) },
      }),
    ),
  );

export const sessionsQuery = (show: 'coming' | 'over', pageIndex = 0) => ({
  ...endpointQuery(`${PATH}/coach-sessions`, { query: { show, pageIndex } }),
  refetchOnMount: 'always' as const,
  placeholderData: keepPreviousData,
  // The available actions of a session change when it starts.
  ...(show === 'coming' && { refetchInterval: MINUTE_MS }),
});

export const myBriefQuery = (mode: CoachingMode) =>
  keepPrevious(endpointQuery(`${PATH}/own-brief`, { query: { mode } }));

export const myMomentsQuery = (mode: CoachingMode, group: MomentGroup | null, pageIndex: number) =>
  keepPrevious(
    endpointQuery(`${PATH}/own-moments`, { query: { mode, ...(group !== null && { group }), pageIndex } }),
  );

export const effectsQuery = (pageIndex = 0) =>
  refetchOnOpen(endpointQuery(`${PATH}/effects`, { query: { pageIndex } }));

export const sessionBriefQuery = (sessionId: string) =>
  endpointQuery(`${PATH}/sessions/{sessionId}/brief`, { path: { sessionId } });

export const tokensQuery = refetchOnOpen(endpointQuery('/api/v1/paymentproductsplans/get-coach-tokens'));

export const myCoachingQuery = refetchOnOpen(endpointQuery(`${PATH}/own-coaching`));

export const assignablePlansQuery = (sessionId: string) =>
  endpointQuery(`${PATH}/sessions/{sessionId}/homework-choices`, { path: { sessionId } });

export const managedCoachesQuery = (search: string, pageIndex: number) =>
  refetchOnOpen(keepPrevious(endpointQuery('/api/v1/admin/pro-coaches', { query: { search, pageIndex } })));

export const allSessionsQuery = (status: SessionStatus | undefined, pageIndex: number) =>
  refetchOnOpen(
    keepPrevious(
      endpointQuery('/api/v1/admin/coach-sessions', { query: { ...(status && { status }), pageIndex } }),
    ),
  );

export const userSessionsQuery = (userId: string) =>
  refetchOnOpen(endpointQuery('/api/v1/admin/coach-sessions', { query: { userId, pageIndex: 0 } }));

/** Returns the outcome of each session on a page; undefined while loading. */
export function useEffects(page: number) {
  const { data, isError } = useQuery(effectsQuery(page));
  return {
    hasFailed: isError,
    of: (sessionId: string) =>
      data?.items.find((one) => one.sessionId === sessionId)?.effects as SessionEffect[] | undefined,
  };
}

/** Refetches everything that a session changes, also after a refusal: someone else was faster. */
const refetchPlanAfter = <T>(answer: Promise<T>): Promise<T> => answer.finally(() => void refetchPlan());

export const bookSession = (body: BodyOf<'bookSession'>) =>
  refetchPlanAfter(server.POST(`${PATH}/book`, { body }));
export const moveSession = (sessionId: string, startsAt: string) =>
  refetchPlanAfter(server.POST(`${PATH}/reschedule`, { body: { sessionId, startsAt } }));
export const cancelSession = (sessionId: string, reason: string) =>
  refetchPlanAfter(server.POST(`${PATH}/cancelled-session`, { body: { sessionId, reason } }));
/** Null leaves the choice to the brief. */
export const updateClips = (sessionId: string, clips: string[] | null) =>
  refetchPlanAfter(
    server.PUT(`${PATH}/sessions/{sessionId}/clips`, { path: { sessionId }, body: { clips } }),
  );
export const rateSession = (body: BodyOf<'rateSession'>) =>
  refetchPlanAfter(server.POST(`${PATH}/rate`, { body }));
export const updateStatus = (body: BodyOf<'updateSessionStatus'>) =>
  refetchPlanAfter(server.POST(`${PATH}/update-session-status`, { body }));
export const reportMissingCoach = (sessionId: string) =>
  updateStatus({ sessionId, status: SESSION_STATUS.noShowCoach });
export const saveMyCoaching = (body: BodyOf<'saveMyCoaching'>) =>
  refetchPlanAfter(server.PUT(`${PATH}/own-coaching`, { body }));
export const setHomework = (body: BodyOf<'setSessionHomework'>) =>
  refetchPlanAfter(server.POST(`${PATH}/homework`, { body }));
export const setProCoach = (userId: string, body: { isOffered: boolean; fee: number }) =>
  refetchPlanAfter(server.PUT('/api/v1/admin/pro-coaches/{userId}', { path: { userId }, body }));
export const decideSession = (sessionId: string, body: BodyOf<'correctSession'>) =>
  refetchPlanAfter(
    server.PUT('/api/v1/admin/coach-sessions/{sessionId}/status', { path: { sessionId }, body }),
  );

export async function downloadCalendar(sessionId: string): Promise<void> {
  const calendar = await server.GET(`${PATH}/sessions/{sessionId}/calendar`, {
    path: { sessionId },
    parseAs: 'blob',
  });
  saveFile(calendar, 'coaching-session.ics');
}
