import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openBrowser } from '../apps/web/test/support/browser.ts';
import { ROOT } from './run-command.ts';
import { drawFrames } from './upload-video/draw-scene.ts';
import { FRAMES_PER_SECOND, SCENE_SECONDS, SCENES, SIZE } from './upload-video/scenes.ts';
import { writeWebm } from './upload-video/webm.ts';

/**
 * Makes the video of the upload dialog with its captions: drawn in Chromium, so that it can be made anew when the words
 * change. `node tooling/make-upload-video.ts`
 */
const FOLDER = join(ROOT, 'apps/web/public/videos');
const FONT = join(ROOT, 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2');

const font = readFileSync(FONT).toString('base64');
const html = `<style>@font-face{font-family:Archivo;font-weight:100 900;src:url(data:font/woff2;base64,${font})}</style>`;
// Encoders are for secure pages only, which those of this machine are.
const server = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(html),
);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await openBrowser();
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const drawn = await page.evaluate(drawFrames, {
    chapters: SCENES.map(({ chapter }) => chapter),
    sceneSeconds: SCENE_SECONDS,
    framesPerSecond: FRAMES_PER_SECOND,
    ...SIZE,
  });
  const webm = writeWebm({
    ...SIZE,
    duration: SCENES.length * SCENE_SECONDS * 1000,
    frames: drawn.map(({ at, isKey, base64 }) => ({ at, isKey, data: Buffer.from(base64, 'base64') })),
  });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'upload.webm'), webm);
  writeFileSync(join(FOLDER, 'upload.en.vtt'), captions());
  console.log(`${drawn.length} frames, ${Math.round(webm.length / 1024)} kB`);
} finally {
  await browser.close();
  server.close();
}

function captions(): string {
  const time = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
  const cues = SCENES.flatMap(({ captions: lines }, scene) =>
    lines.map((line, at) => {
      const length = SCENE_SECONDS / lines.length;
      const start = scene * SCENE_SECONDS + at * length;
      return `${time(start)} --> ${time(start + length)}\n${line}\n`;
    }),
  );
  return ['WEBVTT\n', ...cues].join('\n');
}
