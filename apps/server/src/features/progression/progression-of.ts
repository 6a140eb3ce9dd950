import { type Measure, reviewSessions } from '@datacoach/analysis';
import { MAX_PROGRESSION_POINTS, type Progression } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { findUser } from '../auth/index.ts';
import { identitiesOf } from '../identities/index.ts';
import { openedBy } from '../membership/index.ts';
import { countOwnGames, openModes, rankIn, referenceFor } from '../scores/index.ts';
import { currentSeason } from '../seasons/index.ts';
import { chooseGames, usualGrouping } from './choose-games.ts';
import { countModes, mostPlayed } from './choose-mode.ts';
import { chooseReach } from './choose-reach.ts';
import { comparePeriods, readPeriods } from './compare-periods.ts';
import {
  describeBands,
  describeLine,
  describeListed,
  describeReference,
  findChange,
  relate,
} from './describe-measure.ts';
import { countResults, describeHeld, describePoint, spanOf } from './describe-shown.ts';
import { groupGames } from './group-games.ts';
import { CLOSED_POLR, listMeasures, MOVING_GAMES, measuresOf } from './measures.ts';
import type { ProgressionQuery } from './progression-query.ts';
import { marksBetween, nextRank, ranksHeld } from './rank-marks.ts';
import { placesOf } from './session-places.ts';
import { describePlan, openNext } from './what-plan-opens.ts';

/** Everything that the screen of progression shows. Throws ProblemError 400 for a measure that does not exist. */
export async function progressionOf(
  { db, clock, books }: Context,
  { userId, timeZone }: Caller,
  query: ProgressionQuery,
): Promise<Progression> {
  const zone = timeZone ?? 'UTC';
  const identities = await identitiesOf(db, userId);
  const own = { userId, identities };
  const { plan, opens } = await openedBy(db, userId, clock.now());
  const access = opens.ProgressionTracking;
  const user = await findUser(db, userId);
  const season = await currentSeason(db, clock.now());
  const modes = countModes(await countOwnGames(db, own));
  const open = await openModes(db, own, opens);
  const mode = query.mode ?? mostPlayed(modes, open);
  const total = modes.find((one) => one.mode === mode)!.games;
  const isOpen = open.includes(mode);
  const reach = await chooseReach(db, own, { mode, total, season, access, isOpen, asked: query.window });

  const rank = user && rankIn(user, mode);
  const against = await referenceFor(books, mode, rank?.tier ?? null);
  const measures = measuresOf(against, opens.PolrAnalytics !== 'none');
  const measure = measures.find(query.measure);
  const other = query.with === undefined || query.with === query.measure ? null : measures.find(query.with);
  const second = other === CLOSED_POLR ? null : other;

  const { games, shown, newest, before } = await chooseGames(db, userId, mode, reach);
  const by = query.by ?? usualGrouping(shown);
  const groups = groupGames(shown, by, zone, ({ game }) => game.playedAt);
  const drawn = groups.slice(-MAX_PROGRESSION_POINTS);
  const lineOf = (one: Measure) => describeLine(one, games, drawn, { newest, before });
  const list = listMeasures(measures, measure);
  const periods = access.periods && isOpen ? await readPeriods(db, userId, mode, query, zone) : null;
  const held = await ranksHeld(db, userId, mode);
  const span = spanOf(shown);
  return {
    filter: { mode, window: reach.window, by, measure: measure.key, with: second?.key ?? null },
    plan: await describePlan(db, plan, access, {
      isOpen: isOpen || total === 0,
      isNarrowed: reach.isNarrowed,
      asksPolr: measure === CLOSED_POLR || other === CLOSED_POLR,
      asksPeriods: query.earlierFrom !== undefined,
      gamesBeyond: Math.max(0, total - reach.allowed),
    }),
    known: identities.length > 0,
    modes,
    season: { number: season.number, from: season.from.toISOString() },
    shown: span && { ...span, ...countResults(shown), cut: drawn.length < groups.length },
    points: drawn.map(describePoint),
    line: lineOf(measure),
    second: second && lineOf(second),
    relation: second && relate(measure, second, shown),
    rank,
    bands: rank ? describeBands(measure.key, rank.tier, against) : [],
    comparedWith: describeReference(measure.key, against),
    marks: span ? await marksBetween(db, { userId, mode, held, span, now: clock.now() }) : [],
    changePoint: findChange(measure, shown),
    list: list.map((one) => describeListed(one, games)),
    comparison: comparePeriods(list, before, newest),
    periods: periods && comparePeriods(list, periods.earlier, periods.later),
    sessions: reviewSessions(measure, await placesOf(db, own, shown)),
    ranks: span ? describeHeld(held, shown) : [],
    next: rank && openNext(nextRank(games.slice(-MOVING_GAMES), rank, against), opens),
  };
}
