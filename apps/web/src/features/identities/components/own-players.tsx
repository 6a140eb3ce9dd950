import type { MyIdentity } from '@datacoach/contract';
import { Button, Checkbox, Skeleton, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { hidePlayer, identitiesQuery, releasePlayer } from '../api/identities.ts';
import { platformName } from '../platform-names.ts';
import { IsThisYou } from './is-this-you.tsx';
import { WhatVerifies } from './what-verifies.tsx';

/** This account's match players, and the search for more. */
export function OwnPlayers() {
  const { data: own, error } = useQuery(identitiesQuery);
  const [name, setName] = useState('');
  if (error) return <FormMessage>{failureMessage(error)}</FormMessage>;
  if (!own) return <Skeleton height={64} />;
  return (
    <>
      {own.length === 0 ? (
        <p className="t2">
          No in-game account linked yet. We link you automatically after two of your own uploads, or search
          for your name.
        </p>
      ) : (
        <ul className="grid">
          {own.map((player) => (
            <OwnPlayer key={player.identity} player={player} />
          ))}
        </ul>
      )}
      <WhatVerifies />
      <div className="grid gap-3">
        <TextInput
          label="Find a player"
          description="Exactly as on the scoreboard."
          autoComplete="off"
          maxLength={64}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <IsThisYou key={name.trim()} name={name.trim()} canDispute />
      </div>
    </>
  );
}

function OwnPlayer({ player }: { player: MyIdentity }) {
  const { identity, platform, name, isHidden } = player;
  const onError = (failure: unknown) => showToast({ kind: 'failed', message: failureMessage(failure) });
  const hide = useMutation({ mutationFn: hidePlayer, onError });
  const giveUp = useMutation({ mutationFn: releasePlayer, onError });
  return (
    <li className="flex items-start gap-3 py-2 border-t border-t-line first:pt-0 first:border-t-0">
      <div className="flex-1 min-w-0 wrap-anywhere">
        <b>{name}</b>
        <p className="s12 t2">
          {platformName(platform)} · {linkWords(player)}
        </p>
        {player.linkStatus === 'verified' && (
          <Checkbox
            size="xs"
            className="mt-2"
            label="Hide this name from others"
            checked={isHidden}
            disabled={hide.isPending}
            onChange={(event) => hide.mutate({ identity, isHidden: event.currentTarget.checked })}
          />
        )}
      </div>
      <Button
        size="xs"
        aria-label={`Not me: ${name}`}
        loading={giveUp.isPending}
        onClick={() => giveUp.mutate(identity)}
      >
        Not me
      </Button>
    </li>
  );
}

function linkWords({ linkStatus, verifiedBy }: MyIdentity): string {
  if (linkStatus === 'verified') return `verified by ${PROOF_WORDS[verifiedBy ?? 'uploads']}`;
  return 'not verified. A replay file alone is no proof: link Epic or Discord to see what your teammates share';
}

const PROOF_WORDS = {
  epic: 'your Epic account',
  discord: 'your Discord account',
  uploads: 'games that other verified players uploaded too',
  admin: 'an administrator',
} as const satisfies Record<NonNullable<MyIdentity['verifiedBy']>, string>;
