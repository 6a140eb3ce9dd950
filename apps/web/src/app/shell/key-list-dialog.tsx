import { Dialog } from '../../shared/ui/dialog.tsx';
import classes from './shell.module.css';

interface KeyListDialogProps {
  opened: boolean;
  onClose: () => void;
  keys: readonly { readonly key: string; readonly words: string }[];
  isPlayer: boolean;
}

export default function KeyListDialog({ opened, onClose, keys, isPlayer }: KeyListDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Keyboard shortcuts"
      closeLabel="Close shortcuts"
      size={360}
    >
      <dl className={classes.keys}>
        {keys.map(({ key, words }) => (
          <div className="grid grid-cols-[72px_minmax(0,1fr)] gap-2 items-center h-8" key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
        {isPlayer && (
          <div className="grid grid-cols-[72px_minmax(0,1fr)] gap-2 items-center h-8">
            <dt>
              <kbd>↑</kbd> <kbd>↓</kbd>
            </dt>
            <dd>Next heat map (when one is open)</dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}
