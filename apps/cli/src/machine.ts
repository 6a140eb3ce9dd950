/** What commands know of the computer they run on; tests have their own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly platform: NodeJS.Platform;
  /** Aborted when the person wants the command to end (Ctrl-C). */
  readonly stopping: AbortSignal;
  now(): number;
  /** Waits; not longer than until `stopping`. */
  sleep(milliseconds: number): Promise<void>;
  /** One line typed by the person; null where nobody can be asked. */
  ask(question: string): Promise<string | null>;
}
