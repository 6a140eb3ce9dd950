import { type CoachSession, SESSION_STATUS } from '@datacoach/contract';
import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { downloadCalendar, updateStatus } from '../api/change-coaching.ts';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

export function SessionActions({ session }: { session: CoachSession }) {
  const { sessionId, kind, status, startsAt, refundNow } = session;
  const [cancelling, setCancelling] = useState(false);
  const [answer, setAnswer] = useState('');
  const failed = (error: unknown) => showToast({ kind: 'failed', message: failureSentence(error) });
  const file = useMutation({ mutationFn: downloadCalendar, onError: failed });
  const say = useMutation({
    mutationFn: updateStatus,
    onError: failed,
    onSuccess: () => showToast({ kind: 'done', message: 'The player has been told' }),
  });
  const isRecording = kind === 'recording';
  const hasBegun = isRecording ? status === SESSION_STATUS.booked : refundNow === null;
  return (
    <>
      {startsAt && !hasBegun && (
        <Button size="xs" onClick={() => file.mutate(sessionId)}>
          Calendar file
        </Button>
      )}
      {isRecording && status === SESSION_STATUS.requested && (
        <Button
          size="xs"
          variant="filled"
          onClick={() => say.mutate({ sessionId, status: SESSION_STATUS.booked })}
        >
          Take it up
        </Button>
      )}
      {refundNow !== null && (
        <Button size="xs" onClick={() => setCancelling(true)}>
          Cancel session
        </Button>
      )}
      {hasBegun && (
        <>
          <Textarea
            aria-label={`Words or a link for ${session.playerName}`}
            placeholder={isRecording ? 'A link to your recording' : 'Words or a link for the player'}
            maxLength={1000}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
          <Button
            size="xs"
            variant="filled"
            loading={say.isPending}
            onClick={() =>
              say.mutate({ sessionId, status: SESSION_STATUS.done, ...(answer.trim() && { answer }) })
            }
          >
            Done
          </Button>
          {!isRecording && (
            <Button size="xs" onClick={() => say.mutate({ sessionId, status: SESSION_STATUS.noShowPlayer })}>
              Player did not come
            </Button>
          )}
        </>
      )}
      <Suspense>
        {cancelling && <CancelDialog session={session} by="coach" onClose={() => setCancelling(false)} />}
      </Suspense>
    </>
  );
}
