import type { Context } from '../../feature-module.ts';
import { takeWaiters } from './capacity.repository.ts';
import { readRoom } from './read-capacity.ts';

const AT_ONCE = 100;

/**
 * Sends the one mail to everybody who waits, once sign-ups are open again; their addresses are forgotten before the mail
 * is on its way, so that nobody gets it twice.
 */
export async function tellWaiters(context: Context): Promise<void> {
  const { db, mailer, config } = context;
  if (!(await readRoom(context)).signUps) return;
  for (;;) {
    const addresses = await takeWaiters(db, AT_ONCE);
    for (const to of addresses) {
      mailer.post(async () => ({
        to,
        subject: 'DataCoach has room again',
        text: [
          'Hello,',
          '',
          'you asked for one mail when new accounts open again. They are open now:',
          '',
          `${config.publicUrl}/signup`,
          '',
          'Your address has been deleted from the list. There will be no other mail.',
          '',
        ].join('\n'),
      }));
    }
    if (addresses.length < AT_ONCE) return;
  }
}
