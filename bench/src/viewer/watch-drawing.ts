import type { WatchedPage } from '../../../apps/web/test/support/browser.ts';

type Page = WatchedPage['page'];

/** Recorded by the page while it draws. */
export interface Drawing {
  /** ms from the page's request; null before the first picture. */
  first: number | null;
  /** Draw calls of the newest picture. */
  draws: number;
  /** Times of the pictures, in ms. */
  frames: number[];
  /** The renderer: the graphics card, or software. */
  renderer: string;
  /** Size of the picture on the page. */
  width: number;
  height: number;
}

/** Runs in the page, as a string because the bench has no DOM types. */
const NOTE_DRAWING = `
  const drawing = { first: null, draws: 0, frames: [], renderer: '', width: 0, height: 0 };
  window.drawing = drawing;
  let draws = 0;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...values) {
      draws++;
      if (drawing.renderer === '') {
        const names = this.getExtension('WEBGL_debug_renderer_info');
        drawing.renderer = names ? this.getParameter(names.UNMASKED_RENDERER_WEBGL) : 'unknown';
      }
      drawing.canvas = this.canvas;
      return draw.apply(this, values);
    };
  }
  requestAnimationFrame(function note(now) {
    if (draws > 0) {
      drawing.first ??= performance.now();
      drawing.frames.push(now);
      drawing.draws = draws;
      draws = 0;
    }
    requestAnimationFrame(note);
  });
`;

/** Makes every page in this tab record its 3D pictures. */
export async function watchDrawing(page: Page): Promise<void> {
  await page.addInitScript({ content: NOTE_DRAWING });
}

export async function readDrawing(page: Page): Promise<Drawing> {
  return page.evaluate(`(() => {
    const { canvas, ...drawing } = window.drawing;
    const { width = 0, height = 0 } = canvas?.getBoundingClientRect() ?? {};
    return { ...drawing, width, height };
  })()`);
}
