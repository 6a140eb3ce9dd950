import type { Platform, Profile } from '@datacoach/contract';
import { Button, Select, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { saveProfile } from '../api/save-profile.ts';
import { PLATFORM_CHOICES } from './platform-choices.ts';

const typedProfile = ({ userName, epicUserName, platform, timeZone }: Profile) => ({
  userName,
  epicUserName: epicUserName ?? '',
  platform,
  timeZone,
});

/** Name and time zone, of players Epic user name and platform too. What was typed stays when the server refuses. */
export function AboutForm({ profile }: { profile: Profile }) {
  const plays = profile.roleName === 'Basic';
  const form = useEntityForm({
    endpoint: 'saveProfile',
    initialValues: typedProfile(profile),
    toBody: ({ userName, epicUserName, platform, timeZone }) => ({
      userName,
      ...(plays && { epicUserName, platform }),
      ...(timeZone && { timeZone }),
    }),
    save: saveProfile,
    done: 'Profile information saved successfully',
  });
  const { platform, timeZone } = form.values;
  const set = useEffectEvent(form.set);

  // What the server made of them, and what another part of the page has changed.
  useEffect(() => set({ userName: profile.userName }), [profile.userName]);
  useEffect(
    () => set({ epicUserName: profile.epicUserName ?? '', platform: profile.platform }),
    [profile.epicUserName, profile.platform],
  );

  return (
    <form {...form.formProps} className="flex flex-col gap-3">
      <FormMessage>{form.message}</FormMessage>
      <TextInput label="User name" name="userName" autoComplete="nickname" {...form.field('userName')} />
      {plays && (
        <>
          <TextInput
            label="Epic user name"
            description="As it stands on the scoreboard. Ranks are asked for by this name."
            name="epicUserName"
            autoComplete="off"
            {...form.field('epicUserName')}
          />
          <div>
            <p className="text-xs mb-1 text-t2" aria-hidden="true">
              Platform
            </p>
            <Segmented
              label="Platform"
              value={platform === null ? null : String(platform)}
              choices={PLATFORM_CHOICES}
              onChange={(code) => form.set({ platform: Number(code) as Platform })}
            />
          </div>
        </>
      )}
      <Select
        label="Time zone"
        description="Days, weeks and goals are counted by it."
        data={zonesWith(timeZone)}
        value={timeZone}
        onChange={(zone) => form.set({ timeZone: zone })}
        searchable
        selectFirstOptionOnChange
        allowDeselect={false}
        placeholder="Choose a time zone"
        nothingFoundMessage="No time zone is called so"
        limit={100}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="filled" loading={form.isPending}>
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
