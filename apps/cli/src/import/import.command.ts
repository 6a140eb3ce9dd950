import { type Command, EXIT, type Machine, type Output, parseOptions, UsageError } from '../command.ts';
import { findConnection } from '../upload/connection.ts';
import { openUploader, retryUntilDone, type Uploader } from '../upload/uploader.ts';
import { BALLCHASING, Ballchasing } from './ballchasing.ts';

/**
 * `datacoach import ballchasing`: copies all replays that the token's owner has uploaded there, newest first. Started
 * again, it continues; what was copied is listed in `sent.jsonl`, without the token.
 */
export const importCommand: Command = async (args, output, machine) => {
  const { values, positionals } = parseOptions(args, {
    token: { type: 'string', short: 't' },
    from: { type: 'string' },
    server: { type: 'string', short: 's' },
  });
  if (positionals.join(' ') !== 'ballchasing') throw new UsageError('import needs a source: ballchasing.');
  const from = URL.parse(values.from ?? BALLCHASING);
  if (!from || !/^https?:$/.test(from.protocol)) {
    throw new UsageError(`"${values.from}" is not an address. Use one like ${BALLCHASING}.`);
  }
  // Here --token is theirs; ours comes from the environment or the login.
  const connection = await findConnection({ server: values.server }, machine);
  const token = values.token ?? machine.env.BALLCHASING_TOKEN ?? (await machine.ask('ballchasing token: '));
  if (!token) throw new UsageError('import needs your ballchasing token: --token TOKEN.');
  const uploader = await openUploader({ connection, machine, output, forEver: true });
  if (!uploader) return EXIT.failed;
  const source = new Ballchasing(from.href.replace(/\/$/, ''), token.trim(), machine);
  return copyAll(source, uploader, output, machine);
};

const DELIVERY_LABELS = { sent: 'copied', known: 'known', refused: 'skipped' } as const;

async function copyAll(
  source: Ballchasing,
  uploader: Uploader,
  output: Output,
  machine: Machine,
): Promise<number> {
  const patience = { machine, output, forEver: true };
  const owner = await retryUntilDone(patience, () => source.ping());
  if (owner.kind !== 'answered') return reportFailure(output, owner.message);
  output.error(
    `Copying ${owner.body.name}’s replays to ${uploader.userName}. You can stop and continue anytime.`,
  );
  const counts = { copied: 0, known: 0, skipped: 0 };
  for (let next: string | undefined, first = true; first || next; first = false) {
    const page = await retryUntilDone(patience, () => source.list(next));
    if (page.kind !== 'answered') return reportFailure(output, page.message);
    for (const { id, replay_title: title } of page.body.list) {
      const key = `ballchasing ${id}`;
      if (uploader.hasSent(key)) {
        counts.known++;
        continue;
      }
      const file = await retryUntilDone(patience, () => source.download(id));
      const name = `${(title || id).replaceAll(/[\\/]/g, '-')}.replay`;
      if (file.kind === 'refused') {
        output.error(`${name}: ${file.message}`);
        counts.skipped++;
        continue;
      }
      if (file.kind !== 'answered') return reportFailure(output, file.message);
      const delivery = await uploader.uploadFile(name, file.body, key);
      if (delivery === 'quota' || delivery === 'stop') {
        output.error('Run the same command again later to continue.');
        return EXIT.failed;
      }
      counts[DELIVERY_LABELS[delivery]]++;
    }
    next = page.body.next;
  }
  const { copied, known, skipped } = counts;
  output.out(`${copied} copied, ${known} already copied, ${skipped} skipped.\n`);
  return skipped === 0 ? EXIT.ok : EXIT.failed;
}

function reportFailure(output: Output, message: string): number {
  output.error(message);
  return EXIT.failed;
}
