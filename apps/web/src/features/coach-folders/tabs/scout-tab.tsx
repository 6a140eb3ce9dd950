import type { FolderContent } from '@datacoach/contract';
import { IconLink, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListChoice } from '../../../shared/ui/choice.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
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
            <TextButton label="Share" icon={IconLink} className="ml-auto" onClick={() => setSharing(true)} />
            <TextButton label="Print (2 pages)" icon={IconPrinter} onClick={() => window.print()} />
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
