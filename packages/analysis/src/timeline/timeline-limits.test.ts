import { type Content, DecodeError, type ReplayBody } from '@datacoach/replay';
import { describe, expect, it } from 'vitest';
import { createTimelineBuilder } from './build-timeline.ts';

const content: Content = {
  levels: [],
  keyframes: [],
  network: new Uint8Array(),
  debugInfo: [],
  tickMarks: [],
  packages: [],
  objects: ['Archetypes.Teams.Team0', 'TAGame.Default__PRI_TA', 'Archetypes.Car.Car_Default'],
  names: [],
  classIndices: [],
  netCache: [],
};
const body: ReplayBody = {
  header: {
    version: { major: 868, minor: 32, net: 10 },
    gameType: '',
    properties: [{ key: 'NumFrames', index: 0, value: { kind: 'int', value: 10_000 } }],
  },
  content,
};
const spawn = (actorId: number, objectId: number, className: string) => ({
  actorId,
  objectId,
  nameId: -1,
  className,
  location: null,
  rotation: null,
  repeated: false,
});
const still = { sleeping: false, x: 0, y: 0, z: 1700, qx: 0, qy: 0, qz: 0, qw: 1 };
const rigidBody = { ...still, vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0 };

describe('a timeline', () => {
  it('rejects a file with the cars of a stadium full of players', () => {
    const { sink } = createTimelineBuilder();
    sink.start?.(body);
    sink.frame?.(0, 0, 0);
    for (let player = 0; player < 400; player++) {
      sink.spawn?.(spawn(2 * player, 1, 'TAGame.PRI_TA'));
      sink.spawn?.(spawn(2 * player + 1, 2, 'TAGame.Car_TA'));
      sink.attributes?.['Engine.Pawn:PlayerReplicationInfo']?.(2 * player + 1, {
        actor: true,
        id: 2 * player,
      });
      sink.attributes?.['TAGame.RBActor_TA:ReplicatedRBState']?.(2 * player + 1, rigidBody);
    }
    expect(() => sink.frame?.(1, 1, 1)).toThrow(DecodeError);
  });

  it('rejects a file with too many players', () => {
    const { sink } = createTimelineBuilder();
    sink.start?.(body);
    sink.frame?.(0, 0, 0);
    const join = (): void => {
      for (let player = 0; player <= 5_000; player++) sink.spawn?.(spawn(player, 1, 'TAGame.PRI_TA'));
    };
    expect(join).toThrow('too-large');
  });

  it('rejects a file with too many frames', () => {
    const { sink } = createTimelineBuilder();
    sink.start?.(body);
    const play = (): void => {
      for (let frame = 0; frame <= 500_000; frame++) sink.frame?.(frame, frame, 1);
    };
    expect(play).toThrow('too-large');
  });

  it('finds its demolitions in time, however many there are', () => {
    const players = Array.from({ length: 400 }, (_, player) => player);
    const { sink, finish } = createTimelineBuilder();
    sink.start?.({ ...body, header: { ...body.header, properties: [] } });
    sink.frame?.(0, 0, 0);
    sink.spawn?.(spawn(0, 0, 'TAGame.Team_Soccar_TA'));
    const getCar = (player: number) => 1000 + player;
    const drive = (player: number): void => {
      sink.spawn?.(spawn(getCar(player), 2, 'TAGame.Car_TA'));
      const link = { actor: true, id: 1 + player };
      sink.attributes?.['Engine.Pawn:PlayerReplicationInfo']?.(getCar(player), link);
      sink.attributes?.['TAGame.RBActor_TA:ReplicatedRBState']?.(getCar(player), rigidBody);
    };
    for (const player of players) {
      sink.spawn?.(spawn(1 + player, 1, 'TAGame.PRI_TA'));
      sink.attributes?.['Engine.PlayerReplicationInfo:PlayerName']?.(1 + player, `Player ${player}`);
      sink.attributes?.['Engine.PlayerReplicationInfo:Team']?.(1 + player, { actor: true, id: 0 });
      drive(player);
    }
    const demolish = sink.attributes?.['TAGame.Car_TA:ReplicatedDemolish'];
    const velocity = { x: 0, y: 0, z: 0 };
    for (const victim of players) {
      for (const attacker of players) {
        const car = (player: number) => ({ actor: true, id: getCar(player) });
        demolish?.(getCar(victim), {
          attacker: car(attacker),
          victim: car(victim),
          attackerVelocity: velocity,
          victimVelocity: velocity,
        });
        drive(victim);
      }
    }
    expect(finish()?.demolitions).toHaveLength(400 * 399);
    // Searching all of them takes half a minute.
  }, 10_000);

  it("ignores a camera setting that isn't a finite number", () => {
    const { sink, finish } = createTimelineBuilder();
    sink.start?.(body);
    sink.frame?.(0, 0, 0);
    sink.spawn?.(spawn(0, 1, 'TAGame.PRI_TA'));
    sink.spawn?.(spawn(1, 0, 'TAGame.Team_Soccar_TA'));
    sink.attributes?.['Engine.PlayerReplicationInfo:PlayerName']?.(0, 'Strangy');
    sink.attributes?.['Engine.PlayerReplicationInfo:Team']?.(0, { actor: true, id: 1 });
    sink.spawn?.(spawn(2, 2, 'TAGame.Car_TA'));
    sink.attributes?.['Engine.Pawn:PlayerReplicationInfo']?.(2, { actor: true, id: 0 });
    sink.attributes?.['TAGame.RBActor_TA:ReplicatedRBState']?.(2, rigidBody);
    const camera = { fov: 107, height: 90, angle: -4, distance: 260, swivelSpeed: 5, transitionSpeed: null };
    const set = sink.attributes?.['TAGame.PRI_TA:CameraSettings'];
    set?.(0, { ...camera, stiffness: 0.5 });
    set?.(0, { ...camera, stiffness: Number.NEGATIVE_INFINITY });
    set?.(0, { ...camera, stiffness: 0.5, fov: Number.NaN });
    sink.attributes?.['TAGame.PRI_TA:SteeringSensitivity']?.(0, Number.POSITIVE_INFINITY);
    sink.frame?.(1, 1, 1);
    expect(finish()?.players).toMatchObject([
      { camera: { fov: 107, stiffness: 0.5 }, steeringSensitivity: null },
    ]);
  });

  it('is null for a file without frames', () => {
    const { sink, finish } = createTimelineBuilder();
    sink.start?.(body);
    expect(finish()).toBeNull();
  });
});
