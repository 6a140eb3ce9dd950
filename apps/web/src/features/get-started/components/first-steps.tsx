import { CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { appSettingsQuery } from '../../../app/api/open-queries.ts';
import { sessionQuery } from '../../../app/session/session.ts';
import { readFlag, writeFlag } from '../../../app/session/stored-flags.ts';
import { type ChecklistItem, getStartedQuery } from '../api/get-started.ts';
import { Checklist } from './checklist.tsx';

interface FirstStepsProps {
  renderLink: (item: ChecklistItem, words: string, discordUrl: string | null) => ReactNode;
}

/** The checklist of the first steps, until all of them are done or it is closed (decisions.md 5). */
export function FirstSteps({ renderLink }: FirstStepsProps) {
  const { data: state } = useQuery(getStartedQuery);
  const { data: settings } = useQuery(appSettingsQuery);
  // Looks on only: the guard of the page has asked for it.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const userId = session?.user.id;
  const [closed, setClosed] = useState(false);
  if (!state || !settings || closed || readFlag('firstStepsClosed', userId) !== null) return null;
  const discordUrl = settings.discordInviteUrl;
  const open = state.checklist.filter(
    ({ item, isDone }) => !isDone && (item !== 'join-discord' || discordUrl !== null),
  );
  if (open.length === 0) return null;
  return (
    <section className="grid gap-2 px-4 py-3 rounded-3 bg-s1" aria-labelledby="first-steps">
      <div className="flex items-center justify-between">
        <h2 id="first-steps">First steps</h2>
        <CloseButton
          size={24}
          aria-label="Close the first steps"
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
