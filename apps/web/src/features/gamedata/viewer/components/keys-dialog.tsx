import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { VIEWER_KEYS } from '../use-viewer-keys.ts';

export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Keyboard shortcuts"
      closeLabel="Close shortcuts"
      size={360}
    >
      <dl className="grid gap-1.5">
        {VIEWER_KEYS.map(({ shown, words }) => (
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
}
