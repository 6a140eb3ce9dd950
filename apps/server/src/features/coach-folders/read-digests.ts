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
  keepDigest,
  listOtherFormats,
  readStored,
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
  for (const { matchId, updatedAt, digest } of await readStored(db, matchIds)) {
    const kept = digest === null ? null : (JSON.parse(digest) as GameDigest);
    if (kept?.format === DIGEST_FORMAT) {
      digests.set(matchId, kept);
      continue;
    }
    const made = await makeStored(db, matchId);
    if (!made) continue;
    digests.set(matchId, made);
    await keepDigest(db, { matchId, madeFrom: updatedAt, digest: JSON.stringify(made) });
  }
  return digests;
}

/** Rebuilds digests of other formats, so that no coach waits after an update; returns their number. */
export async function renewDigests(context: Pick<WorkerContext, 'db' | 'logger' | 'isClosing'>) {
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

async function makeStored(db: Database, matchId: string): Promise<GameDigest | null> {
  const stored = await readReportAndInsight(db, matchId);
  if (!stored) return null;
  const packed = (await readEventStreams(db, [matchId])).get(matchId);
  const stream = packed && (await openEventStream(packed));
  const events = stream
    ? stream.listOrdinals(DIGEST_KINDS).flatMap((ordinal) => stream.at(ordinal) ?? [])
    : [];
  return makeDigest(stored.report, stored.insight, events);
}

/** Reduces a match to the data that a coach's stats over many games need. */
export function makeDigest(
  report: MatchReport,
  insight: MatchInsight | null,
  events: readonly MatchEvent[],
): GameDigest {
  const { match, teams } = report;
  const playerNumbers = new Map(report.players.map(({ key }, number) => [key, number]));
  const place = (key: string | null): number | null =>
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
    players: report.players.map((player) => digestPlayer(player, insight, countWasted(events, player.key))),
    play: insight && {
      race: insight.xgRace.map(({ time, team, player, xg, total, goal, clock }) => ({
        time,
        team,
        player: place(player),
        xg,
        total,
        goal,
        overtime: clock.overtime,
        clock: clock.seconds,
      })),
      shots: events.flatMap((event) => toDigestShots(event, place)),
      kickoffs: fromTheTakersSpot(events.flatMap((event) => toDigestKickoffs(event, place))),
      demolitions: events.flatMap((event) => toDigestDemolitions(event, place)),
      losses: events.flatMap((event) => toDigestLosses(event, place)),
      stops: events.flatMap((event) => toDigestStops(event, place)),
      touches: events.flatMap((event) => toDigestTouches(event, place)),
      doubleCommits: events.flatMap((event) => toDigestDoubleCommits(event, place)),
      possession: [getPossession(teams[0]!), getPossession(teams[1]!)],
    },
  };
}

function getPossession({ statistics }: MatchReport['teams'][number]): number | null {
  return statistics['ball.possession_time'] ?? null;
}

/** A teammate's kickoff belongs to the spot that it was taken from, not to the one where they stood. */
function fromTheTakersSpot(kickoffs: readonly DigestKickoff[]): DigestKickoff[] {
  const key = ({ time, team }: DigestKickoff) => `${time} ${team}`;
  const spots = new Map(kickoffs.filter(({ taken }) => taken).map((one) => [key(one), one.spawn]));
  return kickoffs.map((one) => ({ ...one, spawn: spots.get(key(one)) ?? 'unknown' }));
}

function getId(player: MatchReport['players'][number]): string {
  return getPlayerIdentity(player) ?? player.key;
}

function digestPlayer(
  player: MatchReport['players'][number],
  insight: MatchInsight | null,
  wasted: DigestPlayer['wasted'],
): DigestPlayer {
  const playerInsight = insight?.players[player.key];
  const { metricValues, metricOvers } = toMetricColumns(playerInsight?.metrics);
  const statistic = (key: string) => player.statistics[key] ?? 0;
  return {
    key: player.key,
    id: getId(player),
    name: player.nameHidden ? '' : player.name,
    team: player.team,
    bot: player.bot,
    liveSeconds: playerInsight?.liveSeconds ?? 0,
    goals: statistic('core.goals'),
    shots: statistic('core.shots'),
    demolitions: statistic('demo.inflicted'),
    demolished: statistic('demo.taken'),
    values: metricValues ?? [],
    overs: metricOvers ?? [],
    types: shotCounts(playerInsight?.shotTypes),
    heights: shotCounts(playerInsight?.shotHeights),
    placements: shotCounts(playerInsight?.placements),
    mechanics: (playerInsight?.mechanics ?? []).flatMap(({ code, attempts, successes }) =>
      attempts === 0 ? [] : [[code, attempts, successes] as const],
    ),
    pads: playerInsight?.pads ?? null,
    wasted,
  };
}

