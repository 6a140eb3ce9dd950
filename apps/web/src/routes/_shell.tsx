import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { requireSession } from '../app/session/require-session.ts';
import { Shell } from '../app/shell/shell.tsx';
import { ShortcutsDialog } from '../app/shell/shortcuts-dialog.tsx';
import { UploadDialogContext } from '../app/shell/upload-dialog-context.ts';
import { PreviewLink } from '../features/analysis/components/preview-link.tsx';
import { startPreview } from '../features/analysis/preview-store.ts';
import { DropAnywhere } from '../features/replays/components/drop-anywhere.tsx';
import { UploadDialog } from '../features/replays/components/upload-dialog.tsx';
import { UploadPanel } from '../features/replays/components/upload-panel.tsx';
import { useLiveStatus } from '../features/replays/queue/use-live-status.ts';
import { useUploads } from '../features/replays/queue/use-uploads.ts';

export const Route = createFileRoute('/_shell')({
  beforeLoad: async ({ context, location }) => ({
    session: await requireSession(context.queryClient, location.href),
  }),
  component: ShellLayout,
});

function ShellLayout() {
  const { session } = Route.useRouteContext();
  const [dialogOpen, dialog] = useDisclosure(false);
  const { items, visible } = useUploads();
  useLiveStatus();
  useEffect(() => {
    for (const item of items) {
      if (item.state === 'queued' || item.state === 'uploading') void startPreview(item.id, item.file);
    }
  }, [items]);
  return (
    <UploadDialogContext value={dialog.open}>
      <DropAnywhere>
        <Shell
          session={session}
          hasSidePanel={visible && items.length > 0}
          uploadButton={
            <Button
              variant="filled"
              leftSection={<IconUpload size={16} stroke={1.6} aria-hidden="true" />}
              onClick={dialog.open}
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
      <UploadDialog opened={dialogOpen} onClose={dialog.close} />
    </UploadDialogContext>
  );
}
