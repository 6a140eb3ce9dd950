import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSENT_KINDS, ENDPOINTS, type Endpoint, NOTIFICATION_KINDS } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { ROOT } from './run-command.ts';

const getText = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const sources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: (file) => file.endsWith('.test.ts') }).map((file) => ({
    file,
    text: getText(file),
  }));

/** What acts on a choice that people make and we store: where, and the words it does it with. */
const READERS: Readonly<Record<string, readonly [file: string, words: string]>> = {
  ownStatistics: [
    'apps/server/src/features/get-started/get-started.repository.ts',
    "consents.get('ownStatistics')",
  ],
  shareWithTeammates: [
    'apps/server/src/features/identities/shared-match.repository.ts',
    'shareWithTeammates',
  ],
  research: ['apps/server/src/features/scores/reference-sources.repository.ts', 'research'],
  ageBand: ['apps/server/src/features/scores/reference-sources.repository.ts', 'ageBand'],
  aim: ['apps/server/src/features/training-plans/change-enrollment.ts', 'aim?.minutesADay'],
  firstReplay: ['apps/web/src/routes/-get-started/match-insight-step.tsx', 'firstReplay'],
  planChoice: ['apps/web/src/routes/get-started.tsx', 'search: { plan: planChoice }'],
  ticked: ['apps/server/src/features/get-started/get-started.route.ts', 'ticked'],
  platform: ['apps/server/src/features/membership/quota.repository.ts', 'platform'],
  deviceChoice: ['apps/web/src/features/replays/components/remind-me.tsx', "deviceChoice === 'mobile'"],
};

test('each consent and each answer of get-started is acted on', () => {
  const schema = getText('apps/server/src/schema/account.schema.ts');
  const table = schema.slice(schema.indexOf('getStartedAnswers'), schema.indexOf('export const consents'));
  const columns = [...table.matchAll(/^ {2}(\w+): t\.(?:text|jsonb|integer|boolean)\(/gm)].map(
    ([, name]) => name!,
  );
  expect(columns).toContain('planChoice');
  for (const choice of [...CONSENT_KINDS, ...columns, 'platform', 'deviceChoice']) {
    const [file, words] = READERS[choice] ?? [];
    expect(file, `nothing acts on ${choice}`).toBeDefined();
    expect(getText(file!), `${choice} in ${file}`).toContain(words);
  }
});

/** A query parameter's zod schema, as far as it says what the parameter can be. */
interface Parameter {
  def: { innerType?: { def: { type: string } } };
}

test('each query parameter is read in its area on the server', () => {
  const missing = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, { area, query }]) => {
    if (!query || !('shape' in query)) return [];
    const texts = sources(`apps/server/src/features/${area}/**/*.ts`).map(({ text }) => text);
    return Object.entries(query.shape as Record<string, Parameter>).flatMap(([key, { def }]) => {
      // A parameter with a single value chooses nothing.
      if (def.innerType?.def.type === 'literal') return [];
      const reader = new RegExp(`\\b${key}\\b`);
      return texts.some((text) => reader.test(text)) ? [] : [`${name}?${key}`];
    });
  });
  expect(missing).toEqual([]);
});

test('each kind of notification is sent', () => {
  const all = sources('apps/server/src/features/**/*.ts')
    .map(({ text }) => text)
    .join('\n');
  // Some end in a number that is filled in.
  const isSent = (kind: string) =>
    all.includes(`'${kind}'`) || all.includes(`\`${kind.replace(/\d+$/, '')}\${`);
  expect(Object.keys(NOTIFICATION_KINDS).filter((kind) => !isSent(kind))).toEqual([]);
});

test('each flag that the client keeps is read', () => {
  const entries = getText('apps/web/src/app/session/stored-flags.ts');
  const flags = [...entries.matchAll(/^ {2}(\w+): \{\s*key: 'datacoach-|^ {2}(\w+): \{$/gm)].map(
    ([, a, b]) => a ?? b!,
  );
  expect(flags).toContain('pageIndex');
  const all = sources('apps/web/src/**/*.{ts,tsx}')
    .filter(({ file }) => !file.endsWith('stored-flags.ts'))
    .map(({ text }) => text)
    .join('\n');
  expect(flags.filter((flag) => !all.includes(`'${flag}'`))).toEqual([]);
});

test('each part of an address is read', () => {
  for (const [file, words] of [
    ['apps/web/src/routes/_shell/payment.tsx', "tab === 'card-info'"],
    ['apps/web/src/features/gamedata/tabs/plays-tab.tsx', 'gameStatType: group'],
    ['apps/web/src/features/replays/screens/my-replays-screen.tsx', 'playlistCountQuery'],
  ] as const) {
    expect(getText(file), file).toContain(words);
  }
});
