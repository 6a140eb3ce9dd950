import { homedir } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Machine } from './machine.ts';

/** The computer that the program runs on; Ctrl-C once asks commands to end, twice ends them. */
export function thisMachine(): Machine {
  const stop = new AbortController();
  let listens = false;
  return {
    env: process.env,
    home: homedir(),
    platform: process.platform,
    get stopping() {
      if (!listens) {
        listens = true;
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
      }
      return stop.signal;
    },
    now: () => Date.now(),
    sleep: (milliseconds) => delay(milliseconds, undefined, { signal: stop.signal }).catch(() => undefined),
    async ask(question) {
      if (!process.stdin.isTTY) return null;
      const prompt = createInterface({ input: process.stdin, output: process.stderr });
      try {
        return await prompt.question(question);
      } finally {
        prompt.close();
      }
    },
  };
}
