import type { AttributeWrite, Operation, ReplayScript, ScriptFrame } from '@datacoach/replay-fixtures';

/** The replay with other operations in some frames; `edit` gets those of a frame and gives back what is recorded. */
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

/** The operations without the updates that `drops` picks. */
export function withoutUpdates(
  operations: readonly Operation[],
  drops: (update: AttributeWrite, actorId: number) => boolean,
): Operation[] {
  return operations.flatMap((operation): Operation[] => {
    if (operation.kind !== 'update') return [operation];
    const updates = operation.updates.filter((update) => !drops(update, operation.actorId));
    return updates.length === 0 ? [] : [{ ...operation, updates }];
  });
}
