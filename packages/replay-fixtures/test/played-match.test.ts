import {
  type AttributeName,
  collectReplay,
  getHeaderBool,
  getHeaderInt,
  getHeaderQword,
  getHeaderText,
  getRigidBodyScale,
  isDerivedFrom,
  type RigidBody,
} from '@datacoach/replay';
import { describe, expect, it } from 'vitest';
import {
  createPlayedMatch,
  type MatchIdentity,
  type PlayedMatchOptions,
  type PlayedPlayer,
  writePlayedMatch,
  writeReplay,
} from '../src/index.ts';

const identity: MatchIdentity = {
  guid: '0DA7AC0AC4000000000000000000BA11',
  replayId: '0DA7AC0AC4000000000000000000BA12',
  startEpoch: 1_790_000_000n,
  date: '2026-09-21 14-13-20',
  map: 'cs_p',
  playlist: 11,
  recorder: 0,
};

const player = (name: string, number: number, tier = 15): PlayedPlayer => ({
  name,
  uniqueId: {
    system: 1,
    platform: 'steam',
    id: `${76561198000000000n + BigInt(number)}`,
    name: '',
    extra: new Uint8Array(0),
    localId: 0,
  },
  skill: { tier },
});

const team = (name: string, size: number, from: number, tier?: number): PlayedPlayer[] =>
  Array.from({ length: size }, (_, i) => player(`${name} ${i + 1}`, from + i, tier));

const doubles = (options: Partial<PlayedMatchOptions> = {}): PlayedMatchOptions => ({
  seed: 5,
  seconds: 60,
  blue: team('blue', 2, 1),
  orange: team('orange', 2, 11),
  identity,
  ...options,
});

function play(options: PlayedMatchOptions) {
  const { replay, expected } = createPlayedMatch(options);
  const { outcome, body, frames } = collectReplay(writeReplay(replay), { checksums: 'always' });
  expect(outcome).toMatchObject({ kind: 'complete', frames: expected.frames });
  return { header: body!.header, content: body!.content, frames, expected };
}

type Played = ReturnType<typeof play>;

function listUpdates({ frames, content }: Played, name: AttributeName) {
  return frames.flatMap(({ updates, time }, frame) =>
    updates
      .filter(({ attributeObjectId }) => content.objects[attributeObjectId] === name)
      .map(({ actorId, value }) => ({ frame, time, actorId, value: value as unknown })),
  );
}

describe('a played match', () => {
  const played = play(doubles());

  it('is the same for the same options and different for another seed', () => {
    const short = doubles({ seconds: 10 });
    const bytes = writePlayedMatch(short);
    expect(Buffer.from(writePlayedMatch(short)).equals(bytes)).toBe(true);
    expect(Buffer.from(writePlayedMatch({ ...short, seed: 6 })).equals(bytes)).toBe(false);
  }, 30_000);

  it('has counters that match the expected stats', () => {
    const names = new Map(
      listUpdates(played, 'Engine.PlayerReplicationInfo:PlayerName').map(({ actorId, value }) => [
        value,
        actorId,
      ]),
    );
    for (const [key, attribute] of [
      ['goals', 'TAGame.PRI_TA:MatchGoals'],
      ['assists', 'TAGame.PRI_TA:MatchAssists'],
      ['saves', 'TAGame.PRI_TA:MatchSaves'],
      ['shots', 'TAGame.PRI_TA:MatchShots'],
      ['score', 'TAGame.PRI_TA:MatchScore'],
      ['demolitions', 'TAGame.PRI_TA:CarDemolitions'],
    ] as const) {
      const last = new Map(listUpdates(played, attribute).map(({ actorId, value }) => [actorId, value]));
      for (const person of played.expected.players) {
        expect([person.name, key, last.get(names.get(person.name)!) ?? 0]).toEqual([
          person.name,
          key,
          person[key],
        ]);
      }
    }
  });

  it('is filed under its identity', () => {
    const { header } = played;
    expect(getHeaderText(header, 'MatchGUID')).toBe(identity.guid);
    expect(getHeaderText(header, 'Id')).toBe(identity.replayId);
    expect(getHeaderText(header, 'MapName')).toBe('cs_p');
    expect(getHeaderText(header, 'Date')).toBe(identity.date);
    expect(getHeaderQword(header, 'MatchStartEpoch')).toBe(identity.startEpoch);
    expect(getHeaderText(header, 'PlayerName')).toBe('blue 1');
    expect(listUpdates(played, 'ProjectX.GRI_X:ReplicatedGamePlaylist')[0]!.value).toBe(11);
  });

  it('has the expected jumps, double jumps and dodges', () => {
    const { moves } = played.expected;
    expect(moves.filter(({ kind }) => kind === 'dodge').length).toBeGreaterThan(20);
    for (const kind of ['jump', 'doubleJump', 'dodge'] as const) {
      expect(activations(played, kind)).toBe(moves.filter((move) => move.kind === kind).length);
    }
  });

  it("stays within the game's limits", () => expectLimits(played));

  it('lets a pad be taken only after it respawns', () => {
    const away = new Map<number, number>();
    let pickups = 0;
    for (const { time, actorId, value } of listUpdates(
      played,
      'TAGame.VehiclePickup_TA:NewReplicatedPickupData',
    )) {
      const { counter } = value as { counter: number };
      const since = away.get(actorId);
      if (counter % 2 === 1 && since === undefined) {
        pickups++;
        away.set(actorId, time);
      } else if (counter % 2 === 0 && since !== undefined) {
        // Four seconds for a small pad, ten for a big pad.
        expect(time - since).toBeGreaterThan(3.9);
        away.delete(actorId);
      }
    }
    expect(pickups).toBeGreaterThan(30);
  });
});

