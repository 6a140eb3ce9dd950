import { counted } from '@datacoach/analysis/format-number';
import { formatGamesNeeded } from '@datacoach/analysis/games-needed';
import {
  type MyPlans,
  PLAN_LABELS,
  type PlanCard,
  type PlanDetail,
  TRAINING_MINUTES,
  type TrainingMinutes,
} from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { LoadFailed } from '../../../app/failure/failure-message.tsx';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { formatDate } from '../../../shared/format/date.ts';
import { formatMode, MODE_CHOICES } from '../../../shared/format/mode.ts';
import {
  formatMetricValue,
  formatReferenceName,
  getMetricFacts,
} from '../../../shared/metrics/metric-facts.ts';
import { Definition } from '../../../shared/ui/definition.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { TextButton, TextLink } from '../../../shared/ui/text-button.tsx';
import { changePlan, planQuery, plansQuery, startPlan, useChange } from '../api/training-plans.ts';
import type { PlanMode, PlanSearch } from '../search/plan-search.ts';
import { formatBlockMeta, formatOpensWith, formatPlanFacts } from '../text/plan-text.ts';
import classes from '../training-plans.module.css';
import { BlockDetails } from './block-details.tsx';

/** All plans: first those for the player's recent games, then those for their rank, then the rest. */
export function PlanList(props: { own: MyPlans; search: PlanSearch; onMode: (mode: PlanMode) => void }) {
  const { own, search, onMode } = props;
  const list = useQuery(plansQuery(search.mode));
  useChanges('content', () => void list.refetch());
  const { isBusy, run } = useChange();
  const { data } = list;
  if (!data) {
    return list.error ? (
      <LoadFailed title="We couldn’t load the plans" error={list.error} retry={list.refetch}>
        Your plan and logged practice are safe.
      </LoadFailed>
    ) : (
      <div className={classes.cards} role="status" aria-label="Loading plans…">
        {[0, 1, 2, 3, 4, 5].map((n) => (
          <Skeleton key={n} height={150} />
        ))}
      </div>
    );
  }
  const { plans, rank, games, gamesNeeded } = data;
  const recommended = plans.filter(({ reasons }) => reasons.length > 0);
  const others = plans.filter(({ reasons }) => reasons.length === 0);
  const open = others.filter(({ isOpen }) => isOpen);
  const closed = others.filter(({ isOpen }) => !isOpen);
  const label = formatMode(data.mode);
  const missing = gamesNeeded - games;
  return (
    <div
      className="data-stale:opacity-60 data-stale:[transition:opacity_150ms] grid grid-cols-1 gap-gutter"
      data-stale={list.isPlaceholderData || undefined}
    >
      {own.others.length > 0 && (
        <section aria-label="Started earlier">
          <h2>Started earlier</h2>
          <ul className={`${classes.started} mt-2 px-4 py-1 rounded-3 bg-s1`}>
            {own.others.map((one) => (
              <li key={one.id}>
                <span>
                  <b>{one.title}</b>
                  <small className="text-xs block text-t3">
                    started {formatDate(one.startedAt)} · week {one.week} of {one.weeks} ·{' '}
                    {counted(one.checksPassed, 'check')} passed
                  </small>
                </span>
                <TextButton
                  label={one.status === 'paused' ? 'Resume' : 'Start over'}
                  size="xs"
                  disabled={isBusy}
                  aria-label={`${one.status === 'paused' ? 'Resume' : 'Start over'} ${one.title}`}
                  onClick={() =>
                    void run(() =>
                      changePlan(one.id, { change: one.status === 'paused' ? 'resume' : 'restart' }),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Recommended">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2>Recommended for your {label} games</h2>
          <Segmented
            label="Mode for recommendations"
            value={String(data.mode)}
            choices={MODE_CHOICES}
            onChange={(value) => onMode(Number(value) as PlanMode)}
          />
        </div>
        <p className="text-xs pt-0.5 text-t3">
          {formatRecommendation(label, games, missing, rank, recommended)}
        </p>
        <Cards plans={recommended} rank={rank} search={search} />
      </section>
      <Section
        title={recommended.length > 0 ? 'More plans for you' : 'Available to you'}
        plans={open}
        rank={rank}
        search={search}
      />
      <Section title="With an upgrade" plans={closed} rank={rank} search={search} />
    </div>
  );
}

function formatRecommendation(
  label: string,
  games: number,
  missing: number,
  rank: string | null,
  recommended: readonly PlanCard[],
): string {
  if (missing > 0) {
    return `${formatGamesNeeded(missing, 'we recommend plans by your weaknesses', { mode: label })}. For now they’re sorted by rank.`;
  }
  if (recommended.length === 0) return `Nothing stands out in your last ${counted(games, `${label} game`)}.`;
  return `From your last ${counted(games, `${label} game`)} vs. ${rank ?? 'the average player'}: the three stats where you have the most to gain.`;
}

interface CardsProps {
  plans: readonly PlanCard[];
  rank: string | null;
  search: PlanSearch;
}

function Section({ title, plans, rank, search }: CardsProps & { title: string }) {
  if (plans.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <Cards plans={plans} rank={rank} search={search} />
    </section>
  );
}

const Cards = ({ plans, rank, search }: CardsProps) => (
  <ul className={classes.cards}>
    {plans.map((plan) => (
      <PlanCardItem key={plan.id} plan={plan} rank={rank} search={search} />
    ))}
  </ul>
);

/** A plan's card: who it is for, what it trains, and why it is recommended. The whole card opens it. */
function PlanCardItem({ plan, rank, search }: { plan: PlanCard; rank: string | null; search: PlanSearch }) {
  return (
    <li className={classes.card}>
      {plan.photoUrl !== null && (
        <img
          src={plan.photoUrl}
          alt=""
          className={`${classes.photo} w-[calc(100%_+_32px)] h-24 mt-0 -mx-4 mb-2 object-cover`}
          loading="lazy"
        />
      )}
      <h3>
        <Link
          to="/training-plans"
          search={{ ...search, plan: plan.id }}
          resetScroll={false}
          className={classes.planListLink}
        >
          {plan.title}
        </Link>
      </h3>
      <p className="text-xs text-t3">{formatPlanFacts(plan)}</p>
      <p className="text-t2">{plan.summary}</p>
      {plan.reasons.length > 0 && (
        <ul className="pt-1 text-[12px] leading-4.5" aria-label="Why this plan">
          {plan.reasons.map((reason) => (
            <li key={reason.metric}>
              <RecommendationReason reason={reason} rank={rank} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-xs text-t3 [grid-row:-2] pt-1">{describeState(plan)}</p>
    </li>
  );
}

/** "Double commits: 2.24 per game, Champion I 1.31" */
function RecommendationReason(props: { reason: PlanCard['reasons'][number]; rank: string | null }) {
  const { reason, rank } = props;
  const facts = getMetricFacts(reason);
  const unit = facts.unit && facts.unit !== '%' ? ` ${facts.unit}` : facts.unit;
  return (
    <>
      {facts.label}: <b className="num">{formatMetricValue(facts, reason.value)}</b>
      {unit}
      {reason.reference !== null && (
        <span className="t3">
          , {formatReferenceName(reason.comparedWith, rank ?? 'the average player')}{' '}
          {formatMetricValue(facts, reason.reference)}
        </span>
      )}
    </>
  );
}

function describeState(plan: PlanCard): string {
  switch (plan.status) {
    case 'active':
      return 'Your current plan';
    case 'paused':
      return 'Paused';
    case 'completed':
      return 'Completed';
    case 'left':
    case null:
      return plan.isOpen ? 'Available to you' : `With ${formatOpensWith(plan)}`;
  }
}

interface PlanDrawerProps {
  planId: string;
  own: MyPlans;
  /** Mode to use when starting a plan for all modes. */
  mode: PlanMode | undefined;
  onClose: () => void;
  onStarted: () => void;
}

export function PlanDrawer({ planId, own, mode, onClose, onStarted }: PlanDrawerProps) {
  const plan = useQuery(planQuery(planId));
  return (
    <SideDrawer opened onClose={onClose} title={plan.data?.title ?? 'Training plan'} width="work">
      {plan.data ? (
        <Content plan={plan.data} own={own} mode={mode} onStarted={onStarted} />
      ) : plan.error ? (
        <div className="grid grid-cols-1 gap-3" role="alert">
          <p>{getFailureMessage(plan.error)}</p>
          <div>
            <Button onClick={() => void plan.refetch()}>Try again</Button>
          </div>
        </div>
      ) : (
        <Skeleton height={560} role="status" aria-label="Loading plan…" />
      )}
    </SideDrawer>
  );
}

type ContentProps = Pick<PlanDrawerProps, 'own' | 'mode' | 'onStarted'> & { plan: PlanDetail };

function Content({ plan, own, mode, onStarted }: ContentProps) {
  const isRunning = own.plan?.planId === plan.id && own.plan.status === 'active';
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className={`${classes.planDrawerFacts} text-xs text-t3`}>
        {formatPlanFacts(plan)} · by {plan.author} · version {plan.version}
      </p>
      <p>{plan.summary}</p>
      {isRunning ? (
        <p className="p-3 rounded-2 bg-s2 text-t2">
          This is your current plan. Today’s blocks are on the training page.
        </p>
      ) : plan.isOpen ? (
        <Begin plan={plan} own={own} mode={mode} onStarted={onStarted} />
      ) : (
        <p className="p-3 rounded-2 bg-s2 text-t2">
          Here’s the first day as a preview. Get the full plan with {formatOpensWith(plan)}; starter plans are
          free on every plan. <TextLink to="/membership">Compare plans</TextLink>
        </p>
      )}
      {plan.isOpen && plan.codesOpenWith !== null && (
        <p className={`${classes.planDrawerFacts} text-xs text-t3`}>
          Pack codes come with {PLAN_LABELS[plan.codesOpenWith]}.
        </p>
      )}
      <ol>
        {plan.content.map((week, number) => (
          <Week key={week.theme} plan={plan} week={week} number={number + 1} />
        ))}
      </ol>
    </div>
  );
}

function Begin({ plan, own, mode, onStarted }: ContentProps) {
  const [minutes, setMinutes] = useState<TrainingMinutes>(own.minutesAimedAt ?? plan.minutesPerDay);
  const { isBusy, run } = useChange();
  const other = own.plan?.status === 'active' ? own.plan.title : null;
  const start = async () => {
    const body = {
      planId: plan.id,
      minutesPerDay: minutes,
      ...(plan.mode === null && mode !== undefined && { mode }),
    };
    if (await run(() => startPlan(body))) onStarted();
  };
  return (
    <div className={`${classes.start} flex flex-wrap items-center gap-x-3 gap-y-2`}>
      <Segmented
        label="Minutes a day"
        value={String(minutes)}
        choices={TRAINING_MINUTES.map((one) => ({ value: String(one), label: `${one} min` }))}
        onChange={(value) => setMinutes(Number(value) as TrainingMinutes)}
      />
      <TextButton label="Start this plan" variant="filled" disabled={isBusy} onClick={() => void start()} />
      <p className={`${classes.planDrawerFacts} text-xs text-t3`}>
        Up to {minutes} minutes a day, five days a week, before your games
        {plan.mode === null && mode !== undefined ? `; its checks watch your ${formatMode(mode)} games` : ''}.
        {other !== null && ` ${other} will be paused, not lost.`}
      </p>
    </div>
  );
}

function Week(props: { plan: PlanDetail; week: PlanDetail['content'][number]; number: number }) {
  const { plan, week, number } = props;
  const { term } = getMetricFacts({ metric: week.metric, label: week.metric, per5: false });
  const drills = [
    ...new Map(week.sessions.flatMap(({ blocks }) => blocks).map((block) => [block.key, block])).values(),
  ];
  return (
    <li className={`${classes.week} grid grid-cols-1 gap-1 py-3 border-t border-t-line text-t2`}>
      <h3>
        Week {number}: {week.theme}
      </h3>
      <p>{week.why}</p>
      {week.rule !== '' && (
        <p>
          <b>In games:</b> {week.rule}
        </p>
      )}
      <p className={`${classes.planDrawerFacts} text-xs text-t3`}>
        Check: {term.label.toLowerCase()} <Definition term={term} />
      </p>
      {drills.length > 0 && (
        <details open={number === 1 && !plan.isOpen}>
          <summary>
            {plan.isOpen
              ? `${week.sessions.length} sessions, ${drills.length} rotating exercises`
              : 'The first day'}
          </summary>
          <ul className={classes.blocks}>
            {drills.map((block) => (
              <li key={block.key}>
                <span className={`${classes.planDrawerFacts} text-xs text-t3`}>{formatBlockMeta(block)}</span>
                <b>{block.title}</b>
                <BlockDetails block={block} codesOpenWith={plan.codesOpenWith} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
