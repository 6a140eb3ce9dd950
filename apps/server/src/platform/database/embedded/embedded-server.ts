import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EmbeddedProgram, FromHost, HostSettings, ToHost } from './host-messages.ts';
import { Wire } from './wire.ts';

/** PGlite in its thread; `connect` returns a stream for one `pg` client. */
export interface EmbeddedServer {
  connect(): Wire;
  close(): Promise<void>;
}

let programPromise: Promise<EmbeddedProgram> | null = null;

/** Compiled once per process: compiling takes each further database longer than opening it. */
async function compileProgram(): Promise<EmbeddedProgram> {
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all(['pglite', 'initdb'].map(compileModule));
  return { pgliteWasmModule: pgliteWasmModule!, initdbWasmModule: initdbWasmModule! };
}

async function compileModule(name: string): Promise<WebAssembly.Module> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(main), `${name}.wasm`)));
}

/**
 * Starts the thread and resolves once the database is open. `onLost` is called once if the thread ends unexpectedly;
 * open connections fail with the same error, so nobody waits forever.
 */
export async function startEmbeddedServer(
  settings: Omit<HostSettings, 'program'>,
  onLost: (error: Error) => void,
): Promise<EmbeddedServer> {
  programPromise ??= compileProgram();
  const workerData: HostSettings = { ...settings, program: await programPromise };
  const worker = new Worker(new URL('./embedded-host.ts', import.meta.url), { workerData });
  const wires = new Map<number, Wire>();
  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  let connections = 0;
  let closing = false;
  let ready = false;
  let cause: unknown;
  let lost: Error | null = null;

  worker.on('message', (message: FromHost) => {
    if (message.kind === 'data') wires.get(message.connection)?.push(message.bytes);
    else if (message.kind === 'ready') {
      ready = true;
      opened.resolve();
    }
  });
  worker.on('error', (error) => {
    cause = error;
  });
  worker.on('exit', () => {
    closed.resolve();
    if (closing) return;
    lost = new Error('The embedded database stopped.', { cause });
    for (const wire of wires.values()) wire.destroy(lost);
    if (ready) onLost(lost);
    else opened.reject(lost);
  });
  await opened.promise;

  const postToHost = (message: ToHost, transfer: ArrayBuffer[] = []) => worker.postMessage(message, transfer);
  return {
    connect() {
      const connection = ++connections;
      const wire = new Wire((bytes) => postToHost({ kind: 'data', connection, bytes }));
      if (lost) return wire.destroy(lost);
      wires.set(connection, wire);
      wire.on('close', () => wires.delete(connection));
      return wire;
    },
    async close() {
      closing = true;
      postToHost({ kind: 'close' });
      await closed.promise;
    },
  };
}
