import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { pdfFrom } from './readable.ts';

// Papers that are only pictures of what is written on them, as scanners make them.

const font = '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf';
const letters = 'Pismo zkousky';

/** Dots to an inch that scanners make, and points. */
const dpi = 300;
const inch = 72;
const margin = 30;
const leading = 18;

export type Drawn = { width: number; height: number; bytes: Buffer };

/** A sheet of so many points with lines of a text on it, black on grey as paper is; lines that do not fit are left out. */
export async function aSheet(
  text: string,
  { width = 300, height = 120, size = 12, dots = dpi, as = 'jpeg' as 'jpeg' | 'png' } = {},
): Promise<Drawn> {
  if (!GlobalFonts.has(letters)) GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(font)), letters);
  const scale = dots / inch;
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#f4f2ec';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.fillStyle = '#26221e';
  pen.font = `${size}px "${letters}"`;
  for (const [i, line] of text.split('\n').entries()) pen.fillText(line, margin, margin + size + i * leading);
  const bytes = as === 'jpeg' ? await canvas.encode('jpeg', 80) : await canvas.encode('png');
  return { width, height, bytes: Buffer.from(bytes) };
}

/** A paper of sheets, each a page without a text; turned as a scanner that says so, or as one that does not. */
export async function aScan(sheets: readonly Drawn[], { says = 0 } = {}): Promise<Buffer> {
  const paper = await PDFDocument.create();
  for (const { width, height, bytes } of sheets) {
    const page = paper.addPage([width, height]);
    page.drawImage(await paper.embedJpg(bytes), { x: 0, y: 0, width, height });
    page.setRotation(degrees(says));
  }
  return Buffer.from(await paper.save());
}

/** The same pages with more behind them. */
export async function together(...papers: Buffer[]): Promise<Buffer> {
  const whole = await PDFDocument.create();
  for (const bytes of papers) {
    const paper = await PDFDocument.load(bytes);
    for (const page of await whole.copyPages(paper, paper.getPageIndices())) whole.addPage(page);
  }
  return Buffer.from(await whole.save());
}

/** A page with one picture of so many white dots a side, of one bit each. */
export function aHugeScan(side: number): Buffer {
  const body = deflateSync(Buffer.alloc((side * side) / 8, 0xff)).toString('latin1');
  const draw = 'q 595 0 0 842 0 0 cm /I Do Q';
  return pdfFrom([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 1
      /Filter /FlateDecode /Length ${body.length} >>\nstream\n${body}\nendstream`,
  ]);
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A PNG of so many white dots a side, of one bit each. */
export function aHugePicture(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const row = Buffer.alloc(1 + Math.ceil(side / 8), 0xff);
  row[0] = 0;
  const rows = deflateSync(Buffer.concat(Array<Buffer>(side).fill(row)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const sentences = `Zápis ze shromáždění společenství vlastníků konaného dvanáctého května v sále kulturního domu
Přítomni byli vlastníci s nadpoloviční většinou všech hlasů, shromáždění je tedy usnášeníschopné
Předsedající seznámil přítomné s programem a navrhl volbu zapisovatele a ověřovatelů zápisu
Výměna vodoměrů v celém domě proběhne v říjnu, cena činí 125 000 Kč včetně práce a dopravy
Příspěvek do fondu oprav se od ledna zvyšuje na dvacet pět korun za metr čtvereční plochy
Smlouva o dodávce tepla byla schválena jednomyslně, proti nebyl nikdo a nikdo se nezdržel`;

/** Forty lines, as a full page of a minute has. */
export const wholeText = Array.from({ length: 7 }, () => sentences)
  .join('\n')
  .split('\n')
  .slice(0, 40)
  .join('\n');

/** A full page of A4 with so many dots to an inch. */
export const aWholePage = async (dots: number): Promise<Buffer> =>
  aScan([await aSheet(wholeText, { width: 595.28, height: 841.89, size: 11, dots })]);

/** Numbers of a TIFF by their tags, as its only folder holds them. */
function tagsOf(tiff: Buffer): Map<number, number[]> {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const folder = long(4);
  const entry = (n: number): [number, number[]] => {
    const at = folder + 2 + n * 12;
    const [read, size] = short(at + 2) === 3 ? ([short, 2] as const) : ([long, 4] as const);
    const count = long(at + 4);
    const from = count * size <= 4 ? at + 8 : long(at + 8);
    const isThere = from + count * size <= tiff.length;
    return [short(at), isThere ? Array.from({ length: count }, (_, i) => read(from + i * size)) : []];
  };
  return new Map(Array.from({ length: short(folder) }, (_, n) => entry(n)));
}

/** A full page of A4 in black and white at 600 dots to an inch, in strips, packed as faxes are: what offices scan most. */
export async function aFaxedPage(): Promise<Buffer> {
  const { bytes } = await aSheet(wholeText, { width: 595, height: 842, size: 11, dots: 600 });
  const faxed = sharp(bytes).threshold(128).toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 });
  const tiff = await faxed.toBuffer();
  const tags = tagsOf(tiff);
  const [width = 0, height = 0, each = 0] = [256, 257, 278].map((tag) => tags.get(tag)?.[0]);
  const strips = (tags.get(273) ?? []).map((from, i) => {
    const rows = Math.min(each, height - i * each);
    const body = tiff.toString('latin1', from, from + (tags.get(279)?.[i] ?? 0));
    const [tall, above] = [rows, i * each + rows].map((n) => (842 * n) / height) as [number, number];
    const object = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${rows} /ColorSpace /DeviceGray /BitsPerComponent 1
      /Filter /CCITTFaxDecode /DecodeParms << /K -1 /BlackIs1 true /Columns ${width} /Rows ${rows} >> /Length ${body.length} >>\nstream\n${body}\nendstream`;
    return { object, name: `/I${i} ${i + 5} 0 R`, draw: `q 595 0 0 ${tall} 0 ${842 - above} cm /I${i} Do Q` };
  });
  const draw = strips.map((strip) => strip.draw).join('\n');
  return pdfFrom([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]
      /Resources << /XObject << ${strips.map((strip) => strip.name).join(' ')} >> >> /Contents 4 0 R >>`,
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    ...strips.map((strip) => strip.object),
  ]);
}
