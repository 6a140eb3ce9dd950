import type { CoachSession } from '@datacoach/contract';
import { Button, Radio, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { rateSession } from '../api/change-coaching.ts';
import classes from './coaching-forms.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

export function RateDialog({ session, onClose }: { session: CoachSession; onClose: () => void }) {
  const [stars, setStars] = useState<number>(5);
  const [text, setText] = useState('');
  const rate = useMutation({
    mutationFn: () => rateSession({ sessionId: session.sessionId, stars, text }),
    onSuccess: () => {
      showToast({ kind: 'done', message: 'Thank you for rating' });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rate.mutate();
  };
  return (
    <Dialog opened onClose={onClose} title={`How was ${session.coachName}?`} closeLabel="Close" size={420}>
      <form className={classes.form} onSubmit={submit}>
        <fieldset className={classes.stars}>
          <legend>Stars</legend>
          {STARS.map((count) => (
            <Radio
              key={count}
              name="stars"
              label={String(count)}
              checked={stars === count}
              onChange={() => setStars(count)}
            />
          ))}
        </fieldset>
        <Textarea
          label="In your words"
          maxLength={300}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FormMessage>{rate.error && failureSentence(rate.error)}</FormMessage>
        <Button type="submit" variant="filled" loading={rate.isPending}>
          Rate
        </Button>
      </form>
    </Dialog>
  );
}
