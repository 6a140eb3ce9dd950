import type { AttributeWrite, Operation, ReplayScript } from '../writer/replay-script.ts';
import { scriptedMatch } from './scripted-match.ts';

const PLAYER_CLASS = 'TAGame.PRI_TA';
const CAR_CLASS = 'TAGame.Car_TA';
/** Higher than every actor ID in the match. */
const FIRST_PLAYER = 300;
const FIRST_CAR = 600;

/** Returns the start of a 1v1 match with this many more players with a car: the file stays small. */
export function createCrowdedMatch(more: number): ReplayScript {
  const { replay } = scriptedMatch({ teamSize: 1, seconds: 3 });
  const started = replay.frames.flatMap(({ operations }) => operations);
  /** Returns the operations on the first actor of a class in its first frame. */
  const first = (className: string): Operation[] => {
    const { actorId } = started.find((one) => one.kind === 'spawn' && one.className === className)!;
    const frame = replay.frames.find(({ operations }) => operations.some((one) => one.actorId === actorId))!;
    return frame.operations.filter((one) => one.actorId === actorId);
  };
  const [player, car] = [first(PLAYER_CLASS), first(CAR_CLASS)];
  const crowd = Array.from({ length: more }, (_, n) => [
    ...copies(player, FIRST_PLAYER + n, n),
    ...copies(car, FIRST_CAR + n, n),
  ]).flat();
  const last = replay.frames.at(-1)!;
  const frames = [...replay.frames.slice(0, -1), { ...last, operations: [...last.operations, ...crowd] }];
  return { ...replay, frames };
}

function copies(operations: readonly Operation[], actorId: number, number: number): Operation[] {
  return operations.map((operation) =>
    operation.kind === 'update'
      ? { ...operation, actorId, updates: operation.updates.map((write) => ofCopy(write, number)) }
      : { ...operation, actorId },
  );
}

function ofCopy(write: AttributeWrite, number: number): AttributeWrite {
  if (write.attribute === 'Engine.Pawn:PlayerReplicationInfo' && write.kind === 'objectRef')
    return { ...write, value: { actor: true, id: FIRST_PLAYER + number } };
  if (write.kind !== 'uniqueId') return write;
  return { ...write, value: { ...write.value, id: `7656119900000${String(number).padStart(4, '0')}` } };
}
