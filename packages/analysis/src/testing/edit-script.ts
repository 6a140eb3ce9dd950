import type { AttributeWrite, Operation, ReplayScript, ScriptFrame } from '@datacoach/replay-fixtures';

/**
 * Replaces operations in some of the replay's frames; `edit` receives a frame's operations and returns the operations
 * to record.
 */
export function editFrames(
  replay: ReplayScript,
  edit: (operations: readonly Operation[], frame: number, recorded: ScriptFrame) => Operation[],
): ReplayScript {
  const frames = replay.frames.map((recorded, frame) => ({
    ...recorded,
    operations: edit(recorded.operations, frame, recorded),
  }));
  return { ...replay, frames };
}

/** Returns the operations without the updates selected by `drops`. */
export function removeUpdates(
  operations: readonly Operation[],
  drops: (update: AttributeWrite, actorId: number) => boolean,
): Operation[] {
  return operations.flatMap((operation): Operation[] => {
    if (operation.kind !== 'update') return [operation];
    const updates = operation.updates.filter((update) => !drops(update, operation.actorId));
    return updates.length === 0 ? [] : [{ ...operation, updates }];
  });
}
