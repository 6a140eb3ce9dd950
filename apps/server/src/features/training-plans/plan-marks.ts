import type { Database } from '../../platform/database/database.ts';
import { findTimeZone } from '../auth/index.ts';
import { localDay } from './local-day.ts';
import { checksOf, enrolmentsOf } from './plan-enrolment.repository.ts';
import { ownPlace } from './plan-place.ts';
import { findVersion } from './training-plan.repository.ts';

/** A moment of a training plan that a line over time shows. */
export interface PlanMark {
  at: Date;
  /** "Platinum Doubles, week 2: Second-man spacing" */
  label: string;
}

/** When weeks of a player's plans of a mode began, and when plans were completed, oldest first. */
export async function planMarksOf(
  db: Database,
  userId: string,
  mode: 5 | 10 | 15,
  now: Date,
): Promise<PlanMark[]> {
  const enrolments = (await enrolmentsOf(db, userId)).filter((one) => one.mode === mode);
  const checks = await checksOf(
    db,
    enrolments.map(({ id }) => id),
  );
  const today = localDay(await findTimeZone(db, userId), now);
  const marks: PlanMark[] = [];
  for (const enrolment of enrolments) {
    const row = await findVersion(db, enrolment.planId, enrolment.version);
    if (!row) continue;
    const { title, weeks } = row.content;
    const { endedAt, status } = enrolment;
    const own = checks.filter(({ enrolmentId }) => enrolmentId === enrolment.id);
    for (const { week, begunAt: at, hasBegun } of ownPlace(enrolment, row.content, own, today).weeks) {
      if (!hasBegun || at === null || (endedAt && at > endedAt)) continue;
      marks.push({ at, label: `${title}, week ${week + 1}: ${weeks[week]!.theme}` });
    }
    if (status === 'completed' && endedAt) marks.push({ at: endedAt, label: `${title}, complete` });
  }
  return marks.sort((a, b) => a.at.getTime() - b.at.getTime());
}
