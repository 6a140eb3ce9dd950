import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { VIEWER_KEYS } from '../use-viewer-keys.ts';
import classes from './keys-dialog.module.css';

/** Every key of the viewer. */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Keys" closeLabel="Close the list of keys" size={360}>
      <dl className={classes.keys}>
        {VIEWER_KEYS.map(({ shown, words }) => (
          <div key={shown}>
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
