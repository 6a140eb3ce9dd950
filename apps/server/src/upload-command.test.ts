import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from './platform/clock/clock.ts';
import type { TestAccount } from './testing/api-client.ts';
import { createAccountWithRole } from './testing/create-account-with-role.ts';
import { type RunningCommand, runCommand } from './testing/run-command.ts';
import { createSampleReplays } from './testing/sample-replay.ts';
import { startServerForTests } from './testing/start-test-server.ts';

const REPLAYS = createSampleReplays(6);
let account: TestAccount;
let token = '';
let folder = '';
/** A computer's folder with login and list. */
let home = '';
let next = 0;
const running: RunningCommand[] = [];

const server = await startServerForTests({ database: 'embedded' });
beforeEach(async () => {
  next = 0;
  folder = mkdtempSync(join(tmpdir(), 'datacoach-demos-'));
  home = mkdtempSync(join(tmpdir(), 'datacoach-computer-'));
  account = await createAccountWithRole(server, 'Player', 'Pia');
  token = (await makeToken()).token;
});
afterEach(async () => {
  for (const command of running.splice(0)) {
    command.stop();
    await command.ended;
  }
  for (const path of [folder, home]) rmSync(path, { recursive: true });
});

async function makeToken(): Promise<{ id: string; token: string }> {
  const json = { name: 'PC', scope: 'upload' };
  const answer = await account.send('POST', '/api/v1/tokens', json);
  return answer.body as { id: string; token: string };
}
const revoke = (id: string) => account.send('DELETE', `/api/v1/tokens/${id}`);

/** Runs a command with this server and token in the environment. */
function start(args: string[], env: Record<string, string> = {}): RunningCommand {
  const command = runCommand(home, args, { DATACOACH_SERVER: server.url, DATACOACH_TOKEN: token, ...env });
  running.push(command);
  return command;
}
async function run(args: string[], env: Record<string, string> = {}) {
  const command = start(args, env);
  const code = await command.ended;
  return { code, out: command.out, errors: command.errors };
}
function save(name: string, bytes: Uint8Array = REPLAYS[next++]!): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}
const stored = async () => {
  const { body } = await account.get('/api/v1/filestorage/get-replay?PageSize=100');
  return (body as { items: { name: string }[] }).items.map(({ name }) => name).sort();
};
/** Uploads that reached the server, accepted or not. */
const uploads = () => server.log.filter((line) => line.includes('replay-upload')).length;

