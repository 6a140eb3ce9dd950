import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { formatClock } from '../../../shared/format/date.ts';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { formatOpener } from '../../../shared/ui/feature-gate.tsx';
import { logPractice } from '../api/training-plans.ts';

const SOURCES = { single: 'one list', two: 'two lists', many: 'many lists' } as const;
const MS_PER_SECOND = 1000;

/** One drill from start to log: what to do, its packs, and a clock that runs down. */
export default function DrillDialog({ given, opened, onClose }: ShellDialogProps<'drill'>) {
  const { name, text, minutes, packs, codesOpenWith } = given;
  const left = useCountdown(minutes * 60);
  const log = useAction(() => logPractice({ note: name, minutes }), {
    done: `${name} logged, ${minutes} min`,
    onDone: onClose,
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={name} closeLabel="Stop the drill">
      <div className="grid gap-3">
        <p>
          <b className="num text-xl" role="timer">
            {formatClock(left)}
          </b>{' '}
          <span className="text-t2">left of {minutes} minutes</span>
        </p>
        <p>{text}</p>
        {packs.map((pack) => (
          <div key={pack.name} className="flex flex-wrap gap-x-3 gap-y-1 items-center justify-between">
            <span>
              {pack.name} <small className="t3">listed by {SOURCES[pack.sources]}</small>
            </span>
            {pack.code !== null && <CopyLine text={pack.code} what={`the code of ${pack.name}`} />}
          </div>
        ))}
        {packs.some(({ code }) => code === null) && (
          <p className="t3 s12">{formatOpener(codesOpenWith)} shows these pack codes.</p>
        )}
        <div className="flex justify-end">
          <Button variant="filled" loading={log.isPending} onClick={() => log.mutate()}>
            Log it as done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Seconds that are left; it waits while the page is hidden no more than any clock does. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * MS_PER_SECOND;
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / MS_PER_SECOND))),
      MS_PER_SECOND,
    );
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
