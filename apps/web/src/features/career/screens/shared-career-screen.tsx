import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { failureMessage, failureStatus } from '../../../app/api/failure.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { Wordmark } from '../../../shared/ui/wordmark.tsx';
import { type CareerSearch, sharedCareerQuery } from '../api/career.ts';
import { CareerBody } from '../components/career-body.tsx';
import { CareerFilters } from '../components/career-filters.tsx';
import { coverageWords } from '../words/career-words.ts';

interface SharedCareerScreenProps {
  token: string;
  search: CareerSearch;
  onChange: (part: { [K in keyof CareerSearch]: CareerSearch[K] | undefined }) => void;
}

const GONE = [400, 404];

/** A career as its player shares it publicly. */
export function SharedCareerScreen({ token, search, onChange }: SharedCareerScreenProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(sharedCareerQuery(token, search));
  const isGone = GONE.includes(failureStatus(error) ?? 0);
  return (
    <main className="grid grid-cols-1 gap-4 max-w-280 mx-auto pt-6 px-4 pb-12" id="main">
      <meta name="robots" content="noindex" />
      <Link to="/" aria-label="DataCoach home">
        <Wordmark />
      </Link>
      {data ? (
        <>
          <PageHead title={data.userName} subtitle={coverageWords(data)} />
          <CareerFilters search={search} onChange={onChange} />
          <CareerBody career={data} isOld={isPlaceholderData} />
        </>
      ) : error ? (
        <StatePanel
          title={isGone ? 'This career isn’t public' : 'We couldn’t load this career'}
          heading="h1"
          {...(!isGone && { actions: <Button onClick={() => void refetch()}>Try again</Button> })}
        >
          {isGone ? 'The player stopped sharing it, or the link is incomplete.' : failureMessage(error)}
        </StatePanel>
      ) : (
        <Skeleton height={480} role="status" aria-label="Loading your career…" />
      )}
    </main>
  );
}
