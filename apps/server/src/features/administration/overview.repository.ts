import {
  type BillingPeriod,
  MONTHS_BY_PERIOD,
  type Overview,
  type PaidPlanName,
  type PlanName,
  REPLAY_STATUS,
  SESSION_STATUS,
} from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';

/** Whole days (UTC), both ends included. */
interface Period {
  since: Date;
  until: Date;
}

export function getPeriod({ from, to }: { from: string; to: string }): Period {
  return { since: new Date(from), until: new Date(Date.parse(to) + DAY_MS) };
}

export function listPeriodDays({ since, until }: Period): string[] {
  const days: string[] = [];
  for (let toTimestamp = since.getTime(); toTimestamp < until.getTime(); toTimestamp += DAY_MS) {
    days.push(new Date(toTimestamp).toISOString().slice(0, 10));
  }
  return days;
}

const COMPLETED = sql.raw(String(REPLAY_STATUS.completed));
const FAILED = sql.raw(String(REPLAY_STATUS.errorOccurred));

const toTimestamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const isWithin = ({ since, until }: Period, column: string) =>
  sql`${sql.raw(column)} >= ${toTimestamp(since)} and ${sql.raw(column)} < ${toTimestamp(until)}`;

/** Who counts as a sign-up, in the chart and in the funnel alike. */
const SIGNED_UP = sql.raw("user_type <> 'Admin'");

export async function countUploadsByDay(db: Executor, period: Period) {
  const { rows } = await db.execute<{ day: string; uploads: number; completed: number; failed: number }>(sql`
    select to_char(uploaded_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::integer as uploads,
      (count(*) filter (where status = ${COMPLETED}))::integer as completed,
      (count(*) filter (where status = ${FAILED}))::integer as failed
    from replays where ${isWithin(period, 'uploaded_at')} group by 1`);
  return rows;
}

export async function countSignUpsByDay(db: Executor, period: Period) {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::integer as count
    from users where ${SIGNED_UP} and ${isWithin(period, 'created_at')} group by 1`);
  return rows;
}

export async function countActiveByDay(db: Executor, { since, until }: Period) {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, count(*)::integer as count
    from active_days where day >= ${since.toISOString()}::date and day < ${until.toISOString()}::date group by 1`);
  return rows;
}

/** Counts accounts active in the last 1, 7 and 30 days, today included. */
export async function countActiveUsers(db: Executor, today: string) {
  const { rows } = await db.execute<{ day: number; week: number; month: number }>(sql`
    select (count(distinct user_id) filter (where day = ${today}::date))::integer as day,
      (count(distinct user_id) filter (where day > ${today}::date - 7))::integer as week,
      count(distinct user_id)::integer as month
    from active_days where day > ${today}::date - 30 and day <= ${today}::date`);
  return rows[0]!;
}

/** Counts the files that could and couldn't be read for each build of the game, newest build first. */
export async function countOutcomesByBuild(db: Executor, period: Period) {
  const { rows } = await db.execute<{ build: string | null; completed: number; failed: number }>(sql`
    select game_build as build,
      (count(*) filter (where status = ${COMPLETED}))::integer as completed,
      (count(*) filter (where status = ${FAILED}))::integer as failed
    from replays where ${isWithin(period, 'uploaded_at')} and status in (${COMPLETED}, ${FAILED})
    group by 1 order by 1 desc nulls last limit 30`);
  return rows;
}

export async function countFailuresByReason(db: Executor, period: Period) {
  const { rows } = await db.execute<{
    reason: string | null;
    errorCode: string | null;
    replays: number;
    newestAt: Date | string;
  }>(sql`
    select status_reason as reason, error_code as "errorCode", count(*)::integer as replays,
      max(uploaded_at) as "newestAt"
    from replays where ${isWithin(period, 'uploaded_at')} and status = ${FAILED}
    group by 1, 2 order by 3 desc, 1 limit 30`);
  return rows.map((row) => ({ ...row, newestAt: new Date(row.newestAt).toISOString() }));
}

