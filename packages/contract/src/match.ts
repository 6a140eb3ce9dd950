/** What an analysis thread checks its answers with. An entry of its own, so that it starts without the other schemas. */

export { matchInsight } from './gamedata/match-insight.ts';
export { matchReport } from './gamedata/match-report.ts';
