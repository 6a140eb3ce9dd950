import { ATTRIBUTE_KINDS, type AttributeName } from '@datacoach/replay';
import { CLASS_PARENTS } from '@datacoach/replay/format';
import fc from 'fast-check';
import type { AttributeWrite, Operation, ReplayScript, ScriptFrame } from '../../src/index.ts';
import { declareClasses, listClassObjects } from '../../src/writer/net-cache.ts';
import { createAttributeArbitraries } from './attributes.ts';
import {
  createHeader,
  hasNameIds,
  PRODUCT_OBJECTS,
  rawRotator,
  rawVector,
  type VersionCase,
} from './values.ts';

/** Classes placed in the map file: their spawns have no position (replay-format.md 3.4). */
const MAP_PLACED = new Set([
  'TAGame.BreakOutActor_Platform_TA',
  'TAGame.CrowdActor_TA',
  'TAGame.CrowdManager_TA',
  'TAGame.PlayerStart_Platform_TA',
  'TAGame.VehiclePickup_TA',
]);

const NAMES = Object.keys(ATTRIBUTE_KINDS) as AttributeName[];
const OWNERS = [...new Set(NAMES.map((name) => name.slice(0, name.indexOf(':'))))];
const shortName = (className: string) => className.slice(className.indexOf('.') + 1);

/** Returns the object that a class's actors are spawned from, so that the class can be found in files without name IDs. */
function getClassObject(className: string): string {
  return MAP_PLACED.has(className)
    ? `stadium_p.TheWorld:PersistentLevel.${shortName(className)}_3`
    : className.replace('.', '.Default__');
}

const CLASSES = declareClasses(OWNERS);
const OBJECTS = [...listClassObjects(CLASSES), ...PRODUCT_OBJECTS, ...OWNERS.map(getClassObject)];
const OBJECT_IDS = new Map(OBJECTS.map((name, id) => [name, id]));
const objectId = (name: string) => OBJECT_IDS.get(name)!;

function isRigid(className: string | undefined): boolean {
  if (className === undefined) return false;
  if (className === 'TAGame.RBActor_TA' || className === 'TAGame.KeepUpIndicator_TA') return true;
  return isRigid(CLASS_PARENTS[className]);
}

/** Returns a spawn of the class at that channel, with the fields that the class has. */
function createSpawn(version: VersionCase, className: string, actorId: number): fc.Arbitrary<Operation> {
  const placed = MAP_PLACED.has(className);
  return fc.record({
    kind: fc.constant('spawn' as const),
    actorId: fc.constant(actorId),
    className: fc.constant(className),
    objectId: fc.constant(objectId(getClassObject(className))),
    nameId: fc.constant(hasNameIds(version) ? OWNERS.indexOf(className) : -1),
    location: placed ? fc.constant(null) : rawVector(version),
    rotation: isRigid(className) ? rawRotator : fc.constant(null),
  });
}

function createUpdate(version: VersionCase, names: readonly AttributeName[], actorId: number) {
  const arbitraries = createAttributeArbitraries(version, objectId);
  const writes = names.map((name) => {
    const kind = ATTRIBUTE_KINDS[name];
    const value: fc.Arbitrary<unknown> = arbitraries[kind];
    return value.map((stored) => ({ attribute: name, kind, value: stored }) as AttributeWrite);
  });
  return fc.tuple(...writes).map((updates): Operation => ({ kind: 'update', actorId, updates }));
}

/** Returns frames that spawn actors of random classes, update some of their attributes and destroy some actors. */
function createFrames(version: VersionCase, chosen: readonly AttributeName[]): fc.Arbitrary<ScriptFrame[]> {
  const owners = [...new Set(chosen.map((name) => name.slice(0, name.indexOf(':'))))];
  return fc
    .uniqueArray(fc.nat(version.maxChannels - 1), { minLength: owners.length, maxLength: owners.length })
    .chain((ids) => {
      const spawns = owners.map((className, i) => createSpawn(version, className, ids[i]!));
      const updates = owners.map((className, i) =>
        createUpdate(
          version,
          chosen.filter((name) => name.startsWith(`${className}:`)),
          ids[i]!,
        ),
      );
      const destroys = fc
        .subarray(ids)
        .map((gone) => gone.map((actorId): Operation => ({ kind: 'destroy', actorId })));
      return fc.tuple(
        frame(0, fc.tuple(...spawns, ...updates)),
        frame(1, fc.tuple(...updates)),
        frame(2, fc.tuple(...spawns, ...updates)),
        frame(3, destroys),
      );
    });
}

function frame(index: number, operations: fc.Arbitrary<Operation[]>): fc.Arbitrary<ScriptFrame> {
  return fc.record({
    time: fc
      .float({ min: 10 * index, max: Math.fround(10 * index + 9), noNaN: true })
      .map((time) => time + 0),
    delta: fc.float({ min: Math.fround(0.001), max: 1, noNaN: true }),
    keyframe: fc.boolean(),
    operations,
  });
}

/** Returns a replay of the version whose stream has up to a dozen random attributes. */
export function createScript(version: VersionCase): fc.Arbitrary<ReplayScript> {
  return fc
    .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 12 })
    .chain((chosen) => createFrames(version, chosen))
    .map((frames) => scriptWith(version, frames));
}

/** Returns a replay with every attribute once, with random values. */
export function createWholeTableScript(version: VersionCase): fc.Arbitrary<ReplayScript> {
  return createFrames(version, NAMES).map((frames) => scriptWith(version, frames));
}

function scriptWith(version: VersionCase, frames: ScriptFrame[]): ReplayScript {
  const script: ReplayScript = {
    header: createHeader(version, frames.length),
    levels: [],
    debugInfo: [],
    tickMarks: [],
    packages: [],
    objects: OBJECTS,
    names: OWNERS.map((className) => `${shortName(className)}_0`),
    classes: CLASSES,
    frames,
  };
  // The tables are the same for all: a counterexample only needs to show its frames.
  return Object.assign(script, { [fc.toStringMethod]: () => `${version.label} ${fc.stringify(frames)}` });
}
