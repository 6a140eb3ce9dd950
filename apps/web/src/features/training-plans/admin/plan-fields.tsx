import { RANKS, SCORE_CATEGORIES, SCORE_MODES } from '@datacoach/analysis/metadata';
import { PLAN_LABELS, PLAN_NAMES, type PlanContent, TRAINING_MINUTES } from '@datacoach/contract';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { MODE_CHOICES } from '../../../shared/format/mode.ts';
import listClasses from '../../../shared/ui/ui.module.css';

interface PlanFieldsProps {
  content: PlanContent;
  onChange: (part: Partial<PlanContent>) => void;
}

export function PlanFields({ content, onChange }: PlanFieldsProps) {
  const [low, high] = content.tiers;
  const ranks = RANKS.flatMap(({ name }, tier) => (tier === 0 ? [] : [{ value: String(tier), label: name }]));
  return (
    <div className={`${listClasses.form} grid grid-cols-1 gap-4`}>
      <TextInput
        label="Title"
        value={content.title}
        maxLength={120}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Summary"
        value={content.summary}
        maxLength={600}
        classNames={{ input: listClasses.text ?? '' }}
        onChange={(event) => onChange({ summary: event.currentTarget.value })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3 items-start">
        <NativeSelect
          label="Lowest rank"
          value={String(low)}
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
          label="Lowest plan"
          value={content.opensWith}
          data={PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ opensWith: PLAN_NAMES.find((name) => name === value) ?? 'Basic' })
          }
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
