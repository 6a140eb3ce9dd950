import { setTimeout as delay } from 'node:timers/promises';
import { sampleReplay } from '../../../apps/server/src/testing/sample-replay.ts';
import { type CoachCall, listCoachCalls } from '../coach/list-coach-calls.ts';
import { findNewestMatch } from '../screens/newest-match.ts';
import { Caller } from './caller.ts';
import { POPULATION } from './fill-load.ts';
import type { Fleet } from './start-fleet.ts';
import type { Stats } from './stats.ts';

/** Mean time on a screen before the next, in ms. */
const PLAYER_READS_MS = 20_000;
const COACH_READS_MS = 10_000;
/** Shorter than a real game takes. */
const BETWEEN_UPLOADS_MS = 3 * 60_000;
const LIVE_EVERY_MS = 100;
const LOOK_EVERY_MS = 5_000;
/** Everyone is signed in by then. */
const ARRIVAL_MS = 15_000;

export const LIVE = 'GET /api/health/live';
export const UPLOAD = 'POST /api/v1/filestorage/replay-upload';
export const SIGN_IN = 'POST /api/v1/auth/sign-in';

/** Placeholder for a player's newest match in another player's recorded URLs. */
export const MATCH = '{match}';

interface Load {
  fleet: Fleet;
  /** Requests that each screen sends at once. */
  screens: readonly (readonly string[])[];
  minutes: number;
  stats: Stats;
}

/** Runs the load until time is up: players browse, others upload, coaches use their screens. */
export async function runLoad({ fleet, screens, minutes, stats }: Load): Promise<void> {
  const end = performance.now() + minutes * 60_000;
  let made = 0;
  const caller = (email: string) =>
    new Caller(fleet.origins[made % fleet.origins.length]!, email, made++, stats);
  /** Repeats an action with this mean pause. */
  const live = async (pauseMs: number, first: number, act: () => Promise<unknown>) => {
    await delay(Math.random() * first);
    while (performance.now() < end) {
      await act();
      await delay(Math.min(pauseMs * (0.5 + Math.random()), Math.max(0, end - performance.now())));
    }
  };
  let uploaded = 0;
  await Promise.all([
    ...POPULATION.players.map((email) => {
      const player = caller(email);
      let match: string | undefined;
      return live(PLAYER_READS_MS, ARRIVAL_MS, async () => {
        match ??= await findNewestMatch(player.origin, await player.token());
        const paths = screens[Math.floor(Math.random() * screens.length)]!;
        await Promise.all(paths.map((path) => player.ask({ path: path.replaceAll(MATCH, match!) })));
      });
    }),
    ...POPULATION.coaches.map((email) => {
      const coach = caller(email);
      let calls: CoachCall[] | undefined;
      return live(COACH_READS_MS, ARRIVAL_MS, async () => {
        calls ??= await listCoachCalls(coach.origin, { authorization: `Bearer ${await coach.token()}` });
        const { path, body } = calls[Math.floor(Math.random() * calls.length)]!;
        await coach.ask({
          path: `/api/v1/coach/${path}`,
          ...(body && { method: 'POST' as const, body: JSON.stringify(body) }),
        });
      });
    }),
    ...POPULATION.uploaders.map((email) => {
      const player = caller(email);
      return live(BETWEEN_UPLOADS_MS, Math.min(BETWEEN_UPLOADS_MS, (minutes * 60_000) / 2), async () => {
        const body = new FormData();
        body.append('file', new Blob([sampleReplay({ seed: ++uploaded })]), `game ${uploaded}.replay`);
        await player.ask({ path: '/api/v1/filestorage/replay-upload', method: 'POST', body });
      });
    }),
    ...fleet.origins.map((origin) => untilEnd(end, LIVE_EVERY_MS, () => isAlive(origin, stats))),
    untilEnd(end, LOOK_EVERY_MS, () => look(fleet, stats)),
  ]);
  console.log(`${uploaded} replays uploaded`);
}

async function untilEnd(end: number, everyMs: number, act: () => Promise<void>): Promise<void> {
  for (; performance.now() < end; await delay(everyMs)) await act();
}

async function isAlive(origin: string, stats: Stats): Promise<void> {
  const started = performance.now();
  const answer = await fetch(`${origin}/api/health/live`).catch(() => null);
  await answer?.arrayBuffer();
  stats.record(LIVE, performance.now() - started);
  if (!answer?.ok) stats.fail(LIVE, `${answer?.status ?? 'no answer'}`);
}

async function look({ metrics }: Fleet, stats: Stats): Promise<void> {
  const texts = await Promise.all(
    [...metrics].map(async ([name, url]) => [name, await (await fetch(url)).text()] as const),
  );
  const memory = new Map(
    texts.map(([name, text]) => [name, highest(text, 'process_resident_memory_bytes') / 1e6]),
  );
  stats.samples.push({ memory, queueAge: highest(texts[0]![1], 'datacoach_queue_oldest_seconds') });
}

/** Returns the highest value of a metric in Prometheus text, across all labels. */
function highest(text: string, stat: string): number {
  const values = [...text.matchAll(new RegExp(`^${stat}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))];
  return Math.max(0, ...values.map(([, value]) => Number(value)));
}
