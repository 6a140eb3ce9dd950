import type { Visibility } from '@datacoach/contract';
import { useDisclosure } from '@mantine/hooks';
import { IconShare2 } from '@tabler/icons-react';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { useReplayActions } from '../list/use-replay-actions.ts';
import { ShareDialog } from './share-dialog.tsx';

interface ShareMatchProps {
  upload: { readonly replayId: string; readonly visibility: Visibility; readonly shareKey: string | null };
  onChanged: () => void;
}

export function ShareMatch({ upload, onChanged }: ShareMatchProps) {
  const { replayId, visibility, shareKey } = upload;
  const [opened, { open, close }] = useDisclosure(false);
  const actions = useReplayActions();
  const save = async (chosen: Visibility) => {
    if (!(await actions.updateReplays({ ids: [replayId] }, { visibility: chosen }, null))) return;
    onChanged();
    // Stay open to let the user copy the new link.
    if (chosen !== 'link') close();
  };
  return (
    <>
      <TextButton label="Share" icon={IconShare2} quiet onClick={open} />
      {opened && (
        <ShareDialog
          key={`${visibility} ${shareKey}`}
          count={1}
          visibility={visibility}
          shareKey={shareKey}
          busy={actions.busy}
          onChange={(chosen) => void save(chosen)}
          onClose={close}
        />
      )}
    </>
  );
}
