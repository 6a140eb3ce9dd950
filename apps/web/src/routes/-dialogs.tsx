import type { ShellDialogs } from '../app/dialogs/dialog-host.tsx';
import { RankSetupDialog } from '../features/ranks/components/rank-setup-dialog.tsx';
import { UploadDialog } from '../features/replays/components/upload-dialog.tsx';

/** Which component shows which dialog: features meet here. */
export const DIALOGS: ShellDialogs = {
  upload: UploadDialog,
  rankSetup: RankSetupDialog,
};
