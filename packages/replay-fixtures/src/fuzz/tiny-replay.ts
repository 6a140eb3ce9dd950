import type { HeaderProperty, HeaderValue, RawRotator, RawVector, RigidBody } from '@datacoach/replay';
import {
  type AttributeWrite,
  attribute,
  type ClassDeclaration,
  type Operation,
  type ReplayScript,
  type ScriptFrame,
} from '../index.ts';
import { listClassObjects } from '../writer/net-cache.ts';

/** Returns the "tiny" recipe in replay-format.md 10: ten frames, one ball, one car with player and team. */
export function createTinyReplay(): ReplayScript {
  return {
    header: {
      version: { major: 868, minor: 32, net: 10 },
      gameType: 'TAGame.Replay_Soccar_TA',
      properties: PROPERTIES,
    },
    levels: [],
    debugInfo: [],
    tickMarks: [],
    packages: [],
    objects: OBJECTS,
    names: NAMES,
    classes: CLASSES,
    frames: [
      firstFrame(),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map(drivingFrame),
      frameAt(9, [{ kind: 'destroy', actorId: CAR }]),
    ],
  };
}

const property = (key: string, value: HeaderValue): HeaderProperty => ({ key, index: 0, value });

const PROPERTIES = [
  property('TeamSize', { kind: 'int', value: 1 }),
  property('Id', { kind: 'str', value: '00000000000000000000000000000001' }),
  property('MapName', { kind: 'name', value: 'Stadium_P' }),
  property('Date', { kind: 'str', value: '2024-01-01 00-00-00' }),
  property('NumFrames', { kind: 'int', value: 10 }),
  property('MatchType', { kind: 'name', value: 'Online' }),
  property('RecordFPS', { kind: 'float', value: 30 }),
  property('MaxChannels', { kind: 'int', value: 1023 }),
  property('BuildVersion', { kind: 'str', value: '240315.31710.444908' }),
];

/** Declares a class with the short names of the attributes that it adds. */
const declare = (className: string, parent: string | null, ...own: string[]): ClassDeclaration => ({
  className,
  parent,
  attributes: own.map((name) => `${className}:${name}`),
});

const CLASSES = [
  declare('Core.Object', null),
  declare('Engine.Actor', 'Core.Object', 'bHidden'),
  declare('Engine.Info', 'Engine.Actor'),
  declare('Engine.ReplicationInfo', 'Engine.Info'),
  declare('Engine.TeamInfo', 'Engine.ReplicationInfo', 'Score'),
  declare('TAGame.Team_TA', 'Engine.TeamInfo'),
  declare('TAGame.Team_Soccar_TA', 'TAGame.Team_TA'),
  declare('Engine.PlayerReplicationInfo', 'Engine.ReplicationInfo', 'PlayerName', 'Team', 'UniqueId'),
  declare('ProjectX.PRI_X', 'Engine.PlayerReplicationInfo'),
  declare('TAGame.PRI_TA', 'ProjectX.PRI_X', 'MatchScore'),
  declare('Engine.Pawn', 'Engine.Actor', 'PlayerReplicationInfo'),
  declare('ProjectX.Pawn_X', 'Engine.Pawn'),
  declare('TAGame.RBActor_TA', 'ProjectX.Pawn_X', 'ReplicatedRBState'),
  declare('TAGame.Ball_TA', 'TAGame.RBActor_TA', 'HitTeamNum'),
  declare('TAGame.Vehicle_TA', 'TAGame.RBActor_TA', 'ReplicatedThrottle', 'ReplicatedSteer'),
  declare('TAGame.Car_TA', 'TAGame.Vehicle_TA', 'TeamPaint'),
];

/** Object name by class: it comes after the class in the table, and the class's actors are made from it. */
const ARCHETYPES: Readonly<Record<string, string>> = {
  'TAGame.Team_Soccar_TA': 'Archetypes.Teams.Team0',
  'TAGame.PRI_TA': 'TAGame.Default__PRI_TA',
  'TAGame.Ball_TA': 'Archetypes.Ball.Ball_Default',
  'TAGame.Car_TA': 'Archetypes.Car.Car_Default',
};

