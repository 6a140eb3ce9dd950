import type { OwnPlans } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { askAgain, queryClient } from '../../../app/query-client.ts';
import { formatDate } from '../../../shared/format/date.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Late } from '../../../shared/ui/late.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { changePlan } from '../api/change-plans.ts';
import { ownPlansQuery } from '../api/training-plans.ts';
import { CheckPanel } from '../components/check-panel.tsx';
import { MomentsPanel } from '../components/moments-panel.tsx';
import { PlanDrawer } from '../components/plan-drawer.tsx';
import { PlanList } from '../components/plan-list.tsx';
import { PlanMenu } from '../components/plan-menu.tsx';
import { TodayPanel } from '../components/today-panel.tsx';
import { TrainingSkeleton } from '../components/training-skeleton.tsx';
import { useChange } from '../components/use-change.ts';
import { WeeksPanel } from '../components/weeks-panel.tsx';
import type { PlanSearch } from '../search/plan-search.ts';
import { modeLabel } from '../words/plan-words.ts';
import classes from './training-plans-screen.module.css';

const PracticeDialog = lazy(() => import('../components/practice-dialog.tsx'));

interface TrainingPlansScreenProps {
  search: PlanSearch;
  onChange: (part: { [K in keyof PlanSearch]?: PlanSearch[K] | undefined }) => void;
  /** A plan was begun. */
  onBegun: () => void;
  /** The way to what a coach has for the player. */
  reviews: ReactNode;
}

/** What to train today, whether it worked, and what comes next. */
export function TrainingPlansScreen({ search, onChange, onBegun, reviews }: TrainingPlansScreenProps) {
  const own = useQuery(ownPlansQuery);
  const [isLogging, setLogging] = useState(false);
  // A verdict comes with a notification, games with their analysis.
  useChanges('notifications', () => void askAgain(queryClient, ownPlansQuery.queryKey));
  const { data, error } = own;
  const plan = data?.plan ?? null;
  const showsPlans = search.view === 'plans' || (data !== undefined && plan === null);
  return (
    <>
      <PageHead
        title="Training Plans"
        subtitle={plan && !showsPlans ? planWords(plan) : 'one plan at a time, checked by your own games'}
        actions={
          data && (
            <>
              {reviews}
              <Button
                variant="subtle"
                color="gray"
                leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => setLogging(true)}
              >
                Log practice
              </Button>
              {plan && !showsPlans && <PlanMenu plan={plan} />}
              {plan &&
                (showsPlans ? (
                  <ButtonLink to="/training-plans" search={{}}>
                    Back to today
                  </ButtonLink>
                ) : (
                  <ButtonLink to="/training-plans" search={{ view: 'plans' }}>
                    All plans
                  </ButtonLink>
                ))}
            </>
          )
        }
      />
      {data ? (
        showsPlans ? (
          <>
            {plan === null && data.moments.length > 0 && (
              <MomentsPanel moments={data.moments} today={todayOf()} />
            )}
            <PlanList own={data} search={search} onMode={(mode) => onChange({ mode })} />
          </>
        ) : (
          <Running own={data} plan={plan!} />
        )
      ) : error ? (
        <StatePanel
          title="Your training did not arrive"
          actions={<Button onClick={() => void own.refetch()}>Try again</Button>}
        >
          {failureSentence(error)} Your plan and what you logged are safe.
        </StatePanel>
      ) : (
        <TrainingSkeleton />
      )}
      {data && search.plan !== undefined && (
        <PlanDrawer
          planId={search.plan}
          own={data}
          mode={search.mode}
          onClose={() => onChange({ plan: undefined })}
          onBegun={onBegun}
        />
      )}
      <Late wanted={isLogging}>
        {(opened) => <PracticeDialog opened={opened} onClose={() => setLogging(false)} />}
      </Late>
    </>
  );
}

function Running({ own, plan }: { own: OwnPlans; plan: NonNullable<OwnPlans['plan']> }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { isBusy, run } = useChange();
  const shown = plan.weeks[(chosen ?? plan.week) - 1] ?? plan.weeks[0]!;
  return (
    <>
      {plan.newerVersion !== null && plan.status === 'active' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 mb-4 px-4 py-2 rounded-3 bg-s1 text-t2">
          <p>
            Version {plan.newerVersion} of this plan is out. You keep version {plan.version} until you move.
          </p>
          <Button
            size="xs"
            disabled={isBusy}
            onClick={() => void run(() => changePlan(plan.id, { change: 'newer-version' }))}
          >
            Move to version {plan.newerVersion}
          </Button>
        </div>
      )}
      <div
        className={`${classes.columns} grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-gutter`}
      >
        <TodayPanel own={own} plan={plan} />
        <div className="grid grid-cols-1 gap-4">
          <CheckPanel key={shown.number} plan={plan} week={shown} />
          <WeeksPanel plan={plan} shown={shown.number} onShow={setChosen} />
          <MomentsPanel moments={own.moments} today={plan.today.day} />
        </div>
      </div>
    </>
  );
}

/** "Platinum Doubles, Doubles, 4 weeks, up to 40 min a day · version 3, begun March 2nd, 2026 · week 2, session 3" */
function planWords(plan: NonNullable<OwnPlans['plan']>): string {
  const mode = modeLabel(plan.mode);
  return [
    `${plan.title}${plan.title.includes(mode) ? '' : `, ${mode}`}, ${plan.weeks.length} weeks, up to ${plan.minutesPerDay} min a day`,
    `version ${plan.version}, begun ${formatDate(new Date(plan.begunAt))}`,
    plan.status === 'completed'
      ? 'complete'
      : `week ${plan.week}${plan.today.session === null ? '' : `, session ${plan.today.session}`}`,
  ].join(' · ');
}

/** The browser's calendar day. */
function todayOf(): string {
  return new Intl.DateTimeFormat('sv-SE').format(Date.now());
}
