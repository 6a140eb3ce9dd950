import { inflateSync } from 'node:zlib';

export interface PdfPage {
  /** In the order of painting, without spaces: PDFs place words and don't store the spaces between them. */
  text: string;
  /** Fill colors of its letters, each as red, green and blue from 0 to 1. */
  inks: readonly (readonly [number, number, number])[];
}

/** Reads a PDF as Chromium writes it: uncompressed objects, compressed streams, fonts with a map to Unicode. */
export function readPdf(file: Buffer): PdfPage[] {
  const objects = readObjects(file);
  const get = (id: string | undefined) => objects.get(id ?? '') ?? { head: '', stream: '' };
  const fonts = new Map<string, Font>();
  for (const { head } of objects.values()) {
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(get(id).head)?.[1];
      fonts.set(name!, readFont(get(map).stream));
    }
  }
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b/.test(head))
    .map(({ head }) => readPage(inlineForms(get(/\/Contents (\d+) 0 R/.exec(head)?.[1]).stream), fonts));

  /** What has an opacity is painted by forms, named after their object. */
  function inlineForms(content: string): string {
    return content.replaceAll(/\/X(\d+) Do/g, (_all, id: string) =>
      get(id).head.includes('/Form') ? `q ${inlineForms(get(id).stream)} Q` : '',
    );
  }
}

interface PdfObject {
  head: string;
  stream: string;
}

function readObjects(file: Buffer): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const text = file.toString('latin1');
  const starts = /(\d+) 0 obj\b/g;
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const rest = text.slice(starts.lastIndex);
    const head = rest.slice(0, rest.search(/\bendobj\b|\bstream\r?\n/));
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const opening = /^stream\r?\n/.exec(rest.slice(head.length));
    let stream = '';
    if (opening) {
      const from = starts.lastIndex + head.length + opening[0].length;
      const bytes = file.subarray(from, from + length);
      stream = (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
      starts.lastIndex = from + length;
    }
    objects.set(start[1]!, { head, stream });
  }
  return objects;
}

interface Font {
  /** Hexadecimal digits of a glyph's number. */
  digits: number;
  /** By the glyph's number. */
  letters: ReadonlyMap<number, string>;
}

/** From its map to Unicode. Variable fonts have numbers of one byte, the others of two. */
function readFont(map: string): Font {
  const letters = new Map<number, string>();
  const toText = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block] of map.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, glyph, hex] of block!.matchAll(/<(\w+)> <(\w+)>/g)) {
      letters.set(Number.parseInt(glyph!, 16), toText(hex!));
    }
  }
  for (const [, block] of map.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, first, last, hex] of block!.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const [from, to] = [Number.parseInt(first!, 16), Number.parseInt(last!, 16)];
      for (let glyph = from; glyph <= to; glyph++) {
        letters.set(glyph, String.fromCharCode(Number.parseInt(hex!, 16) + glyph - from));
      }
    }
  }
  return { digits: /begincodespacerange\n<(\w+)>/.exec(map)?.[1]?.length ?? 4, letters };
}

const TOKENS =
  /\/(F\d+) [\d.]+ Tf|([\d.]+) ([\d.]+) ([\d.]+) rg|<([0-9A-Fa-f]+)>|(?<![A-Za-z])([qQ])(?![A-Za-z])/g;

function readPage(content: string, fonts: ReadonlyMap<string, Font>): PdfPage {
  let font: Font = { digits: 4, letters: new Map() };
  let ink: PdfPage['inks'][number] = [0, 0, 0];
  const outer: (typeof ink)[] = [];
  const inks = new Map<string, typeof ink>();
  let text = '';
  for (const [, name, red, green, blue, glyphs, state] of content.matchAll(TOKENS)) {
    if (name) font = fonts.get(name) ?? font;
    else if (red) ink = [Number(red), Number(green), Number(blue)];
    else if (state === 'q') outer.push(ink);
    else if (state === 'Q') ink = outer.pop() ?? ink;
    else if (glyphs) {
      for (let at = 0; at < glyphs.length; at += font.digits) {
        text += font.letters.get(Number.parseInt(glyphs.slice(at, at + font.digits), 16)) ?? '';
      }
      inks.set(ink.join(), ink);
    }
  }
  return { text: text.replaceAll(/\s/g, ''), inks: [...inks.values()] };
}
