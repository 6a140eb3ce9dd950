import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getFailureMessage, toHttpFailure } from '../../../app/api/failure.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { Wordmark } from '../../../shared/ui/wordmark.tsx';

/** Target of the unsubscribe link in mails: opening it stops them, signed in or not. */
export function UnsubscribeScreen({ token }: { token: string }) {
  const { mutate, variables = token, data, error, isPending } = useMutation({ mutationFn: unsubscribe });
  useEffect(() => mutate(token), [mutate, token]);
  return (
    <main className="grid grid-cols-[minmax(0,720px)] justify-center justify-items-center content-center gap-6 min-h-screen p-6">
      <Wordmark />
      <div aria-live="polite" aria-busy={isPending} className="w-full">
        {data ? (
          <StatePanel
            title="You’re unsubscribed"
            heading="h1"
            actions={
              <>
                {data.stopAllToken && (
                  <Button loading={isPending} onClick={() => mutate(data.stopAllToken ?? '')}>
                    Unsubscribe from all
                  </Button>
                )}
                <ButtonLink label="Go to DataCoach" to="/" quiet />
              </>
            }
          >
            {data.stopAllToken
              ? `You won’t get emails about: ${data.stopped}.`
              : 'You won’t get any more notification or summary emails.'}{' '}
            You can change this in your profile.
          </StatePanel>
        ) : error ? (
          <StatePanel
            title="We couldn’t unsubscribe you"
            heading="h1"
            actions={<Button onClick={() => mutate(variables)}>Try again</Button>}
          >
            {getFailureMessage(error)}
          </StatePanel>
        ) : (
          <StatePanel title="Unsubscribing…" heading="h1">
            One moment.
          </StatePanel>
        )}
      </div>
    </main>
  );
}

interface Stopped {
  /** Describes the mails that were stopped. */
  stopped: string;
  /** Token to stop all mails; null if all are stopped now. */
  stopAllToken: string | null;
}

/** Stops the mails that the link belongs to, signed in or not. */
async function unsubscribe(token: string): Promise<Stopped> {
  const response = await fetch(`/unsubscribe?${new URLSearchParams({ token })}`, { method: 'POST' });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw toHttpFailure(response.status, body);
  return body as Stopped;
}
