import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { eventItem } from './event-item.ts';

export const getEvent = defineEndpoint({
  method: 'GET',
  path: '/api/v1/gamedata/event/{id}',
  area: 'gamedata',
  summary: 'One event with its evidence and definition',
  access: 'account',
  params: z.object({ id: z.string().max(60) }),
  responses: { 200: eventItem },
  errors: [400, 401, 404],
});
