import type { IdentityCandidate } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { formatDate } from '../../../shared/format/date.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { candidatesQuery, claimPlayer, getPlatformName, identitiesQuery } from '../api/identities.ts';

const DisputePlayer = lazy(() => import('./dispute-player.tsx'));

const MIN_NAME_LENGTH = 2;

/** "Is this you?": searches analyzed matches for a name on request and links the chosen player. */
export function IsThisYou({ name, canDispute = false }: { name: string; canDispute?: boolean }) {
  const [asked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...candidatesQuery(name), enabled: asked });
  if (name.length < MIN_NAME_LENGTH) return null;
  if (!asked) {
    return (
      <Button
        size="xs"
        className="justify-self-start"
        leftSection={<IconSearch size={14} stroke={1.6} aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        Find my matches
      </Button>
    );
  }
  return (
    <section className="grid gap-2" aria-label="Is this you?">
      <div role="status">
        {isFetching && <p className="t2">Looking for {name}.</p>}
        {data?.length === 0 && (
          <p className="t2">
            We didn’t find that name in your matches yet. Upload a replay and we’ll find you.
          </p>
        )}
        {data && data.length > 0 && <p className="font-semibold">Is this you?</p>}
      </div>
      {error && !isFetching && (
        <div role="alert" className="text-xs text-worse-text">
          <p>{getFailureMessage(error)}</p>
          <TextButton label="Try again" size="xs" onClick={() => void refetch()} />
        </div>
      )}
      {data?.map((candidate) => (
        <Candidate key={candidate.identity} candidate={candidate} canDispute={canDispute} />
      ))}
    </section>
  );
}

function Candidate({ candidate, canDispute }: { candidate: IdentityCandidate; canDispute: boolean }) {
  const { identity, platform, name, recentGames, isRecorder, isTaken } = candidate;
  const { data: own = [] } = useQuery(identitiesQuery);
  const linked = own.find((one) => one.identity === identity);
  const { mutate, isPending, error } = useMutation({ mutationFn: () => claimPlayer({ identity }) });
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3 rounded-2 bg-s1">
      <div className="flex-[1_1_200px] min-w-0 wrap-anywhere">
        <b>{name}</b>
        <p className="s12 t2">
          {getPlatformName(platform)}
          {isRecorder && ' · recorded your uploads'}
        </p>
        <ul className="mt-1">
          {recentGames.map((game) => (
            <li key={`${game.playedAt} ${game.map}`} className="s12 t2">
              {[game.playlist, game.map, game.playedAt && formatDate(new Date(game.playedAt))]
                .filter(Boolean)
                .join(', ')}
            </li>
          ))}
        </ul>
        {error && (
          <p role="alert" className="text-xs text-worse-text">
            {getFailureMessage(error)}
          </p>
        )}
      </div>
      {linked ? (
        <p className="flex items-center gap-1.5 text-accent-text font-[550]" role="status">
          <IconCheck size={16} stroke={1.6} aria-hidden="true" />
          {linked.linkStatus === 'verified' ? 'You, verified' : 'You'}
        </p>
      ) : isTaken ? (
        <div>
          <p className="s12 t2">
            Linked to another account.{!canDispute && ' You can dispute this in your profile.'}
          </p>
          <Suspense>{canDispute && <DisputePlayer identity={identity} />}</Suspense>
        </div>
      ) : (
        <TextButton label="That’s me" size="xs" loading={isPending} onClick={() => mutate()} />
      )}
    </article>
  );
}
