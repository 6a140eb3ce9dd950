import type { MyIdentity } from '@datacoach/contract';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { showFailure, useAction } from '../../../app/toasts/show-toast.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import {
  getPlatformName,
  hidePlayer,
  identitiesQuery,
  releasePlayer,
  relinkPlayer,
} from '../api/identities.ts';
import { IsThisYou } from './is-this-you.tsx';
import { VerificationHelp } from './what-verifies.tsx';

export function OwnPlayers() {
  const query = useQuery(identitiesQuery);
  const linked = query.data;
  const [released, setReleased] = useState<readonly MyIdentity[]>([]);
  const [name, setName] = useState('');
  if (query.error || !linked) return <Pending query={query} height={64} label="Loading your players…" />;
  const unlinked = released.filter(({ identity }) => linked.every((player) => player.identity !== identity));
  return (
    <>
      {linked.length === 0 && unlinked.length === 0 ? (
        <p className="t2">
          No in-game account linked yet. We link you automatically after two of your own uploads, or search
          for your name.
        </p>
      ) : (
        <ul className="grid">
          {linked.map((player) => (
            <OwnPlayer
              key={player.identity}
              player={player}
              onReleased={() => setReleased((before) => [...before, player])}
            />
          ))}
          {unlinked.map((player) => (
            <ReleasedPlayer key={player.identity} player={player} />
          ))}
        </ul>
      )}
      <VerificationHelp />
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

const ROW = 'flex items-start gap-3 py-2 border-t border-t-line first:pt-0 first:border-t-0';

function OwnPlayer({ player, onReleased }: { player: MyIdentity; onReleased: () => void }) {
  const { identity, platform, name, isHidden } = player;
  const [asking, ask] = useDisclosure(false);
  const hide = useAction(hidePlayer);
  const giveUp = useMutation({
    mutationFn: () => releasePlayer(identity),
    onMutate: ask.close,
    onSuccess: onReleased,
    onError: (error) => showFailure(error),
  });
  return (
    <li className={ROW}>
      <div className="flex-1 min-w-0 wrap-anywhere">
        <b>{name}</b>
        <p className="s12 t2">
          {getPlatformName(platform)} · {formatLinkStatus(player)}
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
      <Button size="xs" aria-label={`Not me: ${name}`} loading={giveUp.isPending} onClick={ask.open}>
        Not me
      </Button>
      <Dialog
        opened={asking}
        onClose={ask.close}
        title={`${name} isn’t you?`}
        closeLabel="Keep this player"
        size={420}
      >
        <p>
          Games you played as {name} will no longer count as yours. Your dashboard, scores and career lose
          them. Your replays stay, and you can undo this.
        </p>
        <div className="flex flex-wrap justify-end gap-2 mt-5">
          <TextButton label="Keep this player" onClick={ask.close} data-autofocus />
          <TextButton label="Unlink player" variant="filled" onClick={() => giveUp.mutate()} />
        </div>
      </Dialog>
    </li>
  );
}

/** Until the page is left, a player who was unlinked by mistake is one click away. */
function ReleasedPlayer({ player }: { player: MyIdentity }) {
  const undo = useAction(() => relinkPlayer(player));
  return (
    <li className={ROW} role="status">
      <p className="flex-1 min-w-0 wrap-anywhere t2">{player.name} isn’t linked to you anymore.</p>
      <TextButton
        label="Undo"
        size="xs"
        aria-label={`Undo: ${player.name}`}
        loading={undo.isPending}
        onClick={() => undo.mutate()}
      />
    </li>
  );
}

function formatLinkStatus({ linkStatus, verifiedBy }: MyIdentity): string {
  if (linkStatus === 'verified') return `verified by ${PROOF_LABELS[verifiedBy ?? 'uploads']}`;
  return 'not verified. A replay file alone isn’t proof. Link Epic or Discord to see what your teammates share';
}

const PROOF_LABELS = {
  epic: 'your Epic account',
  discord: 'your Discord account',
  uploads: 'games that other verified players uploaded too',
  admin: 'an administrator',
} as const satisfies Record<NonNullable<MyIdentity['verifiedBy']>, string>;
