import type { HeaderProperty, RigidBody } from '@datacoach/replay';
import { attribute, type ClassDeclaration, type ReplayScript, type ScriptFrame } from '../index.ts';

/** The recipe "tiny" of replay-format.md 10: ten frames, one ball, one car with player and team. */
export function tinyReplay(): ReplayScript {
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
    names: ['Ball_TA_0', 'Car_TA_0', 'PRI_TA_0', 'Team_Soccar_TA_0'],
    classes: CLASSES,
    frames: [firstFrame(), ...drivingFrames(), lastFrame()],
  };
}

const PROPERTIES: HeaderProperty[] = [
  { key: 'TeamSize', index: 0, value: { kind: 'int', value: 1 } },
  { key: 'Id', index: 0, value: { kind: 'str', value: '00000000000000000000000000000001' } },
  { key: 'MapName', index: 0, value: { kind: 'name', value: 'Stadium_P' } },
  { key: 'Date', index: 0, value: { kind: 'str', value: '2024-01-01 00-00-00' } },
  { key: 'NumFrames', index: 0, value: { kind: 'int', value: 10 } },
  { key: 'MatchType', index: 0, value: { kind: 'name', value: 'Online' } },
  { key: 'RecordFPS', index: 0, value: { kind: 'float', value: 30 } },
  { key: 'MaxChannels', index: 0, value: { kind: 'int', value: 1023 } },
  { key: 'BuildVersion', index: 0, value: { kind: 'str', value: '240315.31710.444908' } },
];

const OBJECTS = [
  'Core.Object',
  'Engine.Actor:bHidden',
  'Engine.Actor',
  'Engine.Info',
  'Engine.ReplicationInfo',
  'Engine.TeamInfo:Score',
  'Engine.TeamInfo',
  'TAGame.Team_TA',
  'TAGame.Team_Soccar_TA',
  'Archetypes.Teams.Team0',
  'Engine.PlayerReplicationInfo:PlayerName',
  'Engine.PlayerReplicationInfo:Team',
  'Engine.PlayerReplicationInfo:UniqueId',
  'Engine.PlayerReplicationInfo',
  'ProjectX.PRI_X',
  'TAGame.PRI_TA:MatchScore',
  'TAGame.PRI_TA',
  'TAGame.Default__PRI_TA',
  'Engine.Pawn:PlayerReplicationInfo',
  'Engine.Pawn',
  'ProjectX.Pawn_X',
  'TAGame.RBActor_TA:ReplicatedRBState',
  'TAGame.RBActor_TA',
  'TAGame.Ball_TA:HitTeamNum',
  'TAGame.Ball_TA',
  'Archetypes.Ball.Ball_Default',
  'TAGame.Vehicle_TA:ReplicatedThrottle',
  'TAGame.Vehicle_TA:ReplicatedSteer',
  'TAGame.Vehicle_TA',
  'TAGame.Car_TA:TeamPaint',
  'TAGame.Car_TA',
  'Archetypes.Car.Car_Default',
];

const CLASSES: ClassDeclaration[] = [
  { className: 'Core.Object', parent: null, attributes: [] },
  { className: 'Engine.Actor', parent: 'Core.Object', attributes: ['Engine.Actor:bHidden'] },
  { className: 'Engine.Info', parent: 'Engine.Actor', attributes: [] },
  { className: 'Engine.ReplicationInfo', parent: 'Engine.Info', attributes: [] },
  { className: 'Engine.TeamInfo', parent: 'Engine.Info', attributes: ['Engine.TeamInfo:Score'] },
  { className: 'TAGame.Team_TA', parent: 'Engine.TeamInfo', attributes: [] },
  { className: 'TAGame.Team_Soccar_TA', parent: 'TAGame.Team_TA', attributes: [] },
  {
    className: 'Engine.PlayerReplicationInfo',
    parent: 'Engine.ReplicationInfo',
    attributes: [
      'Engine.PlayerReplicationInfo:PlayerName',
      'Engine.PlayerReplicationInfo:Team',
      'Engine.PlayerReplicationInfo:UniqueId',
    ],
  },
  { className: 'ProjectX.PRI_X', parent: 'Engine.PlayerReplicationInfo', attributes: [] },
  { className: 'TAGame.PRI_TA', parent: 'ProjectX.PRI_X', attributes: ['TAGame.PRI_TA:MatchScore'] },
  { className: 'Engine.Pawn', parent: 'Engine.Actor', attributes: ['Engine.Pawn:PlayerReplicationInfo'] },
  { className: 'ProjectX.Pawn_X', parent: 'Engine.Pawn', attributes: [] },
  {
    className: 'TAGame.RBActor_TA',
    parent: 'ProjectX.Pawn_X',
    attributes: ['TAGame.RBActor_TA:ReplicatedRBState'],
  },
  { className: 'TAGame.Ball_TA', parent: 'TAGame.RBActor_TA', attributes: ['TAGame.Ball_TA:HitTeamNum'] },
  {
    className: 'TAGame.Vehicle_TA',
    parent: 'TAGame.RBActor_TA',
    attributes: ['TAGame.Vehicle_TA:ReplicatedThrottle', 'TAGame.Vehicle_TA:ReplicatedSteer'],
  },
  { className: 'TAGame.Car_TA', parent: 'TAGame.Vehicle_TA', attributes: ['TAGame.Car_TA:TeamPaint'] },
];

