import { IconDownload } from '@tabler/icons-react';
import { TextButton } from '../../shared/ui/text-button.tsx';
import { useAction } from '../toasts/show-toast.tsx';

/** Downloads a list as a file; a failure is shown as a toast. */
export function DownloadButton({
  label = 'CSV',
  download,
}: {
  label?: string;
  download: () => Promise<unknown>;
}) {
  const { mutate, isPending } = useAction(download);
  return <TextButton label={label} icon={IconDownload} loading={isPending} onClick={() => mutate()} />;
}
