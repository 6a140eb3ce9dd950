import type { MeasuredReference } from './measured-reference.ts';

/** Written by `npm run calibrate`: metrics that game-and-stats.md 8.3 has no row for (rulings F1). */
export const MEASURED_REFERENCES: readonly MeasuredReference[] = [];
