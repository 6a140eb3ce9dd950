/** One plain-text mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Beyond the usual ones. */
  headers?: Record<string, string>;
}

export interface Mailer {
  /** What people are told at the start: where mails go. */
  readonly destination: string;
  /**
   * Prepares and sends a mail in the background, so that an answer tells neither whether nor how long. Tries again when
   * the mail server does not answer; what fails for good is logged.
   */
  post(prepare: () => Promise<Mail>): void;
  /** Waits until everything posted is sent or given up. */
  settled(): Promise<void>;
  /** `settled`, then lets go of connections; pauses between attempts are cut short. */
  close(): Promise<void>;
}
