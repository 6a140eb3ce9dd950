import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { receiveEvent } from './open-payment-provider.ts';
import { asProblem, BadSignature } from './payment-provider.ts';

/** In a separate scope because the signature covers the raw body, so it isn't parsed. */
export async function paymentWebhookRoute(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    registerEndpoints(scope, {
      paymentWebhook: async ({ request, body }) => {
        const signature =
          request.headers[
            context.paymentProvider.name === 'stripe' ? 'stripe-signature' : 'sandbox-signature'
          ];
        const event = await context.paymentProvider
          .readEvent(body, Array.isArray(signature) ? signature[0] : signature)
          .catch((error: unknown) => {
            if (!(error instanceof BadSignature)) throw error;
            throw new ProblemError(400, 'bad-signature', 'This event isn’t signed by the payment provider.');
          });
        const { isNew } = await asProblem(receiveEvent(context, event));
        return { received: true, isNew };
      },
    });
  });
}
