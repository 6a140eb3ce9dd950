import { saveFile } from '../../../shared/files/save-file.ts';

export interface PictureText {
  title: string;
  subtitle: string;
  /** Read aloud in place of the picture. */
  description: string;
  fileName: string;
}

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = 20;
const HEAD = 52;
/** Twice the screen's resolution. */
const SCALE = 2;
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-feature-settings',
] as const;
const FONT = 'Archivo Variable';

export async function savePicture(
  chart: SVGSVGElement,
  words: PictureText,
  format: 'svg' | 'png',
): Promise<void> {
  const { markup, width, height } = await drawPicture(chart, words);
  const svg = new Blob([markup], { type: 'image/svg+xml' });
  saveFile(format === 'svg' ? svg : await rasterize(svg, width, height), `${words.fileName}.${format}`);
}

async function drawPicture(chart: SVGSVGElement, { title, subtitle, description }: PictureText) {
  const page = getComputedStyle(document.documentElement);
  const readColor = (name: string) => page.getPropertyValue(name).trim();
  const [inner, tall] = [chart.clientWidth, chart.clientHeight];
  const [width, height] = [inner + 2 * MARGIN, tall + HEAD + 2 * MARGIN];
  const copy = chart.cloneNode(true) as SVGSVGElement;
  writeStyles(chart, copy);
  for (const mark of copy.querySelectorAll('[data-point]')) mark.remove();
  const picture = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({
    xmlns: SVG,
    width: String(width),
    height: String(height),
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-label': description,
  })) {
    picture.setAttribute(name, value);
  }
  const addElement = (name: string, content: string, attributes: Record<string, string> = {}) => {
    const element = document.createElementNS(SVG, name);
    element.textContent = content;
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    picture.append(element);
  };
  addElement('title', title);
  addElement('desc', description);
  addElement('style', await loadFontFace());
  addElement('rect', '', { width: '100%', height: '100%', fill: readColor('--s1') });
  const line = { x: String(MARGIN), 'font-family': `'${FONT}', sans-serif` };
  const strong = { 'font-size': '16', 'font-weight': '600', fill: readColor('--t1') };
  addElement('text', title, { ...line, y: String(MARGIN + 16), ...strong });
  addElement('text', subtitle, {
    ...line,
    y: String(MARGIN + 36),
    'font-size': '12',
    fill: readColor('--t3'),
  });
  copy.setAttribute('x', String(MARGIN));
  copy.setAttribute('y', String(MARGIN + HEAD));
  copy.setAttribute('overflow', 'visible');
  picture.append(copy);
  return { markup: new XMLSerializer().serializeToString(picture), width, height };
}

/** Copies styles between two trees of the same shape, element by element. */
function writeStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of STYLES) {
    const value = style.getPropertyValue(name);
    if (value !== '' && value !== 'normal') to.setAttribute(name, value);
  }
  to.removeAttribute('class');
  for (const [index, child] of [...from.children].entries()) writeStyles(child, to.children[index]!);
}

/** Returns the page's font for embedding; without it the viewer's sans serif applies. */
async function loadFontFace(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const face = rules.find(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule &&
      rule.style.getPropertyValue('font-family').includes(FONT) &&
      rule.style.getPropertyValue('unicode-range').includes('U+0-FF'),
  );
  const address = face && /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue('src'))?.[1];
  if (!address) return '';
  const answer = await fetch(new URL(address, face.parentStyleSheet?.href ?? document.baseURI));
  if (!answer.ok) return '';
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `@font-face{font-family:'${FONT}';font-weight:100 900;src:url(data:font/woff2;base64,${btoa(text)}) format('woff2')}`;
}

async function rasterize(svg: Blob, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * SCALE;
    canvas.height = height * SCALE;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('Your browser can’t create pictures.');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('We couldn’t create the picture.'))),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
