import { aerialDetector } from '../detectors/aerial/aerial.detector.ts';
import { airDribbleDetector } from '../detectors/air-dribble/air-dribble.detector.ts';
import { backboardReadDetector } from '../detectors/backboard/backboard-read.detector.ts';
import { ceilingShotDetector } from '../detectors/ceiling-shot/ceiling-shot.detector.ts';
import type { AnyDetector, EventsOf } from '../detectors/define-detector.ts';
import { doubleTapDetector } from '../detectors/double-tap/double-tap.detector.ts';
import { dribbleDetector } from '../detectors/dribble/dribble.detector.ts';
import { flickDetector } from '../detectors/flick/flick.detector.ts';
import { flipDetector } from '../detectors/flip/flip.detector.ts';
import { flipResetDetector } from '../detectors/flip-reset/flip-reset.detector.ts';
import type { GameEvent } from '../detectors/game-event.ts';
import { halfFlipDetector } from '../detectors/half-flip/half-flip.detector.ts';
import { halfVolleyDetector } from '../detectors/half-volley/half-volley.detector.ts';
import { pinchDetector } from '../detectors/pinch/pinch.detector.ts';
import { powerslideDetector } from '../detectors/powerslide/powerslide.detector.ts';
import { redirectDetector } from '../detectors/redirect/redirect.detector.ts';
import { speedFlipDetector } from '../detectors/speed-flip/speed-flip.detector.ts';
import { stallDetector } from '../detectors/stall/stall.detector.ts';
import { wallAerialDetector } from '../detectors/wall-aerial/wall-aerial.detector.ts';
import { waveDashDetector } from '../detectors/wave-dash/wave-dash.detector.ts';
import { zapDashDetector } from '../detectors/zap-dash/zap-dash.detector.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { drivesAway, gainsSpeed, leadsOn } from './mechanic-success.ts';
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
