import type { AdminReferralCode } from '@datacoach/contract';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { fromLocalInput, toLocalInput } from '../../../shared/format/local-input.ts';
import classes from '../../../shared/ui/admin-list.module.css';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { limitCode } from '../api/change-referrals.ts';

/** Says until when a code is good, and for how many friends. */
export function CodeForm({ code, onClose }: { code: AdminReferralCode; onClose: () => void }) {
  const [draft, setDraft] = useState({
    expiresAt: toLocalInput(code.expiresAt),
    useLimit: code.useLimit === null ? '' : String(code.useLimit),
    note: '',
  });
  const set = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      limitCode(code, {
        expiresAt: fromLocalInput(draft.expiresAt),
        useLimit: draft.useLimit.trim() === '' ? null : Number(draft.useLimit),
        note: draft.note,
      }),
    onSuccess: () => {
      showToast({ kind: 'done', message: `Code ${code.code} saved` });
      onClose();
    },
  });
  return (
    <SideDrawer opened onClose={onClose} title={`Limit ${code.code}`} closeLabel="Close the code">
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <p className="t2">{code.owner.userName}’s code. Friends who came before keep what they have.</p>
        <TextInput
          type="datetime-local"
          label="Good until"
          description="Your time; for ever when empty"
          value={draft.expiresAt}
          onChange={(event) => set({ expiresAt: event.currentTarget.value })}
        />
        <TextInput
          type="number"
          label="Friends at most"
          description={`Any number when empty; ${code.uses} came so far`}
          min={0}
          value={draft.useLimit}
          onChange={(event) => set({ useLimit: event.currentTarget.value })}
          data-autofocus
        />
        <Textarea
          label="Why"
          description="For the audit trail"
          value={draft.note}
          maxLength={500}
          classNames={{ input: classes.text ?? '' }}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </SideDrawer>
  );
}
