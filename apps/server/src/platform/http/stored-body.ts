import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body that is stored packed and served as it is. */
export interface StoredBody {
  /** Names this content: another one has another tag. */
  tag: string;
  /** The address itself names the content, so it can be kept for ever. */
  immutable: boolean;
  contentType: string;
  packed: Uint8Array;
  unpack: (packed: Uint8Array) => Promise<Buffer>;
}

const stored = new WeakSet<object>();

/** Makes a handler's answer one that `sendStored` sends. Typed as the body that the contract promises. */
export function storedBody<T>(body: StoredBody): T {
  stored.add(body);
  return body as T;
}

export function isStoredBody(body: unknown): body is StoredBody {
  return typeof body === 'object' && body !== null && stored.has(body);
}

const KEEP = 'private, max-age=31536000, immutable';
const ASK = 'private, no-cache';

/** Sends a stored body: 304 to those who have it, unpacked to those who do not take gzip. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  body: StoredBody,
): Promise<FastifyReply> {
  const tag = `"${body.tag}"`;
  reply.headers({
    etag: tag,
    vary: 'accept-encoding',
    'cache-control': body.immutable ? KEEP : ASK,
    'content-type': body.contentType,
  });
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) return reply.code(304).send();
  if (/\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(String(request.headers['accept-encoding'] ?? ''))) {
    return reply.header('content-encoding', 'gzip').send(Buffer.from(body.packed));
  }
  return reply.send(await body.unpack(body.packed));
}
