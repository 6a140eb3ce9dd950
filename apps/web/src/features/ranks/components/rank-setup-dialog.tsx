import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { ranksQuery } from '../../../app/session/account-queries.ts';
import { useShownFlag } from '../../../app/session/stored-flags.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import type { ChosenRanks } from '../../../shared/ranks/rank-label.ts';
import { isComplete, RankFields } from '../../../shared/ranks/rank-select.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { formatFallenRanks, listRanks, saveRanks } from '../api/save-ranks.ts';
import classes from '../ranks.module.css';

/** Text by the reason it opened, saying what ranks are for. */
const TEXTS = {
  missing: {
    title: 'Your ranks',
    lead: 'We use them to compare you with players at your rank. “Not ranked” is fine.',
  },
  'first-time': {
    title: 'First, your ranks',
    lead: 'We compare you with players at your rank. Replays don’t include it, so choose it here. “Not ranked” is fine, and you can change it in your profile.',
  },
  edit: {
    title: 'Your ranks',
    lead: 'Replays don’t include your rank, so update it when it changes. “Not ranked” is fine.',
  },
} as const;

export function RankSetupDialog({ given, opened, onClose }: ShellDialogProps<'rankSetup'>) {
  const query = useQuery(ranksQuery);
  const { title, lead } = TEXTS[given?.occasion ?? 'edit'];
  useShownFlag(given?.occasion === 'first-time' ? 'firstTimeUserModal' : null);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={400} overflowing>
      <p className="text-xs mb-3 text-t2">{lead}</p>
      {query.data ? (
        <RankForm initial={listRanks(query.data)} target={given?.target} onDone={onClose} />
      ) : (
        <Pending query={query} height={232} label="Loading your ranks…" />
      )}
    </Dialog>
  );
}

interface RankFormProps {
  initial: ChosenRanks;
  /** The page that the player was going to. */
  target: string | undefined;
  onDone: () => void;
}

function RankForm({ initial, target, onDone }: RankFormProps) {
  const [ranks, setRanks] = useState(initial);
  const [complain, setComplain] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: saveRanks,
    onSuccess: (_info, saved) => {
      const fallen = formatFallenRanks(initial, saved);
      if (fallen) showToast({ kind: 'info', message: fallen });
      onDone();
      if (target) void navigate({ href: target });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete(ranks)) return mutate(ranks);
    setComplain(true);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true }),
    );
  }

  return (
    <form ref={form} className={`${classes.form} flex flex-col gap-3`} onSubmit={submit} noValidate>
      <FailureMessage error={error} />
      <RankFields ranks={ranks} onChange={setRanks} complain={complain} />
      <TextButton label="Save ranks" type="submit" variant="filled" fullWidth loading={isPending} />
    </form>
  );
}
