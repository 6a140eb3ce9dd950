import { RANKS, SCORE_CATEGORIES, SCORE_MODES } from '@datacoach/analysis/metadata';
import { PLAN_LABELS, PLAN_NAMES, type PlanContent, TRAINING_MINUTES } from '@datacoach/contract';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { SelectField } from '../../../app/entity-form/entity-form.tsx';
import { typed } from '../../../shared/format/typed-input.ts';
import listClasses from '../../../shared/ui/ui.module.css';

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
  return (
    <div className={`${listClasses.form} grid grid-cols-1 gap-4`}>
      <TextInput label="Title" maxLength={120} {...typed(content.title, (title) => onChange({ title }))} />
      <Textarea
        label="Summary"
        classNames={{ input: listClasses.text ?? '' }}
        maxLength={600}
        {...typed(content.summary, (summary) => onChange({ summary }))}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3 items-start">
        <SelectField
          label="Lowest rank"
          choices={RANK_CHOICES}
          value={low}
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
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2 m-0 p-0 border-0">
        <legend className="pt-0 px-0 pb-1 font-medium">What it trains</legend>
        {SCORE_CATEGORIES.map(({ planCode, label }) => {
          const codes: readonly number[] = content.categories;
          const isOn = codes.includes(planCode);
          const next = isOn ? codes.filter((code) => code !== planCode) : [...codes, planCode];
          return (
            <Checkbox
              key={planCode}
              label={label}
              checked={isOn}
              onChange={() => onChange({ categories: next as PlanContent['categories'] })}
            />
          );
        })}
      </fieldset>
    </div>
  );
}
