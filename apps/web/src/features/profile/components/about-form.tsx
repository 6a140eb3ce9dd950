import { type BodyOf, DEVICE_TYPES, PLATFORMS, type Platform, type Profile } from '@datacoach/contract';
import { Select, TextInput, useMantineColorScheme } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { runInOrder, server } from '../../../app/api/client.ts';
import { UnsavedGuard } from '../../../app/entity-form/unsaved-guard.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { cacheProfile } from '../../../app/session/account-queries.ts';
import { showToast, useAction } from '../../../app/toasts/show-toast.tsx';
import { chooseSpeedUnit, getSpeedUnit } from '../../../shared/format/speed.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';

const DEVICES = DEVICE_TYPES.map((device) => ({
  value: device,
  label: device.charAt(0).toUpperCase() + device.slice(1),
}));
const SCHEMES = { dark: 'Dark', light: 'Light', auto: 'Same as device' } as const;

const SPEED_UNITS = { 'km/h': 'km/h', mph: 'mph' } as const;

/** The user's main device, and the theme and unit on this one. All apply immediately. */
export function DeviceForm({ profile }: { profile: Profile }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [unit, setUnit] = useState(getSpeedUnit);
  const { mutate, variables, isPending } = useAction(saveDevice, {
    done: 'Profile information saved successfully',
  });
  return (
    <>
      <div>
        <p className="text-xs mb-1 text-t2" aria-hidden="true">
          Device
        </p>
        <Segmented
          label="Device"
          value={isPending ? variables : profile.deviceChoice}
          choices={DEVICES}
          onChange={(device) => mutate(device)}
        />
        <p className="text-xs mt-1 text-t3">Where you mostly check your stats.</p>
      </div>
      <div>
        <p className="text-xs mb-1 text-t2" aria-hidden="true">
          Theme
        </p>
        <Segmented label="Theme" value={colorScheme} choices={SCHEMES} onChange={setColorScheme} />
        <p className="text-xs mt-1 text-t3">Saved in this browser.</p>
      </div>
      <div>
        <p className="text-xs mb-1 text-t2" aria-hidden="true">
          Speeds in
        </p>
        <Segmented
          label="Speeds in"
          value={unit}
          choices={SPEED_UNITS}
          onChange={(one) => {
            chooseSpeedUnit(one);
            setUnit(one);
          }}
        />
        <p className="text-xs mt-1 text-t3">Car and ball speeds everywhere. Saved in this browser.</p>
      </div>
    </>
  );
}

export const PLATFORM_CHOICES = [
  { value: String(PLATFORMS.pc), label: 'PC' },
  { value: String(PLATFORMS.console), label: 'Console' },
] as const;

/** Whether the form differs from the profile in more than spaces, which the server trims. */
const isDifferent = (form: object, profile: object) => {
  const text = (values: object) =>
    JSON.stringify(values, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));
  return text(form) !== text(profile);
};

const toTypedProfile = ({ userName, epicUserName, platform, timeZone }: Profile) => ({
  userName,
  epicUserName: epicUserName ?? '',
  platform,
  timeZone,
});

/** Name and time zone; for players also Epic username and platform. Input is kept when the server rejects it. */
export function AboutForm({ profile }: { profile: Profile }) {
  const plays = profile.roleName === 'Basic';
  const form = useEntityForm({
    endpoint: 'saveProfile',
    initialValues: toTypedProfile(profile),
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

  // Show values as the server saved them, and changes from elsewhere on the page.
  useEffect(() => set({ userName: profile.userName }), [profile.userName]);
  useEffect(
    () => set({ epicUserName: profile.epicUserName ?? '', platform: profile.platform }),
    [profile.epicUserName, profile.platform],
  );

  return (
    <form {...form.formProps} className="flex flex-col gap-3">
      <UnsavedGuard isChanged={isDifferent(form.values, toTypedProfile(profile))} />
      <FormMessage>{form.message}</FormMessage>
      <TextInput label="Username" name="userName" autoComplete="nickname" {...form.field('userName')} />
      {plays && (
        <>
          <TextInput
            label="Epic username"
            description="Exactly as on the scoreboard. We use it to look up your ranks."
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
        description="Used for days, weeks and goals."
        data={listTimeZones(timeZone)}
        value={timeZone}
        onChange={(zone) => form.set({ timeZone: zone })}
        searchable
        selectFirstOptionOnChange
        allowDeselect={false}
        placeholder="Choose a time zone"
        nothingFoundMessage="No time zone found"
        limit={100}
      />
      <div className="flex flex-wrap items-center gap-2">
        <TextButton label="Save profile" type="submit" variant="filled" loading={form.isPending} />
      </div>
    </form>
  );
}

function listTimeZones(chosen: string | null): string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return chosen && !zones.includes(chosen) ? [chosen, ...zones] : zones;
}

/** Switches to another in-game account: clears the Epic username and sets the platform. */
export function InGameName({ profile, onReset }: { profile: Profile; onReset: () => void }) {
  const [platform, setPlatform] = useState<Platform>(profile.platform ?? PLATFORMS.pc);
  const { mutate, isPending, error } = useMutation({
    mutationFn: resetInGameName,
    onSuccess: () => {
      showToast({ kind: 'done', message: 'Your in-game name was removed. Enter the new one above.' });
      onReset();
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-xs mb-1 text-t2">Playing on another account now?</p>
      <FailureMessage error={error} />
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label="New platform"
          value={String(platform)}
          choices={PLATFORM_CHOICES}
          onChange={(code) => setPlatform(Number(code) as Platform)}
        />
        <TextButton label="Remove my in-game name" loading={isPending} onClick={() => mutate(platform)} />
      </div>
      <p className="text-xs mt-1 text-t3">You keep your uploads and stats.</p>
    </div>
  );
}

function cacheSavedProfile(data: Profile): Profile {
  cacheProfile(data);
  return data;
}

/** Omitted fields don't change. */
async function saveProfile(body: BodyOf<'saveProfile'>): Promise<Profile> {
  return cacheSavedProfile(await server.PUT('/api/profile/profile', { body }));
}

const saveDevice = runInOrder(async (deviceChoice: NonNullable<Profile['deviceChoice']>) =>
  cacheSavedProfile(await server.PUT('/api/profile/update-device-choice', { query: { deviceChoice } })),
);

async function resetInGameName(platformChoice: NonNullable<Profile['platform']>): Promise<Profile> {
  const query = { platformChoice };
  return cacheSavedProfile(await server.PUT('/api/profile/reset-rl-id', { query }));
}
