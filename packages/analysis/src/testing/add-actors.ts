import {
  type AttributeWrite,
  declareClasses,
  listClassObjects,
  type Operation,
  type ReplayScript,
  type SpawnOperation,
} from '@datacoach/replay-fixtures';

/** Adds classes and objects to the replay's tables, so that actors of them can be recorded. */
export function addClasses(
  replay: ReplayScript,
  classNames: readonly string[],
  objects: readonly string[],
): ReplayScript {
  const known = new Set(replay.classes.map(({ className }) => className));
  const added = declareClasses(classNames).filter(({ className }) => !known.has(className));
  return {
    ...replay,
    classes: [...replay.classes, ...added],
    objects: [...replay.objects, ...listClassObjects(added), ...objects],
  };
}

/** Returns the actors of a class, ordered by when they were first announced. */
export function listActorsByClass({ frames }: ReplayScript, className: string): number[] {
  const actors = frames.flatMap(({ operations }) =>
    operations.flatMap((operation) =>
      operation.kind === 'spawn' && operation.className === className ? [operation.actorId] : [],
    ),
  );
  return [...new Set(actors)];
}

/** Announces an actor of an added class; `location` in uu for actors that have one. */
export function spawnActor(
  { objects }: ReplayScript,
  actorId: number,
  className: string,
  object: string,
  location: SpawnOperation['location'] = null,
): Operation {
  return {
    kind: 'spawn',
    actorId,
    className,
    objectId: objects.indexOf(object),
    nameId: 0,
    location,
    rotation: null,
  };
}

export const update = (actorId: number, ...updates: AttributeWrite[]): Operation => ({
  kind: 'update',
  actorId,
  updates,
});

/** Adds operations at the end of some of the replay's frames. */
export function addOperations(
  replay: ReplayScript,
  added: Readonly<Record<number, readonly Operation[]>>,
): ReplayScript {
  return {
    ...replay,
    frames: replay.frames.map((recorded, frame) =>
      added[frame] ? { ...recorded, operations: [...recorded.operations, ...added[frame]] } : recorded,
    ),
  };
}
