import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { openStreams, type StreamLimits } from './open-streams.ts';

/** Open pages hear of changes that any process has made, until the server stops. */
export async function streamChangesRoute(
  app: FastifyInstance,
  database: DatabaseHandle,
  limits?: StreamLimits,
): Promise<void> {
  const streams = openStreams(limits);
  const stopListening = await database.listen(streams);
  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    streams.close();
    await stopListening();
  });
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      // Closing it afterwards lets the server stop at once.
      reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' });
    });
    registerEndpoint(scope, ENDPOINTS.streamChanges, async ({ caller, query }) =>
      answer(200, streams.open(caller.userId, query.asking)),
    );
  });
}
