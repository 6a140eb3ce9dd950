import type { Output } from '../command.ts';
import type { Machine } from '../machine.ts';
import type { Outcome } from './call-server.ts';

/** Pauses between attempts, ms; the last one is repeated by who waits for ever. */
const PAUSES_MS = [1000, 2000, 5000, 10_000, 20_000, 60_000] as const;
const LONGEST_MS = PAUSES_MS[PAUSES_MS.length - 1]!;
/** Pauses before who does not wait for ever gives up: 38 s together. */
const FEW = 5;
/** No server is believed that wants to be asked again later than this. */
const LONGEST_WANTED_MS = 10 * 60_000;

interface Patience {
  machine: Machine;
  output: Output;
  /** True: until it succeeds or the person stops it. */
  forEver: boolean;
}

/**
 * Tries again while the server does not answer or asks to wait, with growing pauses, saying so once. Answers the last
 * outcome; `later` only when it has given up.
 */
export async function withPatience<Body>(
  { machine, output, forEver }: Patience,
  attempt: () => Promise<Outcome<Body>>,
): Promise<Outcome<Body>> {
  let told = false;
  for (let tries = 0; ; tries++) {
    const outcome = await attempt();
    if (outcome.kind !== 'later' || machine.stopping.aborted) return outcome;
    if (!forEver && tries >= FEW) return outcome;
    if (!told) output.error(`${outcome.sentence} Trying again.`);
    told = true;
    const pause = PAUSES_MS[tries] ?? LONGEST_MS;
    await machine.sleep(Math.min(Math.max(pause, outcome.waitMs ?? 0), LONGEST_WANTED_MS));
  }
}
