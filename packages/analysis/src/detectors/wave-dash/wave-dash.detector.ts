import {
  createNearestSurface,
  findNearestSurface,
  type NearestSurface,
  type Surface,
} from '../../model/surface.ts';
import { createCarAxes, readCarAxes } from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { CarTrack } from '../../timeline/tracks.ts';
import { type Dodge, findDodges, findLastFrameWithin } from '../flip/dodges.ts';
import { defineDetector, type GameEvent, makePlayerEvent, ramp } from '../game-event.ts';

/** Min gap between the car's center and the surface at the dodge, uu [SA]. */
const MIN_START_GAP = 28;
const MAX_START_GAP = 320;
/** Max time from the dodge to the landing, s [SA]. */
const LANDING_SECONDS = 0.35;
/** A car whose center is this close to the surface has landed, uu [SA]. */
const LANDED_GAP = 20;
/** The roof points away from the surface: cosine [SA]. */
const MIN_UPRIGHT = 0.15;
/** Min confidence [SA]. */
const MIN_CONFIDENCE = 0.45;

export type WaveDashEvidence = {
  surface: Surface;
  /** Time from the dodge to the landing, s. */
  landingDelay: number;
  /** Gap to the surface at the dodge, uu. */
  startGap: number;
  /** Speeds along the surface at the dodge and at the landing, uu/s. */
  speedBefore: number;
  speedAfter: number;
  /** Cosine between roof and surface at the landing. */
  upright: number;
};
export type WaveDashEvent = GameEvent<'waveDash', WaveDashEvidence>;

const axes = createCarAxes();
const under = createNearestSurface();

/** Detects dodges just above a surface that land immediately. Source: game-and-stats.md 3.19. */
export const waveDashDetector = defineDetector<WaveDashEvent, readonly []>({
  kinds: ['waveDash'],
  detect: (match) => findDodges(match).flatMap((dodge) => judgeDodge(match, dodge) ?? []),
});

function judgeDodge(match: MatchView, dodge: Dodge): WaveDashEvent | null {
  const { player, frame } = dodge;
  const { car } = player;
  findNearestSurface(car.x[frame]!, car.y[frame]!, car.z[frame]!, under);
  const startGap = under.gap;
  if (startGap < MIN_START_GAP || startGap > MAX_START_GAP) return null;
  const endFrame = landingFrame(match, dodge);
  if (endFrame < 0) return null;
  const { surface } = under;
  readCarAxes(car, endFrame, axes);
  const upright = axes.upX * under.normalX + axes.upY * under.normalY + axes.upZ * under.normalZ;
  if (upright < MIN_UPRIGHT) return null;
  const landingDelay = match.clock.elapsed[endFrame]! - match.clock.elapsed[frame]!;
  const speedBefore = speedAlong(car, frame, under);
  const speedAfter = speedAlong(car, endFrame, under);
  const confidence =
    0.35 * ramp(landingDelay, LANDING_SECONDS, 0.08) +
    0.25 * ramp(startGap, 220, MIN_START_GAP) +
    0.25 * Math.max(ramp(speedAfter - speedBefore, 80, 550), 0.8 * ramp(speedAfter, 900, 1800)) +
    0.15 * ramp(upright, 0.3, 0.95);
  if (confidence < MIN_CONFIDENCE) return null;
  return makePlayerEvent(match, player, {
    kind: 'waveDash',
    frame,
    endFrame,
    confidence,
    evidence: { surface, landingDelay, startGap, speedBefore, speedAfter, upright },
  });
}

/** Returns the first update after the dodge on a surface, which is stored in `under`; -1 if there is none in time. */
function landingFrame(match: MatchView, { player, frame }: Dodge): number {
  const { car } = player;
  const last = findLastFrameWithin(match, player, frame, LANDING_SECONDS);
  for (let at = frame + 1; at <= last; at++) {
    if (car.updated[at] !== 1) continue;
    if (findNearestSurface(car.x[at]!, car.y[at]!, car.z[at]!, under).gap <= LANDED_GAP) return at;
  }
  return -1;
}

function speedAlong(car: CarTrack, frame: number, { normalX, normalY, normalZ }: NearestSurface): number {
  const vx = car.vx[frame]!;
  const vy = car.vy[frame]!;
  const vz = car.vz[frame]!;
  const into = vx * normalX + vy * normalY + vz * normalZ;
  return Math.sqrt(Math.max(0, vx * vx + vy * vy + vz * vz - into * into));
}
