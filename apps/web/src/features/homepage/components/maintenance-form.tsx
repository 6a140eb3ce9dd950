import type { MaintenanceNotice } from '@datacoach/contract';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { appSettingsQuery } from '../../../app/settings/app-settings-query.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { saveNotice } from '../api/save-notice.ts';
import classes from './maintenance-form.module.css';

/** Switches maintenance on and off, and announces it. */
export function MaintenanceForm({ saved }: { saved: MaintenanceNotice }) {
  const [notice, setNotice] = useState(saved);
  const [announce, setAnnounce] = useState(false);
  const [untitled, setUntitled] = useState(false);
  const { data: settings } = useQuery(appSettingsQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: saveNotice,
    onSuccess: () => {
      setAnnounce(false);
      showToast({ kind: 'done', message: notice.isActive ? 'Maintenance is on' : 'Maintenance is off' });
    },
  });
  const change = (part: Partial<MaintenanceNotice>) => setNotice({ ...notice, ...part });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const missing = notice.title.trim() === '' && (notice.isActive || announce);
    setUntitled(missing);
    if (!missing) mutate({ ...notice, announce });
  };
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <p className="t2">
        While it is on, everybody sees the notice instead of the product. Admin and login pages stay.
      </p>
      <Checkbox
        label="Under maintenance"
        checked={notice.isActive}
        onChange={(event) => change({ isActive: event.currentTarget.checked })}
      />
      <TextInput
        label="Title"
        maxLength={120}
        value={notice.title}
        error={untitled && 'Say in a few words what happens.'}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Notice"
        description="What is done, and when the product is back."
        autosize
        minRows={3}
        maxRows={12}
        maxLength={2000}
        value={notice.notice}
        onChange={(event) => change({ notice: event.currentTarget.value })}
      />
      <Checkbox
        label="Show the Discord link"
        description={
          settings && !settings.discordInviteUrl
            ? 'No Discord invitation is set, so none is shown.'
            : undefined
        }
        checked={notice.showDiscordLink}
        onChange={(event) => change({ showDiscordLink: event.currentTarget.checked })}
      />
      {!notice.isActive && (
        <Checkbox
          label="Announce it now"
          description="Tells every account, with title and notice."
          checked={announce}
          onChange={(event) => setAnnounce(event.currentTarget.checked)}
        />
      )}
      <FormMessage>{error && failureSentence(error)}</FormMessage>
      <div>
        <Button type="submit" variant="filled" loading={isPending}>
          {submitWords(saved, notice, announce)}
        </Button>
      </div>
    </form>
  );
}

/** The button says what it is about to do to everybody. */
function submitWords(saved: MaintenanceNotice, { isActive }: MaintenanceNotice, announce: boolean): string {
  if (isActive && !saved.isActive) return 'Switch maintenance on';
  if (!isActive && saved.isActive) return 'Switch maintenance off';
  return announce ? 'Save and announce' : 'Save';
}
