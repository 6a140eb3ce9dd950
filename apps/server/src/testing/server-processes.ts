import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReplayItem, replayItem, signedIn } from '@datacoach/contract';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { call, createAccountClient, type TestAccount } from './api-client.ts';
import { copyDataFolder } from './copy-data-folder.ts';
import { sampleReplay } from './sample-replay.ts';
import { type SpawnedServer, spawnServer } from './spawn-server.ts';
import './test-databases.ts';

export interface ServerProcesses {
  /** Data folder of the test. */
  readonly dataDir: string;
  start(env?: Record<string, string>, args?: string[]): Promise<SpawnedServer>;
  killAll(): Promise<void>;
}

/** Runs the program in separate processes, with a migrated data folder per test; ends them all after the test. */
export function useServerProcesses(): ServerProcesses {
  let dataDir = '';
  let servers: SpawnedServer[] = [];
  const killAll = async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
  };
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'datacoach-main-'));
    copyDataFolder(inject('databases').embeddedFolder, join(dataDir, 'database'));
    servers = [];
  });
  afterEach(async () => {
    await killAll();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    get dataDir() {
      return dataDir;
    },
    async start(env = {}, args = []) {
      const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env }, args);
      servers.push(server);
      return server;
    },
    killAll,
  };
}

/** Signs the same account in to a restarted server. */
export async function signInAgain(url: string, { email, password }: TestAccount): Promise<TestAccount> {
  const answer = await call(`${url}/api/v1/auth/sign-in`, { method: 'POST', json: { email, password } });
  return createAccountClient(url, email, password, signedIn.parse(answer.body));
}

export async function uploadSample(account: TestAccount, seed: number): Promise<string> {
  const answer = await account.upload(sampleReplay({ seed }));
  expect(answer.status).toBe(201);
  return replayItem.parse(answer.body).id;
}

export function expectAllCompleted(items: readonly ReplayItem[], ids: readonly string[]): void {
  expect(items.map(({ id }) => id).sort()).toEqual([...ids].sort());
  for (const item of items) {
    expect(item).toMatchObject({ status: 15, coverage: 'full', statusReason: null });
    expect(item.matchId).not.toBeNull();
  }
}
