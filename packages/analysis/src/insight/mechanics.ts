import { aerialDetector } from '../detectors/aerial/aerial.detector.ts';
import { airDribbleDetector } from '../detectors/air-dribble/air-dribble.detector.ts';
import { backboardReadDetector } from '../detectors/backboard/backboard-read.detector.ts';
import { ceilingShotDetector } from '../detectors/ceiling-shot/ceiling-shot.detector.ts';
import type { AnyDetector, EventsOf } from '../detectors/define-detector.ts';
import { doubleTapDetector } from '../detectors/double-tap/double-tap.detector.ts';
import { dribbleDetector } from '../detectors/dribble/dribble.detector.ts';
import { flickDetector } from '../detectors/flick/flick.detector.ts';
import { lastFrameWithin } from '../detectors/flip/dodges.ts';
import { flipDetector } from '../detectors/flip/flip.detector.ts';
import { flipResetDetector } from '../detectors/flip-reset/flip-reset.detector.ts';
import type { GameEvent } from '../detectors/game-event.ts';
import { goalDetector } from '../detectors/goal/goal.detector.ts';
import { halfFlipDetector } from '../detectors/half-flip/half-flip.detector.ts';
import { halfVolleyDetector } from '../detectors/half-volley/half-volley.detector.ts';
import { pinchDetector } from '../detectors/pinch/pinch.detector.ts';
import { possessionDetector } from '../detectors/possession/possession.detector.ts';
import { powerslideDetector } from '../detectors/powerslide/powerslide.detector.ts';
import { redirectDetector } from '../detectors/redirect/redirect.detector.ts';
import { shotDetector } from '../detectors/shot/shot.detector.ts';
import { speedFlipDetector } from '../detectors/speed-flip/speed-flip.detector.ts';
import { stallDetector } from '../detectors/stall/stall.detector.ts';
import { wallAerialDetector } from '../detectors/wall-aerial/wall-aerial.detector.ts';
import { waveDashDetector } from '../detectors/wave-dash/wave-dash.detector.ts';
import { zapDashDetector } from '../detectors/zap-dash/zap-dash.detector.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { createCarAxes, horizontalSpeed, readCarAxes } from '../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../timeline/match-view.ts';
import { PRESENCE } from '../timeline/tracks.ts';
import { MECHANICS, type MechanicKey } from './mechanics.table.ts';

/** How often a mechanic was tried, and came off. `code` of `MECHANICS`. */
export interface MechanicInsight {
  code: number;
  attempts: number;
  successes: number;
}

interface Count {
  attempts: readonly GameEvent[];
  succeeds: (input: MetricInput, event: GameEvent) => boolean;
}

/** Events of one detector that are attempts, and the test that they came off. */
function attempts<D extends AnyDetector>(
  detector: D,
  succeeds: Count['succeeds'],
  counts: (event: EventsOf<D>[number]) => boolean = () => true,
): (input: MetricInput) => Count {
  return (input) => ({ attempts: input.of(detector).filter(counts), succeeds });
}

/** The moves of single flips and dashes: the dodge acts at once. */
const quick: Count['succeeds'] = ({ match, player }, event) =>
  gainsSpeed(match, player, event.frame, event.frame);
/** Several dodges, or a turn that ends later: what it gave shows afterwards. */
const long: Count['succeeds'] = ({ match, player }, event) =>
  gainsSpeed(match, player, event.frame, event.endFrame);
const played: Count['succeeds'] = (input, event) => leadsOn(input, event);

const COUNTS: Readonly<Record<MechanicKey, (input: MetricInput) => Count>> = {
  dribble: attempts(dribbleDetector, played),
  flick: attempts(flickDetector, played, ({ evidence }) => !evidence.musty),
  mustyFlick: attempts(flickDetector, played, ({ evidence }) => evidence.musty),
  airDribble: attempts(airDribbleDetector, played),
  singleAerial: attempts(
    aerialDetector,
    played,
    (event) => event.kind === 'aerialJump' && !event.evidence.double,
  ),
  doubleAerial: attempts(
    aerialDetector,
    played,
    (event) => event.kind === 'aerialJump' && event.evidence.double,
  ),
  fastAerial: attempts(aerialDetector, played, (event) => event.kind === 'aerialJump' && event.evidence.fast),
  wallAerial: attempts(wallAerialDetector, played),
  ceilingShot: attempts(ceilingShotDetector, played, ({ evidence }) => evidence.direct),
  flipReset: attempts(flipResetDetector, played),
  doubleTap: attempts(doubleTapDetector, played),
  redirect: attempts(redirectDetector, played),
  pinch: attempts(pinchDetector, played),
  speedFlip: attempts(speedFlipDetector, quick),
  halfFlip: attempts(halfFlipDetector, ({ match, player }, { frame }) => drivesAway(match, player, frame)),
  waveDash: attempts(waveDashDetector, quick),
  zapDash: attempts(zapDashDetector, long),
  stall: attempts(stallDetector, played),
  flip: attempts(flipDetector, quick, ({ code }) => code !== null),
  powerslide: attempts(powerslideDetector, long),
  backboardRead: attempts(backboardReadDetector, played),
  halfVolley: attempts(halfVolleyDetector, played),
};

