import type { SignInProvider } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconBrandDiscord, IconDeviceGamepad2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { appSettingsQuery } from '../../../app/api/public-queries.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { signInWithProvider } from '../api/sign-in.ts';
import classes from '../auth.module.css';

const PROVIDERS = {
  discord: { label: 'Continue with Discord', Icon: IconBrandDiscord },
  epic: { label: 'Continue with Epic', Icon: IconDeviceGamepad2 },
} as const satisfies Record<SignInProvider, unknown>;

/** The other sign-in methods configured on this server. */
export function ProviderButtons() {
  const { data: settings } = useQuery(appSettingsQuery);
  const providers = settings?.signInProviders ?? [];
  const [leaving, setLeaving] = useState<SignInProvider | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  if (providers.length === 0) return null;

  async function goToProvider(provider: SignInProvider) {
    setLeaving(provider);
    setReason(null);
    try {
      await signInWithProvider(provider);
    } catch (failure) {
      setReason(getFailureMessage(failure));
      setLeaving(null);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <p className={`${classes.or} flex items-center gap-3 text-t2`}>or</p>
      {providers.map((provider) => {
        const { label, Icon } = PROVIDERS[provider];
        return (
          <Button
            key={provider}
            variant="outline"
            color="gray"
            className="text-t1"
            fullWidth
            leftSection={<Icon size={18} stroke={1.6} aria-hidden="true" />}
            loading={leaving === provider}
            disabled={leaving !== null && leaving !== provider}
            onClick={() => void goToProvider(provider)}
          >
            {label}
          </Button>
        );
      })}
      <FormMessage>{reason}</FormMessage>
    </div>
  );
}
