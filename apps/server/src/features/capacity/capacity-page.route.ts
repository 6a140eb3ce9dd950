import { EMAIL_PATTERN, MAINTENANCE_WORDS, type MaintenanceNotice } from '@datacoach/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { limitedTo } from '../../platform/http/rate-limits.ts';
import { findActiveNotice } from '../homepage/index.ts';
import { discordInviteUrl } from '../system/index.ts';
import { awaitRoom, WAITS } from './capacity.route.ts';
import { escapeHtml, renderDocument } from './capacity-document.ts';
import { type Notice, renderCapacityPage } from './capacity-page.ts';
import { readCapacity } from './read-capacity.ts';

/** `/capacity` is made here, not by the web app: it works without script, and while everything else is full. */
export async function capacityPageRoute(app: FastifyInstance, context: Context): Promise<void> {
  const send = async (reply: FastifyReply, notice: Notice | null, email = '') => {
    const invitation = await discordInviteUrl(context);
    const maintenance = await findActiveNotice(context.db);
    const page = maintenance
      ? renderMaintenancePage(maintenance, invitation)
      : renderCapacityPage({
          capacity: (await readCapacity(context)).capacity,
          discordInviteUrl: invitation,
          coaches: await context.answers.nextFreeCoaches(),
          now: context.clock.now(),
          notice,
          email,
        });
    return reply
      .headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);
  };
  const schema = { hide: true };
  const access = 'public' as const;
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.route({
      method: 'GET',
      url: '/capacity',
      schema,
      config: { access },
      handler: (_request, reply) => send(reply, null),
    });
    scope.route({
      method: 'POST',
      url: '/capacity',
      schema,
      config: { access, ...limitedTo(context.rateLimits.awaitCapacity) },
      handler: async ({ body }, reply) => {
        const email = body instanceof URLSearchParams ? (body.get('email') ?? '').trim() : '';
        if (email.length > 254 || !EMAIL_PATTERN.test(email) || email.includes('\0')) {
          return send(
            reply,
            { isError: true, text: 'Enter an e-mail address like name@example.org.' },
            email,
          );
        }
        try {
          await awaitRoom(context, email);
          return send(reply, { isError: false, text: WAITS });
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          return send(reply, { isError: false, text: error.messages.join(' ') });
        }
      },
    });
  });
}

/** What the app shows under maintenance, for the page that the server makes. */
function renderMaintenancePage(
  { title, notice, showDiscordLink }: MaintenanceNotice,
  discordInviteUrl: string | null,
): string {
  const link =
    showDiscordLink && discordInviteUrl !== null
      ? `<p><a class="button" href="${escapeHtml(discordInviteUrl)}" rel="noreferrer">Discord</a></p>`
      : '';
  const words = escapeHtml(notice || MAINTENANCE_WORDS.notice);
  return renderDocument(title || MAINTENANCE_WORDS.title, `<p class="notice">${words}</p>\n${link}`);
}
