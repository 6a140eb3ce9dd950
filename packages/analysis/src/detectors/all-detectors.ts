import { boostUseDetector } from './boost-use/boost-use.detector.ts';
import type { AnyDetector } from './define-detector.ts';
import { demolitionDetector } from './demolition/demolition.detector.ts';
import { padPickupDetector } from './pad-pickup/pad-pickup.detector.ts';
import { roleDetector } from './role/role.detector.ts';
import { touchDetector } from './touch/touch.detector.ts';

/** Every detector. The runner orders them by their needs. */
export const ALL_DETECTORS: readonly AnyDetector[] = [
  boostUseDetector,
  demolitionDetector,
  padPickupDetector,
  roleDetector,
  touchDetector,
];