/** Counts players and coaches who signed up in the period, uploaded once, uploaded five times, and pay for a plan. */
export async function countFunnel(db: Executor, period: Period) {
  const { rows } = await db.execute<Overview['funnel']>(sql`
    with joined as (
      select id from users where ${SIGNED_UP} and ${isWithin(period, 'created_at')}
    ), uploaded as (
      select owner_id as id, count(*) as files from replays
      where owner_id in (select id from joined) group by 1
    ), paid as (
      select distinct user_id as id from invoices
      where user_id in (select id from joined) and status in ('paid', 'refunded') and total > refunded
    )
    select count(*)::integer as "signUps",
      (count(*) filter (where files >= 1))::integer as "firstUpload",
      (count(*) filter (where files >= 5))::integer as "fifthUpload",
      count(paid.id)::integer as paying
    from joined left join uploaded on uploaded.id = joined.id left join paid on paid.id = joined.id`);
  return rows[0]!;
}

export async function countPlanMix(db: Executor, now: Date) {
  const { rows } = await db.execute<{ planName: PlanName; accounts: number; onTrial: number }>(sql`
    select users.plan_name as "planName", count(*)::integer as accounts,
      (count(*) filter (where memberships.trial_ends_at > ${toTimestamp(now)}))::integer as "onTrial"
    from users left join memberships on memberships.user_id = users.id
    where users.user_type <> 'Admin' group by 1`);
  return rows;
}

/** Returns the payments of the period, minus refunds, which include their tax. */
export async function summarizeRevenue(db: Executor, period: Period) {
  const { rows } = await db.execute<{
    currency: string;
    net: string;
    tax: string;
    payments: number;
    refunded: string;
  }>(sql`
    select currency, sum(net - refunded_net) as net, sum(tax - (refunded - refunded_net)) as tax,
      count(*)::integer as payments, sum(refunded) as refunded
    from invoices, lateral (
      select case when total = 0 then 0 else round(refunded::numeric * net / total) end as refunded_net) part
    where ${isWithin(period, 'issued_at')} and status in ('paid', 'refunded') group by 1 order by 1`);
  return rows.map(({ currency, payments, ...sums }) => ({
    currency,
    payments,
    net: Number(sums.net),
    tax: Number(sums.tax),
    refunded: Number(sums.refunded),
  }));
}

/** Subscriptions with the time of their first payment; null: not paid yet. */
const PAID_SINCE = sql`
  subscriptions left join lateral (
    select min(issued_at) as since from invoices
    where subscription_id = subscriptions.id and status in ('paid', 'refunded') and total > 0
  ) paid on true`;

/** Counts paying accounts, by plan and billing period: now, when the period began, and what changed in it. */
export async function countPayingAccounts(db: Executor, period: Period) {
  const { rows } = await db.execute<{
    planName: PaidPlanName;
    period: BillingPeriod;
    paying: number;
    onTrial: number;
    amount: string | null;
    payingBefore: number;
    started: number;
    ended: number;
  }>(sql`
    select plan_name as "planName", period,
      (count(*) filter (where status in ('active', 'past_due')))::integer as paying,
      (count(*) filter (where status = 'trialing'))::integer as "onTrial",
      sum(amount) filter (where status in ('active', 'past_due')) as amount,
      (count(*) filter (where since < ${toTimestamp(period.since)}
        and (ended_at is null or ended_at >= ${toTimestamp(period.since)})))::integer as "payingBefore",
      (count(*) filter (where ${isWithin(period, 'since')}))::integer as started,
      (count(*) filter (where since < ended_at and ${isWithin(period, 'ended_at')}))::integer as ended
    from ${PAID_SINCE} group by 1, 2 order by min(amount), 2`);
  return rows.map(({ amount, ...row }) => ({
    ...row,
    monthly: Math.round(Number(amount ?? 0) / MONTHS_BY_PERIOD[row.period]),
  }));
}

