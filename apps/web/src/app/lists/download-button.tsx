import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useAction } from '../toasts/use-action.ts';

/** Downloads a list as a file; a failure is shown as a toast. */
export function DownloadButton({ label = 'CSV', run }: { label?: string; run: () => Promise<unknown> }) {
  const { mutate, isPending } = useAction(run);
  return (
    <Button
      leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}
