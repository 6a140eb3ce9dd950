import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuiltApp } from './support/built-app.ts';
import './support/data-folder-templates.ts';

/** Builds the web app once, before parallel test files would, and creates their shared folder. */
export default function setup(project: TestProject): () => void {
  ensureBuiltApp();
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-run-'));
  project.provide('journeys', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
