import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { LoadFailed } from '../../../app/failure/load-failed.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { type CareerSearch, careerQuery } from '../api/career.ts';
import { CareerBody } from '../components/career-body.tsx';
import { CareerFilters } from '../components/career-filters.tsx';
import { PublicDialog } from '../components/public-dialog.tsx';
import { PictureDialog } from '../picture/picture-dialog.tsx';
import { describeCoverage } from '../words/career-words.ts';

interface CareerScreenProps {
  search: CareerSearch;
  onChange: (part: { [K in keyof CareerSearch]: CareerSearch[K] | undefined }) => void;
}

export function CareerScreen({ search, onChange }: CareerScreenProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(careerQuery(search));
  const [shown, setShown] = useState<'picture' | 'public' | null>(null);
  const isEmpty = data?.coverage.counted === 0;
  return (
    <>
      <PageHead
        title="Career record"
        subtitle={data ? describeCoverage(data) : 'your career so far'}
        actions={
          data &&
          !isEmpty && (
            <>
              <Button onClick={() => setShown('public')}>Choose what’s public</Button>
              <Button onClick={() => setShown('picture')}>Share a picture</Button>
            </>
          )
        }
      />
      <CareerFilters search={search} onChange={onChange} />
      {data ? (
        isEmpty ? (
          <Empty search={search} onAll={() => onChange({ mode: undefined, span: undefined })} />
        ) : (
          <CareerBody career={data} isOld={isPlaceholderData} />
        )
      ) : error ? (
        <LoadFailed title="We couldn’t load your career" error={error} retry={refetch}>
          Your games and stats are safe.
        </LoadFailed>
      ) : (
        <Skeleton height={480} mt={24} role="status" aria-label="Loading your career…" />
      )}
      {data && (
        <>
          <PictureDialog career={data} opened={shown === 'picture'} onClose={() => setShown(null)} />
          <PublicDialog opened={shown === 'public'} onClose={() => setShown(null)} />
        </>
      )}
    </>
  );
}

function Empty({ search, onAll }: { search: CareerSearch; onAll: () => void }) {
  const isNarrow = search.mode !== undefined || search.span !== undefined;
  return (
    <StatePanel
      title={isNarrow ? 'No games yet' : 'No records yet'}
      actions={
        isNarrow ? (
          <Button onClick={onAll}>Show all games</Button>
        ) : (
          <Button onClick={() => openDialog('upload')}>Choose replay files</Button>
        )
      }
    >
      {isNarrow
        ? 'You have no games in this mode and period.'
        : 'Upload a replay to see your games, goals, hardest shot, longest win streak and best teammates.'}
    </StatePanel>
  );
}
