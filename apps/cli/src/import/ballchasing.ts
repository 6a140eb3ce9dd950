import type { Machine } from '../command.ts';
import type { Outcome } from '../upload/call-server.ts';
import { type Limit, Pace } from './pace.ts';

export const BALLCHASING = 'https://ballchasing.com/api';

type CallKind = 'list' | 'download';

/** Limits by what a patron pays, as https://ballchasing.com/doc/api says. */
const LIMITS: Readonly<Record<string, Readonly<Record<CallKind, Limit>>>> = {
  regular: { list: { perSecond: 2, perHour: 500 }, download: { perSecond: 1, perHour: 200 } },
  gold: { list: { perSecond: 2, perHour: 1000 }, download: { perSecond: 2, perHour: 400 } },
  diamond: { list: { perSecond: 4, perHour: 2000 }, download: { perSecond: 2, perHour: 1000 } },
  champion: { list: { perSecond: 8, perHour: null }, download: { perSecond: 2, perHour: 2000 } },
  gc: { list: { perSecond: 16, perHour: null }, download: { perSecond: 2, perHour: null } },
};

const PAGE = 200;
const RESPONSE_TIMEOUT_MS = 120_000;

interface ListedReplay {
  id: string;
  replay_title?: string;
}

export interface Page {
  list: ListedReplay[];
  count?: number;
  next?: string;
}

/** Calls ballchasing.com's API, or one like it, within its limits. */
export class Ballchasing {
  readonly #api: string;
  readonly #token: string;
  readonly #machine: Machine;
  #pace: Record<CallKind, Pace>;

  constructor(api: string, token: string, machine: Machine) {
    this.#api = api;
    this.#token = token;
    this.#machine = machine;
    this.#pace = this.#paceOf('regular');
  }

  #paceOf(patron: string): Record<CallKind, Pace> {
    const { list, download } = LIMITS[patron] ?? LIMITS.regular!;
    return { list: new Pace(this.#machine, list), download: new Pace(this.#machine, download) };
  }

  /** Checks the token and returns the name of its owner, whose limits hold from now on. */
  async ping(): Promise<Outcome<{ name: string; type: string }>> {
    const outcome = await this.#call(`${this.#api}/`, (response) => response.json());
    const answer = outcome as Outcome<{ name: string; type: string }>;
    if (answer.kind === 'answered') this.#pace = this.#paceOf(answer.body.type);
    return answer;
  }

  /** Returns a page of the owner's replays, newest first; `next` is an earlier page's. */
  async list(next = `${this.#api}/replays?uploader=me&count=${PAGE}`): Promise<Outcome<Page>> {
    // The token is for this host only.
    if (URL.parse(next)?.origin !== new URL(this.#api).origin) {
      return {
        kind: 'denied',
        message: `${this.#api} sent us to another host for the next page. Try again later.`,
      };
    }
    await this.#pace.list.waitForTurn();
    return (await this.#call(next, (response) => response.json())) as Outcome<Page>;
  }

  async download(id: string): Promise<Outcome<Uint8Array<ArrayBuffer>>> {
    await this.#pace.download.waitForTurn();
    const path = `${this.#api}/replays/${encodeURIComponent(id)}/file`;
    const outcome = await this.#call(path, async (response) => new Uint8Array(await response.arrayBuffer()));
    return outcome as Outcome<Uint8Array<ArrayBuffer>>;
  }

  async #call(address: string, read: (response: Response) => Promise<unknown>): Promise<Outcome<unknown>> {
    const { stopping } = this.#machine;
    const { host } = new URL(this.#api);
    try {
      // A redirect to another host is followed without the token.
      const response = await fetch(address, {
        headers: { authorization: this.#token },
        signal: AbortSignal.any([stopping, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
      });
      const { status, ok, headers } = response;
      if (ok) return { kind: 'answered', status, body: await read(response) };
      await response.body?.cancel();
      if (status === 401) return { kind: 'denied', message: `${host} rejected the token. Copy it again.` };
      const message =
        status === 429 ? `${host} asked us to slow down.` : `${host} returned status ${status}.`;
      if (status !== 429 && status < 500) return { kind: 'refused', message };
      const seconds = Number(headers.get('retry-after') ?? Number.NaN);
      return { kind: 'later', message, waitMs: seconds >= 0 ? seconds * 1000 : null };
    } catch {
      if (stopping.aborted) return { kind: 'denied', message: 'Stopped.' };
      return { kind: 'later', message: `${host} is not responding.`, waitMs: null };
    }
  }
}
