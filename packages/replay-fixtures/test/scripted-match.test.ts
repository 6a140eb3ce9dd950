import {
  type AttributeName,
  type AttributeValues,
  collectReplay,
  type Frame,
  getHeaderInt,
  getHeaderList,
  getHeaderText,
  getRigidBodyScale,
  isDerivedFrom,
  type RigidBody,
  toLegacyQuaternion,
} from '@datacoach/replay';
import { describe, expect, it } from 'vitest';
import {
  ERA_KEYS,
  type ScriptedMatchOptions,
  scriptedMatch,
  writeReplay,
  writeScriptedMatch,
} from '../src/index.ts';

function play(options: ScriptedMatchOptions) {
  const { replay, expected } = scriptedMatch(options);
  const { outcome, body, frames } = collectReplay(writeReplay(replay), { checksums: 'always' });
  expect(outcome).toMatchObject({ kind: 'complete', frames: expected.frames });
  const { header, content } = body!;
  return { header, content, frames, expected };
}

type Played = ReturnType<typeof play>;

/** Returns all updates of an attribute, in stream order. */
function listUpdates<N extends AttributeName>(
  { frames, content }: Pick<Played, 'frames' | 'content'>,
  name: N,
) {
  return frames.flatMap(({ updates }, frame) =>
    updates
      .filter(({ attributeObjectId }) => content.objects[attributeObjectId] === name)
      .map(({ actorId, value }) => ({ frame, actorId, value })),
  );
}

/** Returns the names of the game's states in order. */
const listStates = (played: Played): string[] =>
  listUpdates(played, 'TAGame.GameEvent_TA:ReplicatedStateName')
    .map(({ value }) => played.content.names[value as number]!)
    .filter((name, i, names) => name !== names[i - 1]);

/** Returns the last value of a counter for each actor. */
const lastValues = (played: Played, name: AttributeName): Map<number, unknown> =>
  new Map(listUpdates(played, name).map(({ actorId, value }) => [actorId, value]));

function playerIds(played: Played): Map<string, number> {
  return new Map(
    listUpdates(played, 'Engine.PlayerReplicationInfo:PlayerName').map(({ actorId, value }) => [
      value as string,
      actorId,
    ]),
  );
}

const everything = { teamSize: 3, bot: true, spectator: true, leaver: true, lateJoiner: true } as const;

describe('a scripted match', () => {
  const played = play({});

  it('is the same for the same seed and different for another', () => {
    const options = { seconds: 20, teamSize: 1 } as const;
    const bytes = writeScriptedMatch({ ...options, seed: 5 });
    expect(Buffer.from(writeScriptedMatch({ ...options, seed: 5 })).equals(bytes)).toBe(true);
    expect(Buffer.from(writeScriptedMatch({ ...options, seed: 6 })).equals(bytes)).toBe(false);
  });

  it('has everything that an analysis reads', () => {
    const { goals, saves, demolitions, touches, players } = played.expected;
    expect(goals.length).toBeGreaterThanOrEqual(2);
    expect(saves.length).toBeGreaterThanOrEqual(1);
    expect(demolitions.length).toBe(1);
    expect(touches.length).toBeGreaterThan(10);
    const shots = players.reduce((sum, player) => sum + player.shots, 0);
    expect(shots).toBeGreaterThanOrEqual(goals.length + saves.length);
    for (const player of players) {
      expect(player.smallPads + player.bigPads).toBeGreaterThan(0);
      expect(player.boostUsed).toBeGreaterThan(50);
      expect(player.powerslideSeconds).toBeGreaterThan(0);
      expect(player.airSeconds).toBeGreaterThan(0);
    }
  });

  it('has a stream that matches its expected stats', () => expectTruth(played));

  it('has a header that matches them too', () => expectHeader(played));

  it('pauses for goal replays: time jumps, the delta is zero, a keyframe repeats everything', () => {
    const gaps = played.frames.flatMap((frame, i) => (frame.delta === 0 ? [i] : []));
    const keyframes = new Set(played.content.keyframes.map(({ frame }) => frame));
    // A goal after time is up ends the match; every other goal is followed by a restart.
    const endedByGoal = listStates(played).at(-2) === 'PostGoalScored';
    expect(gaps.length).toBe(1 + played.expected.goals.length - Number(endedByGoal));
    for (const [i, gap] of gaps.entries()) {
      expect(keyframes.has(gap)).toBe(true);
      expect(played.frames[gap]!.spawns.some(({ repeated }) => repeated)).toBe(i > 0);
      if (i > 0) expect(played.frames[gap]!.time - played.frames[gap - 1]!.time).toBeGreaterThan(2);
    }
    const restart = played.frames[gaps[1]!]!;
    for (const className of ['TAGame.Car_TA', 'TAGame.Ball_TA', 'TAGame.VehiclePickup_Boost_TA']) {
      const spawns = restart.spawns.filter((spawn) => spawn.className === className);
      expect(spawns.length).toBeGreaterThan(0);
      expect(spawns.every(({ repeated }) => !repeated)).toBe(true);
    }
    let sinceKeyframe = 0;
    for (const [i, { delta }] of played.frames.entries()) {
      sinceKeyframe = keyframes.has(i) ? 0 : sinceKeyframe + delta;
      expect(sinceKeyframe).toBeLessThan(10.1);
    }
  });

  it('counts down from the start to zero', () => {
    const seconds = listUpdates(played, 'TAGame.GameEvent_Soccar_TA:SecondsRemaining').map(
      ({ value }) => value,
    );
    expect(seconds[0]).toBe(60);
    expect(seconds.at(-1)).toBe(0);
    expect(new Set(listStates(played))).toEqual(
      new Set(['Countdown', 'Active', 'PostGoalScored', 'Finished']),
    );
  });
});