describe('skill', () => {
  it('lets far better players win', () => {
    const lead = [1, 2, 3].map((seed) => {
      const { expected } = createPlayedMatch(
        doubles({ seed, seconds: 60, blue: team('blue', 2, 1, 20), orange: team('orange', 2, 11, 3) }),
      );
      return expected.score[0] - expected.score[1];
    });
    expect(lead.reduce((sum, goals) => sum + goals, 0)).toBeGreaterThan(2);
  }, 30_000);

  it('has no speed flips by a player who is weak at kickoffs', () => {
    const blue = (severity: number): PlayedPlayer[] => [
      { ...player('blue 1', 1), skill: { tier: 20, weakness: 'kickoffs', severity } },
    ];
    const sideways = (severity: number): number => {
      const played = play(doubles({ blue: blue(severity), orange: blue(severity), seconds: 1 }));
      const torques = listUpdates(played, 'TAGame.CarComponent_Dodge_TA:DodgeTorque');
      // The first dodges are on the way to the ball; a flip into the ball can go anywhere.
      return torques.slice(0, 2).filter(({ value }) => Math.abs((value as { x: number }).x) > 100).length;
    };
    expect(sideways(0)).toBe(2);
    expect(sideways(1)).toBe(0);
  });
});

describe('options of a played match', () => {
  it('adds a bot and a player who leaves', () => {
    const blue = [player('blue 1', 1), { ...player('blue 2', 2), leavesAt: 0.5 }];
    const orange = [player('orange 1', 11), { name: 'Sundown', uniqueId: null, skill: { tier: 8 } }];
    const { expected } = play(doubles({ blue, orange }));
    expect(expected.players.map(({ name, bot, present }) => [name, bot, present])).toEqual([
      ['blue 1', false, true],
      ['blue 2', false, false],
      ['orange 1', false, true],
      ['Sundown', true, true],
    ]);
  });

  it("records from the orange player's view, in a private match of an older build", () => {
    const { header } = play(
      doubles({ era: '2025', identity: { ...identity, playlist: 6, recorder: 2 }, seconds: 10 }),
    );
    expect(getHeaderInt(header, 'PrimaryPlayerTeam')).toBe(1);
    expect(getHeaderText(header, 'PlayerName')).toBe('orange 1');
    expect(getHeaderText(header, 'MatchType')).toBe('Private');
  });

  it('lets a beaten team forfeit', () => {
    const options = doubles({
      seconds: 120,
      forfeits: true,
      blue: team('blue', 2, 1, 21),
      orange: team('orange', 2, 11, 1),
    });
    const matches = [1, 2, 3].map((seed) => play({ ...options, seed }));
    const given = matches.filter(({ expected }) => expected.forfeit);
    expect(given.length).toBeGreaterThan(0);
    for (const { header, expected } of given) {
      expect(getHeaderBool(header, 'bForfeit')).toBe(true);
      expect(expected.winner).toBe(expected.score[0] > expected.score[1] ? 0 : 1);
      expect(expected.liveSeconds).toBeLessThan(120);
    }
  }, 30_000);

  it('rejects teams of different sizes', () => {
    expect(() => createPlayedMatch(doubles({ orange: team('orange', 1, 11) }))).toThrow(RangeError);
  });
});

/** Counts the increases of a component's counter to an odd value, over all cars. */
function activations(played: Played, kind: 'jump' | 'doubleJump' | 'dodge'): number {
  const className = {
    jump: 'TAGame.CarComponent_Jump_TA',
    doubleJump: 'TAGame.CarComponent_DoubleJump_TA',
    dodge: 'TAGame.CarComponent_Dodge_TA',
  }[kind];
  const live = new Map<number, number>();
  let found = 0;
  for (const { spawns, destroys, updates } of played.frames) {
    for (const actorId of destroys) live.delete(actorId);
    for (const { actorId, className: spawned, repeated } of spawns) {
      if (spawned === className && !repeated) live.set(actorId, 0);
    }
    for (const { actorId, attributeObjectId, value } of updates) {
      const before = live.get(actorId);
      if (played.content.objects[attributeObjectId] !== 'TAGame.CarComponent_TA:ReplicatedActive') continue;
      if (before === undefined) continue;
      const counter = value as number;
      if (counter !== before && counter % 2 === 1) found++;
      live.set(actorId, counter);
    }
  }
  return found;
}

function expectLimits(played: Played): void {
  const scales = getRigidBodyScale(played.header.version);
  const classes = new Map<number, string>();
  let bodies = 0;
  for (const { spawns, updates } of played.frames) {
    for (const { actorId, className } of spawns) classes.set(actorId, className);
    for (const { actorId, attributeObjectId, value } of updates) {
      if (played.content.objects[attributeObjectId] !== 'TAGame.RBActor_TA:ReplicatedRBState') continue;
      bodies++;
      const car = isDerivedFrom(classes.get(actorId)!, 'TAGame.Car_TA');
      const { x, y, z, vx, vy, vz, wx, wy, wz, qx, qy, qz, qw } = value as RigidBody;
      expect(Math.hypot(vx, vy, vz) * scales.linearVelocity).toBeLessThanOrEqual(car ? 2301 : 6001);
      expect(Math.hypot(wx, wy, wz) * scales.angularVelocity).toBeLessThanOrEqual(car ? 5.51 : 6.01);
      expect(Math.hypot(qx, qy, qz, qw)).toBeCloseTo(1, 3);
      expect(Math.abs(x) * scales.location).toBeLessThan(4096);
      expect(Math.abs(y) * scales.location).toBeLessThan(6000);
      expect(z * scales.location).toBeGreaterThan(16);
      expect(z * scales.location).toBeLessThan(2044);
    }
  }
  expect(bodies).toBeGreaterThan(2000);
}
