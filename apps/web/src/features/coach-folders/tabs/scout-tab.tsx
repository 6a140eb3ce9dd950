import type { FolderContent } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconLink, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListChoice } from '../../../shared/ui/choice.tsx';
import { scoutBookQuery } from '../api/folder-stats.ts';
import { ScoutPages } from '../components/scout-pages.tsx';
import { ShareDialog } from '../components/share-dialog.tsx';
import { Stats } from '../components/stats.tsx';
import { listTeamChoices } from '../words/folder-words.ts';

interface ScoutTabProps {
  folder: FolderContent;
  /** Key of the book's team; the opponents if omitted. */
  book: string | undefined;
  onBook: (key: string) => void;
}

/** Two pages about a team, to print or read aloud. */
export default function ScoutTab({ folder, book, onBook }: ScoutTabProps) {
  const query = useQuery(scoutBookQuery(folder.folderId, book));
  const [sharing, setSharing] = useState(false);
  return (
    <Stats query={query}>
      {(data) => (
        <>
          <div className="flex flex-wrap justify-between gap-2 print:hidden">
            <ListChoice
              label="Scouting report on"
              value={data.team}
              choices={listTeamChoices(folder.teams)}
              onChange={(team) => team !== undefined && onBook(team)}
            />
            <Button
              className="ml-auto"
              leftSection={<IconLink size={16} stroke={1.6} aria-hidden="true" />}
              onClick={() => setSharing(true)}
            >
              Share
            </Button>
            <Button
              leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              Print (2 pages)
            </Button>
          </div>
          <ScoutPages book={data} folderName={folder.name} />
          {sharing && (
            <ShareDialog
              folderId={folder.folderId}
              team={data.team}
              name={data.name}
              onClose={() => setSharing(false)}
            />
          )}
        </>
      )}
    </Stats>
  );
}
