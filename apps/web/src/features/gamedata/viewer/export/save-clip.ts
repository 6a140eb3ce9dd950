import {
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';
import { type ClipPainter, FRAMES_PER_SECOND } from './clip-painter.ts';

/** Video formats, the most widely supported one first. */
export const FORMATS = {
  mp4: { label: 'MP4', type: 'video/mp4', codec: 'avc' },
  webm: { label: 'WebM', type: 'video/webm', codec: 'vp9' },
} as const satisfies Record<string, { label: string; type: string; codec: VideoCodec }>;
export type Format = keyof typeof FORMATS;

export interface SaveProgress {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Formats this browser can write: encoded frame by frame, or only recorded in real time. */
export async function listWritableFormats(width: number, height: number): Promise<readonly Format[]> {
  const formats = Object.keys(FORMATS) as Format[];
  const encodable = await Promise.all(formats.map((format) => canEncode(format, width, height)));
  const exact = formats.filter((_, index) => encodable[index]);
  if (exact.length > 0) return exact;
  return formats.filter((format) => globalThis.MediaRecorder?.isTypeSupported(FORMATS[format].type));
}

async function canEncode(format: Format, width: number, height: number): Promise<boolean> {
  if (!('VideoEncoder' in globalThis)) return false;
  return canEncodeVideo(FORMATS[format].codec, { width, height, bitrate: QUALITY_HIGH });
}

/** The clip as a file; null if saving was canceled. */
export async function saveClip(
  painter: ClipPainter,
  times: readonly number[],
  format: Format,
  progress: SaveProgress,
): Promise<Blob | null> {
  const { width, height } = painter.canvas;
  const write = (await canEncode(format, width, height)) ? encodeClip : recordClip;
  return write(painter, times, format, progress);
}

/** Frame by frame, as fast as the computer can. */
async function encodeClip(
  { canvas, paintFrame: paint }: ClipPainter,
  times: readonly number[],
  format: Format,
  { onProgress, signal }: SaveProgress,
): Promise<Blob | null> {
  const target = new BufferTarget();
  const container =
    format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format: container, target });
  const source = new CanvasSource(canvas, { codec: FORMATS[format].codec, bitrate: QUALITY_HIGH });
  output.addVideoTrack(source, { frameRate: FRAMES_PER_SECOND });
  await output.start();
  for (const [index, time] of times.entries()) {
    if (signal.aborted) {
      await output.cancel();
      return null;
    }
    paint(time);
    await source.add(index / FRAMES_PER_SECOND, 1 / FRAMES_PER_SECOND);
    onProgress((index + 1) / times.length);
    // Keeps the page responsive.
    await new Promise((done) => setTimeout(done));
  }
  await output.finalize();
  return target.buffer ? new Blob([target.buffer], { type: FORMATS[format].type }) : null;
}

const MS_PER_SECOND = 1000;

/** In real time, for browsers that can only record. */
async function recordClip(
  { canvas, paintFrame: paint }: ClipPainter,
  times: readonly number[],
  format: Format,
  { onProgress, signal }: SaveProgress,
): Promise<Blob | null> {
  const { type } = FORMATS[format];
  const recorder = new MediaRecorder(canvas.captureStream(FRAMES_PER_SECOND), { mimeType: type });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const stopped = new Promise((done) => recorder.addEventListener('stop', done, { once: true }));
  recorder.start();
  const start = performance.now();
  const length = times.length / FRAMES_PER_SECOND;
  for (let at = 0; at < length && !signal.aborted; at = (performance.now() - start) / MS_PER_SECOND) {
    paint(times[Math.floor(at * FRAMES_PER_SECOND)] as number);
    onProgress(at / length);
    await new Promise((done) => requestAnimationFrame(done));
  }
  recorder.stop();
  await stopped;
  return signal.aborted ? null : new Blob(pieces, { type });
}
