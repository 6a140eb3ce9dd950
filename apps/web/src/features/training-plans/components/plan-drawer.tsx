import {
  type MyPlans,
  PLAN_LABELS,
  type PlanDetail,
  TRAINING_MINUTES,
  type TrainingMinutes,
} from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { getMetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { Definition } from '../../../shared/ui/definition.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { startPlan } from '../api/change-plans.ts';
import { planQuery } from '../api/training-plans.ts';
import type { PlanMode } from '../search/plan-search.ts';
import classes from '../training-plans.module.css';
import { blockMeta, formatOpensWith, planFacts } from '../words/plan-words.ts';
import { BlockDetails } from './block-details.tsx';
import { useChange } from './use-change.ts';

interface PlanDrawerProps {
  planId: string;
  own: MyPlans;
  /** Mode to use when starting a plan for all modes. */
  mode: PlanMode | undefined;
  onClose: () => void;
  onStarted: () => void;
}

/** A plan week by week, with the start button. */
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
        {planFacts(plan)} · by {plan.author} · version {plan.version}
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
          free on every plan.{' '}
          <Link to="/membership" className="touch-target text-link">
            Compare plans
          </Link>
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
      <Button variant="filled" disabled={isBusy} onClick={() => void start()}>
        Start this plan
      </Button>
      <p className={`${classes.planDrawerFacts} text-xs text-t3`}>
        Up to {minutes} minutes a day, five days a week, before your games
        {plan.mode === null && mode !== undefined ? `; its checks watch your ${formatMode(mode)} games` : ''}.
        {other !== null && ` ${other} will be paused, not lost.`}
      </p>
    </div>
  );
}

interface WeekProps {
  plan: PlanDetail;
  week: PlanDetail['content'][number];
  number: number;
}

function Week({ plan, week, number }: WeekProps) {
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
                <span className={`${classes.planDrawerFacts} text-xs text-t3`}>{blockMeta(block)}</span>
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
