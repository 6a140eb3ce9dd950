import { chooseMatchingWords } from '@datacoach/analysis';
import { findWeakMoments, hasMomentRule, METRICS, type MetricInfo } from '@datacoach/analysis/metadata';
import type { Database } from '../../platform/database/database.ts';
import { listEvents, NO_CRITERIA } from '../gamedata/index.ts';
import type { OwnGame } from './own-games.repository.ts';

/** Newest games that are searched, and moments that decide the tip. */
const GAMES = 5;
const MOMENTS = 60;

/** Returns the newest moments behind a player's weak metric, and the words that fit what they show. */
export async function readWeakMoments(
  db: Database,
  player: { identities: readonly string[] },
  /** Newest first. */
  games: readonly Pick<OwnGame, 'matchId' | 'team'>[],
  metric: string,
) {
  const info = (METRICS as readonly MetricInfo[]).find(({ key }) => key === metric);
  const newest = games.slice(0, GAMES);
  if (!info || info.events.length === 0) return chooseMatchingWords(metric, []);
  const weak = findWeakMoments(info);
  const others = weak?.side === 'other';
  const { items } = await listEvents(db, {
    matchIds: newest.map(({ matchId }) => matchId),
    player: others ? null : player,
    codes: weak?.codes ?? null,
    kinds: weak?.kinds ?? info.events,
    criteria: {
      ...NO_CRITERIA,
      teams: others ? new Map(newest.map(({ matchId, team }) => [matchId, team === 0 ? 1 : 0])) : null,
      metric: !weak && hasMomentRule(metric) ? metric : null,
    },
    descending: true,
    page: { index: 0, size: MOMENTS },
  });
  const named = items.map((event) => (others ? { ...event, label: `${event.label} against` } : event));
  return chooseMatchingWords(metric, named);
}
