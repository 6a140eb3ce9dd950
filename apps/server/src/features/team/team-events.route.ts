import { Readable } from 'node:stream';
import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { limitedTo } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoint, registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { requireTeamPlan } from '../membership/index.ts';
import { answerEvent, cancelEvent, changeEvent, planEvent, readCalendar, readFeed } from './team-events.ts';

export function teamEventRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoints(app, {
    getTeamEvents: ({ caller }) => readCalendar(context, caller.userId),
    createTeamEvent: async ({ caller, body }) => {
      await requireTeamPlan(context, caller.userId);
      await planEvent(context, caller.userId, body);
      return readCalendar(context, caller.userId);
    },
    updateTeamEvent: async ({ caller, params, body }) => {
      await changeEvent(context, caller.userId, params.eventId, body);
      return readCalendar(context, caller.userId);
    },
    cancelTeamEvent: async ({ caller, params }) => {
      await cancelEvent(context, caller.userId, params.eventId);
      return readCalendar(context, caller.userId);
    },
    answerTeamEvent: async ({ caller, params, body }) => {
      await answerEvent(context, caller.userId, params.eventId, body.answer);
      return readCalendar(context, caller.userId);
    },
  });
  registerEndpoint(
    app,
    ENDPOINTS.getTeamCalendarFile,
    async ({ params }) =>
      answer(200, Readable.from([await readFeed(context, params.token)]), {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'no-store',
      }),
    { config: limitedTo(context.rateLimits.linkPreview) },
  );
}
