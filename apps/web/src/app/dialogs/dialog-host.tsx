import { type ComponentType, Suspense } from 'react';
import type { DialogArguments, DialogName } from './dialog-names.ts';
import { closeDialog, useOpenedDialog } from './open-dialog.ts';

export interface ShellDialogProps<Name extends DialogName> {
  given: DialogArguments[Name];
  /** False while fading out. */
  opened: boolean;
  onClose: () => void;
}

/** One component per name; lazy ones keep their code out of the first load. */
export type ShellDialogs = { [Name in DialogName]: ComponentType<ShellDialogProps<Name>> };

export function DialogHost({ dialogs }: { dialogs: ShellDialogs }) {
  const opened = useOpenedDialog();
  if (!opened) return null;
  const Shown = dialogs[opened.name] as ComponentType<ShellDialogProps<DialogName>>;
  return (
    <Suspense>
      <Shown key={opened.id} given={opened.given} opened={opened.opened} onClose={closeDialog} />
    </Suspense>
  );
}
