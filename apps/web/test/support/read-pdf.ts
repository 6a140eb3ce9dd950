import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

export interface PdfPage {
  /** In the order of painting, without spaces: PDFs place words and don't store the spaces between them. */
  text: string;
  /** Fill colors of its letters, as `#rrggbb`. */
  inks: readonly string[];
}

export async function readPdf(file: Buffer): Promise<PdfPage[]> {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    const { fnArray, argsArray } = await page.getOperatorList();
    let ink = '#000000';
    const outer: string[] = [];
    const inks = new Set<string>();
    fnArray.forEach((operator, index) => {
      if (operator === OPS.save) outer.push(ink);
      else if (operator === OPS.restore) ink = outer.pop() ?? ink;
      else if (operator === OPS.setFillRGBColor) [ink] = argsArray[index];
      else if (operator === OPS.showText) inks.add(ink);
    });
    pages.push({ text: text.replaceAll(/\s/g, ''), inks: [...inks] });
  }
  return pages;
}
