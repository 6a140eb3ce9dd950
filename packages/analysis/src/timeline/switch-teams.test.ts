import {
  attribute,
  type Operation,
  type ReplayScript,
  scriptedMatch,
  writeReplay,
} from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { toEligibleMatch } from '../eligibility/eligibility.ts';
import { buildReport, readMatch } from '../report/build-report.ts';
import { listActorsByClass, update } from '../testing/add-actors.ts';
import { editFrames } from '../testing/edit-script.ts';
import { findEvents, getInsight, readTimeline } from '../testing/properties/matches.ts';

const TEAM = 'Engine.PlayerReplicationInfo:Team';
const CAR_OWNER = 'Engine.Pawn:PlayerReplicationInfo';
const TEAM_SIZE = 2;
const { replay, expected } = scriptedMatch({ teamSize: TEAM_SIZE, seed: 12, seconds: 90 });
const [blue, orange] = listActorsByClass(replay, 'TAGame.Team_Soccar_TA');
const [actor] = listActorsByClass(replay, 'TAGame.PRI_TA');
const { name, ...scored } = expected.players[0]!;
const goals = expected.goals.filter(({ scorer }) => scorer === name);
/** In live play, after their first goal. */
const frame = Math.round((expected.goals[0]!.frame + expected.goals[1]!.frame) / 2);

/** Returns the replay as if the first blue player had switched teams in this frame, via spectator or not. */
function switchTeams(script: ReplayScript, at: number, away = 0): ReplayScript {
  const join = (team: number | undefined): Operation =>
    update(actor!, attribute(TEAM, { actor: team !== undefined, id: team ?? -1 }));
  return editFrames(script, (operations, index) => {
    // Keyframes repeat the team.
    const moved = operations.map((operation) =>
      operation.kind === 'update' && operation.actorId === actor && index >= at
        ? {
            ...operation,
            updates: operation.updates.map((write) =>
              write.attribute === TEAM ? attribute(TEAM, { actor: true, id: orange! }) : write,
            ),
          }
        : operation,
    );
    if (index === at && away > 0) return [...moved, join(undefined)];
    return index === at + away ? [...moved, join(orange)] : moved;
  });
}

const stints = [
  { title: 'at once', away: 0 },
  { title: 'via spectator', away: 5 },
];

describe.each(stints)('a player who switches teams $title', ({ away }) => {
  const timeline = readTimeline(writeReplay(switchTeams(replay, frame, away)));
  const both = timeline.players.filter((player) => player.name === name);
  const [before, after] = both;

  it('is listed once per team, for the time they were on it', () => {
    expect(timeline.players).toHaveLength(2 * TEAM_SIZE + 1);
    expect(both.map(({ team, switched }) => [team, switched])).toEqual([
      [0, true],
      [1, true],
    ]);
    expect(before!.presence.at(-1)!.to).toBe(frame - 1);
    expect(after!.presence).toEqual([{ from: frame + away, to: timeline.frames - 1 }]);
    expect(new Set(timeline.players.map(({ key }) => key)).size).toBe(timeline.players.length);
  });

  it('gets each event on the team they were on at the time', () => {
    const events = findEvents(timeline);
    for (const { kind, player, team, frame: at, endFrame } of events) {
      if (player < 0) continue;
      expect(team, `${kind} at ${at}`).toBe(timeline.players[player]!.team);
      if (timeline.players[player] === before) expect(at, kind).toBeLessThan(frame);
      if (timeline.players[player] === after) expect(endFrame, kind).toBeGreaterThanOrEqual(frame + away);
    }
    const touches = (of: number) =>
      events.filter(({ kind, player }) => kind === 'touch' && player === of).length;
    for (const player of both)
      expect(touches(timeline.players.indexOf(player)), player.key).toBeGreaterThan(0);
  });

  it('splits goals, shots and points between the teams', () => {
    const { players } = buildReport(timeline);
    const [first, last] = [0, 1].map(
      (team) => players.find((player) => player.name === name && player.team === team)!.statistics,
    );
    expect([first!['core.goals'], last!['core.goals']]).toEqual([1, goals.length - 1]);
    for (const [stat, total] of [
      ['core.score', scored.score],
      ['core.shots', scored.shots],
      ['core.saves', scored.saves],
      ['core.assists', scored.assists],
    ] as const) {
      expect(first![stat]! + last![stat]!, stat).toBe(total);
    }
    expect(scored.score).toBeGreaterThan(first!['core.score']!);
  });

  it('splits the match time between the teams', () => {
    const { stats } = readMatch(timeline);
    const insight = getInsight(timeline);
    const [first, last] = both.map(({ key }) => insight.players[key]!.liveSeconds);
    expect(first! + last!).toBeLessThanOrEqual(stats.clocks.live + 1e-6);
    expect(first! + last!).toBeGreaterThan(stats.clocks.live - 1);
  });
});

