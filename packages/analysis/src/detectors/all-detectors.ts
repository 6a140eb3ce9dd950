import type { AnyDetector } from './define-detector.ts';

/** Every detector. The runner orders them by their needs. */
export const ALL_DETECTORS: readonly AnyDetector[] = [];
