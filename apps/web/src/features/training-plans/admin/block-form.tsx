import {
  EVENT_KINDS,
  type EventKind,
  isExperimental,
  isTrustedMetric,
  METRICS,
} from '@datacoach/analysis/metadata';
import {
  type BlockType,
  CODE_SOURCES,
  DRILL_UNITS,
  type PlanBlock,
  TRAINING_MINUTES,
} from '@datacoach/contract';
import { Checkbox, MultiSelect, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import classes from '../../../shared/ui/ui.module.css';
import { usePlanErrors } from './plan-draft.ts';

type BlockField =
  | {
      readonly name: string;
      readonly label: string;
      readonly kind: 'line' | 'text' | 'metric' | 'moments' | 'yes';
    }
  | { readonly name: string; readonly label: string; readonly kind: 'number'; readonly max: number }
  | {
      readonly name: string;
      readonly label: string;
      readonly kind: 'choice';
      readonly choices: readonly string[];
    };

/** Fields of each block type besides its title, its minutes and the min minutes per day. */
const BLOCK_FIELDS: Readonly<Record<BlockType, readonly BlockField[]>> = {
  'warm-up': [
    { name: 'how', label: 'What to do', kind: 'text' },
    { name: 'cue', label: 'Cue', kind: 'line' },
  ],
  pack: [
    { name: 'how', label: 'What to do', kind: 'text' },
    { name: 'unit', label: 'Unit', kind: 'choice', choices: DRILL_UNITS },
    { name: 'shots', label: 'Per set', kind: 'number', max: 200 },
    { name: 'repetitions', label: 'Sets', kind: 'number', max: 20 },
    { name: 'passMark', label: 'Target', kind: 'number', max: 200 },
    { name: 'counts', label: 'Counts when', kind: 'text' },
    { name: 'vary', label: 'Mix it up', kind: 'text' },
    { name: 'note', label: 'On console or PC', kind: 'text' },
  ],
  'own-mistakes': [
    { name: 'how', label: 'What to do', kind: 'text' },
    { name: 'kinds', label: 'Moments', kind: 'moments' },
  ],
  'clip-review': [
    { name: 'question', label: 'Question for each clip', kind: 'text' },
    { name: 'kinds', label: 'Moments', kind: 'moments' },
    { name: 'clips', label: 'Clips', kind: 'number', max: 6 },
  ],
  'ranked-set': [
    { name: 'games', label: 'Games', kind: 'number', max: 10 },
    { name: 'rule', label: 'Rule', kind: 'text' },
    { name: 'metric', label: 'Stat to watch', kind: 'metric' },
  ],
  video: [
    { name: 'link', label: 'Link (https)', kind: 'line' },
    { name: 'seconds', label: 'Seconds', kind: 'number', max: 7200 },
    { name: 'chapter', label: 'Chapter', kind: 'line' },
    { name: 'captions', label: 'Has captions', kind: 'yes' },
  ],
  check: [{ name: 'metric', label: 'Deciding stat', kind: 'metric' }],
};

const PACK_FIELDS: readonly BlockField[] = [
  { name: 'name', label: 'Name of the pack', kind: 'line' },
  { name: 'code', label: 'Code', kind: 'line' },
  { name: 'source', label: 'Code seen in', kind: 'choice', choices: CODE_SOURCES },
];

export const BLOCK_TYPES = Object.keys(BLOCK_FIELDS) as readonly BlockType[];

/** Labels of choices stored as codes. */
const CHOICE_LABELS: Readonly<Record<string, string>> = {
  shots: 'Shots',
  tries: 'Tries',
  laps: 'Laps',
  minutes: 'Minutes',
  'two-lists': 'Two public lists',
  'one-list': 'One public list',
};

interface BlockFormProps {
  /** Path of the block in the plan. */
  part: string;
  block: PlanBlock;
  onChange: (block: PlanBlock) => void;
}

type Values = Readonly<Record<string, unknown>>;

export function BlockForm({ part, block, onChange }: BlockFormProps) {
  const { errorOf, bindText } = usePlanErrors(part);
  const updateBlock = (change: Values) => onChange({ ...block, ...change } as PlanBlock);
  return (
    <div className={`${classes.form} grid grid-cols-1 gap-4`}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3 items-start">
        <TextInput label="Title" {...bindText(block, 'title', 120, updateBlock)} />
        <TextInput
          label="Key"
          description="Blocks with the same key hide together"
          inputWrapperOrder={['label', 'input', 'description']}
          // Rows are identified by the key, so it only changes on blur.
          defaultValue={block.key}
          error={errorOf('key')}
          maxLength={60}
          onBlur={(event) => updateBlock({ key: event.currentTarget.value })}
        />
        <TextInput
          type="number"
          label="Minutes"
          min={1}
          max={90}
          error={errorOf('minutes')}
          {...getInputProps(block.minutes, (text) => updateBlock({ minutes: Number(text) }))}
        />
        <NativeSelect
          label="For players with"
          {...getInputProps(String(block.from), (text) => updateBlock({ from: Number(text) }))}
          data={TRAINING_MINUTES.map((from) => ({ value: String(from), label: `${from} minutes or more` }))}
        />
      </div>
      <Fields part={part} fields={BLOCK_FIELDS[block.type]} values={block} onChange={updateBlock} />
      {block.type === 'pack' && (
        <>
          <Checkbox
            label="It’s a training pack with a code"
            checked={block.pack !== null}
            onChange={(event) =>
              updateBlock({
                pack: event.currentTarget.checked ? { name: '', code: '', source: 'two-lists' } : null,
              })
            }
          />
          {block.pack !== null && (
            <Fields
              part={`${part}.pack`}
              fields={PACK_FIELDS}
              values={block.pack}
              onChange={(change) => updateBlock({ pack: { ...block.pack, ...change } })}
            />
          )}
        </>
      )}
    </div>
  );
}

interface FieldsProps {
  /** Path of the block in the plan. */
  part: string;
  fields: readonly BlockField[];
  values: Values;
  onChange: (change: Values) => void;
}

/** Short inputs side by side, long ones stacked. */
function Fields({ part, fields, values, onChange }: FieldsProps) {
  const { errorOf } = usePlanErrors(part);
  const isLongField = ({ kind }: BlockField) => kind === 'text' || kind === 'moments';
  const renderField = (field: BlockField) => (
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
        {fields.filter((field) => !isLongField(field)).map(renderField)}
      </div>
      {fields.filter(isLongField).map(renderField)}
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
          {...getInputProps(String(value), onChange)}
          maxLength={600}
          classNames={{ input: classes.text ?? '' }}
        />
      );
    case 'line':
      return (
        <TextInput
          {...named}
          {...getInputProps(typeof value === 'string' ? value : '', (text) =>
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
          {...getInputProps(Number(value), (text) => onChange(Number(text)))}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          {...named}
          {...getInputProps(String(value), onChange)}
          data={field.choices.map((choice) => ({ value: choice, label: CHOICE_LABELS[choice] ?? choice }))}
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
        <NativeSelect
          {...named}
          {...getInputProps(String(value), onChange)}
          data={listMetricChoices(String(value))}
        />
      );
  }
}

const MOMENTS = Object.entries(EVENT_KINDS)
  .filter(([kind]) => !isExperimental(kind as EventKind))
  .map(([value, { label }]) => ({ value, label }));
const CHECKABLE = METRICS.filter(({ key, better }) => better !== 'neutral' && isTrustedMetric(key))
  .map(({ key, label }) => ({ value: key, label }))
  .sort((a, b) => a.label.localeCompare(b.label));

const listMetricChoices = (chosen: string): { value: string; label: string }[] =>
  CHECKABLE.some(({ value }) => value === chosen)
    ? CHECKABLE
    : [{ value: chosen, label: chosen }, ...CHECKABLE];