it('a match doesn’t count for a player who switched teams', () => {
  const report = buildReport(readTimeline(writeReplay(switchTeams(replay, frame))));
  for (const player of report.players) {
    const match = toEligibleMatch(report, null, player.key)!;
    expect(match.switchedTeams, player.key).toBe(player.name === name);
  }
});

it('a player who chooses another team before the first kickoff is listed once', () => {
  const { players } = readTimeline(writeReplay(switchTeams(replay, 5)));
  expect(players.filter((player) => player.name === name).map(({ team }) => team)).toEqual([1]);
  expect(blue).not.toBe(orange);
});

/** Returns the replay as if the first blue player had been on the orange team first, and rejoined in this frame. */
function rejoin(script: ReplayScript, at: number): ReplayScript {
  const [car] = listActorsByClass(script, 'TAGame.Car_TA');
  const toEarlier = (actorId: number) => actorId + 500;
  const copy = (operation: Operation): Operation[] => {
    if (operation.actorId !== actor && operation.actorId !== car) return [];
    const actorId = toEarlier(operation.actorId);
    if (operation.kind !== 'update') return [{ ...operation, actorId }];
    const updates = operation.updates.map((write) => {
      if (write.attribute === TEAM) return attribute(TEAM, { actor: true, id: orange! });
      return write.attribute === CAR_OWNER
        ? attribute(CAR_OWNER, { actor: true, id: toEarlier(actor!) })
        : write;
    });
    return [{ ...operation, actorId, updates }];
  };
  return editFrames(script, (operations, index) => {
    if (index === 0) return [...operations, ...operations.flatMap(copy)];
    if (index !== at) return [...operations];
    const left = [actor!, car!].map((one): Operation => ({ kind: 'destroy', actorId: toEarlier(one) }));
    return [...left, ...operations];
  });
}

it('a player who rejoins on another team is listed twice only after the first kickoff', () => {
  const list = (at: number) =>
    readTimeline(writeReplay(rejoin(replay, at)))
      .players.filter((player) => player.name === name)
      .map(({ team }) => team);
  expect(list(5)).toEqual([0]);
  expect(list(frame)).toEqual([0, 1]);
});

it('players of one split screen on different teams haven’t switched', () => {
  const [host, , , guest] = listActorsByClass(replay, 'TAGame.PRI_TA');
  const account = replay.frames[0]!.operations.flatMap((operation) =>
    operation.kind === 'update' && operation.actorId === host ? operation.updates : [],
  ).find((write) => write.kind === 'uniqueId')!.value;
  const joined = editFrames(replay, (operations) =>
    operations.map((operation) =>
      operation.kind === 'update' && operation.actorId === guest
        ? {
            ...operation,
            updates: operation.updates.map((write) =>
              write.kind === 'uniqueId' ? { ...write, value: { ...account, localId: 1 } } : write,
            ),
          }
        : operation,
    ),
  );
  const report = buildReport(readTimeline(writeReplay(joined)));
  const teams = new Map(report.players.map(({ key, team }) => [key, team]));
  expect([teams.get(`steam:${account.id}`), teams.get(`steam:${account.id}:1`)]).toEqual([0, 1]);
  for (const { key } of report.players) {
    expect(toEligibleMatch(report, null, key)!.switchedTeams, key).toBe(false);
  }
});
