/// <reference lib="dom" />
/** What a page needs to draw and encode; runs in the browser, so it knows nothing of this file's surroundings. */
export interface DrawOptions {
  chapters: readonly string[];
  sceneSeconds: number;
  framesPerSecond: number;
  width: number;
  height: number;
}

export interface DrawnFrame {
  at: number;
  isKey: boolean;
  base64: string;
}

/** Draws every frame in the product's colours and encodes it as VP8. Runs in a page. */
export async function drawFrames(options: DrawOptions): Promise<DrawnFrame[]> {
  const { chapters, sceneSeconds, framesPerSecond, width, height } = options;
  // Players take the luma of a VP8 stream for 16 to 235 while the encoder was given 0 to 255: colours allow for it.
  const colour = {
    bg: '#1a1e23',
    panel: '#1f242a',
    inset: '#242a31',
    line: '#3c4752',
    text: '#d7dce0',
    quiet: '#818d99',
    accent: '#c8d75f',
    onAccent: '#212519',
    blue: '#4687e2',
    orange: '#e6792b',
  };
  await document.fonts.load('600 40px Archivo');
  const canvas = new OffscreenCanvas(width, height);
  const c = canvas.getContext('2d')!;
  const ease = (t: number) => {
    const x = Math.min(Math.max(t, 0), 1);
    return x * x * (3 - 2 * x);
  };
  const write = (words: string, x: number, y: number, size: number, fill = colour.text, weight = 500) => {
    c.font = `${weight} ${size}px Archivo, sans-serif`;
    c.fillStyle = fill;
    c.fillText(words, x, y);
  };
  const box = (x: number, y: number, w: number, h: number, fill: string, r = 10) => {
    c.beginPath();
    c.roundRect(x, y, w, h, r);
    c.fillStyle = fill;
    c.fill();
  };
  const button = (words: string, x: number, y: number, w: number, pressed: number) => {
    box(x, y + pressed * 2, w, 56, colour.accent, 8);
    write(words, x + 24, y + 37 + pressed * 2, 26, colour.onAccent, 600);
  };
  const pitch = (alpha: number) => {
    c.globalAlpha = alpha;
    c.strokeStyle = colour.line;
    c.lineWidth = 2;
    c.strokeRect(700, 130, 480, 460);
    c.beginPath();
    c.moveTo(940, 130);
    c.lineTo(940, 590);
    c.stroke();
    c.beginPath();
    c.arc(940, 360, 64, 0, Math.PI * 2);
    c.stroke();
    c.globalAlpha = 1;
  };

  /** One function a scene; `t` runs from 0 to 1. */
  const scenes: ((t: number) => void)[] = [
    (t) => {
      pitch(0.7);
      box(100, 190, 480, 330, colour.panel);
      write('Match over', 132, 250, 32, colour.text, 600);
      ['Play again', 'Scoreboard', 'Save replay'].forEach((words, at) => {
        const chosen = at === Math.min(2, Math.floor(t * 4.2));
        box(132, 284 + at * 72, 416, 56, chosen ? colour.accent : colour.inset, 8);
        write(words, 156, 321 + at * 72, 26, chosen ? colour.onAccent : colour.quiet, chosen ? 600 : 500);
      });
      c.beginPath();
      c.arc(940 + 150 * Math.cos(t * 5), 360 + 110 * Math.sin(t * 5), 12, 0, Math.PI * 2);
      c.fillStyle = colour.accent;
      c.fill();
    },
    (t) => {
      box(100, 200, 1080, 320, colour.panel);
      const parts = ['Documents', 'My Games', 'Rocket League', 'TAGame', 'Demos'];
      const shown = Math.min(parts.length, Math.floor(t * 8) + 1);
      write(parts.slice(0, shown).join('  ›  '), 140, 270, 32, colour.text, 600);
      ['2026-03-10 · Doubles.replay', '2026-03-10 · Doubles (2).replay', '2026-03-11 · Duel.replay'].forEach(
        (words, at) => {
          c.globalAlpha = ease(t * 5 - 2.6 - at * 0.4);
          box(140, 310 + at * 62, 1000, 50, colour.inset, 6);
          write(words, 164, 343 + at * 62, 24, colour.quiet);
          c.globalAlpha = 1;
        },
      );
    },
    (t) => {
      const dropped = ease(t * 3 - 0.4);
      box(100, 170, 560, 380, colour.panel);
      c.setLineDash([10, 10]);
      c.strokeStyle = dropped > 0.9 ? colour.accent : colour.line;
      c.lineWidth = 3;
      c.strokeRect(140, 210, 480, 230);
      c.setLineDash([]);
      write('Drop replay files here', 232, 335, 30, colour.text, 600);
      button('Upload Replay', 140, 466, 236, 0);
      for (const at of [0, 1, 2]) {
        const done = ease(t * 4 - 1.6 - at * 0.7);
        box(720, 190 + at * 120, 460, 96, colour.panel);
        write(
          ['Doubles.replay', 'Doubles (2).replay', 'Duel.replay'][at]!,
          744,
          232 + at * 120,
          24,
          colour.text,
        );
        box(744, 254 + at * 120, 412, 10, colour.inset, 5);
        box(744, 254 + at * 120, Math.max(10, 412 * done), 10, colour.accent, 5);
        if (done >= 1) write('Completed', 1040, 232 + at * 120, 22, colour.quiet);
      }
      if (dropped < 1) box(900 - 520 * dropped, 600 - 300 * dropped, 84, 104, colour.accent, 8);
    },
    (t) => {
      box(100, 150, 1080, 420, colour.panel);
      write('Blue 3', 140, 206, 34, colour.text, 600);
      write('1 Orange', 1010, 206, 34, colour.text, 600);
      const steps: Record<'blue' | 'orange', number[]> = {
        blue: [0, 0.1, 0.1, 0.32, 0.35, 0.6, 0.62, 0.8, 0.95],
        orange: [0, 0, 0.16, 0.18, 0.18, 0.3, 0.42, 0.44, 0.44],
      };
      for (const team of ['blue', 'orange'] as const) {
        c.beginPath();
        c.strokeStyle = colour[team];
        c.lineWidth = 6;
        const reach = ease(t * 1.5) * 8;
        for (let x = 0; x <= reach; x += 0.05) {
          const y = 540 - 290 * steps[team][Math.floor(x)]!;
          if (x === 0) c.moveTo(140, y);
          else c.lineTo(140 + x * 125, y);
        }
        c.stroke();
      }
      write('Chances of each team over the match', 140, 250, 22, colour.quiet);
    },
  ];

  const frames: DrawnFrame[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      let binary = '';
      for (const byte of bytes) binary += String.fromCharCode(byte);
      frames.push({
        at: Math.round(chunk.timestamp / 1000),
        isKey: chunk.type === 'key',
        base64: btoa(binary),
      });
    },
    error: (problem) => {
      throw problem;
    },
  });
  encoder.configure({
    codec: 'vp8',
    width,
    height,
    bitrate: 300_000,
    latencyMode: 'quality',
    framerate: framesPerSecond,
  });
  const perScene = sceneSeconds * framesPerSecond;
  for (let n = 0; n < chapters.length * perScene; n++) {
    const scene = Math.floor(n / perScene);
    const t = (n % perScene) / perScene;
    c.globalAlpha = 1;
    c.fillStyle = colour.bg;
    c.fillRect(0, 0, width, height);
    write(`${scene + 1}  ${chapters[scene]}`, 100, 100, 44, colour.text, 600);
    scenes[scene]!(t);
    // Below stands room for captions.
    const timestamp = (n * 1_000_000) / framesPerSecond;
    const frame = new VideoFrame(canvas, { timestamp });
    encoder.encode(frame, { keyFrame: n % perScene === 0 });
    frame.close();
    if (encoder.encodeQueueSize > 20) await encoder.flush();
  }
  await encoder.flush();
  return frames;
}
