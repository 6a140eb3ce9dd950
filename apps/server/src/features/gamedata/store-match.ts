import type { MatchReport } from '@datacoach/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { moveWitnesses } from '../replays/index.ts';
import {
  deleteMatch,
  insertMatch,
  lockMatch,
  lockMatchById,
  type NewMatch,
  readReport,
  replaceResult,
  updateMatch,
} from './match.repository.ts';
import { matchIdentity } from './match-identity.ts';
import type { MatchResult } from './match-result.ts';

/** Counters that the game itself keeps: two honest recordings of a match agree on them. */
const COUNTERS = ['core.score', 'core.goals', 'core.assists', 'core.saves', 'core.shots'];

/** Two recordings of the same play differ by less, because their frames begin at different moments. */
const MINIMUM_GAIN_SECONDS = 1;

/**
 * Whether another witness's numbers may take the place of the stored ones (decisions.md 18.7): only if it covers strictly
 * more live play, and then for the first witness's owner, or when every common counter is equal.
 */
export function replacesWitness(stored: MatchReport, candidate: MatchReport, sameOwner: boolean): boolean {
  if (coveredSeconds(candidate) < coveredSeconds(stored) + MINIMUM_GAIN_SECONDS) return false;
  return sameOwner || countersAgree(stored, candidate);
}

/** Live play that the report's numbers were made from; a scoreboard has seen none. */
function coveredSeconds({ coverage, match }: MatchReport): number {
  return coverage === 'full' ? match.liveSeconds : 0;
}

function countersAgree(stored: MatchReport, candidate: MatchReport): boolean {
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

/** The upload that brings a report. */
export interface Witness {
  replayId: string;
  ownerId: string;
  sha256: string;
  playedAt: Date | null;
}

/** Stores a match once, whoever brings it; answers its id. */
export async function storeMatch(tx: Transaction, result: MatchResult, witness: Witness, now: Date) {
  const { report } = result;
  const values = columns(result, witness, now);
  const identity = matchIdentity(report, witness.sha256);
  const inserted = await insertMatch(tx, { ...values, identity, createdAt: now });
  if (inserted) {
    await replaceResult(tx, inserted.id, result, witness.playedAt);
    return inserted.id;
  }

  const existing = (await lockMatch(tx, identity))!;
  const stored = await readReport(tx, existing.id);
  const isSource = existing.sourceReplayId === witness.replayId;
  if (isSource || !stored || replacesWitness(stored, report, existing.sourceOwnerId === witness.ownerId)) {
    await updateMatch(tx, existing.id, values);
    await replaceResult(tx, existing.id, result, witness.playedAt);
  }
  return existing.id;
}

/**
 * Stores again what a newer engine reads in a witness of `matchId`; answers the id of its match. The match keeps its id,
 * unless what is now known of it shows that it is another stored one: then they become one.
 */
export async function restoreMatch(
  tx: Transaction,
  result: MatchResult,
  witness: Witness,
  matchId: string,
  now: Date,
): Promise<string> {
  const match = await lockMatchById(tx, matchId);
  if (match?.sourceReplayId !== witness.replayId) return storeMatch(tx, result, witness, now);
  const identity = matchIdentity(result.report, witness.sha256);
  const same = await lockMatch(tx, identity);
  if (!same || same.id === matchId) {
    await updateMatch(tx, matchId, { ...columns(result, witness, now), identity });
    await replaceResult(tx, matchId, result, witness.playedAt);
    return matchId;
  }
  await storeMatch(tx, result, witness, now);
  await moveWitnesses(tx, matchId, same.id);
  await deleteMatch(tx, matchId);
  return same.id;
}

function columns(
  { report }: MatchResult,
  witness: Witness,
  now: Date,
): Omit<NewMatch, 'id' | 'identity' | 'createdAt'> {
  const { match, teams } = report;
  return {
    sourceReplayId: witness.replayId,
    sourceOwnerId: witness.ownerId,
    coverage: report.coverage,
    analysisVersion: report.analysisVersion,
    playedAt: witness.playedAt,
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
