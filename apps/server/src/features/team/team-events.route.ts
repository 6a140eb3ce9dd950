import { Readable } from 'node:stream';
import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Caller } from '../../platform/http/access.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoints, registerEndpointWith } from '../../platform/http/register-endpoint.ts';
import { requireTeamPlan } from '../membership/index.ts';
import {
  answerEvent,
  cancelEvent,
  changeEvent,
  readCalendar,
  readFeed,
  scheduleTeamEvent,
} from './team-events.ts';

export function teamEventRoutes(app: FastifyInstance, context: Context): void {
  const answerAfter = async (change: Promise<unknown>, caller: Caller) => {
    await change;
    return readCalendar(context, caller);
  };
  registerEndpoints(app, {
    getTeamEvents: ({ caller }) => readCalendar(context, caller),
    createTeamEvent: async ({ caller, body }) => {
      await requireTeamPlan(context, caller.userId);
      await scheduleTeamEvent(context, caller.userId, body);
      return readCalendar(context, caller);
    },
    updateTeamEvent: ({ caller, params, body }) =>
      answerAfter(changeEvent(context, caller.userId, params.eventId, body), caller),
    cancelTeamEvent: ({ caller, params }) =>
      answerAfter(cancelEvent(context, caller.userId, params.eventId), caller),
    answerTeamEvent: ({ caller, params, body }) =>
      answerAfter(answerEvent(context, caller.userId, params.eventId, body.answer), caller),
  });
  registerEndpointWith(
    app,
    ENDPOINTS.getTeamCalendarFile,
    { config: limitRoute(context.rateLimits.linkPreview) },
    async ({ params }) =>
      answer(200, Readable.from([await readFeed(context, params.token)]), {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'no-store',
      }),
  );
}
