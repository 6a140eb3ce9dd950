import type { Readable } from 'node:stream';
import { CHANGES_KEPT_MS, LIVE_TOPICS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { type ChangeListener, SIGN_INS_ENDED } from '../../platform/database/change-channel.ts';
import {
  type FindLive,
  formatEvent,
  openEventStreams,
  registerStreamRoutes,
  type StreamLimits,
} from '../../platform/http/event-streams.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { listLiveFamilies } from '../auth/index.ts';

const STREAM_LIMITS: StreamLimits = {
  heartbeatMs: 25_000,
  lifeMs: 10 * 60_000,
  maxPerAccount: 30,
  maxUnreadBytes: 16_384,
};

/** Max time the page's requests may have been in flight, in ms. */
const MARGIN_MS = 2000;

const REPLAY_WINDOW_MS = CHANGES_KEPT_MS + MARGIN_MS;
/** Age of the oldest change at which all expired ones are removed at once. */
const MAX_CHANGE_AGE_MS = 2 * REPLAY_WINDOW_MS;

interface RecentChange {
  at: number;
  topics: readonly string[];
  /** Null = everybody. */
  userId: string | null;
}

interface OpenStreams extends ChangeListener {
  /**
   * Opens a stream of server-sent events for a page of this account that started its requests `asking` ms ago: it
   * gets all changes since then, until its sign-in ends. Throws ProblemError 429.
   */
  open(userId: string, familyId: string, asking?: number): Readable;
  readonly size: number;
  close(): void;
}

/** Opens the streams that notify pages of changes in this process. */
export function openStreams(
  limits: Partial<StreamLimits> = {},
  findLive: FindLive = async (familyIds) => new Set(familyIds),
): OpenStreams {
  const streams = openEventStreams({ ...STREAM_LIMITS, ...limits }, findLive);
  let lately: RecentChange[] = [];
  const rememberChanges = (topics: readonly string[], userId: string | null) => {
    const now = performance.now();
    if (lately.length > 0 && lately[0]!.at < now - MAX_CHANGE_AGE_MS)
      lately = lately.filter(({ at }) => at >= now - REPLAY_WINDOW_MS);
    lately.push({ at: now, topics, userId });
  };
  const listTopicsSince = (asking: number, userId: string) => {
    const since = performance.now() - asking - MARGIN_MS;
    const notified = lately.filter((one) => one.at >= since && (one.userId ?? userId) === userId);
    return new Set(notified.flatMap(({ topics }) => topics));
  };

  return {
    open(userId, familyId, asking) {
      const stream = streams.open(userId, familyId);
      if (asking !== undefined)
        for (const topic of listTopicsSince(asking, userId)) stream.write(formatEvent('change', { topic }));
      return stream.body;
    },
    get size() {
      return streams.listAll().length;
    },
    onChange({ topic, userId }) {
      if (topic === SIGN_INS_ENDED) return void streams.endExpired(streams.listByAccount(userId ?? ''));
      if (!TOPICS.has(topic)) return;
      rememberChanges([topic], userId);
      const notified = userId === null ? streams.listAll() : streams.listByAccount(userId);
      for (const stream of notified) stream.write(formatEvent('change', { topic }));
    },
    onGap() {
      rememberChanges(LIVE_TOPICS, null);
      for (const stream of streams.listAll())
        for (const topic of LIVE_TOPICS) stream.write(formatEvent('change', { topic }));
      void streams.endExpired(streams.listAll());
    },
    close: streams.close,
  };
}

/** Other announcements are between processes. */
const TOPICS: ReadonlySet<string> = new Set(LIVE_TOPICS);

/** Notifies open pages of changes by any process, until the server stops. */
export async function streamChangesRoute(
  app: FastifyInstance,
  { database, db, clock }: Pick<Context, 'database' | 'db' | 'clock'>,
): Promise<void> {
  const streams = openStreams({}, (familyIds) => listLiveFamilies(db, familyIds, clock.now()));
  const stopListening = await database.listen(streams);
  // Runs before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    streams.close();
    await stopListening();
  });
  await registerStreamRoutes(app, (scope) =>
    registerEndpoints(scope, {
      streamChanges: async ({ caller, query }) => streams.open(caller.userId, caller.familyId, query.asking),
    }),
  );
}
