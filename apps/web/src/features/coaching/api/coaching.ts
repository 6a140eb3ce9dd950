import type { SessionEffect, SessionStatus } from '@datacoach/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';
import { browserTimeZone } from '../../../app/session/browser-time-zone.ts';

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

export function coachesQuery(mode: CoachingMode | undefined) {
  return {
    ...api.queryOptions('get', `${PATH}/coaches`, { params: { query: mode ? { mode } : {} } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always' as const,
  };
}

/** Returns a week of a coach's slots from one of the user's days on; `moving`: the session being rescheduled. */
export function slotsQuery(coachId: string, from: string, moving: string | null) {
  return {
    ...api.queryOptions('get', `${PATH}/coaches/{coachId}/slots`, {
      params: { path: { coachId }, query: { from, timeZone: browserTimeZone(), ...(moving && { moving }) } },
    }),
    refetchOnMount: 'always' as const,
    placeholderData: keepPreviousData,
  };
}

export function sessionsQuery(show: 'coming' | 'over', pageIndex = 0) {
  return {
    ...api.queryOptions('get', `${PATH}/coach-sessions`, { params: { query: { show, pageIndex } } }),
    refetchOnMount: 'always' as const,
    placeholderData: keepPreviousData,
    // The available actions of a session change when it starts.
    ...(show === 'coming' && { refetchInterval: MINUTE_MS }),
  };
}

export function myBriefQuery(mode: CoachingMode) {
  return {
    ...api.queryOptions('get', `${PATH}/own-brief`, { params: { query: { mode } } }),
    placeholderData: keepPreviousData,
  };
}

/** Moments to choose clips from, of one group of events or all. */
export function myMomentsQuery(mode: CoachingMode, group: MomentGroup | null, pageIndex: number) {
  return {
    ...api.queryOptions('get', `${PATH}/own-moments`, {
      params: { query: { mode, ...(group !== null && { group }), pageIndex } },
    }),
    placeholderData: keepPreviousData,
  };
}

/** Outcomes of the sessions on a page of past sessions. */
export function effectsQuery(pageIndex = 0) {
  return {
    ...api.queryOptions('get', `${PATH}/effects`, { params: { query: { pageIndex } } }),
    refetchOnMount: 'always' as const,
  };
}

export function sessionBriefQuery(sessionId: string) {
  return api.queryOptions('get', `${PATH}/sessions/{sessionId}/brief`, { params: { path: { sessionId } } });
}

export const tokensQuery = {
  ...api.queryOptions('get', '/api/v1/paymentproductsplans/get-coach-tokens'),
  refetchOnMount: 'always' as const,
};

export const myCoachingQuery = {
  ...api.queryOptions('get', `${PATH}/own-coaching`),
  refetchOnMount: 'always' as const,
};

/** Plans that a session's coach can assign to its player. */
export function plansToSetQuery(sessionId: string) {
  return api.queryOptions('get', `${PATH}/sessions/{sessionId}/homework-choices`, {
    params: { path: { sessionId } },
  });
}

export function managedCoachesQuery(search: string, pageIndex: number) {
  return {
    ...api.queryOptions('get', '/api/v1/admin/pro-coaches', { params: { query: { search, pageIndex } } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always' as const,
  };
}

export function allSessionsQuery(status: SessionStatus | undefined, pageIndex: number) {
  return {
    ...api.queryOptions('get', '/api/v1/admin/coach-sessions', {
      params: { query: { ...(status && { status }), pageIndex } },
    }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always' as const,
  };
}

/** Returns the outcome of each session on a page; undefined while loading. */
export function useEffects(page: number) {
  const { data, isError } = useQuery(effectsQuery(page));
  return {
    hasFailed: isError,
    of: (sessionId: string) =>
      data?.items.find((one) => one.sessionId === sessionId)?.effects as SessionEffect[] | undefined,
  };
}
