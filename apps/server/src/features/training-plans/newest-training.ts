import type { TrainedCase } from '@datacoach/analysis';
import { checkOf } from '@datacoach/contract';
import type { Database } from '../../platform/database/database.ts';
import { findTimeZone } from '../auth/index.ts';
import { localDay } from './local-day.ts';
import { checksOf, enrolmentsOf } from './plan-enrolment.repository.ts';
import { ownPlace } from './plan-place.ts';
import { findVersion } from './training-plan.repository.ts';

/** "Last week": a week of a plan that began at least this long ago. */
const WEEK_MS = 7 * 24 * 60 * 60_000;

/** The newest week of a player's plans of a mode that began a week ago or earlier, else the newest; null without one. */
export async function newestTraining(
  db: Database,
  userId: string,
  mode: 5 | 10 | 15,
  now: Date,
): Promise<TrainedCase | null> {
  const enrolments = (await enrolmentsOf(db, userId)).filter((one) => one.mode === mode);
  const checks = await checksOf(
    db,
    enrolments.map(({ id }) => id),
  );
  const today = localDay(await findTimeZone(db, userId))(now);
  const begun: { case: TrainedCase; at: Date }[] = [];
  for (const enrolment of enrolments) {
    const row = await findVersion(db, enrolment.planId, enrolment.version);
    if (!row) continue;
    const own = checks.filter(({ enrolmentId }) => enrolmentId === enrolment.id);
    for (const { week, begunAt, hasBegun } of ownPlace(enrolment, row.content, own, today).weeks) {
      const content = row.content.weeks[week];
      if (!hasBegun || !content || (enrolment.endedAt && begunAt > enrolment.endedAt)) continue;
      const name = `${row.content.title}, week ${week + 1}: ${content.theme}`;
      const { metric } = checkOf(content);
      begun.push({ case: { name, metric, startedAt: begunAt.getTime() / 1000 }, at: begunAt });
    }
  }
  const newestFirst = begun.sort((a, b) => b.at.getTime() - a.at.getTime());
  const lastWeek = newestFirst.find(({ at }) => now.getTime() - at.getTime() >= WEEK_MS);
  return (lastWeek ?? newestFirst[0])?.case ?? null;
}
