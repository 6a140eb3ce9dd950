import type { Seasons } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidField, notFound } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import {
  findCurrentSeason,
  listSeasons,
  lockSeasons,
  removeSeason,
  type SeasonStart,
  storeSeason,
} from './season.repository.ts';

async function describeSeasons({ db, clock }: Context): Promise<Seasons> {
  const items = await listSeasons(db);
  const current = await findCurrentSeason(db, clock.now());
  return {
    items: items.map(({ number, startsAt }) => ({ number, startsAt: startsAt.toISOString() })),
    current: { number: current.number, from: current.from.toISOString() },
  };
}

/** Throws ProblemError 409 if the season exists or is out of order. */
function addSeason(context: Context, season: SeasonStart, by: string): Promise<void> {
  return context.db.transaction(async (tx) => {
    const all = await lockSeasons(tx);
    if (all.some(({ number }) => number === season.number)) {
      throw invalidField('number', `Season ${season.number} is already in the list.`, 'season-known', 409);
    }
    requireOrder(all, season);
    await storeSeason(tx, season);
    await audit(tx, context, { by, action: 'add-season', before: null, after: season });
  });
}

/** Throws ProblemError 404, or 409 if it would be out of order. */
function moveSeason(context: Context, season: SeasonStart, by: string): Promise<void> {
  return context.db.transaction(async (tx) => {
    const all = await lockSeasons(tx);
    const before = findSeason(all, season.number);
    requireOrder(all, season);
    await storeSeason(tx, season);
    await audit(tx, context, { by, action: 'move-season', before, after: season });
  });
}

function deleteSeason(context: Context, number: number, by: string): Promise<void> {
  return context.db.transaction(async (tx) => {
    const before = findSeason(await lockSeasons(tx), number);
    await removeSeason(tx, number);
    await audit(tx, context, { by, action: 'delete-season', before, after: null });
  });
}

function findSeason(all: readonly SeasonStart[], number: number): SeasonStart {
  const season = all.find((one) => one.number === number);
  if (!season) throw notFound(`Season ${number} not found.`);
  return season;
}

/** A season starts after the previous season and before the next. */
function requireOrder(all: readonly SeasonStart[], { number, startsAt }: SeasonStart): void {
  const late = all.find((one) => one.number < number && one.startsAt >= startsAt);
  if (late) {
    throw invalidField(
      'startsAt',
      `It must start after season ${late.number}, ${formatDay(late)}.`,
      'season-order',
      409,
    );
  }
  const early = all.findLast((one) => one.number > number && one.startsAt <= startsAt);
  if (early) {
    throw invalidField(
      'startsAt',
      `It must start before season ${early.number}, ${formatDay(early)}.`,
      'season-order',
      409,
    );
  }
}

const formatDay = ({ startsAt }: SeasonStart) => startsAt.toISOString().slice(0, 10);

interface SeasonChange {
  by: string;
  action: string;
  before: SeasonStart | null;
  after: SeasonStart | null;
}

function audit(tx: Transaction, { clock }: Context, { by, action, before, after }: SeasonChange) {
  const toAuditFields = (season: SeasonStart | null) =>
    season && { season: season.number, startsAt: season.startsAt.toISOString() };
  return recordAudit(tx, {
    actorId: by,
    at: clock.now(),
    action,
    targetKind: 'season',
    targetId: String((after ?? before)!.number),
    before: toAuditFields(before),
    after: toAuditFields(after),
  });
}

export function seasonRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoints(app, {
    listSeasons: () => describeSeasons(context),
    addSeason: async ({ body: { number, startsAt }, caller }) => {
      await addSeason(context, { number, startsAt: new Date(startsAt) }, caller.userId);
      return await describeSeasons(context);
    },
    moveSeason: async ({ params: { number }, body, caller }) => {
      await moveSeason(context, { number, startsAt: new Date(body.startsAt) }, caller.userId);
      return await describeSeasons(context);
    },
    deleteSeason: async ({ params: { number }, caller }) => {
      await deleteSeason(context, number, caller.userId);
      return await describeSeasons(context);
    },
  });
}
