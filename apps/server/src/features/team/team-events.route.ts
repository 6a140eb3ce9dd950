import { Readable } from 'node:stream';
import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Caller } from '../../platform/http/access.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints, registerEndpointWith, respond } from '../../platform/http/register-endpoint.ts';
import { requireTeamPlan } from '../membership/index.ts';
import {
  cancelEvent,
  changeEvent,
  readCalendar,
  readFeed,
  saveAnswer,
  scheduleTeamEvent,
} from './team-events.ts';

export function teamEventRoutes(app: FastifyInstance, context: Context): void {
  const changeAndDescribe = async (change: Promise<unknown>, caller: Caller) => {
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
      changeAndDescribe(changeEvent(context, caller.userId, params.eventId, body), caller),
    cancelTeamEvent: ({ caller, params }) =>
      changeAndDescribe(cancelEvent(context, caller.userId, params.eventId), caller),
    answerTeamEvent: ({ caller, params, body }) =>
      changeAndDescribe(saveAnswer(context, caller.userId, params.eventId, body.answer), caller),
  });
  registerEndpointWith(
    app,
    ENDPOINTS.getTeamCalendarFile,
    { config: limitRoute(context.rateLimits.linkPreview) },
    async ({ params }) =>
      respond(200, Readable.from([await readFeed(context, params.token)]), {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'no-store',
      }),
  );
}
