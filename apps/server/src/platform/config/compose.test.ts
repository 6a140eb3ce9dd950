import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { getVersion } from '../../../../../tooling/go-programs.ts';
import { START_FLAGS } from '../../../../../tooling/start-flags.ts';
import { readConfig } from './read-config.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

/** Returns the `NAME: value` lines of the block shared by all processes, with the defaults of `${NAME:-default}`. */
function parseSettings(compose: string): Record<string, string> {
  const block = /x-datacoach:[\s\S]*?\n {2}environment:\n((?: {4}.*\n)+)/.exec(compose)?.[1] ?? '';
  const lines = [...block.matchAll(/^ {4}(\w+): (.*)$/gm)];
  return Object.fromEntries(
    lines.map(([, name, value]) => [
      name!,
      value!.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, _variable, kind, text) =>
        kind === '?' ? 'x'.repeat(32) : String(text),
      ),
    ]),
  );
}

test('the compose file sets what the server reads, and the docs page lists it', () => {
  const compose = readFileSync(`${ROOT}deploy/compose.yaml`, 'utf8');
  const page = readFileSync(`${ROOT}docs/grow.md`, 'utf8');
  const readme = readFileSync(`${ROOT}README.md`, 'utf8');
  const settings = parseSettings(compose);
  for (const role of ['api', 'worker'] as const) {
    expect(compose).toContain(
      `command: node ${START_FLAGS.join(' ')} apps/server/src/main.ts --role=${role}\n    deploy: { replicas: 2 }`,
    );
    const config = readConfig(settings, [`--role=${role}`]);
    expect(config).toMatchObject({
      role,
      databaseUrl: 'postgres://datacoach:datacoach@postgres:5432/datacoach',
      s3: { bucket: 'datacoach', endpoint: 'http://storage:9000' },
      workerPort: 3001,
      drainMs: 5000,
      trustProxy: ['172.16.0.0/12'],
    });
  }
  // A name that the server doesn't read would have no effect.
  const source = readFileSync(new URL('./environment.ts', import.meta.url), 'utf8');
  for (const name of Object.keys(settings)) {
    expect(source, name).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
    if (!['HOST', 'PORT', 'DATA_DIR'].includes(name)) expect(page + readme, name).toContain(name);
  }
  for (const group of [
    'DATABASE_URL',
    'S3_BUCKET',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]) {
    expect(Object.keys(settings)).toContain(group);
    expect(page).toContain(`\`${group}`);
  }
});

test('the compose file pins every image to an exact version, and uses the storage the tests run against', () => {
  const compose = readFileSync(`${ROOT}deploy/compose.yaml`, 'utf8');
  const images = [...compose.matchAll(/^ +image: (\S+)$/gm)].map(([, image]) => image!);
  expect(images).toContain(`versity/versitygw:${getVersion('versitygw')}`);
  expect(images.filter((image) => !/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/.test(image))).toEqual(['datacoach']);
  expect(compose).toContain('build: ..\n  image: datacoach\n  init: true\n  read_only: true');
});

test('the image is built in stages with pinned versions, runs unprivileged and reports its health', () => {
  const dockerfile = readFileSync(`${ROOT}Dockerfile`, 'utf8');
  const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!);
  expect(stages.length).toBeGreaterThan(1);
  for (const image of stages) expect(image).toMatch(/^node:24\.\d+\.\d+-bookworm-slim$/);
  const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
  for (const line of [/^USER node$/m, /^HEALTHCHECK /m, /^VOLUME \/data$/m]) expect(last).toMatch(line);
  expect(START_FLAGS).not.toEqual([]);
  expect(last).toContain(
    `CMD ${JSON.stringify(['node', ...START_FLAGS, 'apps/server/src/main.ts']).replaceAll(',', ', ')}`,
  );
});
