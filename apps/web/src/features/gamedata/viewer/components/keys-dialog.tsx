import { Dialog } from '../../../../shared/ui/dialog.tsx';
import type { ShownKey } from '../../../../shared/viewer/viewer-handle.ts';
import { VIEWER_KEYS } from '../use-viewer-keys.ts';

interface KeysDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Keys of content that another feature added. */
  more?: readonly ShownKey[] | undefined;
}

export const KeysDialog = ({ opened, onClose, more = [] }: KeysDialogProps) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title="Keyboard shortcuts"
    closeLabel="Close shortcuts"
    size={360}
  >
    <dl className="grid gap-1.5">
      {[...VIEWER_KEYS, ...more].map(({ shown, words }) => (
        <div className="grid grid-cols-[90px_1fr] items-center" key={shown}>
          <dt>
            <kbd>{shown}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
