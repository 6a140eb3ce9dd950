import { randomUUID } from 'node:crypto';
import {
  getRecorderIdentity,
  summarizeMatch,
} from '../../../apps/server/src/features/analysis/describe-source-upload.ts';
import { createAdministratorAccount } from '../../../apps/server/src/features/auth/index.ts';
import { prepareDigest } from '../../../apps/server/src/features/coach-folders/read-digests.ts';
import type { MatchResult } from '../../../apps/server/src/features/gamedata/match-result.ts';
import { storeMatch } from '../../../apps/server/src/features/gamedata/store-match.ts';
import {
  storeAnswers,
  storeConsents,
} from '../../../apps/server/src/features/get-started/get-started.repository.ts';
import { recognizeRecorder } from '../../../apps/server/src/features/identities/link-player.ts';
import { startTrial } from '../../../apps/server/src/features/membership/index.ts';
import { storeRanks } from '../../../apps/server/src/features/ranks/index.ts';
import { insertReplay } from '../../../apps/server/src/features/replays/replay.repository.ts';
import type { Platform } from '../../../apps/server/src/platform/platform.ts';
import { BENCH_PASSWORD } from './bench-folder.ts';
import { varyMatch } from './vary-match.ts';

const RANKS = { duel: 'diamond-2', doubles: 'diamond-3', standard: 'diamond-3' } as const;
const COMPLETED = 15;
const DAY_MS = 24 * 60 * 60_000;
const GAME_MS = 9 * 60_000;
/** Games per evening. */
const EVENING = 6;
/** Number of opposing teams. */
const OPPONENTS = 12;
/** The template's rows belong to its own match; they are copied inside the database. */
const COPY_RECORDING = `insert into match_recordings (match_id, events, tracks, kinds)
  select $1, events, tracks, kinds from match_recordings where match_id = $2`;
const COPY_EVENTS = `insert into match_events
    (match_id, ordinal, frame, time, clock, xg, outcome, confidence, code, player, team, x, y, z, zone, overtime,
     role, score_state)
  select $1, ordinal, frame, time, clock, xg, outcome, confidence, code, player, team, x, y, z, zone, overtime,
    role, score_state
  from match_events where match_id = $2`;
const COPY_HIGHLIGHTS = `insert into game_highlights
  select (jsonb_populate_record(highlights, jsonb_build_object('match_id', $1::text))).*
  from game_highlights highlights where match_id = $2`;

/** An account to fill; `seed` distinguishes accounts with the same number of matches. */
interface FilledAccount {
  userName: string;
  email: string;
  matches: number;
  seed?: number;
}

/** Returns the platform and platform id of an account's player by its seed. */
export const getIdentity = (seed: number): string => `steam:7656119${String(seed).padStart(10, '0')}`;

/** A template and the match that stores its recording. */
export interface StoredTemplate {
  result: MatchResult;
  matchId: string;
}

/** Stores the templates as matches without an owner. */
export async function storeTemplates(
  { database: { db } }: Platform,
  templates: readonly MatchResult[],
): Promise<StoredTemplate[]> {
  const stored: StoredTemplate[] = [];
  for (const result of templates) {
    const playedAt = new Date(result.report.match.startEpoch! * 1000);
    const sourceUpload = { replayId: randomUUID(), ownerId: randomUUID(), sha256: randomUUID(), playedAt };
    stored.push({
      result,
      matchId: await db.transaction((tx) => storeMatch(tx, result, sourceUpload, playedAt)),
    });
  }
  return stored;
}

interface FillOptions {
  /** Number of newest matches with recordings and events; all by default. */
  recorded?: number;
  /** Teammates in a number of the newest matches. */
  teammates?: { identities: readonly string[]; games: number };
}

