import { RANKS, SCORE_CATEGORIES, SCORE_MODES } from '@datacoach/analysis/metadata';
import { PLAN_LABELS, PLAN_NAMES, type PlanContent, TRAINING_MINUTES } from '@datacoach/contract';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { ChecksField } from '../../../app/entity-form/entity-form.tsx';
import { MODE_CHOICES } from '../../../shared/format/mode.ts';
import listClasses from '../../../shared/ui/ui.module.css';
import { usePlanErrors } from './plan-errors.ts';

interface PlanFieldsProps {
  content: PlanContent;
  onChange: (part: Partial<PlanContent>) => void;
}

export function PlanFields({ content, onChange }: PlanFieldsProps) {
  const [low, high] = content.tiers;
  const { errorOf } = usePlanErrors('');
  const ranks = RANKS.flatMap(({ name }, tier) => (tier === 0 ? [] : [{ value: String(tier), label: name }]));
  return (
    <div className={`${listClasses.form} grid grid-cols-1 gap-4`}>
      <TextInput
        label="Title"
        value={content.title}
        error={errorOf('title')}
        maxLength={120}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Summary"
        value={content.summary}
        error={errorOf('summary')}
        maxLength={600}
        classNames={{ input: listClasses.text ?? '' }}
        onChange={(event) => onChange({ summary: event.currentTarget.value })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3 items-start">
        <NativeSelect
          label="Lowest rank"
          value={String(low)}
          error={errorOf('tiers')}
          data={ranks}
          onChange={(event) => onChange({ tiers: [Number(event.currentTarget.value), high] })}
        />
        <NativeSelect
          label="Highest rank"
          value={String(high)}
          data={ranks}
          onChange={(event) => onChange({ tiers: [low, Number(event.currentTarget.value)] })}
        />
        <NativeSelect
          label="Mode"
          value={content.mode === null ? '' : String(content.mode)}
          data={[{ value: '', label: 'Every mode' }, ...MODE_CHOICES]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ mode: SCORE_MODES.find(({ code }) => String(code) === value)?.code ?? null })
          }
        />
        <NativeSelect
          label="Minutes a day"
          value={String(content.minutesPerDay)}
          data={TRAINING_MINUTES.map(String)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ minutesPerDay: TRAINING_MINUTES.find((one) => String(one) === value) ?? 40 })
          }
        />
        <NativeSelect
          label="Included from"
          value={content.opensWith}
          data={PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ opensWith: PLAN_NAMES.find((name) => name === value) ?? 'Basic' })
          }
        />
      </div>
      <ChecksField
        label="What it trains"
        choices={SCORE_CATEGORIES.map(({ planCode, label }) => ({ value: planCode, label }))}
        value={content.categories}
        error={errorOf('categories')}
        onChange={(codes) => onChange({ categories: codes as PlanContent['categories'] })}
      />
    </div>
  );
}
