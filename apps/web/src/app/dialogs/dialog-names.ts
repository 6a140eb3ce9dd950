/**
 * Every dialog that the shell can show, and what it is opened with. A row here needs its component in
 * `routes/-dialogs.tsx`: a missing one does not compile.
 */
export interface DialogArguments {
  upload: undefined;
}
export type DialogName = keyof DialogArguments;
