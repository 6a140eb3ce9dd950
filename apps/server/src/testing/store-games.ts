import { randomUUID } from 'node:crypto';
import { analyzeReplay, getOpeningScores } from '@datacoach/analysis';
import { METRICS } from '@datacoach/analysis/metadata';
import { matchInsight, matchReport } from '@datacoach/contract';
import { getRecorderIdentity, summarizeMatch } from '../features/analysis/describe-source-upload.ts';
import { createCodedEvents, indexKinds, listHighlights } from '../features/analysis/thread/coded-events.ts';
import { getPlayerIdentity, type MatchResult, storeMatch } from '../features/gamedata/index.ts';
import { recognizeRecorder } from '../features/identities/link-player.ts';
import { insertReplay } from '../features/replays/replay.repository.ts';
import type { DatabaseHandle } from '../platform/database/database.ts';
import { pack, packList } from '../platform/packed-list/packed-list.ts';
import { sampleReplay } from './sample-replay.ts';

export interface GameScript {
  playedAt: Date;
  /** Multiplies every stat of the player, to make games distinct. */
  times?: number;
  /** Values of single metrics of the player, as stored. */
  metrics?: Readonly<Record<string, number>>;
  /** Live play in s. */
  liveSeconds?: number;
  playlist?: 'ranked' | 'casual' | 'private';
  /** Goals of blue (the player's team) and orange. */
  score?: readonly [number, number];
  map?: { code: string; name: string };
  /** Whether the last opponent is a bot. */
  bot?: boolean;
  /** Whether the player is also listed for the other team. */
  switched?: boolean;
}

export interface StoredGame {
  matchId: string;
  replayId: string;
  result: MatchResult;
  /** Key of the account's player. */
  me: string;
}

const PLAYLISTS = {
  ranked: { id: 11, name: 'Ranked Doubles', slug: 'ranked-doubles', ranked: true },
  casual: { id: 2, name: 'Doubles', slug: 'unranked-doubles', ranked: false },
  private: { id: 6, name: 'Private', slug: 'private', ranked: false },
} as const;

/** Analyzes one doubles match in which blue's first player scores with their only shot; copies get other ids. */
async function sampleResult(): Promise<MatchResult> {
  const outcome = analyzeReplay(sampleReplay({ seed: 29, seconds: 40 }), { events: true, tracks: true });
  if (outcome.kind !== 'complete' || !outcome.insight || !outcome.events || !outcome.tracks) {
    throw new Error('the sample must have everything');
  }
  const report = matchReport.parse(JSON.parse(JSON.stringify(outcome.report)));
  const insight = matchInsight.parse(JSON.parse(JSON.stringify(outcome.insight)));
  const { analysisVersion } = report;
  return {
    report,
    insight,
    recording: {
      events: await packList(
        { analysisVersion, openingScores: getOpeningScores(report) },
        'events',
        outcome.events,
      ),
      tracks: await pack(outcome.tracks),
      codedEvents: createCodedEvents(report, outcome.events),
      kinds: indexKinds(report.players, outcome.events),
      highlights: listHighlights(report, insight, outcome.events),
    },
  };
}

const SAMPLE = await sampleResult();

/** No share is over a hundred percent. */
const isShare = (key: string): boolean => METRICS.find((metric) => metric.key === key)?.unit === 'percent';

/** Few enough digits to survive the database's four-byte floats. */
const short = (value: number): number => Number(value.toPrecision(6));

/** Returns the sample as another user's match: blue's first player is `identity`. */
export function createGameResult(
  identity: string,
  script: GameScript,
  guid: string = randomUUID(),
): MatchResult {
  const {
    playedAt,
    times = 1,
    liveSeconds = 300,
    playlist = 'ranked',
    score = [3, 1],
    map,
    bot = false,
    switched = false,
  } = script;
  const { report, insight, recording } = structuredClone(SAMPLE);
  const [platform, platformId] = identity.split(':') as [string, string];
  const me = report.players.find(({ team }) => team === 0)!;
  Object.assign(me, { platform, platformId });
  report.match = {
    ...report.match,
    guid,
    startEpoch: Math.floor(playedAt.getTime() / 1000),
    playlist: PLAYLISTS[playlist],
    recorderName: me.name,
    recorderTeam: 0,
    map: { ...report.match.map, ...map },
  };
  if (bot) Object.assign(report.players.findLast(({ team }) => team === 1)!, { bot });
  for (const team of report.teams) team.score = score[team.team];
  const mine = insight!.players[me.key]!;
  Object.assign(mine, { liveSeconds, idleSeconds: 0 });
  for (const [key, stat] of Object.entries(mine.metrics)) {
    if (stat.value !== null)
      stat.value = short(isShare(key) ? Math.min(100, stat.value * times) : stat.value * times);
    stat.over = short(stat.over);
  }
  for (const [key, value] of Object.entries(script.metrics ?? {})) {
    mine.metrics[key] = { value, over: liveSeconds };
  }
  if (switched) {
    const key = `${me.key}#2`;
    report.players.push({ ...me, key, team: 1 });
    insight!.players[key] = mine;
  }
  return { report, insight, recording };
}

/** Stores finished matches of an account directly in the database: the result of uploads, without the work. */
export async function storeGames(
  { db }: DatabaseHandle,
  ownerId: string,
  identity: string,
  scripts: readonly GameScript[],
): Promise<StoredGame[]> {
  const stored: StoredGame[] = [];
  for (const script of scripts) {
    const result = createGameResult(identity, script);
    const { report } = result;
    const replayId = randomUUID();
    const sha256 = replayId;
    const matchId = await db.transaction(async (tx) => {
      const id = await storeMatch(
        tx,
        result,
        { replayId, ownerId, sha256, playedAt: script.playedAt },
        script.playedAt,
      );
      await insertReplay(tx, {
        id: replayId,
        ownerId,
        name: `${replayId}.replay`,
        fileSize: 1,
        sha256,
        blobKey: replayId,
        status: 15,
        coverage: report.coverage,
        uploadedAt: script.playedAt,
        finishedAt: script.playedAt,
        matchId: id,
        playedAt: script.playedAt,
        summary: summarizeMatch(report),
        recorderIdentity: getRecorderIdentity(report),
        analysisVersion: report.analysisVersion,
      });
      await recognizeRecorder(tx, ownerId, getRecorderIdentity(report), script.playedAt);
      return id;
    });
    const me = report.players.find((player) => getPlayerIdentity(player) === identity)!;
    stored.push({ matchId, replayId, result, me: me.key });
  }
  return stored;
}
