/**
 * What an analysis thread validates its results with. A separate entry point, so that it starts without the other
 * schemas.
 */

export { matchInsight } from './gamedata/match-insight.ts';
export { matchReport } from './gamedata/match-report.ts';
