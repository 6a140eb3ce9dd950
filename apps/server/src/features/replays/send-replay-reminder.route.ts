import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { sendReplayReminder } from './send-replay-reminder.ts';

export function sendReplayReminderRoute(app: FastifyInstance, context: Context): void {
  registerEndpoint(app, ENDPOINTS.sendReplayReminder, async ({ caller }) =>
    answer(200, { sentTo: await sendReplayReminder(context, caller.userId) }),
  );
}
