import { createHash } from 'node:crypto';
import type { MatchReport } from '@datacoach/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { moveSourceUploads } from '../replays/index.ts';
import {
  deleteMatch,
  getPlayerIdentity,
  insertMatch,
  lockMatch,
  lockMatchById,
  readReport,
  replaceResult,
  updateMatch,
} from './match.repository.ts';
import type { MatchResult } from './match-result.ts';

/** Counters kept by the game itself: two honest recordings of a match agree on them. */
const COUNTERS = ['core.score', 'core.goals', 'core.assists', 'core.saves', 'core.shots'];

/** Two recordings of the same play differ by less because their frames start at different times. */
const MINIMUM_GAIN_SECONDS = 1;

/** Whether an owner's new source upload covers strictly more live play than the stored one and replaces it. */
export function isMoreComplete(stored: MatchReport, candidate: MatchReport): boolean {
  return getCoveredSeconds(candidate) >= getCoveredSeconds(stored) + MINIMUM_GAIN_SECONDS;
}

/**
 * Whether another owner's stored stats are valid for a source upload too (decisions.md 18.7). Files can be forged: if
 * anything differs, its owner gets a separate match, and other owners' matches stay the same.
 */
export function canShare(stored: MatchReport, candidate: MatchReport): boolean {
  return !isMoreComplete(stored, candidate) && hasSameStats(stored, candidate);
}

/** Returns the seconds of live play that the report covers; 0 for a scoreboard. */
const getCoveredSeconds = ({ coverage, match }: MatchReport) => (coverage === 'full' ? match.liveSeconds : 0);

function hasSameStats(stored: MatchReport, candidate: MatchReport): boolean {
  const candidates = new Map(candidate.players.map((player) => [player.key, player.statistics]));
  return stored.players.every(({ key, statistics }) => {
    const other = candidates.get(key);
    if (!other) return false;
    return COUNTERS.every((counter) => {
      const before = statistics[counter] ?? null;
      const after = other[counter] ?? null;
      return before === null || after === null || before === after;
    });
  });
}

/** The upload a report comes from. */
export interface SourceUpload {
  replayId: string;
  ownerId: string;
  sha256: string;
  playedAt: Date | null;
}

/** Stores a match once for all uploads that agree on it, and returns its id. */
export async function storeMatch(
  tx: Transaction,
  result: MatchResult,
  sourceUpload: SourceUpload,
  now: Date,
): Promise<string> {
  const identity = calculateMatchIdentity(result.report, sourceUpload.sha256);
  const shared = await storeWithIdentity(tx, identity, result, sourceUpload, now);
  return (
    shared ??
    (await storeWithIdentity(tx, getPrivateIdentity(identity, sourceUpload), result, sourceUpload, now))!
  );
}

/** Returns the identity of a separate match for a source upload that differs from an earlier one. */
const getPrivateIdentity = (identity: string, { ownerId }: SourceUpload): string => `${identity}:${ownerId}`;

/** Stores a match; null if another owner's match exists and the source upload doesn't agree with it. */
async function storeWithIdentity(
  tx: Transaction,
  identity: string,
  result: MatchResult,
  sourceUpload: SourceUpload,
  now: Date,
): Promise<string | null> {
  const { report } = result;
  const values = toColumns(result, sourceUpload, now);
  const inserted = await insertMatch(tx, { ...values, identity, createdAt: now });
  if (inserted) {
    await replaceResult(tx, inserted.id, result, sourceUpload.playedAt);
    return inserted.id;
  }

  const existing = (await lockMatch(tx, identity))!;
  const stored = await readReport(tx, existing.id);
  const isSource = existing.sourceReplayId === sourceUpload.replayId;
  const isOwn = existing.sourceOwnerId === sourceUpload.ownerId;
  if (stored && !isOwn && !canShare(stored, report)) return null;
  if (isSource || !stored || (isOwn && isMoreComplete(stored, report))) {
    await updateMatch(tx, existing.id, values);
    await replaceResult(tx, existing.id, result, sourceUpload.playedAt);
  }
  return existing.id;
}

/**
 * Stores what a newer engine reads in a source upload of `matchId`, and returns its match's id. The match keeps its
 * id unless it turns out to be the same as another stored match: then they are merged.
 */
export async function restoreMatch(
  tx: Transaction,
  result: MatchResult,
  sourceUpload: SourceUpload,
  matchId: string,
  now: Date,
): Promise<string> {
  const match = await lockMatchById(tx, matchId);
  if (match?.sourceReplayId !== sourceUpload.replayId) return storeMatch(tx, result, sourceUpload, now);
  const common = calculateMatchIdentity(result.report, sourceUpload.sha256);
  const isApart = match.identity.endsWith(`:${sourceUpload.ownerId}`);
  const identity = isApart ? getPrivateIdentity(common, sourceUpload) : common;
  const same = await lockMatch(tx, identity);
  if (!same || same.id === matchId) {
    await updateMatch(tx, matchId, { ...toColumns(result, sourceUpload, now), identity });
    await replaceResult(tx, matchId, result, sourceUpload.playedAt);
    return matchId;
  }
  const storedId = await storeMatch(tx, result, sourceUpload, now);
  await moveSourceUploads(tx, matchId, storedId);
  await deleteMatch(tx, matchId);
  return storedId;
}

function toColumns({ report }: MatchResult, sourceUpload: SourceUpload, now: Date) {
  const { match, teams } = report;
  return {
    sourceReplayId: sourceUpload.replayId,
    sourceOwnerId: sourceUpload.ownerId,
    coverage: report.coverage,
    analysisVersion: report.analysisVersion,
    playedAt: sourceUpload.playedAt,
    mapCode: match.map.code,
    mapName: match.map.name,
    playlistSlug: match.playlist.slug,
    playlistName: match.playlist.name,
    mode: match.mode,
    teamSize: match.teamSize,
    liveSeconds: match.liveSeconds,
    blueScore: teams[0]!.score,
    orangeScore: teams[1]!.score,
    updatedAt: now,
  };
}

/**
 * Returns what two files must share to be one match (decisions.md 18.7). With a match id common to all its recorders:
 * the id, the map, both rosters by platform id, the final score and the goal order; a copied id alone doesn't merge
 * matches. Without one, only identical files are the same match.
 */
export function calculateMatchIdentity(report: MatchReport, fileSha256: string): string {
  const { match, teams, players, timeline } = report;
  if (!match.guidShared || match.guid === '') return `file:${fileSha256}`;
  const roster = players.map((player) => `${player.team} ${getPlayerIdentity(player) ?? 'unnamed'}`).sort();
  const goals = timeline.filter(({ kind }) => kind === 'goal').map(({ team }) => team);
  const agreement = JSON.stringify([
    match.map.code.toLowerCase(),
    roster,
    teams.map(({ score }) => score),
    goals,
  ]);
  return `match:${match.guid}:${createHash('sha256').update(agreement).digest('hex')}`;
}
