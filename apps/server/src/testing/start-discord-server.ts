import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Post {
  webhook: string;
  content?: string;
  embeds?: { title: string; description: string; url: string }[];
  allowed_mentions: { parse: string[] };
}

export interface DiscordServer {
  url: string;
  /** Messages it accepted. */
  posts: Post[];
  /** Answers to the next posts instead: a status, and seconds to wait. */
  refuseWith: { status: number; retryAfter?: number }[];
  close(): Promise<void>;
}

/** Starts a stand-in for Discord's webhooks on loopback. */
export async function startDiscordServer(): Promise<DiscordServer> {
  const posts: Post[] = [];
  const refuseWith: DiscordServer['refuseWith'] = [];
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const refusal = refuseWith.shift();
    if (refusal) {
      const headers = refusal.retryAfter === undefined ? {} : { 'retry-after': String(refusal.retryAfter) };
      return response.writeHead(refusal.status, headers).end('{}');
    }
    const webhook = /^\/api\/webhooks\/(.+)$/.exec(request.url ?? '')?.[1];
    if (!webhook || request.method !== 'POST') return response.writeHead(404).end('{}');
    posts.push({ webhook, ...JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    posts,
    refuseWith,
    close: () => new Promise((resolve) => http.close(() => resolve())),
  };
}
