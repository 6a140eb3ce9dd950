import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { PageHead } from '../../../shared/ui/state-panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { Wordmark } from '../../../shared/ui/wordmark.tsx';
import { sharedScoutBookQuery } from '../api/folder-stats.ts';
import { ScoutPages } from '../components/scout-pages.tsx';

export function ScoutPageScreen({ token }: { token: string }) {
  return (
    <main className="grid grid-cols-1 gap-4 max-w-350 mx-auto pt-6 px-4 pb-12" id="main">
      <meta name="robots" content="noindex" />
      <Link to="/" className="touch-target" aria-label="DataCoach home">
        <Wordmark />
      </Link>
      <QueryBoundary
        query={useQuery(sharedScoutBookQuery(token))}
        what="this report"
        height={480}
        heading="h1"
        gone={{
          title: 'This report isn’t shared anymore',
          words: 'The link has expired, or the coach stopped sharing it. Ask them for a new one.',
        }}
      >
        {(book) => (
          <>
            <PageHead
              title="Scouting report"
              subtitle={`Shared by ${book.by.name ?? 'a coach'} until ${formatDate(book.expiresAt)}`}
              actions={
                <TextButton label="Print (2 pages)" icon={IconPrinter} onClick={() => window.print()} />
              }
            />
            <ScoutPages book={book} by={book.by} />
          </>
        )}
      </QueryBoundary>
    </main>
  );
}
