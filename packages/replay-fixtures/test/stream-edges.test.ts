import { collectReplay } from '@datacoach/replay';
import { describe, expect, it } from 'vitest';
import { createTinyReplay } from '../src/fuzz/tiny-replay.ts';
import {
  attribute,
  type ClassDeclaration,
  createScriptContent,
  type Operation,
  type ReplayScript,
  writeFile,
  writeReplay,
} from '../src/index.ts';
import { createHeader, VERSION_CASES } from './arbitrary/values.ts';

const NEWEST = VERSION_CASES.at(-1)!;
const ORIGIN = { x: 0, y: 0, z: 0 };

/** Returns a replay with one frame that has these classes and operations; the object table starts with `objects`. */
function oneFrame(
  objects: string[],
  names: string[],
  classes: ClassDeclaration[],
  ...frames: Operation[][]
): ReplayScript {
  return {
    header: createHeader(NEWEST, frames.length),
    levels: [],
    debugInfo: [],
    tickMarks: [],
    packages: [],
    objects: [...objects, ...classes.flatMap(({ className, attributes }) => [...attributes, className])],
    names,
    classes,
    frames: frames.map((operations, i) => ({ time: i + 1, delta: 0.5, keyframe: false, operations })),
  };
}

const spawnPlayer = (actorId: number): Operation => ({
  kind: 'spawn',
  actorId,
  className: 'TAGame.PRI_TA',
  objectId: 0,
  nameId: 0,
  location: ORIGIN,
  rotation: null,
});

/** Returns a player class with `extra` leading attributes, so its limit is `extra + 1`. */
function playerClasses(extra: number): ClassDeclaration[] {
  const fillers = Array.from({ length: extra }, (_, i) => `TAGame.PRI_TA:Filler${i}`);
  return [
    { className: 'Engine.Actor', parent: null, attributes: [] },
    {
      className: 'TAGame.PRI_TA',
      parent: 'Engine.Actor',
      attributes: [...fillers, 'TAGame.PRI_TA:MatchScore'],
    },
  ];
}

const OBJECTS = ['TAGame.Default__PRI_TA', 'TAGame.Default__Other_TA'];

function listUpdates(script: ReplayScript): unknown[] {
  const { outcome, frames } = collectReplay(writeReplay(script));
  expect(outcome.kind).toBe('complete');
  return frames.flatMap(({ updates }) =>
    updates.map(({ actorId, streamId, value }) => [actorId, streamId, value]),
  );
}

describe('bounded numbers', () => {
  // 65 = 2^6 + 1: only stream id 64 needs the extra bit, which one public decoder never reads.
  it.each([1, 2, 63, 64, 65, 66, 127, 128, 129])(
    'reads the last stream id of a class with limit %i',
    (limit) => {
      const update: Operation = {
        kind: 'update',
        actorId: 5,
        updates: [attribute('TAGame.PRI_TA:MatchScore', 77), attribute('TAGame.PRI_TA:MatchScore', 78)],
      };
      const script = oneFrame(OBJECTS, ['PRI_TA_0'], playerClasses(limit - 1), [spawnPlayer(5), update]);
      expect(listUpdates(script)).toEqual([
        [5, limit - 1, 77],
        [5, limit - 1, 78],
      ]);
    },
  );

  it.each([0, 1, 255, 256, 511, 512, 1022, 1023, 1024, 2045, 2046])('reads channel %i of 2047', (actorId) => {
    const update: Operation = {
      kind: 'update',
      actorId,
      updates: [attribute('TAGame.PRI_TA:MatchScore', actorId)],
    };
    const script = oneFrame(OBJECTS, ['PRI_TA_0'], playerClasses(0), [spawnPlayer(actorId), update]);
    expect(listUpdates(script)).toEqual([[actorId, 0, actorId]]);
  });
});

