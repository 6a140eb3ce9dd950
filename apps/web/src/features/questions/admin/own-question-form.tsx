import {
  METRICS,
  type MetricInfo,
  OWN_DIMENSIONS,
  OWN_FILTERS,
  OWN_VALUES,
  QUESTION_GROUPS,
} from '@datacoach/analysis/metadata';
import { type OwnQuestionBody, type OwnQuestionItem, PLAN_LABELS, PLAN_NAMES } from '@datacoach/contract';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import classes from '../../../shared/ui/admin-list.module.css';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
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
  const [draft, setDraft] = useState<OwnQuestionBody>(() => bodyOf(question ?? NEW));
  const set = (part: Partial<OwnQuestionBody>) => setDraft((before) => ({ ...before, ...part }));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveOwnQuestion(draft, question?.id ?? null),
    onSuccess: onClose,
  });
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={question ? 'Edit question' : 'New question'}
      closeLabel="Close the question"
      width="work"
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <TextInput
          label="Question"
          value={draft.title}
          maxLength={120}
          onChange={(event) => set({ title: event.currentTarget.value })}
          data-autofocus
        />
        <div className={classes.row}>
          <NativeSelect
            label="Group"
            value={draft.group}
            data={QUESTION_GROUPS.map(({ key, label }) => ({ value: key, label }))}
            onChange={(event) => set({ group: event.currentTarget.value })}
          />
          <NativeSelect
            label="Number"
            value={draft.metric}
            data={metricsWith(draft.metric)}
            onChange={(event) => set({ metric: event.currentTarget.value })}
          />
        </div>
        <div className={classes.row}>
          <NativeSelect
            label="Split along"
            value={draft.dimension}
            data={OWN_DIMENSIONS.map((value) => ({ value, label: DIMENSION_WORDS[value] }))}
            onChange={(event) => set({ dimension: event.currentTarget.value })}
          />
          <NativeSelect
            label="Of which games"
            value={draft.filter}
            data={OWN_FILTERS.map((value) => ({ value, label: FILTER_WORDS[value] }))}
            onChange={(event) => set({ filter: event.currentTarget.value })}
          />
          <TextInput
            type="number"
            label="Games that it needs"
            min={3}
            max={100}
            value={draft.minimum}
            onChange={(event) => set({ minimum: Number(event.currentTarget.value) })}
          />
        </div>
        <Textarea
          label="Answer"
          description={`Values: ${OWN_VALUES.map((name) => `{${name}}`).join(', ')}. **Two stars** make it bold.`}
          value={draft.template}
          maxLength={300}
          classNames={{ input: classes.text ?? '' }}
          onChange={(event) => set({ template: event.currentTarget.value })}
        />
        <Textarea
          label="What to do"
          value={draft.action}
          maxLength={300}
          classNames={{ input: classes.text ?? '' }}
          onChange={(event) => set({ action: event.currentTarget.value })}
        />
        <NativeSelect
          label="From which plan on"
          value={draft.plan}
          data={PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] }))}
          onChange={({ currentTarget: { value } }) =>
            set({ plan: PLAN_NAMES.find((name) => name === value) ?? 'Platinum' })
          }
        />
        <Checkbox
          label="Published: players see it among the others"
          checked={draft.isPublished}
          onChange={(event) => set({ isPublished: event.currentTarget.checked })}
        />
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </SideDrawer>
  );
}

function bodyOf(question: OwnQuestionBody): OwnQuestionBody {
  const { title, group, metric, dimension, filter, minimum, template, action, plan, isPublished } = question;
  return { title, group, metric, dimension, filter, minimum, template, action, plan, isPublished };
}
