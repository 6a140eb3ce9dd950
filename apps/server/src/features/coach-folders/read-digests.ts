import { setImmediate as breathe } from 'node:timers/promises';
import type { MatchEvent, MatchInsight, MatchReport } from '@datacoach/contract';
import type { WorkerContext } from '../../feature-module.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  getPlayerIdentity,
  openEventStream,
  readEventStreams,
  readReportAndInsight,
  toMetricColumns,
} from '../gamedata/index.ts';
import {
  hasSeveralMembers,
  isInFolder,
  listOtherFormats,
  readStoredDigests,
  saveDigest,
} from './digest.repository.ts';
import {
  DIGEST_FORMAT,
  type DigestDemolition,
  type DigestDoubleCommit,
  type DigestKickoff,
  type DigestMoment,
  type DigestPlayer,
  type DigestShot,
  type GameDigest,
  type ShotCounts,
} from './game-digest.ts';

/** Prepares a match's digest so coaches don't have to wait for it; does nothing if no coach needs it. */
export async function prepareDigest(db: Database, matchId: string): Promise<void> {
  if ((await isInFolder(db, matchId)) || (await hasSeveralMembers(db, matchId)))
    await readDigests(db, [matchId]);
}

/** Returns digests of these matches, by match. Creates and stores missing ones. */
export async function readDigests(db: Database, matchIds: readonly string[]) {
  const digests = new Map<string, GameDigest>();
  for (const { matchId, updatedAt, digest } of await readStoredDigests(db, matchIds)) {
    const kept = digest === null ? null : (JSON.parse(digest) as GameDigest);
    if (kept?.format === DIGEST_FORMAT) {
      digests.set(matchId, kept);
      continue;
    }
    const made = await createStoredDigest(db, matchId);
    if (!made) continue;
    digests.set(matchId, made);
    await saveDigest(db, { matchId, madeFrom: updatedAt, digest: JSON.stringify(made) });
  }
  return digests;
}

/** Rebuilds digests of other formats, so that no coach waits after an update; returns their number. */
export async function updateOutdatedDigests(context: Pick<WorkerContext, 'db' | 'logger' | 'isClosing'>) {
  const { db, logger, isClosing } = context;
  const found = await listOtherFormats(db, DIGEST_FORMAT);
  for (const matchId of found) {
    if (isClosing()) break;
    await readDigests(db, [matchId]);
    await breathe();
  }
  if (found.length > 0) logger.info({ found: found.length }, 'folder digests rebuilt');
  return found.length;
}

async function createStoredDigest(db: Database, matchId: string): Promise<GameDigest | null> {
  const stored = await readReportAndInsight(db, matchId);
  if (!stored) return null;
  const packed = (await readEventStreams(db, [matchId])).get(matchId);
  const stream = packed && (await openEventStream(packed));
  const events = stream
    ? stream.listOrdinals(DIGEST_KINDS).flatMap((ordinal) => stream.getEvent(ordinal) ?? [])
    : [];
  return createDigest(stored.report, stored.insight, events);
}

/** Reduces a match to the data that a coach's stats over many games need. */
export function createDigest(
  report: MatchReport,
  insight: MatchInsight | null,
  events: readonly MatchEvent[],
): GameDigest {
  const { match, teams } = report;
  const playerNumbers = new Map(report.players.map(({ key }, number) => [key, number]));
  const getPlayerIndex = (key: string | null): number | null =>
    key === null ? null : (playerNumbers.get(key) ?? null);
  return {
    format: DIGEST_FORMAT,
    teamSize: match.teamSize,
    mode: match.mode,
    duration: match.duration,
    liveSeconds: match.liveSeconds,
    overtimeSeconds: match.overtimeSeconds,
    mapName: match.map.name,
    playlist: match.playlist.name,
    teamNames: [teams[0]!.name, teams[1]!.name],
    score: [teams[0]!.score, teams[1]!.score],
    players: report.players.map((player) => toDigestPlayer(player, insight, countWasted(events, player.key))),
    play: insight && {
      race: insight.xgRace.map(({ time, team, player, xg, total, goal, clock }) => ({
        time,
        team,
        player: getPlayerIndex(player),
        xg,
        total,
        goal,
        overtime: clock.overtime,
        clock: clock.seconds,
      })),
      shots: events.flatMap((event) => toDigestShots(event, getPlayerIndex)),
      kickoffs: assignTakerSpot(events.flatMap((event) => toDigestKickoffs(event, getPlayerIndex))),
      demolitions: events.flatMap((event) => toDigestDemolitions(event, getPlayerIndex)),
      losses: events.flatMap((event) => toDigestLosses(event, getPlayerIndex)),
      stops: events.flatMap((event) => toDigestStops(event, getPlayerIndex)),
      touches: events.flatMap((event) => toDigestTouches(event, getPlayerIndex)),
      doubleCommits: events.flatMap((event) => toDigestDoubleCommits(event, getPlayerIndex)),
      possession: [getPossession(teams[0]!), getPossession(teams[1]!)],
    },
  };
}

