import { Button, Skeleton } from '@mantine/core';
import { IconBrandDiscord, IconDeviceGamepad2 } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { linkAccount, linkedAccountsQuery, type Provider, unlinkAccount } from '../api/linked-accounts.ts';
import classes from '../profile.module.css';

const PROVIDERS = {
  epic: { label: 'Epic Games', Icon: IconDeviceGamepad2 },
  discord: { label: 'Discord', Icon: IconBrandDiscord },
} as const satisfies Record<Provider, unknown>;

/** Epic and Discord accounts that can sign in to this account. The last sign-in method can't be removed. */
export function LinkedAccounts({ failure }: { failure: string | null }) {
  const { data: linked, error } = useQuery(linkedAccountsQuery);
  const link = useMutation({ mutationFn: linkAccount });
  const unlink = useMutation({
    mutationFn: unlinkAccount,
    onSuccess: (_none, provider) =>
      showToast({ kind: 'done', message: `${PROVIDERS[provider].label} is disconnected.` }),
  });
  const reason = error ?? link.error ?? unlink.error;
  const shown = reason ? getFailureMessage(reason) : failure;
  const isEmpty = linked?.accounts.length === 0 && linked.available.length === 0;
  if (!linked && !error) return <Skeleton height={64} />;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-xs mb-1 text-t2">Connected accounts</p>
      <FormMessage>{shown}</FormMessage>
      {isEmpty && <p className="s12 t3">No other services are set up on this server.</p>}
      <ul className="grid" hidden={isEmpty}>
        {linked?.accounts.map(({ provider, name, linkedAt, canBeUnlinked }) => (
          <li
            key={provider}
            className={`${classes.line} flex flex-wrap items-center gap-x-3 gap-y-1 py-2 border-t border-t-line first:pt-0 first:border-t-0`}
          >
            <span>
              <Name provider={provider} />
              <span className="s12 t3">
                {name && `${name}, `}since {formatDate(linkedAt)}
              </span>
            </span>
            {canBeUnlinked ? (
              <Button size="xs" loading={unlink.isPending} onClick={() => unlink.mutate(provider)}>
                Disconnect
              </Button>
            ) : (
              <span className="s12 t3">This is your only sign-in. Set a password first.</span>
            )}
          </li>
        ))}
        {linked?.available.map((provider) => (
          <li
            key={provider}
            className={`${classes.line} flex flex-wrap items-center gap-x-3 gap-y-1 py-2 border-t border-t-line first:pt-0 first:border-t-0`}
          >
            <span>
              <Name provider={provider} />
              <span className="s12 t3">Not connected</span>
            </span>
            <Button size="xs" loading={link.isPending} onClick={() => link.mutate(provider)}>
              Connect
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Name({ provider }: { provider: Provider }) {
  const { label, Icon } = PROVIDERS[provider];
  return (
    <b className="flex items-center gap-1.5">
      <Icon size={16} stroke={1.6} aria-hidden="true" />
      {label}
    </b>
  );
}
