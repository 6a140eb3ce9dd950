/** What an analysis thread validates results with: an own entry point, without the other schemas. */

export { matchInsight } from './gamedata/match-insight.ts';
export { matchReport } from './gamedata/match-report.ts';
