import { aerialDetector } from './aerial/aerial.detector.ts';
import { airDribbleDetector } from './air-dribble/air-dribble.detector.ts';
import { assistDetector } from './assist/assist.detector.ts';
import { backPostDetector } from './back-post/back-post.detector.ts';
import { backboardDetector } from './backboard/backboard.detector.ts';
import { backboardReadDetector } from './backboard/backboard-read.detector.ts';
import { beatenToBallDetector } from './beaten-to-ball/beaten-to-ball.detector.ts';
import { boostUseDetector } from './boost-use/boost-use.detector.ts';
import { bumpDetector } from './bump/bump.detector.ts';
import { ceilingShotDetector } from './ceiling-shot/ceiling-shot.detector.ts';
import { centerDetector } from './center/center.detector.ts';
import { challengeDetector } from './challenge/challenge.detector.ts';
import { clearDetector } from './clear/clear.detector.ts';
import { cornerSaveOutDetector } from './corner-save-out/corner-save-out.detector.ts';
import { demolitionDetector } from './demolition/demolition.detector.ts';
import { doubleCommitDetector } from './double-commit/double-commit.detector.ts';
import { doubleTapDetector } from './double-tap/double-tap.detector.ts';
import { dribbleDetector } from './dribble/dribble.detector.ts';
import { dunkDetector } from './dunk/dunk.detector.ts';
import { fakeChallengeDetector } from './fake-challenge/fake-challenge.detector.ts';
import { fiftyFiftyDetector } from './fifty-fifty/fifty-fifty.detector.ts';
import { flickDetector } from './flick/flick.detector.ts';
import { flipDetector } from './flip/flip.detector.ts';
import { flipResetDetector } from './flip-reset/flip-reset.detector.ts';
import { floorDamageDetector } from './floor-damage/floor-damage.detector.ts';
import type { AnyDetector } from './game-event.ts';
import { goalDetector } from './goal/goal.detector.ts';
import { halfFlipDetector } from './half-flip/half-flip.detector.ts';
import { halfVolleyDetector } from './half-volley/half-volley.detector.ts';
import { kickoffDetector } from './kickoff/kickoff.detector.ts';
import { oneTimerDetector } from './one-timer/one-timer.detector.ts';
import { boostDenialDetector } from './pad-pickup/boost-denial.detector.ts';
import { padPickupDetector } from './pad-pickup/pad-pickup.detector.ts';
import { passDetector } from './pass/pass.detector.ts';
import { passAttemptDetector } from './pass/pass-attempt.detector.ts';
import { pinchDetector } from './pinch/pinch.detector.ts';
import { playerPossessionDetector } from './player-possession/player-possession.detector.ts';
import { goalSideRecoveryDetector } from './positioning/goal-side-recovery.detector.ts';
import { lastManStopDetector } from './positioning/last-man-stop.detector.ts';
import { possessionDetector } from './possession/possession.detector.ts';
import { powerslideDetector } from './powerslide/powerslide.detector.ts';
import { pressureDetector } from './pressure/pressure.detector.ts';
import { recoveryDetector } from './recovery/recovery.detector.ts';
import { redirectDetector } from './redirect/redirect.detector.ts';
import { roleDetector } from './role/role.detector.ts';
import { rumbleItemDetector } from './rumble-item/rumble-item.detector.ts';
import { rushDetector } from './rush/rush.detector.ts';
import { saveDetector } from './save/save.detector.ts';
import { shadowDetector } from './shadow/shadow.detector.ts';
import { shotDetector } from './shot/shot.detector.ts';
import { shotTagsDetector } from './shot/shot-tags.detector.ts';
import { speedFlipDetector } from './speed-flip/speed-flip.detector.ts';
import { stallDetector } from './stall/stall.detector.ts';
import { touchDetector } from './touch/touch.detector.ts';
import { transitionDetector } from './transition/transition.detector.ts';
import { turnoverDetector } from './turnover/turnover.detector.ts';
import { wallAerialDetector } from './wall-aerial/wall-aerial.detector.ts';
import { waveDashDetector } from './wave-dash/wave-dash.detector.ts';
import { whiffDetector } from './whiff/whiff.detector.ts';
import { zapDashDetector } from './zap-dash/zap-dash.detector.ts';

/** All detectors. The runner sorts them by dependencies. */
export const ALL_DETECTORS: readonly AnyDetector[] = [
  aerialDetector,
  airDribbleDetector,
  assistDetector,
  backPostDetector,
  backboardDetector,
  backboardReadDetector,
  beatenToBallDetector,
  boostDenialDetector,
  boostUseDetector,
  bumpDetector,
  ceilingShotDetector,
  centerDetector,
  challengeDetector,
  clearDetector,
  cornerSaveOutDetector,
  demolitionDetector,
  doubleCommitDetector,
  doubleTapDetector,
  dribbleDetector,
  dunkDetector,
  fakeChallengeDetector,
  fiftyFiftyDetector,
  flickDetector,
  flipDetector,
  flipResetDetector,
  floorDamageDetector,
  goalDetector,
  goalSideRecoveryDetector,
  halfFlipDetector,
  halfVolleyDetector,
  kickoffDetector,
  lastManStopDetector,
  oneTimerDetector,
  padPickupDetector,
  passAttemptDetector,
  passDetector,
  pinchDetector,
  playerPossessionDetector,
  possessionDetector,
  powerslideDetector,
  pressureDetector,
  recoveryDetector,
  redirectDetector,
  roleDetector,
  rumbleItemDetector,
  rushDetector,
  saveDetector,
  shadowDetector,
  shotDetector,
  shotTagsDetector,
  speedFlipDetector,
  stallDetector,
  touchDetector,
  transitionDetector,
  turnoverDetector,
  wallAerialDetector,
  waveDashDetector,
  whiffDetector,
  zapDashDetector,
];
