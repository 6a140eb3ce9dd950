import {
  METRICS,
  type MetricInfo,
  OWN_DIMENSIONS,
  OWN_FILTERS,
  OWN_VALUES,
  QUESTION_GROUPS,
} from '@datacoach/analysis/metadata';
import { type OwnQuestionBody, type OwnQuestionItem, PLAN_LABELS, PLAN_NAMES } from '@datacoach/contract';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { EntityForm, FieldRow, LongTextField, NumberField } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { saveOwnQuestion } from './own-questions.ts';

const DIMENSION_WORDS: Readonly<Record<(typeof OWN_DIMENSIONS)[number], string>> = {
  none: 'Not at all',
  result: 'Won and lost',
  map: 'Map',
  timeOfDay: 'Time of day',
  weekday: 'Weekday',
};
const FILTER_WORDS: Readonly<Record<(typeof OWN_FILTERS)[number], string>> = {
  all: 'All games',
  won: 'Games won',
  lost: 'Games lost',
  ranked: 'Ranked games',
  casual: 'Casual games',
};

const NEW: OwnQuestionBody = {
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

const METRIC_CHOICES = (METRICS as readonly MetricInfo[])
  .map(({ key, label }) => ({ value: key, label }))
  .sort((a, b) => a.label.localeCompare(b.label));

/** A metric that this engine does not know any more stays chosen until another one is. */
function metricsWith(chosen: string): { value: string; label: string }[] {
  return METRIC_CHOICES.some(({ value }) => value === chosen)
    ? METRIC_CHOICES
    : [{ value: chosen, label: `${chosen} (not known any more)` }, ...METRIC_CHOICES];
}

interface OwnQuestionFormProps {
  /** Null makes a new one. */
  question: OwnQuestionItem | null;
  onClose: () => void;
}

/** Adds or changes a question that is data: one number, split along something, answered by a text. */
export function OwnQuestionForm({ question, onClose }: OwnQuestionFormProps) {
  const form = useEntityForm({
    endpoint: 'addOwnQuestion',
    initialValues: question ?? NEW,
    save: (body) => saveOwnQuestion(body, question?.id ?? null),
    onDone: onClose,
  });
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={question ? 'Edit question' : 'New question'}
      closeLabel="Close the question"
      width="work"
    >
      <EntityForm form={form} submit="Save" onCancel={onClose}>
        <TextInput label="Question" {...form.field('title')} data-autofocus />
        <FieldRow>
          <NativeSelect
            label="Group"
            data={QUESTION_GROUPS.map(({ key, label }) => ({ value: key, label }))}
            {...form.field('group')}
          />
          <NativeSelect
            label="Number"
            data={metricsWith(form.values.metric ?? '')}
            {...form.field('metric')}
          />
        </FieldRow>
        <FieldRow>
          <NativeSelect
            label="Split along"
            data={OWN_DIMENSIONS.map((value) => ({ value, label: DIMENSION_WORDS[value] }))}
            {...form.field('dimension')}
          />
          <NativeSelect
            label="Of which games"
            data={OWN_FILTERS.map((value) => ({ value, label: FILTER_WORDS[value] }))}
            {...form.field('filter')}
          />
          <NumberField label="Games that it needs" {...form.field('minimum')} />
        </FieldRow>
        <LongTextField
          label="Answer"
          description={`Values: ${OWN_VALUES.map((name) => `{${name}}`).join(', ')}. **Two stars** make it bold.`}
          {...form.field('template')}
        />
        <LongTextField label="What to do" {...form.field('action')} />
        <NativeSelect
          label="From which plan on"
          data={PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] }))}
          {...form.field('plan')}
        />
        <Checkbox label="Published: players see it among the others" {...form.check('isPublished')} />
      </EntityForm>
    </SideDrawer>
  );
}
