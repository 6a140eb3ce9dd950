import { EVENT_PAGE_SIZE } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { describeComingEvents, setReminder } from './coming-events.ts';
import { findEvent, listEventPage } from './discord-event.repository.ts';
import {
  createEvent,
  deleteEvent,
  describeEvent,
  describeStored,
  eventNotFound,
  updateEvent,
} from './manage-events.ts';

export function discordEventRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoints(app, {
    listDiscordEvents: async ({ query: { show, pageIndex } }) => {
      const { rows, total } = await listEventPage(db, show, clock.now(), pageIndex);
      return { items: rows.map(describeEvent), pageIndex, pageSize: EVENT_PAGE_SIZE, total };
    },
    getDiscordEvent: async ({ params }) => {
      const event = await findEvent(db, params.eventId);
      if (!event) throw eventNotFound();
      return await describeStored(context, event);
    },
    createDiscordEvent: ({ body, caller }) => createEvent(context, body, caller.userId),
    updateDiscordEvent: ({ params, body, caller }) =>
      updateEvent(context, params.eventId, body, caller.userId),
    deleteDiscordEvent: ({ params, caller }) => deleteEvent(context, params.eventId, caller.userId),
    listComingEvents: ({ caller }) => describeComingEvents(context, caller.userId),
    remindOfEvent: ({ params, body, caller }) =>
      setReminder(context, caller.userId, params.eventId, body.isReminded),
  });
}
