import type { BenchServer } from '../web/start-server.ts';

/** A player's screens and their URLs; `{match}` is their newest match. */
export const SCREENS: readonly { name: string; path: string }[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'dashboard, all modes', path: '/dashboard?mode=0' },
  { name: 'dashboard, 100 games', path: '/dashboard?window=100' },
  { name: 'dashboard, won on one map', path: '/dashboard?result=5&map=cs_p' },
  { name: 'dashboard, 90 days', path: '/dashboard?window=90d' },
  { name: 'dashboard, goals', path: '/dashboard?goals=true' },
  { name: 'progression', path: '/statistics' },
  { name: 'progression by week', path: '/statistics?by=week' },
  { name: 'career', path: '/career' },
  { name: 'my replays', path: '/my-replay?page=1' },
  { name: 'my replays, last page', path: '/my-replay?page=16' },
  { name: 'my replays, by name', path: '/my-replay?page=1&name=Standard' },
  { name: 'match', path: '/match/{match}' },
  { name: 'viewer', path: '/match/{match}/viewer' },
  { name: 'questions', path: '/questions' },
  { name: 'training plans', path: '/training-plans' },
  { name: 'profile', path: '/profile' },
];

export interface CallTimes {
  path: string;
  median: number;
  p95: number;
}

export interface ScreenTimes {
  calls: CallTimes[];
  /** From the first request to the last response, median, in ms. */
  whole: number;
  /** The server's CPU time for all of it in ms, which other load doesn't affect. */
  processor: number | null;
}

const WARM_UP = 3;

/** Sends all of a screen's requests at once like the browser, `rounds` times. */
export async function timeCalls(
  { origin, processor }: Pick<BenchServer, 'origin' | 'processor'>,
  token: string,
  paths: readonly string[],
  rounds: number,
): Promise<ScreenTimes> {
  const times = new Map<string, number[]>(paths.map((path) => [path, []]));
  const wholes: number[] = [];
  let before: number | null = null;
  const headers = { authorization: `Bearer ${token}` };
  for (let round = -WARM_UP; round < rounds; round++) {
    if (round === 0) before = processor();
    const started = performance.now();
    await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(origin + path, { headers });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        if (round >= 0) times.get(path)!.push(performance.now() - started);
      }),
    );
    if (round >= 0) wholes.push(performance.now() - started);
  }
  const after = processor();
  return {
    calls: [...times].map(([path, of]) => ({ path, median: quantile(of, 0.5), p95: quantile(of, 0.95) })),
    whole: quantile(wholes, 0.5),
    processor: before === null || after === null ? null : (after - before) / rounds,
  };
}

/** Returns the value below which this share of the values lies; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
