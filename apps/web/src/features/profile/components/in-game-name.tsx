import { PLATFORMS, type Platform, type Profile } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { resetInGameName } from '../api/save-profile.ts';
import { PLATFORM_CHOICES } from './platform-choices.ts';

/** Starts over with another in-game account: forgets the Epic user name and chooses the platform with it. */
export function InGameName({ profile, onReset }: { profile: Profile; onReset: () => void }) {
  const [platform, setPlatform] = useState<Platform>(profile.platform ?? PLATFORMS.pc);
  const { mutate, isPending, error } = useMutation({
    mutationFn: resetInGameName,
    onSuccess: () => {
      showToast({ kind: 'done', message: 'Your in-game name is forgotten. Enter the new one above.' });
      onReset();
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-xs mb-1 text-t2">Playing with another account now?</p>
      <FormMessage>{error && failureSentence(error)}</FormMessage>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label="Platform from now on"
          value={String(platform)}
          choices={PLATFORM_CHOICES}
          onChange={(code) => setPlatform(Number(code) as Platform)}
        />
        <Button loading={isPending} onClick={() => mutate(platform)}>
          Forget my in-game name
        </Button>
      </div>
      <p className="text-xs mt-1 text-t3">Your uploads and statistics stay.</p>
    </div>
  );
}
