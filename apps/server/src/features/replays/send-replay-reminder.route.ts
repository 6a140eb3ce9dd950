import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { takeReminder } from './replay-reminder.repository.ts';

/** Where the game keeps saved replays on Windows. */
const DEMOS_FOLDER = String.raw`Documents\My Games\Rocket League\TAGame\Demos`;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Mails an account the way back to its replays, for who is at a phone or console (decisions.md 18.10). Answers the address.
 * Throws ProblemError 409 without an address, 429 for a second one on the same day.
 */
async function sendReplayReminder({ db, clock, mailer, config }: Context, userId: string): Promise<string> {
  const now = clock.now();
  const { email, userName, taken } = await takeReminder(db, userId, now, new Date(now.getTime() - DAY_MS));
  if (!email) {
    throw new ProblemError(409, 'no-address', 'Your account has no e-mail address. Add one in your profile.');
  }
  if (!taken) {
    throw new ProblemError(429, 'already-sent', 'You have had this mail today. Look into your inbox.');
  }
  mailer.post(async () => ({
    to: email,
    subject: 'Your replays are waiting on your PC',
    text: [
      `Hello ${userName},`,
      '',
      'to see how you play, open this page on the PC that you play on:',
      '',
      `${config.publicUrl}/my-replay?page=1`,
      '',
      'Then drop the replay files of this folder onto it:',
      '',
      DEMOS_FOLDER,
      '',
      'The game saves a match there when you press "Save replay" on its last screen. You play on a console? Ask',
      'somebody who played with you on a PC for the file: every replay shows all players.',
      '',
      'You get this mail because you asked for it, once a day at most.',
      '',
    ].join('\n'),
  }));
  return email;
}

export function sendReplayReminderRoute(app: FastifyInstance, context: Context): void {
  registerEndpoint(app, ENDPOINTS.sendReplayReminder, async ({ caller }) =>
    answer(200, { sentTo: await sendReplayReminder(context, caller.userId) }),
  );
}
