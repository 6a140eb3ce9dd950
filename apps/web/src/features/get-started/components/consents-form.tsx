import type { Consents } from '@datacoach/contract';
import { Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery, runInOrder, server } from '../../../app/api/client.ts';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { getStartedQuery } from '../api/get-started.ts';

const consentsQuery = endpointQuery('/api/v1/consents');
const saveConsents = runInOrder((body: Consents) => server.PUT('/api/v1/consents', { body }));
type OptionalConsent = Exclude<keyof Consents, 'ownStatistics'>;

const QUESTIONS: readonly { key: OptionalConsent; label: string; description: string }[] = [
  {
    key: 'shareWithTeammates',
    label: 'Share matches with teammates',
    description: 'Verified teammates can see the matches they played in with you.',
  },
  {
    key: 'research',
    label: 'Let my stats improve the rank averages',
    description: 'Anonymous. Turn it off and your games are taken out again.',
  },
];

/** Consents given in the first steps, which can be withdrawn or given at any time. Each answer is saved immediately. */
export function ConsentsForm() {
  const queryClient = useQueryClient();
  const query = useQuery(consentsQuery);
  /** Consents being saved; the boxes show them immediately. */
  const [chosen, setChosen] = useState<Consents | null>(null);
  const change = useMutation({
    mutationFn: saveConsents,
    onSuccess: (saved) => {
      queryClient.setQueryData(consentsQuery.queryKey, saved);
      void queryClient.invalidateQueries(getStartedQuery);
    },
  });
  if (query.error || query.data === undefined) {
    return <Pending query={query} height={88} label="Loading your choices…" />;
  }
  const consents: Consents = chosen ??
    query.data ?? { ownStatistics: true, shareWithTeammates: false, research: false };
  return (
    <div className="grid gap-3">
      {QUESTIONS.map(({ key, label, description }) => (
        <Checkbox
          key={key}
          label={label}
          description={description}
          checked={consents[key]}
          onChange={(event) => {
            const next = { ...consents, [key]: event.currentTarget.checked };
            setChosen(next);
            change.mutate(next, { onSettled: () => setChosen(null) });
          }}
        />
      ))}
      <p className="s12 t2" role="status">
        {change.isSuccess && 'Saved.'}
      </p>
      <FailureMessage error={change.error} />
    </div>
  );
}
