/**
 * Every dialog that the shell can show, and what it is opened with. A row here needs its component in
 * `routes/-dialogs.tsx`: a missing one does not compile.
 */
export interface DialogArguments {
  upload: undefined;
  /** `target`: where the player wanted to go before the ranks were asked for. */
  rankSetup: { occasion: 'missing' | 'first-time' | 'edit'; target?: string } | undefined;
}
export type DialogName = keyof DialogArguments;