/** Counts trials with a card that ended in the period, and those whose plan was paid. */
export async function listEndedTrials(db: Executor, { since, until }: Period, now: Date) {
  const { rows } = await db.execute<{ ended: number; paid: number }>(sql`
    select count(*)::integer as ended, count(since)::integer as paid from ${PAID_SINCE}
    where trial_ends_at >= ${toTimestamp(since)} and trial_ends_at < ${toTimestamp(until < now ? until : now)}`);
  return rows[0]!;
}

/** Returns accounts whose last payment failed, longest ago first, with the times of the mails about it. */
export async function listFailedPayments(db: Executor) {
  const { rows } = await db.execute<{
    userId: string;
    userName: string;
    planName: PaidPlanName;
    amount: number;
    since: Date | string;
    mails: string[];
  }>(sql`
    select users.id as "userId", users.user_name as "userName", subscriptions.plan_name as "planName",
      amount, past_due_since as since,
      (select coalesce(json_agg(mailed_at order by mailed_at), '[]') from notifications
        where notifications.user_id = users.id and kind = 'payment-failed' and mailed_at >= past_due_since) as mails
    from subscriptions join users on users.id = subscriptions.user_id
    where status = 'past_due' and past_due_since is not null order by past_due_since limit 50`);
  return rows.map(({ since, mails, ...row }) => ({
    ...row,
    since: new Date(since),
    mails: mails.map((toTimestamp) => new Date(toTimestamp).toISOString()),
  }));
}

/** Counts plan sessions and tokens spent on coaching in the period, and those returned. */
export async function summarizeCoachingUse(db: Executor, period: Period) {
  const { rows } = await db.execute<{ taken: number; refunded: number }>(sql`
    select (count(*) filter (where kind in ('session-taken', 'token-spent')))::integer as taken,
      (count(*) filter (where kind in ('session-returned', 'token-returned')))::integer as "refunded"
    from membership_ledger
    where kind in ('session-taken', 'token-spent', 'session-returned', 'token-returned') and ${isWithin(period, 'at')}`);
  return { ...rows[0]!, ...(await countNoShows(db, period)) };
}

async function countNoShows(db: Executor, period: Period) {
  const { noShowPlayer, noShowCoach } = SESSION_STATUS;
  const { rows } = await db.execute<{ playersMissing: number; coachesMissing: number }>(sql`
    select (count(*) filter (where status = ${noShowPlayer}))::integer as "playersMissing",
      (count(*) filter (where status = ${noShowCoach}))::integer as "coachesMissing"
    from coach_sessions
    where status in (${noShowPlayer}, ${noShowCoach}) and ${isWithin(period, 'ends_at')}`);
  return rows[0]!;
}

export async function summarizeStorage(db: Executor, period: Period) {
  const { rows } = await db.execute<{ files: number; bytes: string | null; newBytes: string | null }>(sql`
    select count(*)::integer as files, sum(file_size) as bytes,
      sum(file_size) filter (where ${isWithin(period, 'uploaded_at')}) as "newBytes"
    from replays`);
  const { files, bytes, newBytes } = rows[0]!;
  return { files, bytes: Number(bytes ?? 0), newBytes: Number(newBytes ?? 0) };
}

/** Returns trials and granted plans that end before a time, soonest first. */
export async function listTrialEndings(db: Executor, now: Date, before: Date) {
  const { rows } = await db.execute<{
    userId: string;
    userName: string;
    planName: PlanName;
    endsAt: Date | string;
  }>(sql`
    select users.id as "userId", users.user_name as "userName", users.plan_name as "planName",
      memberships.trial_ends_at as "endsAt"
    from memberships join users on users.id = memberships.user_id
    where memberships.trial_ends_at > ${toTimestamp(now)} and memberships.trial_ends_at < ${toTimestamp(before)}
    order by memberships.trial_ends_at limit 50`);
  return rows.map((row) => ({ ...row, endsAt: new Date(row.endsAt).toISOString() }));
}
