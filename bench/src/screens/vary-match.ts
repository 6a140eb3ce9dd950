import { writePlayedMatch } from '@datacoach/replay-fixtures';
import { createDemoSeason } from '../../../apps/server/src/demo/season.ts';
import { getRecorderIdentity } from '../../../apps/server/src/features/analysis/describe-source-upload.ts';
import analyzeFile from '../../../apps/server/src/features/analysis/thread/analyze-file.thread.ts';
import { getPlayerIdentity } from '../../../apps/server/src/features/gamedata/match.repository.ts';
import type { MatchResult } from '../../../apps/server/src/features/gamedata/match-result.ts';

/** Games of the demo season to copy, by team size: mostly Standard, as for a busy player. */
const TEMPLATES = { 1: 1, 2: 3, 3: 8 } as const;
const DAY_SECONDS = 86_400;

/** Creates some matches of the demo season, generated, written and analyzed like every upload. */
export async function makeTemplates(onMade: (made: number, all: number) => void): Promise<MatchResult[]> {
  const season = createDemoSeason(Math.floor(Date.now() / 1000 / DAY_SECONDS) * DAY_SECONDS);
  const chosen = ([1, 2, 3] as const).flatMap((size) =>
    season
      .filter(({ options }) => options.blue.length === size && !options.forfeits)
      .slice(0, TEMPLATES[size]),
  );
  const templates: MatchResult[] = [];
  for (const { fileName, options } of chosen) {
    const analysis = await analyzeFile(writePlayedMatch(options));
    if (analysis.kind !== 'complete' || !analysis.recording) throw new Error(`${fileName} was not read`);
    templates.push({ report: analysis.report, insight: analysis.insight, recording: analysis.recording });
    onMade(templates.length, chosen.length);
  }
  return templates;
}

export interface Variation {
  /** Platform and platform id of the recording player. */
  identity: string;
  playedAt: Date;
  /** Different for every match. */
  number: number;
  random: () => number;
  /** Returns a suffix for the id of another player, a teammate or an opponent; defaults to mostly new people. */
  strangers?: (isTeammate: boolean) => string;
  /** The first other players on their team; unknown players by default. */
  teammates?: readonly string[];
}

const MAPS = [
  { code: 'Stadium_P', name: 'DFH Stadium' },
  { code: 'cs_p', name: 'Champions Field' },
  { code: 'UtopiaStadium_Dusk_P', name: 'Utopia Coliseum (Dusk)' },
  { code: 'Park_P', name: 'Beckwith Park' },
  { code: 'TrainStation_Night_P', name: 'Urban Central (Night)' },
  { code: 'UF_Day_P', name: 'Futura Garden' },
  { code: 'NeoTokyo_Standard_P', name: 'Neo Tokyo' },
] as const;

/** The player's win rate. */
const WINS = 0.52;

/** Turns the template into another player's match: different people, score, map, time and stats, the same recording. */
export function varyMatch(
  template: MatchResult,
  {
    identity,
    playedAt,
    number,
    random,
    strangers = () => `${Math.floor(random() * 400)}`,
    teammates = [],
  }: Variation,
): MatchResult {
  const { report, insight } = structuredClone({ report: template.report, insight: template.insight });
  const recorder = getRecorderIdentity(report);
  const me = report.players.find((player) => getPlayerIdentity(player) === recorder);
  if (!me) throw new Error('a template without its recorder');
  for (const player of report.players) {
    if (player !== me && player.platformId !== null) player.platformId += strangers(player.team === me.team);
  }
  const others = report.players.filter((player) => player !== me && player.team === me.team);
  rename(me, identity);
  for (const [index, teammate] of teammates.entries()) if (others[index]) rename(others[index], teammate);
  const guid = number.toString(16).toUpperCase().padStart(32, 'B');
  report.match = {
    ...report.match,
    guid,
    startEpoch: playedAt.getTime() / 1000,
    map: { ...report.match.map, ...MAPS[Math.floor(random() * MAPS.length)]! },
  };
  const loser = random() < WINS ? 1 - me.team : me.team;
  const lost = Math.floor(random() * 4);
  for (const team of report.teams)
    team.score = team.team === loser ? lost : lost + 1 + Math.floor(random() * 3);
  const times = 0.8 + random() * 0.4;
  for (const stat of Object.values(insight?.players[me.key]?.metrics ?? {})) {
    if (stat.value !== null) stat.value *= times;
  }
  return { report, insight, recording: null };
}

function rename(player: MatchResult['report']['players'][number], identity: string): void {
  const [platform, platformId] = identity.split(':') as [string, string];
  Object.assign(player, { platform, platformId });
}
