import { REPLAY_PAGE_SIZE, REPLAY_STATUS, type ReplayItem } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import type { ReplayListFilter, ReplayListPlace } from '../../../app/navigation/replay-list-place.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { replayListQuery } from '../api/list-replays.ts';
import { DemosFolder } from '../components/demos-folder.tsx';
import { PageLinks } from '../components/page-links.tsx';
import { ReplayFilter } from '../components/replay-filter.tsx';
import { ReplaySkeleton } from '../components/replay-skeleton.tsx';
import { ReplayTable } from '../components/replay-table.tsx';
import { STATUS_WORDS } from '../components/status-words.ts';
import classes from './my-replays-screen.module.css';

interface MyReplaysScreenProps {
  place: ReplayListPlace;
  onFilter: (filter: ReplayListFilter) => void;
  onUpload: () => void;
}

export function MyReplaysScreen(props: MyReplaysScreenProps) {
  const { place, onFilter } = props;
  const list = useQuery(replayListQuery(place));
  const hasFilter = isNarrowed(place) || (list.data?.total ?? 0) > 0;
  return (
    <>
      <PageHead
        title="My Replays"
        subtitle={subtitle(list.data)}
        actions={hasFilter && <ReplayFilter filter={place} onChange={onFilter} />}
      />
      <ReplayList list={list} {...props} />
    </>
  );
}

const isNarrowed = ({ name, status }: ReplayListFilter) => name !== undefined || status !== undefined;

interface ReplayListProps extends MyReplaysScreenProps {
  list: {
    data: { items: ReplayItem[]; total: number } | undefined;
    error: unknown;
    refetch: () => unknown;
    isPlaceholderData: boolean;
  };
}

function ReplayList({ list, place, onFilter, onUpload }: ReplayListProps) {
  const { data, error } = list;
  if (!data && error) {
    return (
      <StatePanel
        title="The list did not arrive"
        actions={<Button onClick={() => void list.refetch()}>Try again</Button>}
      >
        {failureSentence(error)} Your replays are safe.
      </StatePanel>
    );
  }
  if (!data) {
    return (
      <section className={classes.panel}>
        <ReplaySkeleton />
      </section>
    );
  }
  if (data.total === 0 && isNarrowed(place)) {
    return (
      <StatePanel title="No replay fits" actions={<Button onClick={() => onFilter({})}>Show all</Button>}>
        {nothingFits(place)}
      </StatePanel>
    );
  }
  if (data.total === 0) return <NoReplays onUpload={onUpload} />;
  if (data.items.length === 0) {
    return (
      <StatePanel
        title="This page has no replays"
        actions={
          <ButtonLink to="/my-replay" search={{ ...place, page: 1 }}>
            Go to the first page
          </ButtonLink>
        }
      >
        The list ends before page {place.page}.
      </StatePanel>
    );
  }
  return (
    <>
      <section className={classes.panel} data-stale={list.isPlaceholderData || undefined}>
        <ReplayTable replays={data.items} />
      </section>
      <PageLinks place={place} pageSize={REPLAY_PAGE_SIZE} total={data.total} />
    </>
  );
}

function nothingFits({ name, status }: ReplayListFilter): string {
  const named = name === undefined ? '' : ` has “${name}” in its name`;
  if (status === undefined) return `None of your replays${named}.`;
  return `None of your replays with the status ${STATUS_WORDS[status]}${named || ' is here'}.`;
}

function NoReplays({ onUpload }: { onUpload: () => void }) {
  return (
    <StatePanel
      title="Your games will stand here"
      actions={<Button onClick={onUpload}>Choose replay files</Button>}
    >
      <p>
        Drop a replay anywhere on this page. Seconds later you read who did what: boost, speed, positions,
        demolitions.
      </p>
      <div className={classes.folder}>
        <DemosFolder centered />
      </div>
    </StatePanel>
  );
}

function subtitle(data: { items: ReplayItem[]; total: number } | undefined): string {
  if (!data) return 'drop files anywhere on this page';
  const inWork = data.items.filter((item) => item.status < REPLAY_STATUS.completed).length;
  const parts = [`${data.total} ${data.total === 1 ? 'replay' : 'replays'}`];
  if (inWork > 0) parts.push(`${inWork} in work`);
  parts.push('drop files anywhere on this page');
  return parts.join(' · ');
}