/** The mechanics list of one player, one row per mechanic. Source: game-and-stats.md 4.10. */
export function mechanicsOf(input: MetricInput): MechanicInsight[] {
  return MECHANICS.map(({ code, key }) => {
    const { attempts: found, succeeds } = COUNTS[key](input);
    return {
      code,
      attempts: found.length,
      successes: found.filter((event) => succeeds(input, event)).length,
    };
  });
}

/** What must come of a touch mechanic within this time, s (4.10). */
const PLAYED_SECONDS = 3;
/** A mechanic's end and its touch can be told this far apart, s [P]. */
const SAME_TOUCH_SECONDS = 0.25;
/** Speed that a movement mechanic must give, uu/s, within s (4.10). */
const SPEED_GAIN = 150;
const GAIN_SECONDS = 1;
/** Dodges are replicated up to this late: the speed before is the lowest of that time, s [SA]. */
const REPLICATION_SECONDS = 0.1;
/** After a half flip the car drives forward this fast, uu/s, within s (4.10). */
const AWAY_SPEED = 900;
const AWAY_SECONDS = 1.2;

const axes = createCarAxes();

/** Whether the ball stayed with the player's team, or it shot or scored, within 3 s of the end of a mechanic. */
export function leadsOn({ match, player, all }: MetricInput, { frame, endFrame }: GameEvent): boolean {
  const { elapsed } = match.clock;
  const end = elapsed[endFrame]!;
  const until = end + PLAYED_SECONDS;
  const inTime = (time: number): boolean =>
    time >= Math.min(elapsed[frame]!, end - SAME_TOUCH_SECONDS) && time <= until;
  if (
    all(shotDetector).some(({ kind, team, time }) => kind === 'shot' && team === player.team && inTime(time))
  )
    return true;
  if (all(goalDetector).some(({ team, time }) => team === player.team && inTime(time))) return true;
  let kept = false;
  for (const { team, time, duration, evidence } of all(possessionDetector)) {
    if (evidence.notion !== 'controlled' || time > until) continue;
    const over = time + duration;
    if (team === player.team) kept ||= over > end;
    // What his own touch took from them ends with it.
    else if (over > end + SAME_TOUCH_SECONDS) return false;
  }
  return kept;
}

/** Whether the car gets 150 uu/s faster than at `frame` until a second after `end`. */
export function gainsSpeed(match: MatchView, view: PlayerView, frame: number, end: number): boolean {
  const { car } = view;
  const { elapsed } = match.clock;
  let before = horizontalSpeed(car, frame);
  for (let at = frame - 1; at >= 0 && elapsed[frame]! - elapsed[at]! <= REPLICATION_SECONDS; at--) {
    if (car.presence[at] !== PRESENCE.alive || car.life[at] !== car.life[frame]) break;
    before = Math.min(before, horizontalSpeed(car, at));
  }
  const last = lastFrameWithin(match, view, end, GAIN_SECONDS);
  for (let at = frame + 1; at <= last; at++) if (horizontalSpeed(car, at) - before >= SPEED_GAIN) return true;
  return false;
}

/** Whether the car drives where its nose points, turned round since `frame`, at 900 uu/s or more within 1.2 s. */
export function drivesAway(match: MatchView, view: PlayerView, frame: number): boolean {
  const { car } = view;
  readCarAxes(car, frame, axes);
  const { forwardX, forwardY } = axes;
  const last = lastFrameWithin(match, view, frame, AWAY_SECONDS);
  for (let at = frame + 1; at <= last; at++) {
    readCarAxes(car, at, axes);
    const turned = axes.forwardX * forwardX + axes.forwardY * forwardY < 0;
    const ahead = axes.forwardX * car.vx[at]! + axes.forwardY * car.vy[at]!;
    if (turned && ahead >= AWAY_SPEED) return true;
  }
  return false;
}