function getPossession({ statistics }: MatchReport['teams'][number]): number | null {
  return statistics['ball.possession_time'] ?? null;
}

/** A teammate's kickoff belongs to the spot that it was taken from, not to the one where they stood. */
function assignTakerSpot(kickoffs: readonly DigestKickoff[]): DigestKickoff[] {
  const key = ({ time, team }: DigestKickoff) => `${time} ${team}`;
  const spots = new Map(kickoffs.filter(({ taken }) => taken).map((one) => [key(one), one.spawn]));
  return kickoffs.map((one) => ({ ...one, spawn: spots.get(key(one)) ?? 'unknown' }));
}

const getId = (player: MatchReport['players'][number]): string => getPlayerIdentity(player) ?? player.key;

function toDigestPlayer(
  player: MatchReport['players'][number],
  insight: MatchInsight | null,
  wasted: DigestPlayer['wasted'],
): DigestPlayer {
  const playerInsight = insight?.players[player.key];
  const { metricValues, metricOvers } = toMetricColumns(playerInsight?.metrics);
  const getStatistic = (key: string) => player.statistics[key] ?? 0;
  return {
    key: player.key,
    id: getId(player),
    name: player.nameHidden ? '' : player.name,
    team: player.team,
    bot: player.bot,
    liveSeconds: playerInsight?.liveSeconds ?? 0,
    goals: getStatistic('core.goals'),
    shots: getStatistic('core.shots'),
    demolitions: getStatistic('demo.inflicted'),
    demolished: getStatistic('demo.taken'),
    values: metricValues ?? [],
    overs: metricOvers ?? [],
    types: toShotCounts(playerInsight?.shotTypes),
    heights: toShotCounts(playerInsight?.shotHeights),
    placements: toShotCounts(playerInsight?.placements),
    mechanics: (playerInsight?.mechanics ?? []).flatMap(({ code, attempts, successes }) =>
      attempts === 0 ? [] : [[code, attempts, successes] as const],
    ),
    pads: playerInsight?.pads ?? null,
    wasted,
  };
}

function toShotCounts(rows: MatchInsight['players'][string]['shotTypes'] | undefined): ShotCounts[] {
  return (rows ?? []).flatMap(({ code, shots, onTarget, goals, saved, assisted, xg }) =>
    shots === 0 ? [] : [[code, shots, onTarget, goals, saved, assisted, xg] as const],
  );
}

/** Kinds of events that a digest uses. */
const DIGEST_KINDS = [
  'shot',
  'kickoffTaken',
  'kickoffSupported',
  'demolition',
  'turnover',
  'lastManStop',
  'padPickup',
  'touch',
  'doubleCommit',
] as const;

/** A player's index in the digest, by their key in the report. */
type GetPlayerIndex = (key: string | null) => number | null;

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const toNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const roundToHundredths = (value: number): number => Math.round(value * 100) / 100;

