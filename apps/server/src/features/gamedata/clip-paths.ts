import {
  type BodyPositions,
  decodePositions,
  type TrackPositions,
  TracksError,
} from '@datacoach/analysis/tracks';
import type { ClipPath, PathBody } from '@datacoach/contract';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../../platform/database/database.ts';
import { unpackBytes } from '../../platform/packed-list/packed-list.ts';
import { listPlayerKeys } from './event.repository.ts';
import { listUpdateTimes, readTracks } from './match.repository.ts';

const STEP = 0.2;
/** What is drawn: this many steps before and after the moment. */
const BEFORE = 8;
const AFTER = 15;
/** A longer move in one step is a respawn or a new kickoff, uu: at top speed the ball covers 1,200. */
const LARGEST_STEP = 1500;

/** Max total bytes of open matches: about a hundred, whose pictures then cost nothing. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;
/** Times are sums of tenths of milliseconds. */
const ROUNDING = 1e-5;

/** Presence, x and y of eight bodies. */
const BYTES_PER_FRAME = 40;

/** By match and when its stats were last written. */
const tracksCache = new LRUCache<string, Promise<TrackPositions | null>>({ maxSize: MAX_CACHED_BYTES });

interface ClipMoment {
  matchId: string;
  /** Seconds into the recording. */
  time: number;
  /** Player key in the report. */
  player: string | null;
}

/**
 * Adds how the ball and the cars moved around each moment. The only reader of stored tracks on the server; callers
 * have checked who may see the match.
 *
 * @param identities players whom the clips are about; if omitted, the moment's own player
 */
export async function addPaths<Moment extends ClipMoment>(
  db: Executor,
  moments: readonly Moment[],
  identities?: readonly string[],
): Promise<(Moment & { path: ClipPath })[]> {
  const matchIds = [...new Set(moments.map(({ matchId }) => matchId))];
  if (matchIds.length === 0) return [];
  const [updated, mine] = await Promise.all([
    listUpdateTimes(db, matchIds),
    identities && listPlayerKeys(db, matchIds, { identities }),
  ]);
  const opened = new Map(
    await Promise.all(
      [...updated].map(
        async ([id, at]) => [id, await readTrackPositions(db, id, `${id} ${at.getTime()}`)] as const,
      ),
    ),
  );
  return moments.map((moment) => {
    const { matchId, time, player } = moment;
    const positions = opened.get(matchId);
    const isMe = mine
      ? (key: string) => mine.get(matchId)?.has(key) === true
      : (key: string) => key === player;
    return { ...moment, path: positions ? getPathAt(positions, time, isMe) : null };
  });
}

function readTrackPositions(db: Executor, matchId: string, key: string): Promise<TrackPositions | null> {
  const known = tracksCache.get(key);
  if (known) return known;
  const opening = loadTracks(db, matchId);
  tracksCache.set(key, opening, { size: 1 });
  opening.then(
    (positions) =>
      tracksCache.set(key, opening, { size: 1 + (positions?.elapsed.length ?? 0) * BYTES_PER_FRAME }),
    () => tracksCache.delete(key),
  );
  return opening;
}

async function loadTracks(db: Executor, matchId: string): Promise<TrackPositions | null> {
  const packed = await readTracks(db, matchId);
  if (!packed) return null;
  try {
    return decodePositions(await unpackBytes(packed));
  } catch (error) {
    // Written by another version of the engine: the match is about to be analyzed again.
    if (error instanceof TracksError) return null;
    throw error;
  }
}

/** Returns the path of every body that is on the field at a moment. */
export function getPathAt(
  { elapsed, ball, cars }: TrackPositions,
  time: number,
  isMe: (key: string) => boolean,
): NonNullable<ClipPath> {
  const me = cars.find(({ key }) => isMe(key));
  const team = me?.team ?? 0;
  const sign = team === 0 ? 1 : -1;
  const frames = Array.from({ length: BEFORE + 1 + AFTER }, (_, step) =>
    findFrame(elapsed, time + (step - BEFORE) * STEP),
  );
  const bodies = [
    ...cars.map((car) => ({
      of: car === me ? ('me' as const) : car.team === team ? ('own' as const) : ('other' as const),
      body: car as BodyPositions,
    })),
    { of: 'ball' as const, body: ball },
  ];
  return {
    team,
    bodies: bodies.flatMap(({ of, body }) => {
      const path = getPath(body, frames, sign);
      return path ? [{ of, ...path }] : [];
    }),
  };
}

/** Returns the unbroken path through the moment; null if the body isn't there then. */
function getPath(
  { presence, x, y }: BodyPositions,
  frames: readonly number[],
  sign: 1 | -1,
): Omit<PathBody, 'of'> | null {
  const isPresent = (step: number) => presence[frames[step]!] === 1;
  const isContinuous = (from: number, to: number) => {
    const [a, b] = [frames[from]!, frames[to]!];
    return isPresent(to) && Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!) < LARGEST_STEP;
  };
  // A ball that has just gone in, and a car that was just demolished, are shown where they were last.
  let middle = BEFORE;
  while (middle > 0 && !isPresent(middle)) middle--;
  if (!isPresent(middle)) return null;
  let [first, last] = [middle, middle];
  while (first > 0 && isContinuous(first, first - 1)) first--;
  while (last < frames.length - 1 && isContinuous(last, last + 1)) last++;
  const points = frames
    .slice(first, last + 1)
    .flatMap((frame) => [sign * x[frame]!, sign * y[frame]!].map((one) => one || 0));
  return { points, at: middle - first };
}

/** Returns the last frame that isn't later; the first or last one outside the recording. */
function findFrame(elapsed: Float64Array, time: number): number {
  let [low, high] = [0, elapsed.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (elapsed[middle]! <= time + ROUNDING) low = middle;
    else high = middle - 1;
  }
  return low;
}
