import type { BlockType, PlanBlock, PlanWeek } from '@datacoach/contract';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import listClasses from '../../../shared/ui/ui.module.css';
import { formatBlockMeta, TYPE_LABELS } from '../text/plan-text.ts';
import classes from '../training-plans.module.css';
import { BLOCK_TYPES, BlockForm } from './block-form.tsx';
import { createBlock, moveItem, removeItem, replaceItem, usePlanErrors } from './plan-draft.ts';

type Session = PlanWeek['sessions'][number];

interface WeekFormProps {
  /** Path of the week in the plan: `weeks.0`. */
  part: string;
  week: PlanWeek;
  weeks: readonly PlanWeek[];
  onChange: (week: PlanWeek) => void;
}

const MAX_SESSIONS = 7;
const LONG = { input: listClasses.text ?? '' };

export function WeekForm({ part, week, weeks, onChange }: WeekFormProps) {
  const { error, bindText } = usePlanErrors(part);
  const updateWeek = (change: Partial<PlanWeek>) => onChange({ ...week, ...change });
  const { sessions } = week;
  // Sessions have no key and are identified by index.
  const numbered = sessions.map((session, index) => ({ session, index }));
  const freeDay = [1, 2, 3, 4, 5, 6, 7].find((day) => sessions.every((one) => one.day !== day)) ?? 1;
  return (
    <div className={`${listClasses.form} grid grid-cols-1 gap-4`}>
      {error && <FormMessage>{error}</FormMessage>}
      <TextInput label="Theme" {...bindText(week, 'theme', 120, updateWeek)} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3 items-start">
        <Textarea label="Why this week" {...bindText(week, 'why', 600, updateWeek)} classNames={LONG} />
        <Textarea label="Rule for games" {...bindText(week, 'rule', 600, updateWeek)} classNames={LONG} />
      </div>
      {numbered.map(({ session, index }) => (
        <SessionForm
          key={index}
          part={`${part}.sessions.${index}`}
          number={index + 1}
          session={session}
          weeks={weeks}
          onChange={(changed) => updateWeek({ sessions: replaceItem(sessions, index, changed) })}
          onRemove={sessions.length > 1 ? () => updateWeek({ sessions: removeItem(sessions, index) }) : null}
        />
      ))}
      <TextButton
        label="Add a session"
        size="xs"
        className="justify-self-start"
        disabled={sessions.length >= MAX_SESSIONS}
        onClick={() =>
          updateWeek({
            sessions: [
              ...sessions,
              {
                day: freeDay,
                equipment: sessions.at(-1)?.equipment ?? '',
                blocks: [createBlock('warm-up', weeks, '')],
              },
            ],
          })
        }
      />
    </div>
  );
}

interface SessionFormProps {
  /** Path of the session in the plan. */
  part: string;
  number: number;
  session: Session;
  weeks: readonly PlanWeek[];
  onChange: (session: Session) => void;
  onRemove: (() => void) | null;
}

function SessionForm({ part, number, session, weeks, onChange, onRemove }: SessionFormProps) {
  const { bindText } = usePlanErrors(part);
  const [type, setType] = useState<BlockType>('pack');
  const { blocks } = session;
  const updateWeek = (change: Partial<Session>) => onChange({ ...session, ...change });
  const metric = weeks
    .flatMap((week) => week.sessions.flatMap((one) => one.blocks))
    .find((b) => b.type === 'check');
  return (
    <fieldset className="grid grid-cols-1 gap-3 m-0 pt-3 px-4 pb-4 border border-line rounded-2">
      <legend className="px-2 py-0 font-semibold">Session {number}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3 items-start">
        <NativeSelect
          label={`Day of session ${number}`}
          {...getInputProps(String(session.day), (text) => updateWeek({ day: Number(text) }))}
          data={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: `Training day ${day}` }))}
        />
        <TextInput
          label={`Equipment of session ${number}`}
          {...bindText(session, 'equipment', 120, updateWeek)}
        />
      </div>
      <ol className="grid grid-cols-1 gap-2">
        {blocks.map((block, index) => (
          <BlockRow
            key={block.key}
            part={`${part}.blocks.${index}`}
            block={block}
            isFirst={index === 0}
            isLast={index === blocks.length - 1}
            onChange={(changed) => updateWeek({ blocks: replaceItem(blocks, index, changed) })}
            onStep={(step) => updateWeek({ blocks: moveItem(blocks, index, step) })}
            onRemove={blocks.length > 1 ? () => updateWeek({ blocks: removeItem(blocks, index) }) : null}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 items-center">
        <NativeSelect
          aria-label={`Type of new block in session ${number}`}
          size="xs"
          {...getInputProps(type, (text) => setType(text as BlockType))}
          data={BLOCK_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))}
        />
        <Button
          size="xs"
          disabled={blocks.length >= 8}
          onClick={() =>
            updateWeek({
              blocks: [...blocks, createBlock(type, weeks, metric?.type === 'check' ? metric.metric : '')],
            })
          }
        >
          Add a block<span className="sr-only"> to session {number}</span>
        </Button>
        {onRemove && <TextButton label={`Remove session ${number}`} size="xs" onClick={onRemove} quiet />}
      </div>
    </fieldset>
  );
}

interface BlockRowProps {
  /** Path of the block in the plan. */
  part: string;
  block: PlanBlock;
  isFirst: boolean;
  isLast: boolean;
  onChange: (block: PlanBlock) => void;
  onStep: (step: -1 | 1) => void;
  onRemove: (() => void) | null;
}

/** A block: its summary row, and its form when opened. A block without a title or with wrong fields is open. */
function BlockRow({ part, block, isFirst, isLast, onChange, onStep, onRemove }: BlockRowProps) {
  const [isOpen, setOpen] = useState(block.title === '');
  const { hasErrors } = usePlanErrors(part);
  if (hasErrors && !isOpen) setOpen(true);
  const name = block.title || TYPE_LABELS[block.type];
  return (
    <li className={`${classes.block} pt-1 pr-2 pb-1 pl-3 rounded-2 bg-s2`}>
      <div className="flex items-center gap-1">
        <button
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{name}</span>
          <small>{formatBlockMeta(block)}</small>
        </button>
        <IconButton
          icon={IconArrowUp}
          label={`Move ${name} up`}
          data-repeat
          disabled={isFirst}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon={IconArrowDown}
          label={`Move ${name} down`}
          data-repeat
          disabled={isLast}
          onClick={() => onStep(1)}
        />
        <IconButton
          icon={IconTrash}
          label={`Remove ${name}`}
          disabled={!onRemove}
          onClick={() => onRemove?.()}
        />
      </div>
      {isOpen && <BlockForm part={part} block={block} onChange={onChange} />}
    </li>
  );
}
