import { counted } from '@datacoach/analysis/format-number';
import { type FolderContent, type FolderGame, type FolderTeam, REPLAY_STATUS } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconFolderSymlink,
  IconPencil,
  IconPlayerPlay,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { LoadFailed } from '../../../app/failure/failure-message.tsx';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { ListChoice } from '../../../shared/ui/choice.tsx';
import { FilePicker, useFileDrop } from '../../../shared/ui/file-drop.tsx';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TabPages } from '../../../shared/ui/tab-pages.tsx';
import { ButtonLink, TextButton } from '../../../shared/ui/text-button.tsx';
import { generateStatistics } from '../api/folder-stats.ts';
import { chooseTeam, folderQuery, removeFile, renameFolder, retryFiles } from '../api/folders.ts';
import {
  ANALYSIS_TABS,
  type AnalysisSearch,
  type AnalysisTab,
  type ChangeSearch,
  type FolderPartProps,
} from '../search/analysis-search.ts';
import { formatGameCount, formatSubtitle, suggestFolderName, suggestNewName } from '../text/folder-text.ts';
import { DeleteFolderDialog, MoveDialog, NameDialog } from './folder-dialogs.tsx';
import classes from './folder-pane.module.css';
import { FolderFilters, GameStrip } from './game-strip.tsx';

const TABS: Readonly<Record<AnalysisTab, ComponentType<FolderPartProps>>> = {
  xg: lazy(() => import('../tabs/chances-tab.tsx')),
  shots: lazy(() => import('../tabs/shot-types-tab.tsx')),
  mechanics: lazy(() => import('../tabs/mechanics-tab.tsx')),
  kickoffs: lazy(() => import('../tabs/kickoffs-tab.tsx')),
  boost: lazy(() => import('../tabs/boost-tab.tsx')),
  statistics: lazy(() => import('../tabs/statistics-tab.tsx')),
  series: lazy(() => import('../tabs/series-tab.tsx')),
  compare: lazy(() => import('../tabs/compare-tab.tsx')),
  scout: lazy(() => import('../tabs/scout-tab.tsx')),
};

const SECTIONS = 'folder-sections';

/** Poll interval while files are being analyzed, in case a push gets lost, ms. */
const POLL_MS = 5000;

interface FolderPaneProps {
  folderId: string;
  search: AnalysisSearch;
  onChange: ChangeSearch;
  onFiles: (files: readonly File[]) => void;
  onOpen: (folderId: string) => void;
  onGone: () => void;
}