function toDigestShots(event: MatchEvent, getPlayerIndex: GetPlayerIndex): DigestShot[] {
  const { kind, team, evidence } = event;
  if (kind !== 'shot' || team === null || toText(evidence.type) === null) return [];
  const sign = team === 0 ? 1 : -1;
  return [
    {
      player: getPlayerIndex(event.player),
      team,
      time: roundToHundredths(event.time),
      clock: event.clock,
      x: Math.round(event.x * sign),
      y: Math.round(event.y * sign),
      xg: toNumber(evidence.xg),
      outcome: toText(evidence.outcome) ?? '',
      isAttempt: evidence.attempt === true && evidence.ownGoal !== true,
      type: toText(evidence.type),
      height: toText(evidence.height),
      placement: toText(evidence.placement),
      speed: toNumber(evidence.speed),
    },
  ];
}

const KICKOFF_RESULTS = ['won', 'lost', 'neutral'] as const;

function toDigestKickoffs(event: MatchEvent, getPlayerIndex: GetPlayerIndex): DigestKickoff[] {
  const { kind, team, evidence } = event;
  const player = getPlayerIndex(event.player);
  if ((kind !== 'kickoffTaken' && kind !== 'kickoffSupported') || team === null || player === null) return [];
  const taken = kind === 'kickoffTaken';
  return [
    {
      player,
      team,
      time: roundToHundredths(event.time),
      clock: event.clock,
      taken,
      spawn: toText(evidence.spawn) ?? 'unknown',
      result: KICKOFF_RESULTS.find((result) => result === evidence.result) ?? 'neutral',
      approach: toText(taken ? evidence.approach : evidence.movement) ?? 'other',
      seconds: taken ? toNumber(evidence.timeToBall) : null,
      firstTouch: taken && evidence.firstTouch === true,
      possession: evidence.possession === 'loose' ? null : evidence.ownPossession === true,
      goalFor: evidence.goalFor === true,
      goalAgainst: evidence.goalAgainst === true,
    },
  ];
}

function toDigestDemolitions(event: MatchEvent, getPlayerIndex: GetPlayerIndex): DigestDemolition[] {
  const player = getPlayerIndex(event.player);
  if (event.kind !== 'demolition' || event.team === null || player === null) return [];
  return [
    { player, team: event.team, victim: getPlayerIndex(event.other), time: roundToHundredths(event.time) },
  ];
}

function toDigestLosses(event: MatchEvent, getPlayerIndex: GetPlayerIndex): DigestMoment[] {
  return event.kind === 'turnover' && event.evidence.dangerous === true
    ? toDigestMoment(event, getPlayerIndex)
    : [];
}

function toDigestStops(event: MatchEvent, getPlayerIndex: GetPlayerIndex): DigestMoment[] {
  return event.kind === 'lastManStop' ? toDigestMoment(event, getPlayerIndex) : [];
}

function toDigestMoment({ team, player, time }: MatchEvent, getPlayerIndex: GetPlayerIndex): DigestMoment[] {
  const number = getPlayerIndex(player);
  return team === null || number === null ? [] : [{ player: number, team, time: roundToHundredths(time) }];
}

function countWasted(events: readonly MatchEvent[], key: string): DigestPlayer['wasted'] {
  const wasted = { big: 0, small: 0 };
  for (const { kind, player, evidence } of events) {
    if (kind !== 'padPickup' || player !== key || evidence.live === false) continue;
    wasted[evidence.big === true ? 'big' : 'small'] += toNumber(evidence.overfill) ?? 0;
  }
  return { big: roundToHundredths(wasted.big), small: roundToHundredths(wasted.small) };
}

function toDigestTouches({ kind, player, time }: MatchEvent, getPlayerIndex: GetPlayerIndex): number[] {
  const number = getPlayerIndex(player);
  return kind === 'touch' && number !== null ? [number, Math.round(time * 10_000) / 10_000] : [];
}

function toDigestDoubleCommits(event: MatchEvent, getPlayerIndex: GetPlayerIndex): DigestDoubleCommit[] {
  const { kind, player, other, time, clock } = event;
  const [late, first] = [getPlayerIndex(player), getPlayerIndex(other)];
  if (kind !== 'doubleCommit' || late === null || first === null) return [];
  return [{ player: late, other: first, time: roundToHundredths(time), clock }];
}
