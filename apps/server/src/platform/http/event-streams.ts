import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

export interface StreamLimits {
  /** Interval of heartbeats, so neither side nor a proxy considers the connection dead. */
  heartbeatMs: number;
  /** Max lifetime; then the page reconnects with a valid token. */
  lifeMs: number;
  /** Max open pages per account. */
  maxPerAccount: number;
  /** Max unread bytes before a page is considered gone; it refetches everything when it reconnects. */
  maxUnreadBytes: number;
}

/** Filters the sign-ins down to the active ones. */
export type FindLive = (familyIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** A page that receives server-sent events. */
export interface EventStream {
  readonly userId: string;
  readonly body: Readable;
  /** Sends an event, or a comment; a page that doesn't read is disconnected. */
  readonly write: (text: string) => void;
  readonly end: () => void;
}

export interface EventStreams {
  /** Opens a stream for a page of this account, until its sign-in ends. Throws ProblemError 429. */
  open(userId: string, familyId: string): EventStream;
  listByAccount(userId: string): readonly EventStream[];
  listAll(): readonly EventStream[];
  /** Ends those whose sign-in has ended. While that can't be checked, they continue. */
  endExpired(some: readonly EventStream[]): Promise<void>;
  close(): void;
}

/** Formats a server-sent event. */
export function formatEvent(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Keeps the streams of server-sent events that are open in this process.
 *
 * @param onBeat called after each heartbeat
 */
export function openEventStreams(
  { heartbeatMs, lifeMs, maxPerAccount, maxUnreadBytes }: StreamLimits,
  findLive: FindLive,
  onBeat: () => void = () => undefined,
): EventStreams {
  const families = new WeakMap<EventStream, string>();
  const streams = new Map<string, Set<EventStream>>();
  const listAll = () => [...streams.values()].flatMap((of) => [...of]);
  let closed = false;
  const endExpired = async (some: readonly EventStream[]) => {
    const getFamily = (stream: EventStream) => families.get(stream) ?? '';
    const live = await findLive([...new Set(some.map(getFamily))]).catch(() => null);
    if (live) for (const stream of some) if (!live.has(getFamily(stream))) stream.end();
  };
  const beat = setInterval(() => {
    for (const stream of listAll()) stream.write(HEARTBEAT);
    // Sign-ins also expire, and end with their account.
    void endExpired(listAll());
    onBeat();
  }, heartbeatMs);
  beat.unref();
  return {
    open(userId, familyId) {
      const ofOne = streams.get(userId) ?? new Set();
      if (ofOne.size >= maxPerAccount || closed) {
        throw new ProblemError(
          429,
          'too-many-pages',
          'You have DataCoach open in too many tabs. Close some and reload.',
        );
      }
      const body = new PassThrough();
      const stream: EventStream = {
        userId,
        body,
        write(text) {
          if (body.writableEnded) return;
          if (body.writableLength + body.readableLength > maxUnreadBytes) body.destroy();
          else body.write(text);
        },
        end: () => body.end(),
      };
      streams.set(userId, ofOne.add(stream));
      families.set(stream, familyId);
      const end = setTimeout(stream.end, lifeMs);
      end.unref();
      body.once('close', () => {
        clearTimeout(end);
        ofOne.delete(stream);
        if (ofOne.size === 0 && streams.get(userId) === ofOne) streams.delete(userId);
      });
      // Some proxies hold back a response without a first byte.
      stream.write(HEARTBEAT);
      return stream;
    },
    listByAccount: (userId) => [...(streams.get(userId) ?? [])],
    listAll,
    endExpired,
    close() {
      closed = true;
      clearInterval(beat);
      for (const stream of listAll()) stream.end();
    },
  };
}

const HEARTBEAT = ': here\n\n';

/** Registers routes that answer with a stream of server-sent events. */
export async function registerStreamRoutes(app: FastifyInstance, register: (scope: FastifyInstance) => void) {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      // Closing the connection afterwards lets the server stop at once.
      reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' });
    });
    register(scope);
  });
}
