import {
  findMetricInfo,
  METRICS,
  OWN_DIMENSIONS,
  OWN_FILTERS,
  OWN_VALUES,
  QUESTION_GROUPS,
} from '@datacoach/analysis/metadata';
import {
  type CustomQuestionBody,
  type CustomQuestionItem,
  PLAN_LABELS,
  PLAN_NAMES,
} from '@datacoach/contract';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  endpointQuery,
  ignoreNotFound,
  keepPrevious,
  refetchQueries,
  server,
} from '../../../app/api/client.ts';
import { EntityDrawer, FieldRow, LongTextField, NumberField } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { AdminList } from '../../../app/lists/admin-list.tsx';
import type { Column } from '../../../shared/data-table/data-table.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';

const DIMENSION_LABELS: Readonly<Record<(typeof OWN_DIMENSIONS)[number], string>> = {
  none: 'No split',
  result: 'Won and lost',
  map: 'Map',
  timeOfDay: 'Time of day',
  weekday: 'Weekday',
};
const FILTER_LABELS: Readonly<Record<(typeof OWN_FILTERS)[number], string>> = {
  all: 'All games',
  won: 'Games won',
  lost: 'Games lost',
  ranked: 'Ranked games',
  casual: 'Casual games',
};

const NEW: CustomQuestionBody = {
  title: '',
  group: 'positional',
  metric: 'bcpm',
  dimension: 'none',
  filter: 'all',
  minimum: 10,
  template: '',
  action: '',
  plan: 'Platinum',
  isPublished: false,
};

const METRIC_CHOICES = METRICS.map(({ key, label }) => ({ value: key, label })).sort((a, b) =>
  a.label.localeCompare(b.label),
);

/** Lists the metrics; one that the engine no longer knows stays chosen until the user picks another. */
const listMetricChoices = (chosen: string): { value: string; label: string }[] =>
  METRIC_CHOICES.some(({ value }) => value === chosen)
    ? METRIC_CHOICES
    : [{ value: chosen, label: `${chosen} (no longer available)` }, ...METRIC_CHOICES];

interface CustomQuestionFormProps {
  /** Null creates a new row. */
  question: CustomQuestionItem | null;
  onClose: () => void;
}

function CustomQuestionForm({ question, onClose }: CustomQuestionFormProps) {
  const form = useEntityForm({
    endpoint: 'addCustomQuestion',
    initialValues: question ?? NEW,
    save: (body) => saveCustomQuestion(body, question?.id),
    onDone: onClose,
  });
  return (
    <EntityDrawer
      title={question ? 'Edit question' : 'New question'}
      width="work"
      form={form}
      submit="Save"
      onClose={onClose}
    >
      <TextInput label="Question" {...form.field('title')} data-autofocus />
      <FieldRow>
        <NativeSelect
          label="Group"
          data={QUESTION_GROUPS.map(({ key, label }) => ({ value: key, label }))}
          {...form.field('group')}
        />
        <NativeSelect
          label="Stat"
          data={listMetricChoices(form.values.metric ?? '')}
          {...form.field('metric')}
        />
      </FieldRow>
      <FieldRow>
        <NativeSelect
          label="Split by"
          data={OWN_DIMENSIONS.map((value) => ({ value, label: DIMENSION_LABELS[value] }))}
          {...form.field('dimension')}
        />
        <NativeSelect
          label="Games included"
          data={OWN_FILTERS.map((value) => ({ value, label: FILTER_LABELS[value] }))}
          {...form.field('filter')}
        />
        <NumberField label="Minimum games" {...form.field('minimum')} />
      </FieldRow>
      <LongTextField
        label="Answer"
        description={`Values: ${OWN_VALUES.map((name) => `{${name}}`).join(', ')}. **Double asterisks** make text bold.`}
        {...form.field('template')}
      />
      <LongTextField label="What to do" {...form.field('action')} />
      <NativeSelect
        label="Minimum plan"
        data={PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] }))}
        {...form.field('plan')}
      />
      <Checkbox label="Published: players can see it" {...form.check('isPublished')} />
    </EntityDrawer>
  );
}

const PATH = '/api/v1/admin/questions';
const ITEM = `${PATH}/{questionId}` as const;

const customQuestionsQuery = (pageIndex: number) =>
  keepPrevious(endpointQuery(PATH, { query: { pageIndex } }));

async function saveCustomQuestion(body: CustomQuestionBody, questionId: string | undefined): Promise<void> {
  questionId === undefined
    ? await server.POST(PATH, { body })
    : await server.PUT(ITEM, { path: { questionId }, body });
  await refetchQueries([PATH]);
}

async function deleteCustomQuestion(questionId: string): Promise<void> {
  await server.DELETE(ITEM, { path: { questionId } }).catch(ignoreNotFound);
  await refetchQueries([PATH]);
}

export default function CustomQuestionsView() {
  const [page, setPage] = useState(0);
  return (
    <AdminList
      module="TrainingPlans"
      query={useQuery(customQuestionsQuery(page))}
      of="questions"
      caption="Admin questions"
      height={240}
      columns={COLUMNS}
      getName={({ title }) => title}
      onPage={setPage}
      empty={{
        title: 'No questions yet',
        words:
          'Built-in questions are always there. Add your own: pick a stat, a way to split it, and write the answer.',
      }}
      edit={{
        create: 'New question',
        form: (question, onClose) => <CustomQuestionForm question={question} onClose={onClose} />,
      }}
      remove={{
        noun: 'question',
        title: () => 'Delete question?',
        run: ({ id }) => deleteCustomQuestion(id),
        words: ({ title }) =>
          `“${title}” will be removed, including for players who saved it. To bring it back later, hide it instead.`,
      }}
    />
  );
}

const COLUMNS: readonly Column<CustomQuestionItem>[] = [
  {
    head: 'Question',
    isRowHead: true,
    cell: ({ title, group }) => (
      <>
        {title}
        <small>{QUESTION_GROUPS.find(({ key }) => key === group)?.label}</small>
      </>
    ),
  },
  {
    head: 'Stat',
    cell: ({ metric, minimum }) => {
      const label = findMetricInfo(metric)?.label;
      return (
        <>
          {label ?? metric}
          <small>{label ? `${minimum} games` : 'no longer available: players can’t see it'}</small>
        </>
      );
    },
  },
  { head: 'From', cell: ({ plan }) => PLAN_LABELS[plan] },
  {
    head: 'State',
    cell: ({ isPublished }) => (
      <StateTag tone={isPublished ? 'on' : 'off'}>{isPublished ? 'Published' : 'Hidden'}</StateTag>
    ),
  },
];
