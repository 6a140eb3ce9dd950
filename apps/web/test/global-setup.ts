import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuiltApp } from './support/built-app.ts';
import './support/data-folder-templates.ts';

/** Builds the web app once, before files that run side by side would, and makes the folder of what they share. */
export default function setup(project: TestProject): () => void {
  ensureBuiltApp();
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-run-'));
  project.provide('journeys', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
