import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints, registerEndpointsWith } from '../../platform/http/register-endpoint.ts';
import { seal } from '../../platform/secrets/seal.ts';
import { deleteWebhook, isUnder13, saveWebhook } from './discord-webhook.repository.ts';
import { parseWebhook, postMessage } from './post-to-discord.ts';

const ENDING_LENGTH = 4;

/** Connects and disconnects the account's Discord channel. The address is never returned. */
export function discordWebhookRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, keys } = context;
  registerEndpointsWith(
    app,
    { config: limitRoute(context.rateLimits.invite) },
    {
      saveDiscordWebhook: async ({ body, caller: { userId } }) => {
        if (await isUnder13(db, userId)) {
          throw new ProblemError(403, 'too-young', 'You can’t post to Discord if you’re under 13.');
        }
        const webhook = parseWebhook(body.url);
        if (webhook === null) {
          throw new ProblemError(
            422,
            'no-webhook',
            'Use a webhook from Discord: Edit Channel, Integrations, Webhooks, Copy Webhook URL.',
          );
        }
        const { kind } = await postMessage(context, webhook, {
          content: 'DataCoach will post here from now on.',
        });
        if (kind === 'gone') {
          throw new ProblemError(
            422,
            'webhook-gone',
            'Discord doesn’t know this webhook. Copy its address again.',
          );
        }
        if (kind === 'later') {
          throw new ProblemError(503, 'discord-away', 'Discord isn’t answering. Try again in a minute.');
        }
        const now = clock.now();
        const made = { secret: seal(keys.discordWebhook, webhook), ending: webhook.slice(-ENDING_LENGTH) };
        await saveWebhook(db, { userId, ...made, createdAt: now, weeklyPostedAt: now });
        return { ending: made.ending, createdAt: now.toISOString() };
      },
    },
  );
  registerEndpoints(app, {
    deleteDiscordWebhook: async ({ caller }) => {
      await deleteWebhook(db, caller.userId);
    },
  });
}