async function until(what: () => unknown): Promise<void> {
  const end = Date.now() + 120_000;
  while (!what()) {
    if (Date.now() > end) throw new Error('that did not happen');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('datacoach upload', () => {
  test('sends each file once, one line each, and continues after a refused file', async () => {
    const good = save('a.replay');
    const wrong = save('b.replay', new TextEncoder().encode('no replay'));
    const first = await run(['upload', good, wrong, join(folder, 'nix.replay')]);
    expect(first.code).toBe(1);
    expect(first.out).toEqual(['a.replay: uploaded']);
    expect(first.errors).toEqual([expect.stringMatching(/^b\.replay: .+\.$/), 'nix.replay: File not found.']);
    expect(await stored()).toEqual(['a.replay']);

    const before = uploads();
    const second = await run(['upload', good, wrong]);
    expect(second).toEqual({
      code: 0,
      out: ['a.replay: already uploaded', 'b.replay: already rejected'],
      errors: [],
    });
    expect(uploads()).toBe(before);
    // Another computer has no record of it; the server does.
    rmSync(join(home, 'sent.jsonl'));
    expect(await run(['upload', good])).toEqual({ code: 0, out: ['a.replay: already uploaded'], errors: [] });
    expect(await stored()).toEqual(['a.replay']);
  });

  test('works without flags after login, and sends the token only to its own server', async () => {
    const none = { DATACOACH_SERVER: '', DATACOACH_TOKEN: '' };
    const bare = () => runCommand(home, ['upload', save('a.replay')], {});
    const without = bare();
    expect(await without.ended).toBe(2);
    expect(without.errors[0]).toContain('no server set');
    const login = await run(['login', '--server', `${server.url}/my-replay?page=1`, '--token', token], none);
    expect(login.code).toBe(0);
    expect(login.out[0]).toContain(`Files upload to Pia at ${server.url}.`);
    expect(statSync(join(home, 'login.json')).mode & 0o777).toBe(0o600);
    const withLogin = bare();
    expect(await withLogin.ended).toBe(0);
    const elsewhere = runCommand(home, ['upload', 'a.replay', '--server', 'http://127.0.0.1:9'], {});
    expect(await elsewhere.ended).toBe(2);
    expect(elsewhere.errors[0]).toContain('no token for http://127.0.0.1:9');
  });

  test('reports a wrong or revoked token and sends nothing', async () => {
    const file = save('a.replay');
    const before = uploads();
    const wrong = await run(['upload', file], { DATACOACH_TOKEN: `${token}x` });
    expect(wrong).toMatchObject({ code: 1, out: [] });
    expect(wrong.errors[0]).toContain('The token is wrong or was revoked.');
    expect((await run(['login', '--server', server.url], { DATACOACH_TOKEN: 'dcu_x' })).code).toBe(1);
    const { id, token: other } = await makeToken();
    await revoke(id);
    expect((await run(['upload', file, '--token', other])).code).toBe(1);
    expect([uploads(), await stored()]).toEqual([before, []]);
  });

  test.each([
    [['upload'], 'upload needs at least one replay file'],
    [['upload', 'a', '--server', 'ftp://x'], 'is not a server address'],
    [['upload', 'a', '--every'], '--every'],
    [['watch', '--color'], '--color'],
    [['login', 'x'], 'x'],
  ])('rejects %j as wrong usage', async (args, message) => {
    const { code, errors } = await run(args);
    expect([code, errors.join(' ')]).toEqual([2, expect.stringContaining(message)]);
  });

  test('reports a server that is not a DataCoach server', async () => {
    const stranger = await listen(createServer((_request, response) => response.end('<html>Hello</html>')));
    const { code, errors } = await run(['upload', save('a.replay'), '--server', stranger.url]);
    stranger.close();
    expect([code, errors]).toEqual([
      1,
      [`No DataCoach server found at ${stranger.url} (it returned status 200). Check the address.`],
    ]);
  });

  test('stops when the quota is used up and lists the remaining files', async () => {
    const { pool } = server.platform.database;
    const limit = await pool.query("select replay_limit from plans where name = 'Basic'");
    await pool.query("update plans set replay_limit = 1 where name = 'Basic'");
    try {
      const files = ['a.replay', 'b.replay', 'c.replay'].map((name) => save(name));
      const { code, out, errors } = await run(['upload', ...files]);
      expect([code, out]).toEqual([1, ['a.replay: uploaded']]);
      expect(errors).toEqual([expect.stringMatching(/^b\.replay: .*month.*\.$/), 'c.replay: not uploaded.']);
    } finally {
      await pool.query("update plans set replay_limit = $1 where name = 'Basic'", [
        limit.rows[0].replay_limit,
      ]);
    }
  });

  test('waits for an unreachable server and eventually gives up', async () => {
    const gate = await openGate();
    gate.shut();
    const file = save('a.replay');
    const waiting = start(['upload', file, '--server', gate.url]);
    await until(() => waiting.errors.length === 1);
    expect(waiting.errors[0]).toBe(`${gate.url} is not responding. Trying again.`);
    gate.open();
    expect(await waiting.ended).toBe(0);
    expect(waiting.out).toEqual(['a.replay: uploaded']);
    gate.shut();
    const given = await run(['upload', save('b.replay'), '--server', gate.url]);
    expect(given).toEqual({
      code: 1,
      out: [],
      errors: [`${gate.url} is not responding. Trying again.`, `${gate.url} is not responding.`],
    });
    gate.close();
  });

  test('resends a file that was half lost on the way instead of recording it as refused', async () => {
    const gate = await openGate();
    gate.cut();
    const waiting = start(['upload', save('a.replay'), '--server', gate.url]);
    await until(() => waiting.errors.length === 1);
    expect(waiting.errors[0]).toBe('The upload was incomplete. Try again. Trying again.');
    gate.open();
    expect([await waiting.ended, waiting.out]).toEqual([0, ['a.replay: uploaded']]);
    gate.close();
  });
});

describe('datacoach watch', () => {
  test('sends files once they are complete, and after a restart those added in between', async () => {
    save('first.replay');
    const before = uploads();
    const watch = start(['watch', folder]);
    await until(() => watch.out.includes('first.replay: uploaded'));
    expect(watch.errors).toEqual([`Watching ${folder} for Pia.`]);

    const bytes = REPLAYS[next++]!;
    const growing = save('second.replay', bytes.subarray(0, bytes.length / 2));
    save('notes.txt', bytes);
    await pause(150);
    expect(watch.out).toEqual(['first.replay: uploaded']);
    writeFileSync(growing, bytes);
    await until(() => watch.out.length === 2);
    watch.stop();
    expect(await watch.ended).toBe(0);

    save('third.replay');
    save('copy of first.replay', readFileSync(join(folder, 'first.replay')));
    const again = start(['watch', folder]);
    await until(() => again.out.length === 1);
    await pause(150);
    expect(again.out).toEqual(['third.replay: uploaded']);
    expect(uploads() - before).toBe(3);
    expect(await stored()).toEqual(['first.replay', 'second.replay', 'third.replay']);
  });

  test('reports a file that never becomes a replay once', async () => {
    save('broken.replay', REPLAYS[0]!.subarray(0, 300));
    const watch = start(['watch', folder]);
    await until(() => watch.errors.length === 2);
    await pause(100);
    expect(watch.errors[1]).toBe('broken.replay: Incomplete replay. Will retry when it changes.');
    expect(watch.errors).toHaveLength(2);
  });

  test('skips old replays on the first run unless all are requested', async () => {
    const old = save('old.replay');
    const longAgo = (Date.now() - 2 * DAY_MS) / 1000;
    utimesSync(old, longAgo, longAgo);
    save('new.replay');
    const watch = start(['watch', folder]);
    await until(() => watch.out.length === 1);
    expect(watch.errors[0]).toContain('1 older replays skipped; use --all to upload them too.');
    watch.stop();
    await watch.ended;
    const all = start(['watch', folder, '--all']);
    await until(() => all.out.length === 1);
    expect([watch.out, all.out]).toEqual([['new.replay: uploaded'], ['old.replay: uploaded']]);
  });

  test('sends everything once to a server that goes down and comes back', async () => {
    const gate = await openGate();
    const watch = start(['watch', folder, '--server', gate.url]);
    await until(() => watch.errors.length === 1);
    gate.shut();
    for (const name of ['a.replay', 'b.replay']) save(name);
    await until(() => watch.errors.length === 2);
    await pause(100);
    gate.open();
    await until(() => watch.out.length === 2);
    expect(watch.errors).toHaveLength(2);
    expect(await stored()).toEqual(['a.replay', 'b.replay']);
    gate.close();
  });

  test('stops when the token is revoked while running', async () => {
    const { id, token: other } = await makeToken();
    const watch = start(['watch', folder, '--token', other]);
    await until(() => watch.errors.length === 1);
    await revoke(id);
    save('a.replay');
    expect(await watch.ended).toBe(1);
    expect(watch.errors[1]).toContain('a.replay: The token is wrong or was revoked.');
  });

  test("finds the game's folder, and reports if it is missing", async () => {
    const lost = await run(['watch']);
    expect(lost.code).toBe(1);
    expect(lost.errors[0]).toContain('Try: datacoach watch FOLDER');
    const demos = join(home, '.local', 'share', 'Rocket League', 'TAGame', 'Demos');
    mkdirSync(demos, { recursive: true });
    writeFileSync(join(demos, 'a.replay'), REPLAYS[next++]!);
    const watch = start(['watch']);
    await until(() => watch.out.length === 1);
    expect(watch.errors).toEqual([`Watching ${demos} for Pia.`]);
    expect((await run(['watch', join(folder, 'nix')])).errors).toEqual([
      `${join(folder, 'nix')}: Folder not found.`,
    ]);
  });
});

async function listen(http: Server): Promise<{ url: string; close(): void }> {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void http.close() };
}

/** Opens a proxy to the real server that can be shut, so that connections break as if the server were down. */
async function openGate(): Promise<{
  url: string;
  open(): void;
  shut(): void;
  /** Drops the second half of everything sent until reopened. */
  cut(): void;
  close(): void;
}> {
  let isOpen = true;
  let isCutting = false;
  const gate = await listen(
    createServer(async (request, response) => {
      if (!isOpen) return request.socket.destroy();
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const whole = Buffer.concat(chunks);
      const sent = isCutting ? whole.subarray(0, whole.length / 2) : whole;
      const answer = await fetch(server.url + request.url, {
        method: request.method ?? 'GET',
        headers: {
          authorization: request.headers.authorization ?? '',
          ...(request.headers['content-type'] ? { 'content-type': request.headers['content-type'] } : {}),
        },
        ...(chunks.length > 0 ? { body: new Uint8Array(sent) } : {}),
      });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    }),
  );
  return {
    ...gate,
    open: () => {
      isOpen = true;
      isCutting = false;
    },
    cut: () => {
      isCutting = true;
    },
    shut: () => {
      isOpen = false;
    },
  };
}
