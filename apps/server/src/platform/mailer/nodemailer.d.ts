/** The part of nodemailer used here; the package has no types. */
declare module 'nodemailer' {
  export interface Message {
    from?: string;
    /** An object is a single address; a string could be a list with names. */
    to?: { name: string; address: string };
    subject?: string;
    text?: string;
    headers?: Record<string, string>;
  }
  interface Transporter {
    /** `message` is the whole mail with `streamTransport` and `buffer`. */
    sendMail(mail: Message): Promise<{ message?: Buffer }>;
    close(): void;
  }
  export function createTransport(
    transport: string | { streamTransport: true; buffer: true; newline: 'unix' },
    defaults?: Message,
  ): Transporter;
}