/** A folder: its games, teams and stats. Files dropped on it are added to it. */
export function FolderPane({ folderId, search, onChange, onFiles, onOpen, onGone }: FolderPaneProps) {
  const { data, error, refetch } = useQuery({
    ...folderQuery(folderId),
    refetchInterval: ({ state }) => (state.data && state.data.processed < state.data.files ? POLL_MS : false),
  });
  const input = useRef<HTMLInputElement>(null);
  const [hasAdded, setAdded] = useState(false);
  const addFiles = (files: readonly File[]) => {
    setAdded(true);
    onFiles(files);
  };
  const { over, dropProps } = useFileDrop(addFiles);
  const [dialog, setDialog] = useState<'rename' | 'move' | 'delete' | null>(null);
  const generate = useAction(() => generateStatistics(folderId, search), {
    done: ({ games, players }) =>
      `Stats for ${counted(players.length, 'player')} in ${formatGameCount(games)} are in Statistics.`,
    onDone: () => {
      onChange({ tab: 'statistics' });
      document.getElementById(SECTIONS)?.scrollIntoView({ block: 'start' });
    },
  });
  if (error && !data) {
    return <LoadFailed title="We couldn’t load this folder" error={error} retry={refetch} />;
  }
  if (!data) return <Skeleton height={480} role="status" aria-label="Loading folder…" />;
  const close = () => setDialog(null);
  return (
    <section
      className={`${classes.pane} relative flex flex-col gap-4 min-w-0`}
      data-over={over || undefined}
      aria-label={data.name}
      {...dropProps}
    >
      {data.path.length > 0 && (
        <nav className="text-xs -mb-3 text-t3 wrap-anywhere" aria-label="Inside">
          {data.path.map(({ folderId: id, name }) => (
            <span key={id}>
              <button
                type="button"
                className="min-h-6 p-0 border-0 bg-transparent text-t2 underline cursor-pointer"
                onClick={() => onOpen(id)}
              >
                {name}
              </button>{' '}
              /{' '}
            </span>
          ))}
        </nav>
      )}
      <PageHead
        title={data.name}
        subtitle={formatSubtitle(data)}
        actions={
          <>
            <TextButton label="Rename" icon={IconPencil} quiet onClick={() => setDialog('rename')} />
            <TextButton label="Move" icon={IconFolderSymlink} quiet onClick={() => setDialog('move')} />
            <TextButton label="Delete" icon={IconTrash} quiet onClick={() => setDialog('delete')} />
            <TextButton label="Add replays" icon={IconUpload} onClick={() => input.current?.click()} />
            {data.games.length > 0 && (
              <TextButton
                label="Generate statistics"
                variant="filled"
                title="Every player’s stats for the games chosen below"
                loading={generate.isPending}
                onClick={() => generate.mutate()}
              />
            )}
          </>
        }
      />
      <FilePicker inputRef={input} multiple onFiles={addFiles} label="Replay files" />
      {data.files === 0 ? (
        <StatePanel
          title="Drop replay files here"
          actions={<Button onClick={() => input.current?.click()}>Choose files</Button>}
        >
          Drop as many as you like. They upload one after another and stay private.
        </StatePanel>
      ) : (
        <>
          {hasAdded && <SeriesName folder={data} />}
          <Filled folder={data} search={search} onChange={onChange} />
        </>
      )}
      {over && (
        <p className="fixed z-50 bottom-6 left-1/2 px-4 py-2.5 rounded-2 bg-s3 [box-shadow:var(--shadow-2)] -translate-x-1/2">
          Drop to add to {data.name}
        </p>
      )}
      {dialog === 'rename' && (
        <NameDialog
          folder={data}
          suggestion={suggestFolderName(data.series)}
          onClose={close}
          onDone={close}
        />
      )}
      {dialog === 'move' && <MoveDialog folder={data} onClose={close} />}
      {dialog === 'delete' && <DeleteFolderDialog folder={data} onClose={close} onDone={onGone} />}
    </section>
  );
}

/** Offers to name the folder after its only series once uploads are analyzed. */
function SeriesName({ folder }: { folder: FolderContent }) {
  const name = suggestNewName(folder);
  const { mutate, isPending } = useAction(() => renameFolder(folder.folderId, name!), { done: 'Renamed' });
  if (name === undefined) return null;
  return (
    <div>
      <TextButton label={`Rename to “${name}”`} size="xs" loading={isPending} onClick={() => mutate()} />
    </div>
  );
}

