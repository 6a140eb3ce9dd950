import { assistDetector } from './assist/assist.detector.ts';
import { boostUseDetector } from './boost-use/boost-use.detector.ts';
import type { AnyDetector } from './define-detector.ts';
import { demolitionDetector } from './demolition/demolition.detector.ts';
import { flipDetector } from './flip/flip.detector.ts';
import { goalDetector } from './goal/goal.detector.ts';
import { halfFlipDetector } from './half-flip/half-flip.detector.ts';
import { kickoffDetector } from './kickoff/kickoff.detector.ts';
import { padPickupDetector } from './pad-pickup/pad-pickup.detector.ts';
import { roleDetector } from './role/role.detector.ts';
import { saveDetector } from './save/save.detector.ts';
import { shotDetector } from './shot/shot.detector.ts';
import { shotTagsDetector } from './shot/shot-tags.detector.ts';
import { speedFlipDetector } from './speed-flip/speed-flip.detector.ts';
import { touchDetector } from './touch/touch.detector.ts';
import { waveDashDetector } from './wave-dash/wave-dash.detector.ts';

/** Every detector. The runner orders them by their needs. */
export const ALL_DETECTORS: readonly AnyDetector[] = [
  assistDetector,
  boostUseDetector,
  demolitionDetector,
  flipDetector,
  goalDetector,
  halfFlipDetector,
  kickoffDetector,
  padPickupDetector,
  roleDetector,
  saveDetector,
  shotDetector,
  shotTagsDetector,
  speedFlipDetector,
  touchDetector,
  waveDashDetector,
];
