import type { BenchServer } from '../web/start-server.ts';
import { quantile } from './quantile.ts';

export interface CallTimes {
  path: string;
  median: number;
  p95: number;
}

export interface ScreenTimes {
  calls: CallTimes[];
  /** From the first question to the last answer, ms; median. */
  whole: number;
  /** The server's processor time for all of it, ms; what a busy machine leaves alone. */
  processor: number | null;
}

const WARM_UP = 3;

/** Asks for everything that a screen asks for, at once as the browser does, `rounds` times. */
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
    const begun = performance.now();
    await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(origin + path, { headers });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        if (round >= 0) times.get(path)!.push(performance.now() - begun);
      }),
    );
    if (round >= 0) wholes.push(performance.now() - begun);
  }
  const after = processor();
  return {
    calls: [...times].map(([path, of]) => ({ path, median: quantile(of, 0.5), p95: quantile(of, 0.95) })),
    whole: quantile(wholes, 0.5),
    processor: before === null || after === null ? null : (after - before) / rounds,
  };
}
