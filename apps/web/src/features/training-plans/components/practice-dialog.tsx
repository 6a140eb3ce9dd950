import { Button, NumberInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { logPractice } from '../api/change-plans.ts';
import classes from './plan-menu.module.css';

/** Practice apart from the plan: what it was, and how long. */
export function PracticeDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [note, setNote] = useState('');
  const [minutes, setMinutes] = useState<number | string>('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '') return setProblem('Say what you did.');
    if (typeof minutes !== 'number') return setProblem('Enter the minutes.');
    setBusy(true);
    try {
      await logPractice({ note: note.trim(), minutes });
      setNote('');
      setMinutes('');
      setProblem(null);
      onClose();
    } catch (error) {
      setProblem(failureSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog opened={opened} onClose={onClose} title="Log practice" closeLabel="Close without logging">
      <form className={classes.question} onSubmit={(event) => void submit(event)} noValidate>
        <p className="t2">
          Practice of today that your plan does not know of: workshop maps, a coach, free play.
        </p>
        <TextInput
          label="What you did"
          value={note}
          maxLength={120}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <NumberInput
          label="Minutes"
          value={minutes}
          onChange={setMinutes}
          min={1}
          max={600}
          allowDecimal={false}
          hideControls
        />
        {problem !== null && (
          <p role="alert" className="t2">
            {problem}
          </p>
        )}
        <div className={classes.actions}>
          <Button type="submit" variant="filled" disabled={isBusy}>
            Log it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
