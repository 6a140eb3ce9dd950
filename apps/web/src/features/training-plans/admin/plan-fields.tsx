import { RANKS, SCORE_CATEGORIES, SCORE_MODES } from '@datacoach/analysis/metadata';
import { PLAN_LABELS, PLAN_NAMES, type PlanContent, TRAINING_MINUTES } from '@datacoach/contract';
import { Textarea, TextInput } from '@mantine/core';
import { ChecksField, SelectField } from '../../../app/entity-form/entity-form.tsx';
import { typed } from '../../../shared/format/typed-input.ts';
import listClasses from '../../../shared/ui/ui.module.css';
import { usePlanErrors } from './plan-errors.ts';

interface PlanFieldsProps {
  content: PlanContent;
  onChange: (part: Partial<PlanContent>) => void;
}

const RANK_CHOICES = RANKS.flatMap(({ name }, tier) => (tier === 0 ? [] : [{ value: tier, label: name }]));
const MODES = [
  { value: null, label: 'Every mode' },
  ...SCORE_MODES.map(({ code, label }) => ({ value: code, label })),
];
const MINUTES = TRAINING_MINUTES.map((value) => ({ value, label: String(value) }));
const OPENED_WITH = PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] }));

export function PlanFields({ content, onChange }: PlanFieldsProps) {
  const [low, high] = content.tiers;
  const { errorOf } = usePlanErrors('');
  return (
    <div className={`${listClasses.form} grid grid-cols-1 gap-4`}>
      <TextInput
        label="Title"
        error={errorOf('title')}
        maxLength={120}
        {...typed(content.title, (title) => onChange({ title }))}
      />
      <Textarea
        label="Summary"
        error={errorOf('summary')}
        classNames={{ input: listClasses.text ?? '' }}
        maxLength={600}
        {...typed(content.summary, (summary) => onChange({ summary }))}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3 items-start">
        <SelectField
          label="Lowest rank"
          choices={RANK_CHOICES}
          value={low}
          error={errorOf('tiers')}
          onChange={(tier) => onChange({ tiers: [tier, high] })}
        />
        <SelectField
          label="Highest rank"
          choices={RANK_CHOICES}
          value={high}
          onChange={(tier) => onChange({ tiers: [low, tier] })}
        />
        <SelectField
          label="Mode"
          choices={MODES}
          value={content.mode}
          onChange={(mode) => onChange({ mode })}
        />
        <SelectField
          label="Minutes a day"
          choices={MINUTES}
          value={content.minutesPerDay}
          onChange={(minutesPerDay) => onChange({ minutesPerDay })}
        />
        <SelectField
          label="Lowest plan"
          choices={OPENED_WITH}
          value={content.opensWith}
          onChange={(opensWith) => onChange({ opensWith })}
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
