import { DEVICE_TYPES, type Profile } from '@datacoach/contract';
import { useMantineColorScheme } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { saveDevice } from '../api/save-profile.ts';

const DEVICES = DEVICE_TYPES.map((device) => ({
  value: device,
  label: device.charAt(0).toUpperCase() + device.slice(1),
}));
const SCHEMES = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'auto', label: 'As the device' },
] as const;

/** The device mostly used, and the theme of this one. Both hold at once. */
export function DeviceForm({ profile }: { profile: Profile }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: saveDevice,
    onSuccess: () => showToast({ kind: 'done', message: 'Profile information saved successfully' }),
    onError: (failure) => showToast({ kind: 'failed', message: failureSentence(failure) }),
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
        <p className="text-xs mt-1 text-t3">Where you mostly look at your numbers.</p>
      </div>
      <div>
        <p className="text-xs mb-1 text-t2" aria-hidden="true">
          Theme
        </p>
        <Segmented label="Theme" value={colorScheme} choices={SCHEMES} onChange={setColorScheme} />
        <p className="text-xs mt-1 text-t3">Kept in this browser.</p>
      </div>
    </>
  );
}
