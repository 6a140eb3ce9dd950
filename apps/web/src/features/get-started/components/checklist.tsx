import type { GetStartedState } from '@datacoach/contract';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ChecklistItem } from '../api/get-started.ts';
import { shownItems } from '../words/shown-items.ts';
import classes from './checklist.module.css';

interface ChecklistProps {
  items: GetStartedState['checklist'];
  /** Where the community is; without it that row is left out. */
  discordUrl: string | null;
  /** Side by side where there is room. */
  isRow?: boolean;
  /** Makes a row lead somewhere. */
  renderLink?: (item: ChecklistItem, words: string) => ReactNode;
}

const WORDS: Readonly<Record<ChecklistItem, string>> = {
  'upload-5': 'Upload 5 replays',
  'open-clip': 'Open a clip',
  'start-plan': 'Start a training plan',
  'set-goal': 'Set a goal',
  'join-discord': 'Join the Discord',
};

/** What is left to do of the first steps, each with its state in words too. */
export function Checklist({
  items,
  discordUrl,
  isRow = false,
  renderLink = (_item, words) => words,
}: ChecklistProps) {
  return (
    <ul className={`${classes.list} grid gap-2.5`} data-row={isRow || undefined}>
      {shownItems(items, discordUrl).map(({ item, isDone, count, of }) => {
        const Icon = isDone ? IconCircleCheck : IconCircleDashed;
        return (
          <li key={item} data-done={isDone || undefined}>
            <Icon size={18} stroke={1.6} aria-hidden="true" />
            <span>{renderLink(item, WORDS[item])}</span>
            <span className="text-xs ml-auto text-t3 whitespace-nowrap">
              {isDone ? 'done' : of > 1 ? `${count} of ${of}` : 'open'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
