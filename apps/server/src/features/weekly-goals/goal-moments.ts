import { goalFigure, goalMetric, hasMomentRule } from '@datacoach/analysis';
import type { GoalMoment } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { listEvents, UNSIEVED } from '../gamedata/index.ts';
import { identitiesOf } from '../identities/index.ts';
import type { OwnScoredGame } from '../scores/index.ts';
import { goalOwner } from './read-goals.ts';
import { readWeekGames } from './week-games.ts';
import { findGoal, type GoalRow } from './weekly-goal.repository.ts';
import { zoneOf } from './zone-of.ts';

const MOMENTS = 3;
/** More events of a game than this are not looked through. */
const MAX_EVENTS = 60;

/** Moments of the games that count, the best games first, each game once before one has two. */
export async function readMoments(context: Context, userId: string, goalId: string): Promise<GoalMoment[]> {
  const { db } = context;
  const user = await goalOwner(context, userId);
  const row = await findGoal(db, userId, goalId);
  if (!row) throw new ProblemError(404, 'not-found', 'There is no such goal. It may have been dropped.');
  const { played } = (await readWeekGames(db, userId, zoneOf(user), [row]))(row);
  const best = bestFirst(row, played).slice(0, MOMENTS);
  const { events, codes, metric } = goalMetric(row.metric);
  const { items } = await listEvents(db, {
    matchIds: best.map(({ game }) => game.matchId),
    player: { identities: await identitiesOf(db, userId) },
    codes,
    kinds: codes === null ? events : null,
    sieve: { ...UNSIEVED, metric: metric !== null && hasMomentRule(metric) ? metric : null },
    descending: false,
    page: { index: 0, size: MAX_EVENTS },
  });
  const games = new Map(best.map(({ game }) => [game.matchId, game]));
  const turns = new Map<string, number>();
  return items
    .map((event) => {
      const turn = turns.get(event.matchId) ?? 0;
      turns.set(event.matchId, turn + 1);
      return { event, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, MOMENTS)
    .flatMap(({ event }) => {
      const game = games.get(event.matchId);
      const { id, matchId, player, label, time, clock } = event;
      return game
        ? [
            {
              id,
              matchId,
              player,
              label,
              time,
              clock,
              playedAt: game.playedAt.toISOString(),
              map: game.mapName,
            },
          ]
        : [];
    });
}

/** Games by the goal's own number; those that it does not tell apart by the newest. */
function bestFirst({ metric: code, direction }: GoalRow, played: readonly OwnScoredGame[]): OwnScoredGame[] {
  const metric = goalMetric(code);
  const way = direction === 'atLeast' ? -1 : 1;
  return played
    .flatMap((one) => {
      const figure = goalFigure(metric, one.score);
      return figure ? [{ one, value: figure.value }] : [];
    })
    .toReversed()
    .sort((a, b) => way * (a.value - b.value))
    .map(({ one }) => one);
}
