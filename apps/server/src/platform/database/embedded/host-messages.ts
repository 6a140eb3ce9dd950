export interface HostSettings {
  /** Data folder; null = in memory. */
  folder: string | null;
  /** File with a dump of a data folder to start from (in memory). */
  template: string | null;
  program: EmbeddedProgram;
}

/** PGlite's WebAssembly. Threads of a process share the compiled code of a module that they are given. */
export interface EmbeddedProgram {
  pgliteWasmModule: WebAssembly.Module;
  initdbWasmModule: WebAssembly.Module;
}

export type ToHost = { kind: 'data'; connection: number; bytes: Uint8Array } | { kind: 'close' };

export type FromHost =
  | { kind: 'ready' }
  | { kind: 'data'; connection: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'closed' };
