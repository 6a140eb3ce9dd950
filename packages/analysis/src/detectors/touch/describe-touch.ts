import { FIELD, GROUND_MAX_Z, LOW_AIR_MAX_Z } from '../../model/field-geometry.ts';
import type { Vector } from '../../model/quaternion.ts';
import { createNearestSurface, nearestSurface } from '../../model/surface.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { makeEvent } from '../make-event.ts';
import { ballAt } from './ball-step.ts';
import type { ContactSearch } from './contact-search.ts';
import type { DodgeTimes } from './dodge-times.ts';
import type { Contact } from './find-contacts.ts';
import type { MergedTouch } from './merge-contacts.ts';
import {
  CEILING_CAR_Z,
  HARD_SPEED_CHANGE,
  MEDIUM_SPEED_CHANGE,
  SCORE_CONFIDENCE,
  SURE_GAP,
  WALL_CAR_GAP,
  WALL_CAR_Z,
} from './thresholds.ts';
import type { HeightBand, TouchEvent, TouchStrength, TouchSurface } from './touch-event.ts';

const contact: Vector = { x: 0, y: 0, z: 0 };
const nearest = createNearestSurface();

export function describeTouch(
  match: MatchView,
  search: ContactSearch,
  dodges: DodgeTimes,
  { first, last, contacts }: MergedTouch,
): TouchEvent {
  const { ball } = match;
  const { car, team, index } = search.view;
  const { from, to } = first.step;
  // The contact lies before the frame that shows it; the first frame at or after it is where the game was then.
  const frame = Math.min(to, Math.max(from, match.frameAt(first.time)));
  const gap = search.gapAt(first.step, first.time, contact);
  const at: Vector = { x: 0, y: 0, z: 0 };
  ballAt(ball, first.step, first.time, at);
  const surface = surfaceOf(car.x[frame]!, car.y[frame]!, car.z[frame]!);
  const { speedDeviation } = hardest(first, last);
  return makeEvent(match, {
    kind: 'touch',
    code: null,
    player: index,
    team,
    frame,
    at,
    confidence: confidenceOf(first, gap),
    evidence: {
      strength: strengthOf(speedDeviation),
      speedChange: speedDeviation,
      ballSpeedBefore: Math.hypot(ball.vx[from]!, ball.vy[from]!, ball.vz[from]!),
      ballSpeedAfter: Math.hypot(ball.vx[to]!, ball.vy[to]!, ball.vz[to]!),
      ballFrameBefore: from,
      ballFrameAfter: to,
      surface,
      height: heightOf(car.z[frame]!),
      carZ: car.z[frame]!,
      carSpeed: Math.hypot(car.vx[frame]!, car.vy[frame]!, car.vz[frame]!),
      dodging: dodges.isDodging(first.time),
      contested: false,
      gap,
      contactX: contact.x,
      contactY: contact.y,
      contactZ: contact.z,
      contacts,
      lastContactFrame: last.step.to,
      source: first.source,
    },
  });
}

const hardest = (first: Contact, last: Contact): Contact['step'] =>
  last.step.speedDeviation > first.step.speedDeviation ? last.step : first.step;

function strengthOf(speedChange: number): TouchStrength {
  if (speedChange >= HARD_SPEED_CHANGE) return 'hard';
  return speedChange >= MEDIUM_SPEED_CHANGE ? 'medium' : 'soft';
}

function heightOf(z: number): HeightBand {
  if (z <= GROUND_MAX_Z) return 'ground';
  return z <= LOW_AIR_MAX_Z ? 'lowAir' : 'highAir';
}

function surfaceOf(x: number, y: number, z: number): TouchSurface {
  if (z <= GROUND_MAX_Z) return 'ground';
  if (z >= CEILING_CAR_Z && z <= FIELD.ceilingZ) return 'ceiling';
  if (z < WALL_CAR_Z) return 'air';
  const { surface, gap } = nearestSurface(x, y, z, nearest);
  return surface !== 'floor' && surface !== 'ceiling' && gap <= WALL_CAR_GAP ? 'wall' : 'air';
}

/** A path that bends at a car in contact is nearly certain; a bend beside a car, or what only a counter tells, is less. */
function confidenceOf({ source }: Contact, gap: number): number {
  if (source === 'score') return SCORE_CONFIDENCE;
  const near = gap <= SURE_GAP;
  return source === 'ballPath' ? (near ? 0.95 : 0.8) : near ? 0.85 : 0.7;
}
