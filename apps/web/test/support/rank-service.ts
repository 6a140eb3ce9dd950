import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RankService {
  readonly url: string;
  /** Ranks by Epic username; it knows no others. */
  readonly ranks: Map<string, object>;
  close(): void;
}

/** Starts a rank provider on loopback, for `RANK_PROVIDER_URL`. */
export async function startRankService(): Promise<RankService> {
  const ranks = new Map<string, object>();
  const server = createServer((request, response) => {
    const known = ranks.get(decodeURIComponent((request.url ?? '').split('/').at(-1) ?? ''));
    response.statusCode = known ? 200 : 404;
    response.end(JSON.stringify(known ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, ranks, close: () => server.close() };
}
