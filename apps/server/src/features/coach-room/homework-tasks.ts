import type { MyHomeworkTask } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { notifyHomeworkDone } from '../team/index.ts';
import { listTasks, type StoredHomework, setTaskDone } from './homework.repository.ts';

/** Done tasks are shown this long. */
const MAX_SHOWN_AGE_MS = 14 * 24 * 60 * 60_000;

/** Returns a player's open tasks and those done lately. */
export async function listMyTasks({ db, clock }: Context, playerId: string): Promise<MyHomeworkTask[]> {
  const rows = await listTasks(db, playerId, new Date(clock.now().getTime() - MAX_SHOWN_AGE_MS));
  return rows.map(({ task, coach }) => ({ ...describeTask(task), coach }));
}

/** Marks a task as done, which notifies its coach once, or as open again. Throws ProblemError 404. */
export function finishTask({ db, clock }: Context, playerId: string, id: string, isDone: boolean) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const task = await setTaskDone(tx, playerId, id, isDone ? now : null);
    if (!task) throw notFound('Your coach has deleted this homework.');
    if (!isDone) return;
    await notifyHomeworkDone(
      tx,
      now,
      playerId,
      { homeworkId: id },
      { title: task.title, onceKey: `task:${id}` },
    );
  });
}

export function describeTask({ id, title, text, dueOn, doneAt }: StoredHomework) {
  return { id, title, text, dueOn, doneAt: doneAt?.toISOString() ?? null };
}
