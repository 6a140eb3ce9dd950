import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BodyOf, OrderRequest, SandboxCard } from '@datacoach/contract';
import type { Context } from '../feature-module.ts';
import { createAdministratorAccount } from '../features/auth/index.ts';
import { findUserByEmail } from '../features/auth/user.repository.ts';
import { isSandbox } from '../features/payments/sweep-payments.ts';
import { uploadReplay } from '../features/replays/upload-replay.ts';
import { createIncident } from '../features/system/status.route.ts';
import { openContext } from '../open-context.ts';
import { DAY_MS, HOUR_MS } from '../platform/clock/clock.ts';
import { getDemoUser } from './demo-accounts.ts';
import { payFor } from './fill-plan.ts';
import { newestUploads, waitUntilFinished } from './upload-matches.ts';

/** A player whose upload and payment failed. */
const UNLUCKY = { email: 'robin@demo.example', userName: 'Robin', userType: 'Player' } as const;
const FAILING_CARD: SandboxCard['number'] = '4000 0000 0000 0341';
const YEARLY: OrderRequest = { kind: 'plan', planName: 'Platinum', period: 15, trial: false, codes: [] };
/** From then to now, a year ends within the last day, leap years or not. */
const BOUGHT_AGO = 366 * DAY_MS + HOUR_MS;
/** Damaged part of the file, as after a disk error. */
const DAMAGED_BYTES = 2000;
const INCIDENT: Omit<BodyOf<'createIncident'>, 'startsAt' | 'endsAt'> = {
  title: 'Slow analysis',
  text: 'New replays took up to 40 minutes because a disk was full. We added space. No uploads were lost.',
};
const INCIDENT_AGO = { starts: 8 * DAY_MS, ends: 8 * DAY_MS - 2 * HOUR_MS };

/** Adds what went wrong: a damaged upload, a renewal that the card declined, and an incident that is over. */
export async function fillTroubles(
  opened: Context,
  playerId: string,
  today: Date,
  say: (text: string) => void,
): Promise<void> {
  const { db } = opened;
  if (await findUserByEmail(db, UNLUCKY.email)) return;
  const before = (ms: number) => new Date(today.getTime() - ms);
  let now = before(BOUGHT_AGO);
  const context = openContext({ ...opened, clock: { now: () => now } });
  const player = await createAdministratorAccount(context, { ...UNLUCKY, password: randomUUID() });
  const { paymentProvider: provider } = context;
  if (isSandbox(provider)) await payFor(context, player!.id, YEARLY, FAILING_CARD);
  now = today;
  if (isSandbox(provider)) await provider.advance();

  const [upload] = await newestUploads(db, playerId, 1);
  const damaged = Buffer.from(await opened.blobs.read(upload!.blobKey));
  const middle = Math.floor(damaged.length / 2);
  for (let i = middle; i < middle + DAMAGED_BYTES; i++) damaged[i] = (i * 37) & 0xff;
  await uploadReplay(
    context,
    { id: randomUUID(), ownerId: player!.id },
    { name: upload!.name, content: Readable.from([damaged]), requireWholeFile: async () => {} },
  );
  await waitUntilFinished(db, player!.id, say);

  const startsAt = before(INCIDENT_AGO.starts).toISOString();
  const endsAt = before(INCIDENT_AGO.ends);
  const { id: by } = await getDemoUser(db, 'Admin');
  await db.transaction((tx) =>
    createIncident(tx, { ...INCIDENT, startsAt, endsAt: endsAt.toISOString() }, { by, at: endsAt }),
  );
}