const OBJECTS = CLASSES.flatMap((declared) => [
  ...listClassObjects([declared]),
  ...(ARCHETYPES[declared.className] === undefined ? [] : [ARCHETYPES[declared.className]!]),
]);

const NAMES = ['Ball_TA_0', 'Car_TA_0', 'PRI_TA_0', 'Team_Soccar_TA_0'];

const BALL = 0;
const CAR = 1;
const PLAYER = 2;
const TEAM = 3;

const AT_REST = { vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0 };
const UPRIGHT = { qx: 0, qy: 0, qz: 0, qw: 1 };
const FACING_ORANGE = { qx: 0, qy: 0, qz: Math.SQRT1_2, qw: Math.SQRT1_2 };

function createCarBody(frame: number): RigidBody {
  const vy = frame === 0 ? 0 : 140_000;
  return { sleeping: false, x: 0, y: -460_800 + 4667 * frame, z: 1701, ...FACING_ORANGE, ...AT_REST, vy };
}

const frameAt = (index: number, operations: Operation[]): ScriptFrame => ({
  time: Math.fround(1 + index / 30),
  delta: index === 0 ? 0 : Math.fround(1 / 30),
  keyframe: index === 0,
  operations,
});

const spawn = (
  actorId: number,
  className: string,
  location: RawVector,
  rotation: RawRotator | null,
): Operation => ({
  kind: 'spawn',
  actorId,
  className,
  objectId: OBJECTS.indexOf(ARCHETYPES[className]!),
  nameId: NAMES.indexOf(`${className.replace('TAGame.', '')}_0`),
  location,
  rotation,
});

const update = (actorId: number, ...updates: AttributeWrite[]): Operation => ({
  kind: 'update',
  actorId,
  updates,
});

function firstFrame(): ScriptFrame {
  const origin = { x: 0, y: 0, z: 0 };
  const unturned = { pitch: null, yaw: null, roll: null };
  const onSpot = { sleeping: true, x: 0, y: 0, z: 9315, ...UPRIGHT, ...AT_REST };
  return frameAt(0, [
    spawn(TEAM, 'TAGame.Team_Soccar_TA', origin, null),
    update(TEAM, attribute('Engine.TeamInfo:Score', 0)),
    spawn(PLAYER, 'TAGame.PRI_TA', origin, null),
    update(
      PLAYER,
      attribute('Engine.PlayerReplicationInfo:PlayerName', 'Tester'),
      attribute('Engine.PlayerReplicationInfo:Team', { actor: true, id: TEAM }),
      attribute('Engine.PlayerReplicationInfo:UniqueId', {
        system: 1,
        platform: 'steam',
        id: '76561197977042945',
        name: '',
        extra: new Uint8Array(0),
        localId: 0,
      }),
    ),
    spawn(BALL, 'TAGame.Ball_TA', { x: 0, y: 0, z: 93 }, unturned),
    update(BALL, attribute('TAGame.RBActor_TA:ReplicatedRBState', onSpot)),
    spawn(CAR, 'TAGame.Car_TA', { x: 0, y: -4608, z: 17 }, { ...unturned, yaw: 64 }),
    update(
      CAR,
      attribute('Engine.Pawn:PlayerReplicationInfo', { actor: true, id: PLAYER }),
      attribute('TAGame.RBActor_TA:ReplicatedRBState', createCarBody(0)),
      attribute('TAGame.Car_TA:TeamPaint', {
        team: 0,
        primaryColorId: 35,
        accentColorId: 90,
        primaryFinish: 270,
        accentFinish: 270,
      }),
    ),
  ]);
}

function drivingFrame(index: number): ScriptFrame {
  const driven = update(
    CAR,
    attribute('TAGame.RBActor_TA:ReplicatedRBState', createCarBody(index)),
    attribute('TAGame.Vehicle_TA:ReplicatedThrottle', 255),
  );
  return frameAt(index, index === 5 ? [driven, ballHit()] : [driven]);
}

function ballHit(): Operation {
  const body = { sleeping: false, x: 0, y: 1000, z: 9500, ...UPRIGHT, ...AT_REST, vy: 100_000, vz: 20_000 };
  return update(
    BALL,
    attribute('TAGame.RBActor_TA:ReplicatedRBState', body),
    attribute('TAGame.Ball_TA:HitTeamNum', 0),
  );
}
