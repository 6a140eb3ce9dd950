import type { Mail } from './mailer.ts';

/** One way to hand a mail over. */
export interface Transport {
  readonly destination: string;
  /** Throws when the mail was not taken. */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}
