import {
  EVENT_KINDS,
  type EventKind,
  isExperimental,
  isTrustedMetric,
  METRICS,
} from '@datacoach/analysis/metadata';
import { type PlanBlock, TRAINING_MINUTES } from '@datacoach/contract';
import { Checkbox, MultiSelect, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { typed } from '../../../shared/format/typed-input.ts';
import classes from '../../../shared/ui/ui.module.css';
import { BLOCK_FIELDS, type BlockField, CHOICE_WORDS, PACK_FIELDS } from './block-fields.table.ts';
import { usePlanErrors } from './plan-errors.ts';

interface BlockFormProps {
  /** Path of the block in the plan. */
  part: string;
  block: PlanBlock;
  onChange: (block: PlanBlock) => void;
}

type Values = Readonly<Record<string, unknown>>;

export function BlockForm({ part, block, onChange }: BlockFormProps) {
  const { errorOf } = usePlanErrors(part);
  const set = (change: Values) => onChange({ ...block, ...change } as PlanBlock);
  return (
    <div className={`${classes.form} grid grid-cols-1 gap-4`}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3 items-start">
        <TextInput
          label="Title"
          error={errorOf('title')}
          maxLength={120}
          {...typed(block.title, (title) => set({ title }))}
        />
        <TextInput
          label="Key"
          description="Blocks with the same key hide together"
          inputWrapperOrder={['label', 'input', 'description']}
          // Rows are identified by the key, so it only changes on blur.
          defaultValue={block.key}
          error={errorOf('key')}
          maxLength={60}
          onBlur={(event) => set({ key: event.currentTarget.value })}
        />
        <TextInput
          type="number"
          label="Minutes"
          min={1}
          max={90}
          error={errorOf('minutes')}
          {...typed(block.minutes, (text) => set({ minutes: Number(text) }))}
        />
        <NativeSelect
          label="For players with"
          {...typed(String(block.from), (text) => set({ from: Number(text) }))}
          data={TRAINING_MINUTES.map((from) => ({ value: String(from), label: `${from} minutes or more` }))}
        />
      </div>
      <Fields part={part} fields={BLOCK_FIELDS[block.type]} values={block} onChange={set} />
      {block.type === 'pack' && (
        <>
          <Checkbox
            label="It’s a training pack with a code"
            checked={block.pack !== null}
            onChange={(event) =>
              set({ pack: event.currentTarget.checked ? { name: '', code: '', source: 'two-lists' } : null })
            }
          />
          {block.pack !== null && (
            <Fields
              part={`${part}.pack`}
              fields={PACK_FIELDS}
              values={block.pack}
              onChange={(change) => set({ pack: { ...block.pack, ...change } })}
            />
          )}
        </>
      )}
    </div>
  );
}

interface FieldsProps {
  /** Path of the object with the values. */
  part: string;
  fields: readonly BlockField[];
  values: Values;
  onChange: (change: Values) => void;
}

/** Short inputs side by side, long ones stacked. */
function Fields({ part, fields, values, onChange }: FieldsProps) {
  const { errorOf } = usePlanErrors(part);
  const isLong = ({ kind }: BlockField) => kind === 'text' || kind === 'moments';
  const input = (field: BlockField) => (
    <Field
      key={field.name}
      field={field}
      value={values[field.name]}
      error={errorOf(field.name)}
      onChange={(value) => onChange({ [field.name]: value })}
    />
  );
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3 items-start">
        {fields.filter((field) => !isLong(field)).map(input)}
      </div>
      {fields.filter(isLong).map(input)}
    </>
  );
}

interface FieldProps {
  field: BlockField;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

function Field({ field, value, error, onChange }: FieldProps) {
  const named = { label: field.label, error };
  switch (field.kind) {
    case 'text':
      return (
        <Textarea
          {...named}
          {...typed(String(value), onChange)}
          maxLength={600}
          classNames={{ input: classes.text ?? '' }}
        />
      );
    case 'line':
      return (
        <TextInput
          {...named}
          {...typed(typeof value === 'string' ? value : '', (text) =>
            onChange(field.name === 'chapter' && text === '' ? null : text),
          )}
          maxLength={300}
        />
      );
    case 'number':
      return (
        <TextInput
          type="number"
          {...named}
          min={1}
          max={field.max}
          {...typed(Number(value), (text) => onChange(Number(text)))}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          {...named}
          {...typed(String(value), onChange)}
          data={field.choices.map((choice) => ({ value: choice, label: CHOICE_WORDS[choice] ?? choice }))}
        />
      );
    case 'yes':
      return (
        <Checkbox
          {...named}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'moments':
      return (
        <MultiSelect
          {...named}
          value={value as string[]}
          data={MOMENTS}
          searchable
          maxValues={8}
          comboboxProps={{ withinPortal: true }}
          onChange={onChange}
        />
      );
    case 'metric':
      return (
        <NativeSelect {...named} {...typed(String(value), onChange)} data={metricsWith(String(value))} />
      );
  }
}

const MOMENTS = Object.entries(EVENT_KINDS)
  .filter(([kind]) => !isExperimental(kind as EventKind))
  .map(([value, { label }]) => ({ value, label }));
const CHECKABLE = METRICS.filter(({ key, better }) => better !== 'neutral' && isTrustedMetric(key))
  .map(({ key, label }) => ({ value: key, label }))
  .sort((a, b) => a.label.localeCompare(b.label));

/** Lists the metrics that can improve, plus the chosen one. */
function metricsWith(chosen: string): { value: string; label: string }[] {
  return CHECKABLE.some(({ value }) => value === chosen)
    ? CHECKABLE
    : [{ value: chosen, label: chosen }, ...CHECKABLE];
}