describe('options', () => {
  it('has players who join late, leave, watch or are bots', () => {
    const played = play({ ...everything, seed: 3 });
    expectTruth(played);
    expectHeader(played);
    const ids = playerIds(played);
    expect(ids.size).toBe(7);
    const flags = (name: AttributeName) => new Set(listUpdates(played, name).map(({ actorId }) => actorId));
    expect(flags('Engine.PlayerReplicationInfo:bBot')).toEqual(new Set([ids.get('Bandit')]));
    expect(flags('Engine.PlayerReplicationInfo:bIsSpectator')).toEqual(new Set([ids.get('Caster')]));
    const leaver = played.expected.players.find(({ present, team }) => !present && team === 0)!;
    expect(lastValues(played, 'Engine.PlayerReplicationInfo:Team').get(ids.get(leaver.name)!)).toMatchObject({
      id: -1,
    });
    const joined = played.frames.findIndex(({ spawns }) =>
      spawns.some(({ actorId, className }) => className === 'TAGame.PRI_TA' && actorId === ids.get('Bandit')),
    );
    expect(joined).toBeGreaterThan(100);
  });

  it('has a golden goal', () => {
    const played = play({ overtime: true, seed: 2, teamSize: 2 });
    expect(played.expected.goals.at(-1)!.overtime).toBe(true);
    expect(played.expected.goals.slice(0, -1).every(({ overtime }) => !overtime)).toBe(true);
    expect(listUpdates(played, 'TAGame.GameEvent_Soccar_TA:bOverTime').at(-1)!.value).toBe(true);
    expectTruth(played);
  });

  it('rejects a leaver in 1v1', () => {
    expect(() => scriptedMatch({ teamSize: 1, leaver: true })).toThrow(RangeError);
  });

  it.each(ERA_KEYS)('is recorded as in %s', (era) => {
    const played = play({ ...everything, era, seconds: 40, seed: 4 });
    expectTruth(played);
    expectHeader(played);
    expectPhysics(played);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'has goals, saves or shots and matching expected stats with seed %i',
    (seed) => {
      const played = play({ seed, teamSize: seed % 2 === 0 ? 2 : 1, seconds: 45 });
      expect(played.expected.goals.length).toBeGreaterThan(0);
      expectTruth(played);
    },
  );
});

describe('physics', () => {
  it('moves bodies according to their velocities', () => expectPhysics(play({ seed: 7 })));
});

function expectTruth(played: Played): void {
  const { expected } = played;
  const ids = playerIds(played);
  const counters = {
    goals: 'TAGame.PRI_TA:MatchGoals',
    assists: 'TAGame.PRI_TA:MatchAssists',
    saves: 'TAGame.PRI_TA:MatchSaves',
    shots: 'TAGame.PRI_TA:MatchShots',
    score: 'TAGame.PRI_TA:MatchScore',
  } as const;
  const demolitions = {
    demolitions: 'TAGame.PRI_TA:CarDemolitions',
    demolished: 'TAGame.PRI_TA:SelfDemolitions',
  } as const;
  const counted = hasDemolitionCounters(played.header) ? { ...counters, ...demolitions } : counters;
  for (const [key, attribute] of Object.entries(counted) as [keyof typeof counters, AttributeName][]) {
    const last = lastValues(played, attribute);
    for (const player of expected.players) {
      expect([player.name, key, last.get(ids.get(player.name)!) ?? 0]).toEqual([
        player.name,
        key,
        player[key],
      ]);
    }
  }
  expect(expected.score[0] + expected.score[1]).toBe(expected.goals.length);
  expectPickups(played);
  const live = liveSeconds(played);
  expect(Math.abs(live - expected.liveSeconds)).toBeLessThan(0.2);
}

/** The stream counts demolitions starting with build 250307. */
const hasDemolitionCounters = (header: Played['header']): boolean =>
  (getHeaderText(header, 'BuildVersion') ?? '') >= '250307';

/** Counts distinct pickups in the stream: a new counter, or a flag that wasn't set before. */
function expectPickups(played: Played): void {
  const state = new Map<number, number>();
  let pickups = 0;
  for (const { updates, destroys } of played.frames) {
    for (const actorId of destroys) state.delete(actorId);
    for (const { actorId, kind, value } of updates) {
      if (kind !== 'pickupNew' && kind !== 'pickup') continue;
      const pickup = value as AttributeValues['pickup'] & AttributeValues['pickupNew'];
      const counter = kind === 'pickup' ? Number(pickup.pickedUp) : pickup.counter;
      if (counter !== state.get(actorId) && counter % 2 === 1) pickups++;
      state.set(actorId, counter);
    }
  }
  const all = played.expected.players.reduce((sum, { smallPads, bigPads }) => sum + smallPads + bigPads, 0);
  expect(pickups).toBe(all);
  const grants = boostGrants(played);
  if (grants !== null) expect(grants).toBe(all);
}

/** Returns the boost grants of all cars together, or null in files without grant counters. */
function boostGrants(played: Played): number | null {
  const updates = listUpdates(played, 'TAGame.CarComponent_Boost_TA:ReplicatedBoost');
  if (updates.length === 0) return null;
  const last = new Map<number, number>();
  let grants = 0;
  for (const { actorId, value } of updates) {
    const { grantCount } = value as AttributeValues['replicatedBoost'];
    grants += Math.max(0, grantCount - (last.get(actorId) ?? 0));
    last.set(actorId, grantCount);
  }
  return grants;
}

/** Returns the sum of deltas while the state is Active and the ball has been hit. */
function liveSeconds({ frames, content }: Played): number {
  let state = '';
  let hit = false;
  let live = 0;
  for (const { delta, updates } of frames) {
    for (const { attributeObjectId, value } of updates) {
      const name = content.objects[attributeObjectId];
      if (name === 'TAGame.GameEvent_TA:ReplicatedStateName') state = content.names[value as number]!;
      if (name === 'TAGame.GameEvent_Soccar_TA:bBallHasBeenHit') hit = value as boolean;
    }
    if (state === 'Active' && hit) live += delta;
  }
  return live;
}

function expectHeader({ header, expected }: Played): void {
  expect(getHeaderInt(header, 'Team0Score') ?? 0).toBe(expected.score[0]);
  expect(getHeaderInt(header, 'Team1Score') ?? 0).toBe(expected.score[1]);
  const goals = getHeaderList(header, 'Goals').map((goal) => [
    getHeaderInt(goal, 'frame'),
    getHeaderText(goal, 'PlayerName'),
    getHeaderInt(goal, 'PlayerTeam'),
  ]);
  expect(goals).toEqual(expected.goals.map(({ frame, scorer, team }) => [frame, scorer, team]));
  const rows = getHeaderList(header, 'PlayerStats').map((row) => ({
    name: getHeaderText(row, 'Name'),
    team: getHeaderInt(row, 'Team'),
    score: getHeaderInt(row, 'Score'),
    goals: getHeaderInt(row, 'Goals'),
    assists: getHeaderInt(row, 'Assists'),
    saves: getHeaderInt(row, 'Saves'),
    shots: getHeaderInt(row, 'Shots'),
  }));
  expect(rows).toEqual(
    expected.players
      .filter(({ present, team }) => present && team !== null)
      .map(({ name, team, score, goals: scored, assists, saves, shots }) => ({
        name,
        team,
        score,
        goals: scored,
        assists,
        saves,
        shots,
      })),
  );
}

interface Body {
  time: number;
  raw: RigidBody;
}

/** Returns every body's steps from one update to the next, in uu, uu/s and seconds; none across deletes or pauses. */
function steps({
  frames,
  content,
  header,
}: Played): { className: string; from: Body; to: Body; apart: number }[] {
  const classes = new Map<number, string>();
  const last = new Map<number, Body>();
  const found: { className: string; from: Body; to: Body; apart: number }[] = [];
  const unit = getRigidBodyScale(header.version).location;
  for (const { time, spawns, destroys, updates } of frames as Frame[]) {
    for (const actorId of destroys) last.delete(actorId);
    for (const { actorId, className } of spawns) classes.set(actorId, className);
    for (const { actorId, attributeObjectId, value } of updates) {
      if (content.objects[attributeObjectId] !== 'TAGame.RBActor_TA:ReplicatedRBState') continue;
      const to = { time, raw: value as RigidBody };
      const from = last.get(actorId);
      last.set(actorId, to);
      // Bodies at rest aren't sent: no step across such a gap.
      if (from === undefined || time - from.time > 0.2) continue;
      const { x, y, z } = from.raw;
      const apart = Math.hypot(to.raw.x - x, to.raw.y - y, to.raw.z - z) * unit;
      found.push({ className: classes.get(actorId)!, from, to, apart });
    }
  }
  return found;
}

function expectPhysics(played: Played): void {
  const scales = getRigidBodyScale(played.header.version);
  const moved = steps(played);
  expect(moved.length).toBeGreaterThan(1000);
  let surprising = 0;
  let sideways = 0;
  let driving = 0;
  for (const { className, from, to, apart } of moved) {
    const car = isDerivedFrom(className, 'TAGame.Car_TA');
    const speed = Math.hypot(to.raw.vx, to.raw.vy, to.raw.vz) * scales.linearVelocity;
    const spin = Math.hypot(to.raw.wx, to.raw.wy, to.raw.wz) * scales.angularVelocity;
    expect(speed).toBeLessThanOrEqual(car ? 2301 : 6001);
    expect(spin).toBeLessThanOrEqual(car ? 5.51 : 6.01);
    expect(Math.abs(to.raw.x * scales.location)).toBeLessThan(4096);
    expect(to.raw.z * scales.location).toBeGreaterThan(16);
    const before = Math.hypot(from.raw.vx, from.raw.vy, from.raw.vz) * scales.linearVelocity;
    const seconds = to.time - from.time;
    if (Math.abs(apart - ((before + speed) / 2) * seconds) > 25) surprising++;
    if (car && speed > 500 && to.raw.z * scales.location < 20) {
      driving++;
      if (forwardSpeed(to.raw, scales.quaternion) < (0.97 * speed) / scales.linearVelocity) sideways++;
    }
  }
  // Touches and pushes happen between updates.
  expect(surprising / moved.length).toBeLessThan(0.02);
  expect(driving).toBeGreaterThan(500);
  // Cars that were bumped, land after a flip, reverse or slide along a wall point elsewhere.
  expect(sideways / driving).toBeLessThan(0.04);
}

/** Returns the velocity along the nose, in stored units. */
function forwardSpeed(raw: RigidBody, quaternion: boolean): number {
  const [x, y, z, w] = quaternion
    ? [raw.qx, raw.qy, raw.qz, raw.qw]
    : toLegacyQuaternion(raw.qx, raw.qy, raw.qz);
  const forward = [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)] as const;
  return raw.vx * forward[0] + raw.vy * forward[1] + raw.vz * forward[2];
}
