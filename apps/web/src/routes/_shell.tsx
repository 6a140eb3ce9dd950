import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { DialogHost } from '../app/dialogs/dialog-host.tsx';
import { openDialog } from '../app/dialogs/open-dialog.ts';
import { requireSession } from '../app/session/require-session.ts';
import { Shell } from '../app/shell/shell.tsx';
import { ShortcutsDialog } from '../app/shell/shortcuts-dialog.tsx';
import { PreviewLink } from '../features/analysis/components/preview-link.tsx';
import { startPreview } from '../features/analysis/preview-store.ts';
import { DropAnywhere } from '../features/replays/components/drop-anywhere.tsx';
import { UploadPanel } from '../features/replays/components/upload-panel.tsx';
import type { UploadItem } from '../features/replays/queue/upload-item.ts';
import { useLiveStatus } from '../features/replays/queue/use-live-status.ts';
import { useUploads } from '../features/replays/queue/use-uploads.ts';
import { DIALOGS } from './-dialogs.tsx';

export const Route = createFileRoute('/_shell')({
  beforeLoad: async ({ context, location }) => ({
    session: await requireSession(context.queryClient, location.href),
  }),
  component: ShellLayout,
});

function ShellLayout() {
  const { session } = Route.useRouteContext();
  const { items, visible } = useUploads();
  useLiveStatus();
  usePreviewsAhead(items);
  useLeaveGuard(items);
  return (
    <>
      <DropAnywhere>
        <Shell
          session={session}
          hasSidePanel={visible && items.length > 0}
          uploadButton={
            <Button
              variant="filled"
              leftSection={<IconUpload size={16} stroke={1.6} aria-hidden="true" />}
              onClick={() => openDialog('upload')}
            >
              Upload Replay
            </Button>
          }
          sidePanel={<UploadPanel renderExtra={(item) => <PreviewLink id={item.id} />} />}
        >
          <Outlet />
        </Shell>
      </DropAnywhere>
      <ShortcutsDialog />
      <DialogHost dialogs={DIALOGS} />
    </>
  );
}

/** Files read ahead of the upload, so that a long queue does not keep the worker busy for nothing. */
const PREVIEWS_AHEAD = 3;

/** Reads the next files of the queue in the browser, before or while they upload. */
function usePreviewsAhead(items: readonly UploadItem[]): void {
  useEffect(() => {
    const open = items.filter((item) => item.state === 'uploading' || item.state === 'queued');
    for (const item of open.slice(0, PREVIEWS_AHEAD)) void startPreview(item.id, item.file);
  }, [items]);
}

/** Closing the page would lose what is not uploaded: the browser asks first. */
function useLeaveGuard(items: readonly UploadItem[]): void {
  const busy = items.some((item) => item.state === 'uploading' || item.state === 'queued');
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [busy]);
}
