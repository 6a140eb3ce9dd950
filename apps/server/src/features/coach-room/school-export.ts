import { SCORE_CATEGORIES } from '@datacoach/analysis/metadata';
import type { Context } from '../../feature-module.ts';
import { formatCsvLine } from '../../platform/csv/csv-line.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { createZip, type ZipEntry } from '../../platform/zip/create-zip.ts';
import { recordAccess } from '../audit/index.ts';
import { requireTeamPlan } from '../membership/index.ts';
import { type Actor, describeSchool } from '../team/index.ts';
import { listTeamStats } from './team-board.ts';

type Cell = string | number | null;

const day = (moment: string | null): string => moment?.slice(0, 10) ?? '';

/**
 * Returns a school team's members, consents and stats as a zip of CSV files. Players under 18 have no surnames in it.
 * Throws ProblemError 403 and 404.
 */
export async function exportSchool(context: Context, { userId: coachId, actorId }: Actor) {
  const { db, clock } = context;
  const now = clock.now();
  const school = await describeSchool(db, coachId, now);
  if (!school) throw notFound('Your team isn’t a school team.');
  await requireTeamPlan(context, coachId);
  const stats = await listTeamStats(context, coachId);
  const consents = school.members.flatMap(({ userName, consent }): Cell[][] =>
    consent === null
      ? []
      : [[userName, consent.state, consent.how, consent.guardian, day(consent.at), consent.recordedBy]],
  );
  const files: Record<string, Cell[][]> = {
    'members.csv': [
      ['Player', 'Age', 'School', 'Season ends'],
      ...school.members.map(({ userName, age }) => [userName, age, school.name, school.seasonEndsOn]),
    ],
    'consents.csv': [['Player', 'Consent', 'How', 'Guardian', 'Date', 'Recorded by'], ...consents],
    'stats.csv': [
      ['Player', 'Mode', 'Games', 'Won', 'POLR', ...SCORE_CATEGORIES.map(({ label }) => label)],
      ...stats.map(({ mode, member: { userName, games, won, polr, categories } }) => [
        userName,
        mode,
        games,
        won,
        polr?.value ?? null,
        ...SCORE_CATEGORIES.map(
          ({ key }) => categories.find(({ category }) => category === key)?.value ?? null,
        ),
      ]),
    ],
  };
  await recordAccess(db, {
    actorId,
    at: now,
    action: 'export-school-team',
    targetKind: 'user',
    targetId: coachId,
  });
  return createZip(Object.entries(files).map(([name, rows]) => createCsvEntry(name, now, rows)));
}

function createCsvEntry(name: string, mtime: Date, rows: readonly Cell[][]): ZipEntry {
  return { name, mtime, compress: true, read: async () => Buffer.from(rows.map(formatCsvLine).join('')) };
}
