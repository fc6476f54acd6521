import { constants, deflateRawSync, deflateSync } from 'node:zlib';

// Files with a text in them, each as small as its kind allows.

const toUnicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
1 beginbfrange <0000> <FFFF> <0000> endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end`;

const stream = (dict: string, body: string): string =>
  `<< ${dict} /Length ${Buffer.byteLength(body, 'latin1')} >>\nstream\n${body}\nendstream`;
const hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');
const shown = (text: string): string =>
  `BT /F1 11 Tf 50 780 Td 14 TL ${text
    .split('\n')
    .map((line) => `<${hex(line)}> Tj T*`)
    .join(' ')} ET`;

/** Objects of a paper from 1, with its table of contents. */
export function pdfFrom(objects: readonly string[], trailer = ''): Buffer {
  let out = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const places: number[] = [];
  for (const [i, object] of objects.entries()) {
    places.push(out.length);
    out += `${i + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = out.length;
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  out += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  out += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(out, 'latin1');
}

/** A paper with a page of each text; `\n` begins a line. */
export function aPdf(pages: readonly string[], { catalog = '', trailer = '' } = {}): Buffer {
  const first = 6;
  const kids = pages.map((_, i) => `${first + 2 * i} 0 R`).join(' ');
  return pdfFrom(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      '<< /Type /Font /Subtype /Type0 /BaseFont /Papir /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 5 0 R >>',
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Papir /DW 500 /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity)
        /Supplement 0 >> >>`,
      stream('', toUnicode),
      ...pages.flatMap((text, i) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >>
          /Contents ${first + 2 * i + 1} 0 R >>`,
        stream('', shown(text)),
      ]),
    ],
    trailer,
  );
}

const mib = 1024 * 1024;
/** A page whose stream unpacks to two gigabytes. */
export function aBomb(): Buffer {
  const block = deflateSync(Buffer.alloc(mib, ' '), { finishFlush: constants.Z_SYNC_FLUSH });
  const again = deflateRawSync(Buffer.alloc(mib, ' '), { finishFlush: constants.Z_SYNC_FLUSH });
  const body = Buffer.concat([block, ...Array<Buffer>(2048).fill(again)]).toString('latin1');
  return pdfFrom([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Filter /FlateDecode /Length ${body.length} >>\nstream\n${body}\nendstream`,
  ]);
}

/** It asks for a password that nobody gave. */
export const aLockedPdf = (): Buffer =>
  aPdf(['Tajné'], {
    trailer: `/ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>] /Encrypt << /Filter /Standard /V 1 /R 2
      /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -4 >>`,
  });

type Part = { body: Buffer | string; says?: number; isLocked?: boolean; isPacked?: boolean };

/** An archive; `says` is what its table tells of the size unpacked, `isPacked` that the body is deflated already. */
export function aZip(parts: Readonly<Record<string, Part | string>>): Buffer {
  const bodies: Buffer[] = [];
  const table: Buffer[] = [];
  let at = 0;
  for (const [name, given] of Object.entries(parts)) {
    const part = typeof given === 'string' ? { body: given } : given;
    const raw = Buffer.from(part.body as Buffer);
    const body = part.isPacked ? raw : deflateRawSync(raw);
    const size = part.says ?? raw.length;
    const title = Buffer.from(name);
    const flags = 0x800 | (part.isLocked ? 1 : 0);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(body.length, 14);
    shared.writeUInt32LE(size, 18);
    shared.writeUInt16LE(title.length, 22);
    bodies.push(Buffer.from('504b0304', 'hex'), shared, title, body);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    table.push(Buffer.from('504b01021400', 'hex'), shared, rest, title);
    at += 30 + title.length + body.length;
  }
  const directory = Buffer.concat(table);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  const count = Object.keys(parts).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, directory, end]);
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
export const aDocx = (...paragraphs: string[]): Buffer =>
  aZip({
    '[Content_Types].xml': `${head}<Types/>`,
    'word/document.xml': `${head}<w:document xmlns:w="w"><w:body>${paragraphs
      .map((p) => `<w:p><w:r><w:t xml:space="preserve">${p}</w:t></w:r></w:p>`)
      .join('')}</w:body></w:document>`,
  });

export const anOdt = (...paragraphs: string[]): Buffer =>
  aZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': `${head}<manifest:manifest/>`,
    'content.xml': `${head}<office:document-content><office:body><office:text>${paragraphs
      .map((p) => `<text:p text:style-name="P1">${p}</text:p>`)
      .join('')}</office:text></office:body></office:document-content>`,
  });

export const anOds = (...rows: string[][]): Buffer =>
  aZip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `${head}<office:document-content><office:body><office:spreadsheet><table:table>${rows
      .map(
        (cells) =>
          `<table:table-row>${cells.map((c) => `<table:table-cell><text:p>${c}</text:p></table:table-cell>`).join('')}</table:table-row>`,
      )
      .join('')}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });

/** Texts stand in a table of their own, numbers in their cells. */
export function anXlsx(...rows: (string | number)[][]): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const cell = (value: string | number) =>
    typeof value === 'string' ? `<c r="A1" t="s"><v>${texts.indexOf(value)}</v></c>` : `<c r="A1"><v>${value}</v></c>`;
  return aZip({
    'xl/workbook.xml': `${head}<workbook/>`,
    'xl/sharedStrings.xml': `${head}<sst>${texts.map((t) => `<si><r><t>${t.slice(0, 2)}</t></r><r><t>${t.slice(2)}</t></r></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet><sheetData>${rows.map((r) => `<row>${r.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
  });
}

/** Bytes of a Czech text as programs of Windows wrote it. */
export function inWindows1250(text: string): Buffer {
  const decoder = new TextDecoder('windows-1250');
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code] as const));
  return Buffer.from([...text].map((sign) => codes.get(sign) ?? 0x3f));
}