function shotCounts(rows: MatchInsight['players'][string]['shotTypes'] | undefined): ShotCounts[] {
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
type Place = (key: string | null) => number | null;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const stat = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const rounded = (value: number): number => Math.round(value * 100) / 100;

function toDigestShots(event: MatchEvent, place: Place): DigestShot[] {
  const { kind, team, evidence } = event;
  if (kind !== 'shot' || team === null || text(evidence.type) === null) return [];
  const sign = team === 0 ? 1 : -1;
  return [
    {
      player: place(event.player),
      team,
      time: rounded(event.time),
      clock: event.clock,
      x: Math.round(event.x * sign),
      y: Math.round(event.y * sign),
      xg: stat(evidence.xg),
      outcome: text(evidence.outcome) ?? '',
      isAttempt: evidence.attempt === true && evidence.ownGoal !== true,
      type: text(evidence.type),
      height: text(evidence.height),
      placement: text(evidence.placement),
      speed: stat(evidence.speed),
    },
  ];
}

const KICKOFF_RESULTS = ['won', 'lost', 'neutral'] as const;

function toDigestKickoffs(event: MatchEvent, place: Place): DigestKickoff[] {
  const { kind, team, evidence } = event;
  const player = place(event.player);
  if ((kind !== 'kickoffTaken' && kind !== 'kickoffSupported') || team === null || player === null) return [];
  const taken = kind === 'kickoffTaken';
  return [
    {
      player,
      team,
      time: rounded(event.time),
      clock: event.clock,
      taken,
      spawn: text(evidence.spawn) ?? 'unknown',
      result: KICKOFF_RESULTS.find((result) => result === evidence.result) ?? 'neutral',
      approach: text(taken ? evidence.approach : evidence.movement) ?? 'other',
      seconds: taken ? stat(evidence.timeToBall) : null,
      firstTouch: taken && evidence.firstTouch === true,
      possession: evidence.possession === 'loose' ? null : evidence.ownPossession === true,
      goalFor: evidence.goalFor === true,
      goalAgainst: evidence.goalAgainst === true,
    },
  ];
}

function toDigestDemolitions(event: MatchEvent, place: Place): DigestDemolition[] {
  const player = place(event.player);
  if (event.kind !== 'demolition' || event.team === null || player === null) return [];
  return [{ player, team: event.team, victim: place(event.other), time: rounded(event.time) }];
}

function toDigestLosses(event: MatchEvent, place: Place): DigestMoment[] {
  return event.kind === 'turnover' && event.evidence.dangerous === true ? digestMoment(event, place) : [];
}

function toDigestStops(event: MatchEvent, place: Place): DigestMoment[] {
  return event.kind === 'lastManStop' ? digestMoment(event, place) : [];
}

function digestMoment({ team, player, time }: MatchEvent, place: Place): DigestMoment[] {
  const number = place(player);
  return team === null || number === null ? [] : [{ player: number, team, time: rounded(time) }];
}

function countWasted(events: readonly MatchEvent[], key: string): DigestPlayer['wasted'] {
  const wasted = { big: 0, small: 0 };
  for (const { kind, player, evidence } of events) {
    if (kind !== 'padPickup' || player !== key || evidence.live === false) continue;
    wasted[evidence.big === true ? 'big' : 'small'] += stat(evidence.overfill) ?? 0;
  }
  return { big: rounded(wasted.big), small: rounded(wasted.small) };
}

function toDigestTouches({ kind, player, time }: MatchEvent, place: Place): number[] {
  const number = place(player);
  return kind === 'touch' && number !== null ? [number, Math.round(time * 10_000) / 10_000] : [];
}

function toDigestDoubleCommits(event: MatchEvent, place: Place): DigestDoubleCommit[] {
  const { kind, player, other, time, clock } = event;
  const [late, first] = [place(player), place(other)];
  if (kind !== 'doubleCommit' || late === null || first === null) return [];
  return [{ player: late, other: first, time: rounded(time), clock }];
}
