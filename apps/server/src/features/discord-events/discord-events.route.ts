import { ENDPOINTS, EVENT_PAGE_SIZE } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { comingEvents, setReminder } from './coming-events.ts';
import { findEvent, pageOfEvents } from './discord-event.repository.ts';
import {
  createEvent,
  deleteEvent,
  describeEvent,
  describeStored,
  eventGone,
  updateEvent,
} from './manage-events.ts';

export function discordEventRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoint(app, ENDPOINTS.listDiscordEvents, async ({ query: { show, pageIndex } }) => {
    const { rows, total } = await pageOfEvents(db, show, clock.now(), pageIndex);
    return answer(200, { items: rows.map(describeEvent), pageIndex, pageSize: EVENT_PAGE_SIZE, total });
  });
  registerEndpoint(app, ENDPOINTS.getDiscordEvent, async ({ params }) => {
    const event = await findEvent(db, params.eventId);
    if (!event) throw eventGone();
    return answer(200, await describeStored(context, event));
  });
  registerEndpoint(app, ENDPOINTS.createDiscordEvent, async ({ body, caller }) =>
    answer(201, await createEvent(context, body, caller.userId)),
  );
  registerEndpoint(app, ENDPOINTS.updateDiscordEvent, async ({ params, body, caller }) =>
    answer(200, await updateEvent(context, params.eventId, body, caller.userId)),
  );
  registerEndpoint(app, ENDPOINTS.deleteDiscordEvent, async ({ params, caller }) => {
    await deleteEvent(context, params.eventId, caller.userId);
    return answer(200, {});
  });
  registerEndpoint(app, ENDPOINTS.listComingEvents, async ({ caller }) =>
    answer(200, await comingEvents(context, caller.userId)),
  );
  registerEndpoint(app, ENDPOINTS.remindOfEvent, async ({ params, body, caller }) =>
    answer(200, await setReminder(context, caller.userId, params.eventId, body.isReminded)),
  );
}
