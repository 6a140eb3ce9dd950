import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { call } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { drawPreview } from './draw-preview.ts';

const PAGE = '<!doctype html><html><head><title>DataCoach</title></head><body></body></html>';
const GENERAL = 'DataCoach: see how you play Rocket League';
let shareKey = '';
const dist = mkdtempSync(join(tmpdir(), 'datacoach-web-'));

const send = (method: string, path: string, json: object) => player.send(method, path, json);

writeFileSync(join(dist, 'index.html'), PAGE);
const server = await startTestServer({ database: 'embedded', worker: true, webApp: dist });
const player = await createAccountWithRole(server, 'Player', 'Pia <b>"&');
await player.upload(sampleReplay({ seed: 91, seconds: 40 }));
const [replay] = await player.finishedReplays();
shareKey = (await share(replay!.id, 'link'))!;
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

async function share(id: string, visibility: string): Promise<string | null> {
  const change = { which: { ids: [id] }, visibility };
  const { body } = await send('PATCH', '/api/v1/filestorage/replays', change);
  return (body as { items: { own: { shareKey: string | null } }[] }).items[0]!.own.shareKey;
}

/** Returns the tags of a page as a crawler reads them. */
async function listTags(path: string): Promise<Record<string, string>> {
  const html = await (await fetch(`${server.url}${path}`)).text();
  expect(html.startsWith(PAGE.slice(0, PAGE.indexOf('</head>')))).toBe(true);
  const found = html.matchAll(/<meta property="([\w:]+)" content="([^"]*)" \/>/g);
  return Object.fromEntries([...found].map(([, name, content]) => [name, content]));
}

async function getPicture(path: string) {
  const answer = await fetch(`${server.url}/api/v1/link-previews/picture?page=${encodeURIComponent(path)}`);
  const content = Buffer.from(await answer.arrayBuffer());
  return { content, headers: answer.headers, facts: await sharp(content).metadata() };
}

test('a shared match has its score, its place and a picture of 1200 × 630', async () => {
  const tags = await listTags(`/shared/${shareKey}`);
  expect(tags['og:title']).toMatch(/^Blue \d+ – \d+ Orange · .+$/);
  expect(tags['og:description']).toMatch(/Stats, key moments and the 3D replay\.$/);
  expect(tags).toMatchObject({
    'og:url': `https://datacoach.test/shared/${shareKey}`,
    'og:image:width': '1200',
    'twitter:card': 'summary_large_image',
  });
  const address = new URL(tags['og:image']!.replaceAll('&amp;', '&'));
  expect(address.origin).toBe('https://datacoach.test');
  const answer = await fetch(server.url + address.pathname + address.search);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([facts.format, facts.width, facts.height]).toEqual(['png', 1200, 630]);
});

test('a clip is named after its biggest moment', async () => {
  const { body } = await call(`${server.url}/api/v1/gamedata/shared/${shareKey}`);
  const { timeline } = (
    body as { report: { timeline: { kind: string; time: number; playerName: string }[] } }
  ).report;
  const goal = timeline.find(({ kind }) => kind === 'goal')!;
  const clip = (from: number, until: number) =>
    listTags(`/shared/${shareKey}/viewer?t=${from}&until=${until}`);
  expect((await clip(goal.time - 1, goal.time + 1))['og:title']).toContain(
    `Goal by ${goal.playerName} · Blue `,
  );
  expect((await clip(100_000, 100_001))['og:title']).toMatch(/^Clip · Blue /);
});

test('a public career has what is public of it, with every name escaped', async () => {
  const saved = await send('PUT', '/api/v1/career/share', { parts: ['record'] });
  const { token } = saved.body as { token: string };
  expect(await listTags(`/player/${token}`)).toMatchObject({
    'og:title': 'Pia &lt;b&gt;&quot;&amp; · Rocket League career',
    'og:description': expect.stringMatching(/^\d+ games?, .*won/),
  });
  const open = await getPicture(`/player/${token}`);
  await send('PUT', '/api/v1/career/share', { parts: ['teammates'] });
  expect((await listTags(`/player/${token}`))['og:description']).not.toContain('won');
  await send('PUT', '/api/v1/career/share', { parts: [] });
  expect((await listTags(`/player/${token}`))['og:title']).toBe(GENERAL);
  expect((await getPicture(`/player/${token}`)).content.equals(open.content)).toBe(false);
});

test.each(['/', '/dashboard', '/shared/AAAAAAAAAAAAAAAAAAAAAA', '/player/nobody'])(
  'anything private or unknown has the general preview: %s',
  async (path) => {
    expect((await listTags(path))['og:title']).toBe(GENERAL);
  },
);

test.each(['http://[', '//evil.example/x', '', '\\'])('draws the general picture for %j', async (page) => {
  expect((await getPicture(page)).content.equals((await getPicture('/')).content)).toBe(true);
});

test('a withdrawn link has the general preview at once', async () => {
  await player.upload(sampleReplay({ seed: 92, seconds: 5 }));
  const [replay] = await player.finishedReplays();
  const key = await share(replay!.id, 'link');
  expect((await listTags(`/shared/${key}`))['og:title']).not.toBe(GENERAL);
  const before = await getPicture(`/shared/${key}`);
  await share(replay!.id, 'private');
  expect((await listTags(`/shared/${key}`))['og:title']).toBe(GENERAL);
  const after = await getPicture(`/shared/${key}`);
  expect(after.content.equals(before.content)).toBe(false);
  expect(after.content.equals((await getPicture('/')).content)).toBe(true);
});

test('draws text on a machine without fonts, and whatever the names are', async () => {
  const plain = { title: '', description: '', headline: '', columns: [], footer: '' };
  const ink = async (facts: Parameters<typeof drawPreview>[0]) => {
    const { data } = await sharp(await drawPreview(facts))
      .extract({ left: 80, top: 150, width: 500, height: 100 })
      .grayscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.filter((level) => level > 128).length;
  };
  expect(await ink(plain)).toBe(0);
  expect(await ink({ ...plain, headline: 'Blue 3 – 2 Orange' })).toBeGreaterThan(3000);
  // A missing font would leave boxes of the same width.
  const [narrow, wide] = [
    await ink({ ...plain, headline: 'iiii' }),
    await ink({ ...plain, headline: 'WWWW' }),
  ];
  expect(wide).toBeGreaterThan(2 * narrow);
  const hostile = '</text><script>alert(1)</script>&#0;\u0000\ud800 \u202e'.repeat(20);
  const drawn = await drawPreview({ ...plain, headline: hostile, columns: [[hostile], [hostile]] });
  expect((await sharp(drawn).metadata()).width).toBe(1200);
});

test('answers within 200 ms', async () => {
  const page = `/shared/${shareKey}/viewer?t=0&until=1`;
  const took = async () => {
    const start = performance.now();
    await getPicture(page);
    return performance.now() - start;
  };
  // The first call also loads the font. A busy machine may slow down some of the others.
  await getPicture('/');
  await expect.poll(took).toBeLessThan(200);
});