/** Creates an account with its matches: some every evening, the last one yesterday. Returns the account's id. */
export async function fillAccount(
  platform: Platform,
  templates: readonly StoredTemplate[],
  { matches, seed = matches, ...account }: FilledAccount,
  onStored: (stored: number) => void,
  { recorded = matches, teammates }: FillOptions = {},
): Promise<string> {
  const { clock, database } = platform;
  const { db } = database;
  const user = await createAdministratorAccount(
    { db, clock },
    { ...account, password: BENCH_PASSWORD, userType: 'Player' },
  );
  if (!user) throw new Error(`There is a ${account.userName} in this folder already: remove the folder.`);
  await db.transaction(async (tx) => {
    await storeRanks(tx, user, RANKS, 'declared', clock.now());
    // Rank references only use players who consent.
    await storeAnswers(tx, user.id, { ageBand: '18-or-older' });
    const consents = { ownStatistics: true, shareWithTeammates: false, research: true } as const;
    await storeConsents(tx, user.id, consents, clock.now());
  });
  await startTrial(db, { userId: user.id, planName: 'Diamond', days: 30, note: 'bench' }, clock.now());
  const random = seeded(seed);
  const identity = getIdentity(seed);
  const midnight = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
  for (let n = 0; n < matches; n++) {
    const left = matches - 1 - n;
    const evening = midnight - (1 + Math.floor(left / EVENING)) * DAY_MS;
    const playedAt = new Date(evening + 20 * 60 * 60_000 - (left % EVENING) * GAME_MS);
    const template = templates[Math.floor(random() * templates.length)]!;
    const number = seed * 100_000 + n;
    const result = varyMatch(template.result, {
      identity,
      playedAt,
      number,
      random,
      teammates: teammates && left < teammates.games ? teammates.identities : [],
    });
    const matchId = await storeUpload(platform, user.id, result, playedAt);
    for (const copy of left < recorded ? [COPY_RECORDING, COPY_EVENTS, COPY_HIGHLIGHTS] : [])
      await database.pool.query(copy, [matchId, template.matchId]);
    onStored(n + 1);
  }
  const { pool } = database;
  await pool.query(
    `insert into notification_settings (user_id, prompted_at) values ($1, now()) on conflict do nothing`,
    [user.id],
  );
  return user.id;
}

/** Adds matches to a coach's folder: a team of the same players against one of several opponents. */
export async function fillCoachFolder(
  platform: Platform,
  templates: readonly StoredTemplate[],
  {
    coachId,
    folderId,
    identity,
    games,
  }: { coachId: string; folderId: string; identity: string; games: number },
  onStored: (stored: number) => void,
): Promise<void> {
  const random = seeded(games);
  const now = platform.clock.now().getTime();
  for (let n = 0; n < games; n++) {
    const template = templates[n % templates.length]!;
    const opponent = `${n % OPPONENTS}`;
    const playedAt = new Date(now - (games - n) * 12 * GAME_MS);
    const result = varyMatch(template.result, {
      identity,
      playedAt,
      number: 900_000_000 + n,
      random,
      strangers: (isTeammate) => (isTeammate ? '' : opponent),
    });
    const matchId = await storeUpload(platform, coachId, result, playedAt, folderId);
    for (const copy of [COPY_RECORDING, COPY_EVENTS])
      await platform.database.pool.query(copy, [matchId, template.matchId]);
    await prepareDigest(platform.database.db, matchId);
    onStored(n + 1);
  }
}

async function storeUpload(
  { database: { db } }: Platform,
  ownerId: string,
  result: MatchResult,
  playedAt: Date,
  folderId: string | null = null,
): Promise<string> {
  const { report } = result;
  const id = randomUUID();
  const recorder = getRecorderIdentity(report);
  return db.transaction(async (tx) => {
    const matchId = await storeMatch(tx, result, { replayId: id, ownerId, sha256: id, playedAt }, playedAt);
    await insertReplay(tx, {
      id,
      ownerId,
      folderId,
      name: `${playedAt.toISOString().slice(0, 16).replace('T', ' ')} ${report.match.playlist.name}.replay`,
      fileSize: 1_200_000,
      sha256: id,
      blobKey: id,
      status: COMPLETED,
      coverage: report.coverage,
      uploadedAt: playedAt,
      finishedAt: playedAt,
      matchId,
      playedAt,
      summary: summarizeMatch(report),
      recorderIdentity: recorder,
      analysisVersion: report.analysisVersion,
    });
    if (folderId === null) await recognizeRecorder(tx, ownerId, recorder, playedAt);
    return matchId;
  });
}

/** Returns a generator of uniform numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
