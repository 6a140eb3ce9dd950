import { writePlayedMatch } from '@datacoach/replay-fixtures';
import { demoSeason } from '../../../apps/server/src/demo/season.ts';
import analyseFile from '../../../apps/server/src/features/analysis/thread/analyse-file.thread.ts';
import type { MatchResult } from '../../../apps/server/src/features/gamedata/match-result.ts';

/** Games of the demo's season that copies are made of, by players a team: mostly standard, as a busy player has it. */
const TEMPLATES = { 1: 1, 2: 3, 3: 8 } as const;
const DAY_SECONDS = 86_400;

/** Some matches of the demo's season, played, written and analysed as every upload is. */
export function makeTemplates(onMade: (made: number, all: number) => void): MatchResult[] {
  const season = demoSeason(Math.floor(Date.now() / 1000 / DAY_SECONDS) * DAY_SECONDS);
  const chosen = ([1, 2, 3] as const).flatMap((size) =>
    season
      .filter(({ options }) => options.blue.length === size && !options.forfeits)
      .slice(0, TEMPLATES[size]),
  );
  return chosen.map(({ fileName, options }, made) => {
    const analysis = analyseFile(writePlayedMatch(options));
    if (analysis.kind !== 'complete' || !analysis.recording) throw new Error(`${fileName} was not read`);
    onMade(made + 1, chosen.length);
    return { report: analysis.report, insight: analysis.insight, recording: analysis.recording };
  });
}
