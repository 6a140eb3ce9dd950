import { Skeleton } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { managedPlansQuery } from '../../../features/training-plans/admin/managed-plans.ts';
import { ManagedPlansView } from '../../../features/training-plans/admin/managed-plans-view.tsx';
import { PageHead } from '../../../shared/ui/state-panel.tsx';
import { TabPages } from '../../../shared/ui/tab-pages.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';

const CustomQuestionsView = lazy(() => import('../../../features/questions/admin/custom-questions-view.tsx'));
const BenchmarksView = lazy(() => import('../../../features/scores/benchmarks/benchmarks-view.tsx'));
const PlanEditorView = lazy(() => import('../../../features/training-plans/admin/plan-editor.tsx'));

const TABS = ['questions', 'benchmarks'] as const;
const LABELS = { plans: 'Plans', questions: 'Questions', benchmarks: 'Benchmarks' } as const;

interface Search {
  /** A plan's id, or `new`. */
  plan?: string;
  /** Defaults to the plans. */
  tab?: (typeof TABS)[number];
}

export const Route = createFileRoute('/_shell/admin/training-plans')({
  validateSearch: ({ plan, tab }: Record<string, unknown>): Search => {
    const known = TABS.find((one) => one === tab);
    return { ...(typeof plan === 'string' && { plan }), ...(known && { tab: known }) };
  },
  loader: ({ context }) =>
    void context.queryClient.prefetchQuery(managedPlansQuery({ search: '', pageIndex: 0 })),
  component: TrainingPlans,
});

const LOADING = <Skeleton height={480} role="status" aria-label="Loading…" />;

function TrainingPlans() {
  const { plan, tab = 'plans' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const permits = usePermissionCheck();
  const open = (id: string | null) => void navigate({ search: id === null ? {} : { plan: id } });
  if (plan !== undefined) {
    return (
      <>
        <PageHead
          title={plan === 'new' ? 'New plan' : 'Training plan'}
          subtitle="Every save creates a new version; players keep the one they started"
        />
        <Suspense fallback={LOADING}>
          <PlanEditorView planId={plan} onDone={open} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <PageHead
        title="Training Plans"
        subtitle="Plans, questions and benchmarks for players"
        actions={
          tab === 'plans' &&
          permits('TrainingPlans', 'Create') && (
            <TextButton label="New plan" variant="filled" onClick={() => open('new')} />
          )
        }
      />
      <TabPages
        label="Content for training"
        labels={LABELS}
        value={tab}
        onChange={(chosen) => void navigate({ search: chosen === 'plans' ? {} : { tab: chosen } })}
        panelClassName="pt-3"
        pages={{
          plans: <ManagedPlansView onOpen={open} />,
          questions: (
            <Suspense fallback={LOADING}>
              <CustomQuestionsView />
            </Suspense>
          ),
          benchmarks: (
            <Suspense fallback={LOADING}>
              <BenchmarksView />
            </Suspense>
          ),
        }}
      />
    </>
  );
}
