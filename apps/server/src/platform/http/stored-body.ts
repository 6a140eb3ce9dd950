import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body stored compressed and served as is. */
export interface StoredBody {
  /** Identifies this content; different content has a different tag. */
  tag: string;
  /** The URL identifies the content, so it can be cached forever. */
  immutable: boolean;
  contentType: string;
  packed: Uint8Array;
  unpack: (packed: Uint8Array) => Promise<Buffer>;
}

const storedBodies = new WeakSet<object>();

/** Wraps a stored body so that `sendStored` sends it. Typed as the body that the contract promises. */
export function sendStoredBody<T>(body: StoredBody): T {
  storedBodies.add(body);
  return body as T;
}

export function isStoredBody(body: unknown): body is StoredBody {
  return typeof body === 'object' && body !== null && storedBodies.has(body);
}

const CACHE_FOREVER = 'private, max-age=31536000, immutable';
const REVALIDATE = 'private, no-cache';

/** Sends a stored body: 304 if the client has it, decompressed if it doesn't accept gzip. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  body: StoredBody,
): Promise<FastifyReply> {
  const tag = `"${body.tag}"`;
  reply.headers({
    etag: tag,
    vary: 'accept-encoding',
    'cache-control': body.immutable ? CACHE_FOREVER : REVALIDATE,
    'content-type': body.contentType,
  });
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) return reply.code(304).send();
  if (/\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(String(request.headers['accept-encoding'] ?? ''))) {
    return reply.header('content-encoding', 'gzip').send(Buffer.from(body.packed));
  }
  return reply.send(await body.unpack(body.packed));
}
