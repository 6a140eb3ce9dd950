import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { PageHead } from '../../../shared/ui/state-panel.tsx';
import { Wordmark } from '../../../shared/ui/wordmark.tsx';
import { type CareerSearch, sharedCareerQuery } from '../api/career.ts';
import { CareerBody, CareerFilters, describeCoverage } from '../components/career-body.tsx';

interface SharedCareerScreenProps {
  token: string;
  search: CareerSearch;
  onChange: (part: { [K in keyof CareerSearch]: CareerSearch[K] | undefined }) => void;
}

export function SharedCareerScreen({ token, search, onChange }: SharedCareerScreenProps) {
  const query = useQuery(sharedCareerQuery(token, search));
  return (
    <main className="grid grid-cols-1 gap-4 max-w-280 mx-auto pt-6 px-4 pb-12" id="main">
      <meta name="robots" content="noindex" />
      <Link to="/" className="touch-target" aria-label="DataCoach home">
        <Wordmark />
      </Link>
      <QueryBoundary
        query={query}
        what="this career"
        height={480}
        heading="h1"
        gone={{
          title: 'This career isn’t public',
          words: 'The player stopped sharing it, or the link is incomplete.',
        }}
      >
        {(career) => (
          <>
            <PageHead title={career.userName} subtitle={describeCoverage(career)} />
            <CareerFilters search={search} onChange={onChange} />
            <CareerBody career={career} isOld={query.isPlaceholderData} />
          </>
        )}
      </QueryBoundary>
    </main>
  );
}
