import type { IdentityCandidate } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { formatDate } from '../../../shared/format/date.ts';
import { candidatesQuery, claimPlayer, identitiesQuery } from '../api/identities.ts';
import { platformName } from '../platform-names.ts';
import classes from './is-this-you.module.css';

const DisputePlayer = lazy(() => import('./dispute-player.tsx'));

const SHORTEST_NAME = 2;

/** "Is this you?": looks a name up in indexed matches when asked to, and links the one who is pressed. */
export function IsThisYou({ name, canDispute = false }: { name: string; canDispute?: boolean }) {
  const [asked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...candidatesQuery(name), enabled: asked });
  if (name.length < SHORTEST_NAME) return null;
  if (!asked) {
    return (
      <Button
        size="xs"
        className={classes.look ?? ''}
        leftSection={<IconSearch size={14} stroke={1.6} aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        Look for my matches
      </Button>
    );
  }
  return (
    <section className={classes.found} aria-label="Is this you?">
      <div role="status">
        {isFetching && <p className="t2">Looking for {name}.</p>}
        {data?.length === 0 && (
          <p className="t2">
            No match that you may see has a player of this name yet. Your own uploads will find you.
          </p>
        )}
        {data && data.length > 0 && <p className={classes.question}>Is this you?</p>}
      </div>
      {error && !isFetching && (
        <div role="alert" className={classes.failed}>
          <p>{failureSentence(error)}</p>
          <Button size="xs" onClick={() => void refetch()}>
            Try again
          </Button>
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
    <article className={classes.candidate}>
      <div className={classes.words}>
        <b>{name}</b>
        <p className="s12 t2">
          {platformName(platform)}
          {isRecorder && ' · recorded your uploads'}
        </p>
        <ul className={classes.games}>
          {recentGames.map((game) => (
            <li key={`${game.playedAt} ${game.map}`} className="s12 t2">
              {[game.playlist, game.map, game.playedAt && formatDate(new Date(game.playedAt))]
                .filter(Boolean)
                .join(', ')}
            </li>
          ))}
        </ul>
        {error && (
          <p role="alert" className={classes.refused}>
            {failureSentence(error)}
          </p>
        )}
      </div>
      {linked ? (
        <p className={classes.linked} role="status">
          <IconCheck size={16} stroke={1.6} aria-hidden="true" />
          {linked.standing === 'verified' ? 'You, verified' : 'You'}
        </p>
      ) : isTaken ? (
        <div>
          <p className="s12 t2">Another account’s.{!canDispute && ' You can dispute it in your profile.'}</p>
          <Suspense>{canDispute && <DisputePlayer identity={identity} />}</Suspense>
        </div>
      ) : (
        <Button size="xs" loading={isPending} onClick={() => mutate()}>
          This is me
        </Button>
      )}
    </article>
  );
}