describe('actors', () => {
  const classes = playerClasses(0);
  const destroy: Operation = { kind: 'destroy', actorId: 1 };

  it('treats a spawn of a live actor with the same object as a repetition, but not after its end', () => {
    const script = oneFrame(
      OBJECTS,
      ['PRI_TA_0'],
      classes,
      [spawnPlayer(1)],
      [spawnPlayer(1)],
      [destroy],
      [spawnPlayer(1)],
    );
    const { frames } = collectReplay(writeReplay(script));
    expect(frames.flatMap(({ spawns }) => spawns.map(({ repeated }) => repeated))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('gives a reused channel the attributes of its new class', () => {
    const reused: ClassDeclaration[] = [
      ...classes,
      {
        className: 'TAGame.CameraSettingsActor_TA',
        parent: 'Engine.Actor',
        attributes: ['TAGame.CameraSettingsActor_TA:CameraYaw'],
      },
    ];
    const camera: Operation = {
      ...(spawnPlayer(1) as Extract<Operation, { kind: 'spawn' }>),
      className: 'TAGame.CameraSettingsActor_TA',
      nameId: 1,
    };
    const yaw: Operation = {
      kind: 'update',
      actorId: 1,
      updates: [attribute('TAGame.CameraSettingsActor_TA:CameraYaw', 200)],
    };
    const script = oneFrame(
      OBJECTS,
      ['PRI_TA_0', 'CameraSettingsActor_TA_4'],
      reused,
      [spawnPlayer(1)],
      [destroy],
      [camera, yaw],
    );
    expect(listUpdates(script)).toEqual([[1, 0, 200]]);
  });

  it("finds an actor of the instance name’s class even if its object isn't in any table", () => {
    const script = oneFrame(['Archetypes.Unheard.Of'], ['PRI_TA_12'], classes, [spawnPlayer(1)]);
    const { frames } = collectReplay(writeReplay(script));
    expect(frames[0]!.spawns[0]!.className).toBe('TAGame.PRI_TA');
  });

  it('accepts destroying an actor that never existed', () => {
    const { outcome } = collectReplay(writeReplay(oneFrame(OBJECTS, ['PRI_TA_0'], classes, [destroy])));
    expect(outcome).toMatchObject({ kind: 'complete', frames: 1 });
  });
});

describe('stream edge cases', () => {
  it('has seek positions where their frames start', () => {
    const script = createTinyReplay();
    for (const i of [3, 7]) script.frames[i]!.keyframe = true;
    const { keyframes, network } = createScriptContent(script);
    expect(keyframes.map(({ frame }) => frame)).toEqual([0, 3, 7]);
    const floats = new DataView(new ArrayBuffer(4));
    for (const { time, bitPosition } of keyframes) {
      for (let bit = 0; bit < 32; bit++) {
        const at = bitPosition + bit;
        const set = (network[at >> 3]! >> (at & 7)) & 1;
        floats.setUint8(bit >> 3, bit % 8 === 0 ? set : floats.getUint8(bit >> 3) | (set << (bit % 8)));
      }
      expect(floats.getFloat32(0, true)).toBe(time);
    }
  });

  it('ignores keyframe positions of zero, missing keyframes and garbage padding', () => {
    const script = createTinyReplay();
    const content = createScriptContent(script);
    const zero = { ...content, keyframes: content.keyframes.map((entry) => ({ ...entry, bitPosition: 0 })) };
    const garbage = {
      ...content,
      keyframes: [],
      network: new Uint8Array([...content.network, 255, 255, 170, 1]),
    };
    for (const changed of [zero, garbage]) {
      const { outcome } = collectReplay(writeFile(script.header, changed));
      expect(outcome).toMatchObject({ kind: 'complete', frames: 10 });
    }
  });

  it('reads no frames without NumFrames in the header, whatever the content has', () => {
    const script = createTinyReplay();
    const properties = script.header.properties.filter(({ key }) => key !== 'NumFrames');
    const { outcome } = collectReplay(writeReplay({ ...script, header: { ...script.header, properties } }));
    expect(outcome).toMatchObject({ kind: 'complete', frames: 0 });
  });

  it("takes the class name from the class index if the object table repeats another class's", () => {
    const script = createTinyReplay();
    const content = createScriptContent(script);
    // The car class's object has the ball class's name, as in one real file of 868.10.
    const objects = content.objects.map((name, id) => (id === 30 ? 'TAGame.Ball_TA' : name));
    const { outcome, frames } = collectReplay(writeFile(script.header, { ...content, objects }));
    expect(outcome).toMatchObject({ kind: 'complete', frames: 10 });
    expect(frames[0]!.spawns.map(({ className }) => className)).toContain('TAGame.Car_TA');
  });

  it('accepts an unknown attribute that only the cache lists', () => {
    const script = createTinyReplay();
    const classes = script.classes.map((declared) =>
      declared.className === 'TAGame.Car_TA'
        ? { ...declared, attributes: ['TAGame.Car_TA:SomethingNew', ...declared.attributes] }
        : declared,
    );
    const objects = [...script.objects, 'TAGame.Car_TA:SomethingNew'];
    const { outcome } = collectReplay(writeReplay({ ...script, classes, objects }));
    expect(outcome).toMatchObject({ kind: 'complete', frames: 10 });
  });

  // Stored as 64 bits: the length, the terminator, then zeros that end the update and the frame.
  it.each([0n, 1n, 0xffff_ffffn])('reads a text with only its terminator as empty: %i', (stored) => {
    const name = 'Engine.PlayerReplicationInfo:PlayerName';
    const classes: ClassDeclaration[] = [
      { className: 'Engine.Actor', parent: null, attributes: [] },
      { className: 'Engine.PlayerReplicationInfo', parent: 'Engine.Actor', attributes: [name] },
      { className: 'TAGame.PRI_TA', parent: 'Engine.PlayerReplicationInfo', attributes: [] },
    ];
    const update: Operation = {
      kind: 'update',
      actorId: 5,
      updates: [{ attribute: name, kind: 'int64', value: stored }],
    };
    const script = oneFrame(OBJECTS, ['PRI_TA_0'], classes, [spawnPlayer(5), update]);
    expect(listUpdates(script)).toEqual([[5, 0, '']]);
  });
});
