import { IconDownload } from '@tabler/icons-react';
import { TextButton } from '../../shared/ui/text-button.tsx';
import { useAction } from '../toasts/show-toast.tsx';

export function DownloadButton(props: { label?: string; download: () => Promise<unknown> }) {
  const { label = 'CSV', download } = props;
  const { mutate, isPending } = useAction(download);
  return <TextButton label={label} icon={IconDownload} loading={isPending} onClick={() => mutate()} />;
}