function Filled({ folder, search, onChange }: FolderPartProps) {
  const { folderId, files, processed } = folder;
  const failed = folder.games.filter(({ status }) => status === REPLAY_STATUS.errorOccurred);
  const repeated = folder.games.filter(({ isRepeated }) => isRepeated).length;
  const hasGames = folder.games.some(({ matchId }) => matchId !== null);
  const watched = folder.games.find(
    ({ matchId, coverage }) => matchId !== null && matchId === search.game && coverage === 'full',
  )?.matchId;
  return (
    <>
      <div
        className={`${classes.progress} print:hidden flex items-center gap-2 text-t2 text-[12px]`}
        role="status"
      >
        <b className="text-t1 font-[550]">
          {processed} of {files}
        </b>{' '}
        processed
        <progress max={files} value={processed} aria-label="Analyzed files" />
        {repeated > 0 && (
          <span className="s12 t3">
            {repeated === 1
              ? '1 file is a duplicate. It counts once.'
              : `${repeated} files are duplicates. Each counts once.`}
          </span>
        )}
      </div>
      {failed.length > 0 && <FailedFiles folderId={folderId} files={failed} />}
      {hasGames && (
        <>
          <TeamChoice folderId={folderId} teams={folder.teams} />
          <FolderFilters teams={folder.teams} search={search} onChange={onChange} />
          <GameStrip folder={folder} search={search} onChange={onChange} />
          {watched && (
            <div>
              <ButtonLink
                label="Watch and review this game"
                icon={IconPlayerPlay}
                to="/admin/team-dashboard/match/$matchId"
                params={{ matchId: watched }}
              />
            </div>
          )}
          <TabPages
            id={SECTIONS}
            className="scroll-mt-16"
            label="Folder sections"
            labels={ANALYSIS_TABS}
            value={search.tab ?? 'xg'}
            onChange={(tab) => onChange({ tab })}
            panelClassName="flex flex-col gap-4 pt-4"
            pages={(tab) => {
              const Tab = TABS[tab];
              return (
                <Suspense fallback={<Skeleton height={320} role="status" aria-label="Loading stats…" />}>
                  <Tab folder={folder} search={search} onChange={onChange} />
                </Suspense>
              );
            }}
          />
        </>
      )}
    </>
  );
}

/** Selects our team and theirs: teams are detected by who plays together, and the coach can override it. */
function TeamChoice({ folderId, teams }: { folderId: string; teams: readonly FolderTeam[] }) {
  const us = teams.find(({ side }) => side === 'us');
  const others = teams.filter(({ side }) => side === 'them');
  const { mutate, isPending } = useAction((key: string | 0) => chooseTeam(folderId, key));
  return (
    <div
      className={`${classes.line} print:hidden flex flex-wrap items-center gap-x-3 gap-y-2`}
      aria-busy={isPending}
    >
      <ListChoice
        label="Our team"
        none="None of these"
        value={us?.key}
        choices={teams.map(({ key, name, games }) => ({
          value: key,
          label: `${name} (${formatGameCount(games)})`,
        }))}
        onChange={(key) => mutate(key ?? 0)}
      />
      <p className="s12 t3 flex-[1_1_200px] min-w-0 wrap-anywhere">
        {us
          ? `against ${others.map(({ name, games }) => `${name} (${games})`).join('; ') || 'no one yet'}`
          : 'A scouting folder: your team doesn’t play in it. If it does, choose it here.'}
      </p>
    </div>
  );
}

/** Files that couldn't be analyzed, each with the reason and what to do. */
function FailedFiles({ folderId, files }: { folderId: string; files: readonly FolderGame[] }) {
  const again = useAction((id: string | undefined) => retryFiles(folderId, id));
  const remove = useAction((id: string) => removeFile(folderId, id));
  const busy = again.isPending || remove.isPending;
  return (
    <section className="px-4 py-2 rounded-3 bg-s1" aria-label="Failed files">
      <header className={`${classes.head} flex items-center gap-2 min-h-8`}>
        <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" />
        <h2 className="flex-1">{counted(files.length, 'file failed', 'files failed')}</h2>
        {files.length > 1 && (
          <TextButton label="Retry all" size="xs" disabled={busy} onClick={() => again.mutate(undefined)} />
        )}
      </header>
      <ul>
        {files.map(({ replayId, name, statusReason }) => (
          <li key={replayId} className="flex flex-wrap items-center gap-2 py-1.5 border-t border-t-line">
            <p className="flex-[1_1_240px] min-w-0 wrap-anywhere">
              <b className="block font-[550]">{name}</b>
              <span className="s12 t2">{statusReason}</span>
            </p>
            <TextButton
              label="Retry"
              size="xs"
              disabled={busy}
              aria-label={`Retry: ${name}`}
              onClick={() => again.mutate(replayId)}
            />
            <TextButton
              label="Remove"
              size="xs"
              disabled={busy}
              aria-label={`Remove ${name}`}
              onClick={() => remove.mutate(replayId)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
