import type { Platform, Profile } from '@datacoach/contract';
import { Button, Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { saveProfile } from '../api/save-profile.ts';
import { PLATFORM_CHOICES } from './platform-choices.ts';
import classes from './profile.module.css';

const SAVED = 'Profile information saved successfully';

/** Name and time zone, of players Epic user name and platform too. What was typed stays when the server refuses. */
export function AboutForm({ profile }: { profile: Profile }) {
  const plays = profile.roleName === 'Basic';
  const [userName, setUserName] = useState(profile.userName);
  const [epicUserName, setEpicUserName] = useState(profile.epicUserName ?? '');
  const [platform, setPlatform] = useState<Platform | null>(profile.platform);
  const [timeZone, setTimeZone] = useState(profile.timeZone);
  const { mutate, isPending, error } = useMutation({
    mutationFn: saveProfile,
    onSuccess: () => showToast({ kind: 'done', message: SAVED }),
  });

  // What the server made of them, and what another part of the page has changed.
  useEffect(() => setUserName(profile.userName), [profile.userName]);
  useEffect(() => {
    setEpicUserName(profile.epicUserName ?? '');
    setPlatform(profile.platform);
  }, [profile.epicUserName, profile.platform]);

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate({ userName, ...(plays && { epicUserName, platform }), ...(timeZone && { timeZone }) });
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <FormMessage>{error && failureSentence(error)}</FormMessage>
      <TextInput
        label="User name"
        name="userName"
        autoComplete="nickname"
        value={userName}
        onChange={(event) => setUserName(event.currentTarget.value)}
      />
      {plays && (
        <>
          <TextInput
            label="Epic user name"
            description="As it stands on the scoreboard. Ranks are asked for by this name."
            name="epicUserName"
            autoComplete="off"
            value={epicUserName}
            onChange={(event) => setEpicUserName(event.currentTarget.value)}
          />
          <div>
            <p className={classes.label} aria-hidden="true">
              Platform
            </p>
            <Segmented
              label="Platform"
              value={platform === null ? null : String(platform)}
              choices={PLATFORM_CHOICES}
              onChange={(code) => setPlatform(Number(code) as Platform)}
            />
          </div>
        </>
      )}
      <Select
        label="Time zone"
        description="Days, weeks and goals are counted by it."
        data={zonesWith(timeZone)}
        value={timeZone}
        onChange={setTimeZone}
        searchable
        selectFirstOptionOnChange
        allowDeselect={false}
        placeholder="Choose a time zone"
        nothingFoundMessage="No time zone is called so"
        limit={100}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="filled" loading={isPending}>
          Save profile
        </Button>
      </div>
    </form>
  );
}

/** Every zone that the browser knows, and the chosen one. */
function zonesWith(chosen: string | null): string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return chosen && !zones.includes(chosen) ? [chosen, ...zones] : zones;
}
