import type { MatchReport } from '@datacoach/analysis';

/** One JSON line for each thing that the game counted, with the file it comes from. */
export function printEvents(report: MatchReport, file: string): string {
  return report.timeline.map((event) => `${JSON.stringify({ file, ...event })}\n`).join('');
}
