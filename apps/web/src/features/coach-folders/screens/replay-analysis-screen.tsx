import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { folderListQuery, readFoldersAgain } from '../api/folders.ts';
import classes from '../coach-folders.module.css';
import { NameDialog } from '../components/folder-dialogs.tsx';
import { FolderList } from '../components/folder-list.tsx';
import { FolderPane } from '../components/folder-pane.tsx';
import { type AnalysisSearch, type ChangeSearch, NEW_FOLDER } from '../search/analysis-search.ts';

interface ReplayAnalysisScreenProps {
  search: AnalysisSearch;
  onChange: ChangeSearch;
  onFiles: (folderId: string, files: readonly File[]) => void;
}

const COLUMNS = `${classes.columns} max-lg:grid-cols-1 print:block grid grid-cols-[232px_minmax(0,1fr)] gap-6 items-start`;

export function ReplayAnalysisScreen({ search, onChange, onFiles }: ReplayAnalysisScreenProps) {
  const page = search.page ?? 1;
  const { data, error, refetch } = useQuery(folderListQuery(page));
  const [naming, setNaming] = useState(false);
  // The server reports every step of a file.
  useChanges('replays', () => void readFoldersAgain());
  const openFolder = (folder: string) => onChange({ ...NEW_FOLDER, folder });
  const dialog = naming && (
    <NameDialog
      hasFolders={(data?.total ?? 0) > 0}
      onClose={() => setNaming(false)}
      onDone={(folderId) => {
        setNaming(false);
        openFolder(folderId);
      }}
    />
  );
  if (!data || (data.total === 0 && data.deleted.length === 0)) {
    return (
      <>
        <PageHead title="Replay Analysis" />
        {data ? (
          <StatePanel
            title="No folder yet"
            actions={
              <TextButton label="Create your first folder" variant="filled" onClick={() => setNaming(true)} />
            }
          >
            Put a series or scrim block in a folder. You’ll get xG by game, player standouts, kickoff habits
            and a two-page scouting report. Only you can see these games.
          </StatePanel>
        ) : error ? (
          <StatePanel
            title="We couldn’t load your folders"
            actions={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            {getFailureMessage(error)} Your data is safe.
          </StatePanel>
        ) : (
          <div className={COLUMNS} role="status" aria-label="Loading folders…">
            <Skeleton height={240} />
            <Skeleton height={480} />
          </div>
        )}
        {dialog}
      </>
    );
  }
  const open = search.folder ?? data.items[0]?.folderId;
  return (
    <>
      <div className={COLUMNS}>
        <FolderList
          folders={data.items}
          deleted={data.deleted}
          total={data.total}
          page={page}
          open={open}
          onOpen={openFolder}
          onPage={(next) => onChange({ page: next })}
          onNew={() => setNaming(true)}
        />
        <div className="min-w-0">
          {open ? (
            <FolderPane
              key={open}
              folderId={open}
              search={search}
              onChange={onChange}
              onFiles={(files) => onFiles(open, files)}
              onOpen={openFolder}
              onGone={() => onChange({ ...NEW_FOLDER, folder: undefined, page: undefined })}
            />
          ) : (
            <StatePanel title="No folder">Create one, or bring back the one you deleted.</StatePanel>
          )}
        </div>
      </div>
      {dialog}
    </>
  );
}