const BALL = 0;
const CAR = 1;
const PLAYER = 2;
const TEAM = 3;

const AT_REST = { vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0 };
const UPRIGHT = { qx: 0, qy: 0, qz: 0, qw: 1 };
const FACING_ORANGE = { qx: 0, qy: 0, qz: Math.SQRT1_2, qw: Math.SQRT1_2 };

function carBody(frame: number): RigidBody {
  const vy = frame === 0 ? 0 : 140_000;
  return { sleeping: false, x: 0, y: -460_800 + 4667 * frame, z: 1701, ...FACING_ORANGE, ...AT_REST, vy };
}

function firstFrame(): ScriptFrame {
  const none = { pitch: null, yaw: null, roll: null };
  const origin = { x: 0, y: 0, z: 0 };
  return {
    time: 1,
    delta: 0,
    keyframe: true,
    operations: [
      {
        kind: 'spawn',
        actorId: TEAM,
        className: 'TAGame.Team_Soccar_TA',
        objectId: 9,
        nameId: 3,
        location: origin,
        rotation: null,
      },
      { kind: 'update', actorId: TEAM, updates: [attribute('Engine.TeamInfo:Score', 0)] },
      {
        kind: 'spawn',
        actorId: PLAYER,
        className: 'TAGame.PRI_TA',
        objectId: 17,
        nameId: 2,
        location: origin,
        rotation: null,
      },
      {
        kind: 'update',
        actorId: PLAYER,
        updates: [
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
        ],
      },
      {
        kind: 'spawn',
        actorId: BALL,
        className: 'TAGame.Ball_TA',
        objectId: 25,
        nameId: 0,
        location: { x: 0, y: 0, z: 93 },
        rotation: none,
      },
      {
        kind: 'update',
        actorId: BALL,
        updates: [
          attribute('TAGame.RBActor_TA:ReplicatedRBState', {
            sleeping: true,
            x: 0,
            y: 0,
            z: 9315,
            ...UPRIGHT,
            ...AT_REST,
          }),
        ],
      },
      {
        kind: 'spawn',
        actorId: CAR,
        className: 'TAGame.Car_TA',
        objectId: 31,
        nameId: 1,
        location: { x: 0, y: -4608, z: 17 },
        rotation: { pitch: null, yaw: 64, roll: null },
      },
      {
        kind: 'update',
        actorId: CAR,
        updates: [
          attribute('Engine.Pawn:PlayerReplicationInfo', { actor: true, id: PLAYER }),
          attribute('TAGame.RBActor_TA:ReplicatedRBState', carBody(0)),
          attribute('TAGame.Car_TA:TeamPaint', {
            team: 0,
            primaryColorId: 35,
            accentColorId: 90,
            primaryFinish: 270,
            accentFinish: 270,
          }),
        ],
      },
    ],
  };
}

function drivingFrames(): ScriptFrame[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((frame) => ({
    time: Math.fround(1 + frame / 30),
    delta: Math.fround(1 / 30),
    keyframe: false,
    operations: [
      {
        kind: 'update',
        actorId: CAR,
        updates: [
          attribute('TAGame.RBActor_TA:ReplicatedRBState', carBody(frame)),
          attribute('TAGame.Vehicle_TA:ReplicatedThrottle', 255),
        ],
      },
      ...(frame === 5 ? [ballHit()] : []),
    ],
  }));
}

function ballHit(): ScriptFrame['operations'][number] {
  const body = { sleeping: false, x: 0, y: 1000, z: 9500, ...UPRIGHT, ...AT_REST, vy: 100_000, vz: 20_000 };
  return {
    kind: 'update',
    actorId: BALL,
    updates: [
      attribute('TAGame.RBActor_TA:ReplicatedRBState', body),
      attribute('TAGame.Ball_TA:HitTeamNum', 0),
    ],
  };
}

function lastFrame(): ScriptFrame {
  return {
    time: Math.fround(1 + 9 / 30),
    delta: Math.fround(1 / 30),
    keyframe: false,
    operations: [{ kind: 'destroy', actorId: CAR }],
  };
}
