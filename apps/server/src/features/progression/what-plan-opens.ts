import type { PlanOpens, Progression, ProgressionAccess } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { openers } from '../membership/index.ts';

interface Asked {
  isOpen: boolean;
  isNarrowed: boolean;
  asksPolr: boolean;
  asksPeriods: boolean;
}

/** What the plan shows of progression, what it keeps closed of what was asked for, and which plan opens that. */
export async function describePlan(
  db: Executor,
  { name }: Pick<Progression['plan'], 'name'>,
  access: ProgressionAccess,
  { gamesBeyond, ...asked }: Asked & Pick<Progression['plan'], 'gamesBeyond'>,
): Promise<Progression['plan']> {
  const { reach, periods } = access;
  const closed = closedOf(access, asked);
  return { name, reach, periods, closed, opensWith: await opensWith(db), gamesBeyond };
}

/** The way to the next rank, as far as the plan opens POLR. */
export function openNext(
  next: Progression['next'],
  { PolrAnalytics: access }: PlanOpens,
): Progression['next'] {
  if (next === null || access === 'none') return null;
  return access === 'categories' ? next : { ...next, weakest: null };
}

/** Nothing is left of a mode, or of a feature, that is closed as a whole. */
function closedOf({ reach, periods }: ProgressionAccess, asked: Asked): Progression['plan']['closed'] {
  if (reach === 'none') return ['all'];
  if (!asked.isOpen) return ['mode'];
  return [
    ...(asked.isNarrowed ? (['window'] as const) : []),
    ...(asked.asksPolr ? (['polr'] as const) : []),
    ...(asked.asksPeriods && !periods ? (['periods'] as const) : []),
  ];
}

async function opensWith(db: Executor): Promise<Progression['plan']['opensWith']> {
  const opener = await openers(db);
  const ofReach = (wanted: 'games' | 'season' | 'all') =>
    opener(({ ProgressionTracking: { reach } }) => REACHES.indexOf(reach) >= REACHES.indexOf(wanted));
  return {
    games: ofReach('games'),
    season: ofReach('season'),
    all: ofReach('all'),
    periods: opener(({ ProgressionTracking: { periods } }) => periods),
    mode: opener((opens) => opens['Playlist Access'] === 'all'),
    polr: opener(({ PolrAnalytics }) => PolrAnalytics !== 'none'),
  };
}

/** From nothing up. */
const REACHES: readonly ProgressionAccess['reach'][] = ['none', 'games', 'season', 'all'];
