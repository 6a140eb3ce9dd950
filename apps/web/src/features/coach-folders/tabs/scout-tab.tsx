import { SCOUT_PAGE_DAYS } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconLink, IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { ListChoice } from '../../../shared/ui/choice.tsx';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { revokeScoutPage, scoutBookQuery, scoutPagesQuery, shareScoutPage } from '../api/folder-stats.ts';
import { ScoutPages } from '../components/scout-pages.tsx';
import { Stats } from '../components/stats.tsx';
import type { FolderPartProps } from '../search/analysis-search.ts';
import { listTeamChoices } from '../text/folder-text.ts';

export default function ScoutTab({ folder, search, onChange }: FolderPartProps) {
  const query = useQuery(scoutBookQuery(folder.folderId, search.book));
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
              onChange={(book) => book !== undefined && onChange({ book })}
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

type Days = (typeof SCOUT_PAGE_DAYS)[number];

interface ShareDialogProps {
  folderId: string;
  /** Key and name of the team that the report is on. */
  team: string;
  name: string;
  onClose: () => void;
}

const CHOICES = SCOUT_PAGE_DAYS.map((days) => ({
  value: String(days) as `${Days}`,
  label: days === 1 ? '1 day' : `${days} days`,
}));

/** Shares a scouting report by link, and lists the links of the folder. */
export function ShareDialog({ folderId, team, name, onClose }: ShareDialogProps) {
  const [days, setDays] = useState<`${Days}`>('7');
  const pages = useQuery(scoutPagesQuery(folderId));
  const share = useMutation({
    mutationFn: () => shareScoutPage(folderId, team, SCOUT_PAGE_DAYS.find((one) => String(one) === days)!),
  });
  const revoke = useMutation({ mutationFn: revokeScoutPage });
  const error = share.error ?? revoke.error;
  return (
    <Dialog opened onClose={onClose} title={`Share the report on ${name}`}>
      <p className="text-t2">
        Anyone with the link can read these two pages, and nothing else: no clips, games or notes.
      </p>
      <div className="flex flex-wrap items-center gap-2 mt-3">
        <Segmented label="The link works for" value={days} choices={CHOICES} onChange={setDays} />
        <Button variant="filled" loading={share.isPending} onClick={() => share.mutate()}>
          Create link
        </Button>
      </div>
      {share.data && (
        <div className="mt-3">
          <CopyLine text={`${window.location.origin}${share.data}`} what="the link" primary />
          <p className="text-xs mt-1 text-t3">Copy it now: it isn’t shown again.</p>
        </div>
      )}
      {error && <FailureMessage error={error} />}
      {(pages.error || !pages.data) && <Pending query={pages} height={32} label="Loading shared links…" />}
      {pages.data && pages.data.length > 0 && (
        <ul className="grid gap-1 mt-4" aria-label="Shared links">
          {pages.data.map((page) => (
            <li key={page.id} className="flex items-center gap-2 min-w-0">
              <span className="flex-1 min-w-0 wrap-anywhere">
                {page.name} <small className="text-t3">until {formatShortDate(page.expiresAt)}</small>
              </span>
              <TextButton
                label="Stop sharing"
                size="xs"
                loading={revoke.isPending && revoke.variables === page.id}
                onClick={() => revoke.mutate(page.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
