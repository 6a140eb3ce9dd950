import type { GetStartedState } from '@datacoach/contract';
import { CloseButton } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { appSettingsQuery } from '../../../app/api/public-queries.ts';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { refetchQueries } from '../../../app/query-client.ts';
import { sessionQuery } from '../../../app/session/session.ts';
import { readFlag, writeFlag } from '../../../app/session/stored-flags.ts';
import { type ChecklistItem, getStartedQuery } from '../api/get-started.ts';
import stepsClasses from '../get-started.module.css';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** The checklist never has fewer than four rows. */
const COUNTS: Readonly<Record<number, string>> = { 4: 'Four', 5: 'Five' };

interface DoneStepProps extends Omit<StepProps, 'onSave'> {
  userName: string;
  discordUrl: string | null;
  onFinish: () => void;
}

export function DoneStep({ controls, state, userName, discordUrl, onFinish }: DoneStepProps) {
  const shown = listShownItems(state.checklist, discordUrl);
  return (
    <StepFrame
      controls={controls}
      title={`You’re all set, ${userName}`}
      lead={`${COUNTS[shown.length]} quick things left. You’ll find them on your dashboard.`}
      goOn="Finish"
      onGoOn={onFinish}
    >
      <section className="grid gap-3 p-4 rounded-3 bg-s1">
        <Checklist items={shown} discordUrl={discordUrl} />
      </section>
    </StepFrame>
  );
}

interface ChecklistProps {
  items: GetStartedState['checklist'];
  /** Invite link of the community; null hides that row. */
  discordUrl: string | null;
  /** Whether rows are side by side if there is room. */
  isRow?: boolean;
  renderLink?: (item: ChecklistItem, words: string) => ReactNode;
}

const ITEM_LABELS: Readonly<Record<ChecklistItem, string>> = {
  'upload-5': 'Upload 5 replays',
  'open-clip': 'Watch a clip',
  'start-plan': 'Start a training plan',
  'set-goal': 'Set a goal',
  'join-discord': 'Join the Discord',
};

const Checklist = ({ items, discordUrl, isRow, renderLink = (_, words) => words }: ChecklistProps) => (
  <ul
    className={`${stepsClasses.list} data-row:grid-cols-[repeat(auto-fill,minmax(216px,1fr))] data-row:gap-x-6 data-row:gap-y-2 grid gap-2.5`}
    data-row={isRow}
  >
    {listShownItems(items, discordUrl).map(({ item, isDone, count, of }) => {
      const Icon = isDone ? IconCircleCheck : IconCircleDashed;
      return (
        <li key={item} data-done={isDone || undefined}>
          <Icon size={18} stroke={1.6} aria-hidden="true" />
          <span>{renderLink(item, ITEM_LABELS[item])}</span>
          <span className="text-xs ml-auto text-t3 whitespace-nowrap">
            {isDone ? 'done' : of > 1 ? `${count} of ${of}` : 'open'}
          </span>
        </li>
      );
    })}
  </ul>
);

/** Filters the checklist: without a community to join, its row is left out. */
const listShownItems = (
  items: GetStartedState['checklist'],
  discordUrl: string | null,
): GetStartedState['checklist'] =>
  items.filter(({ item, isDone }) => item !== 'join-discord' || isDone || discordUrl !== null);

interface FirstStepsProps {
  renderLink: (item: ChecklistItem, words: string, discordUrl: string | null) => ReactNode;
}

/** The checklist of first steps, until all are done or it is closed (decisions.md 5). */
export function FirstSteps({ renderLink }: FirstStepsProps) {
  const { data: state } = useQuery(getStartedQuery);
  useChanges('replays', () => void refetchQueries(getStartedQuery.queryKey));
  const { data: settings } = useQuery(appSettingsQuery);
  // Reads the cache only: the page's guard has fetched it.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const userId = session?.user.id;
  const [closed, setClosed] = useState(false);
  if (!state || !settings || closed || readFlag('firstStepsClosed', userId) !== null) return null;
  const discordUrl = settings.discordInviteUrl;
  if (listShownItems(state.checklist, discordUrl).every(({ isDone }) => isDone)) return null;
  return (
    <section className="grid gap-2 px-4 py-3 rounded-3 bg-s1" aria-labelledby="first-steps">
      <div className="flex items-center justify-between">
        <h2 id="first-steps">First steps</h2>
        <CloseButton
          size={24}
          aria-label="Close first steps"
          onClick={() => {
            writeFlag('firstStepsClosed', 'shown', userId);
            setClosed(true);
          }}
        />
      </div>
      <Checklist
        items={state.checklist}
        discordUrl={discordUrl}
        isRow
        renderLink={(item, words) => renderLink(item, words, discordUrl)}
      />
    </section>
  );
}
