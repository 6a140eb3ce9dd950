import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { isOnBasicPlan } from './capacity.repository.ts';
import { readRoom } from './read-capacity.ts';

/** When to ask again, for programs. */
const RETRY_SECONDS = 600;

/** Throws ProblemError 503 `sign-ups-paused` while no new accounts are made. Existing ones are never kept out. */
export async function requireRoomForAccount(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  if ((await readRoom(context)).signUps) return;
  throw full(
    'sign-ups-paused',
    'New accounts are paused at the moment. The page /capacity says why, and mails you once when they open.',
  );
}

/** Throws ProblemError 503 `uploads-paused` while uploads wait, but for accounts that pay. */
export async function requireRoomForUpload(
  context: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<void> {
  if ((await readRoom(context)).uploads || !(await isOnBasicPlan(context.db, userId))) return;
  throw full(
    'uploads-paused',
    'Uploads on the Basic plan are paused at the moment, because the queue is too long. Nothing is lost: try again later.',
  );
}

function full(code: string, sentence: string): ProblemError {
  const problem = new ProblemError(503, code, sentence);
  problem.retryAfterSeconds = RETRY_SECONDS;
  return problem;
}
