import { PassThrough, type Readable } from 'node:stream';
import { CHANGES_KEPT_MS, LIVE_TOPICS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { type AnnouncementListener, SIGN_INS_ENDED } from '../../platform/database/announcement.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { liveFamilies } from '../auth/index.ts';

interface StreamLimits {
  /** Interval of heartbeats, so neither side nor a proxy considers the connection dead. */
  heartbeatMs: number;
  /** Max lifetime; then the page reconnects with a valid token. */
  lifeMs: number;
  /** Max open pages per account. */
  maxPerAccount: number;
}

const STREAM_LIMITS: StreamLimits = { heartbeatMs: 25_000, lifeMs: 10 * 60_000, maxPerAccount: 30 };

/** Max unread bytes before a page is considered gone; it refetches everything when it reconnects. */
const MAX_UNREAD_BYTES = 16_384;

/** Max time the page's requests may have been in flight, in ms. */
const MARGIN_MS = 2000;

const KEPT_MS = CHANGES_KEPT_MS + MARGIN_MS;
/** Age of the oldest change at which all expired ones are removed at once. */
const FORGOTTEN_MS = 2 * KEPT_MS;

/** A recent change. */
interface Shown {
  at: number;
  topics: readonly string[];
  /** Null = everybody. */
  userId: string | null;
}

interface OpenStreams extends AnnouncementListener {
  /**
   * Opens a stream of server-sent events for a page of this account that started its requests `asking` ms ago: it
   * gets all changes since then, until its sign-in ends. Throws ProblemError 429.
   */
  open(userId: string, familyId: string, asking?: number): Readable;
  readonly size: number;
  close(): void;
}

/** Filters the sign-ins down to the active ones. */
type FindLive = (familyIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** Opens the streams that notify pages of changes in this process. */
export function openStreams(
  { heartbeatMs, lifeMs, maxPerAccount }: StreamLimits = STREAM_LIMITS,
  findLive: FindLive = async (familyIds) => new Set(familyIds),
): OpenStreams {
  const families = new WeakMap<PassThrough, string>();
  const streams = new Map<string, Set<PassThrough>>();
  const all = () => [...streams.values()].flatMap((of) => [...of]);
  let closed = false;
  let lately: Shown[] = [];
  const keep = (topics: readonly string[], userId: string | null) => {
    const now = performance.now();
    if (lately.length > 0 && lately[0]!.at < now - FORGOTTEN_MS)
      lately = lately.filter(({ at }) => at >= now - KEPT_MS);
    lately.push({ at: now, topics, userId });
  };
  const topicsSince = (asking: number, userId: string) => {
    const since = performance.now() - asking - MARGIN_MS;
    const notified = lately.filter((one) => one.at >= since && (one.userId ?? userId) === userId);
    return new Set(notified.flatMap(({ topics }) => topics));
  };
  /** Ends streams whose sign-in has ended. While that can't be checked, they continue. */
  const endDead = async (some: readonly PassThrough[]) => {
    const familyOf = (stream: PassThrough) => families.get(stream) ?? '';
    const live = await findLive([...new Set(some.map(familyOf))]).catch(() => null);
    if (live) for (const stream of some) if (!live.has(familyOf(stream))) stream.end();
  };
  const beat = setInterval(() => {
    for (const stream of all()) write(stream, ': here\n\n');
    // Sign-ins also expire, and end with their account.
    void endDead(all());
  }, heartbeatMs);
  beat.unref();

  return {
    open(userId, familyId, asking) {
      const ofOne = streams.get(userId) ?? new Set();
      if (ofOne.size >= maxPerAccount || closed) {
        throw new ProblemError(
          429,
          'too-many-pages',
          'You have DataCoach open in too many tabs. Close some and reload.',
        );
      }
      const stream = new PassThrough();
      streams.set(userId, ofOne.add(stream));
      families.set(stream, familyId);
      const end = setTimeout(() => stream.end(), lifeMs);
      end.unref();
      stream.once('close', () => {
        clearTimeout(end);
        ofOne.delete(stream);
        if (ofOne.size === 0 && streams.get(userId) === ofOne) streams.delete(userId);
      });
      // Some proxies hold back a response without a first byte.
      write(stream, ': here\n\n');
      if (asking !== undefined) for (const topic of topicsSince(asking, userId)) write(stream, change(topic));
      return stream;
    },
    get size() {
      return all().length;
    },
    onAnnouncement({ topic, userId }) {
      if (topic === SIGN_INS_ENDED) return void endDead([...(streams.get(userId ?? '') ?? [])]);
      keep([topic], userId);
      const notified = userId === null ? all() : (streams.get(userId) ?? []);
      for (const stream of notified) write(stream, change(topic));
    },
    onGap() {
      keep(LIVE_TOPICS, null);
      for (const stream of all()) for (const topic of LIVE_TOPICS) write(stream, change(topic));
      void endDead(all());
    },
    close() {
      closed = true;
      clearInterval(beat);
      for (const stream of all()) stream.end();
    },
  };
}

const change = (topic: string) => `event: change\ndata: ${JSON.stringify({ topic })}\n\n`;

function write(stream: PassThrough, text: string): void {
  if (stream.writableEnded) return;
  if (stream.writableLength + stream.readableLength > MAX_UNREAD_BYTES) stream.destroy();
  else stream.write(text);
}

/** Notifies open pages of changes by any process, until the server stops. */
export async function streamChangesRoute(
  app: FastifyInstance,
  { database, db, clock }: Pick<Context, 'database' | 'db' | 'clock'>,
  limits?: StreamLimits,
): Promise<void> {
  const streams = openStreams(limits, (familyIds) => liveFamilies(db, familyIds, clock.now()));
  const stopListening = await database.listen(streams);
  // Runs before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    streams.close();
    await stopListening();
  });
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      // Closing the connection afterwards lets the server stop at once.
      reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' });
    });
    registerEndpoints(scope, {
      streamChanges: async ({ caller, query }) => streams.open(caller.userId, caller.familyId, query.asking),
    });
  });
}
