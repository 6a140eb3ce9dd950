import { PassThrough, type Readable } from 'node:stream';
import { LIVE_TOPICS } from '@datacoach/contract';
import type { AnnouncementListener } from '../../platform/database/announcement.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

export interface StreamLimits {
  /** A sign of life, so that neither side nor a proxy holds the connection for dead. */
  heartbeatMs: number;
  /** Then the page comes again, with a token that still counts. */
  lifeMs: number;
  /** Open pages of one account. */
  mostOfOne: number;
}

export const STREAM_LIMITS: StreamLimits = { heartbeatMs: 25_000, lifeMs: 10 * 60_000, mostOfOne: 30 };

/** Unread bytes after which a page is held to have gone; it asks for everything when it comes again. */
const MOST_UNREAD_BYTES = 16_384;

export interface OpenStreams extends AnnouncementListener {
  /** A stream of server-sent events for a page of this account. Throws ProblemError 429. */
  open(userId: string): Readable;
  readonly size: number;
  close(): void;
}

/** The pages that this process tells of changes. */
export function openStreams({ heartbeatMs, lifeMs, mostOfOne }: StreamLimits = STREAM_LIMITS): OpenStreams {
  const streams = new Map<string, Set<PassThrough>>();
  const all = () => [...streams.values()].flatMap((of) => [...of]);
  let closed = false;
  const beat = setInterval(() => {
    for (const stream of all()) write(stream, ': here\n\n');
  }, heartbeatMs);
  beat.unref();

  return {
    open(userId) {
      const ofOne = streams.get(userId) ?? new Set();
      if (ofOne.size >= mostOfOne || closed) {
        throw new ProblemError(429, 'too-many-pages', 'Too many pages of this account are open.');
      }
      const stream = new PassThrough();
      streams.set(userId, ofOne.add(stream));
      const end = setTimeout(() => stream.end(), lifeMs);
      end.unref();
      stream.once('close', () => {
        clearTimeout(end);
        ofOne.delete(stream);
        if (ofOne.size === 0 && streams.get(userId) === ofOne) streams.delete(userId);
      });
      // An answer without a first byte is held back by some proxies.
      write(stream, ': here\n\n');
      return stream;
    },
    get size() {
      return all().length;
    },
    onAnnouncement({ topic, userId }) {
      const told = userId === null ? all() : (streams.get(userId) ?? []);
      for (const stream of told) write(stream, change(topic));
    },
    onGap() {
      for (const stream of all()) for (const topic of LIVE_TOPICS) write(stream, change(topic));
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
  if (stream.writableLength + stream.readableLength > MOST_UNREAD_BYTES) stream.destroy();
  else stream.write(text);
}
