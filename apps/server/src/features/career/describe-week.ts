import { counted } from '@datacoach/analysis/format-number';
import { CAREER_RECORDS } from '@datacoach/analysis/metadata';
import { CAREER_PARTS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { findUser } from '../auth/index.ts';
import { describeCareer } from './describe-career.ts';

/** Records that make a good story, best first. */
const MOMENTS = [
  'deepestComeback',
  'hardestShot',
  'longestAirDribble',
  'fastestGoal',
  'mostSaves',
  'mostGoals',
  'bestXg',
  'longestStreak',
] as const;
const MAX_MOMENTS = 3;

/** Describes the last seven days in lines for a mail or a post, speeds in uu/s; null without games that count. */
export async function describeWeek(context: Context, userId: string): Promise<string[] | null> {
  const user = await findUser(context.db, userId);
  if (!user) return null;
  const { record, feats, week } = await describeCareer(context, user, {
    mode: 0,
    span: 'week',
    parts: CAREER_PARTS,
    isPublic: false,
  });
  if (!record || !feats || record.games === 0) return null;
  const moments = MOMENTS.flatMap((name) => {
    const found = feats[name];
    const { label, write } = CAREER_RECORDS.find((one) => one.name === name)!;
    return found ? `${label}: ${write(found.value)}` : [];
  });
  const drawn = record.drawn > 0 ? `, ${record.drawn} tied` : '';
  return [
    `You played ${counted(record.games, 'game')}: ${record.won} won, ${record.lost} lost${drawn}.`,
    ...moments.slice(0, MAX_MOMENTS),
    ...(week?.moved ? [week.moved] : []),
    ...(week?.focus ? [`Next focus: ${week.focus.problem} ${week.focus.say}`] : []),
  ];
}
