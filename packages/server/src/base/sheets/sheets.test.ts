import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { decode, formatOf, parseCsv, readRows } from './sheets.ts';
import { isBearable, readWorkbook } from './xlsx.ts';

const workbook = async (rows: (string | number | Date)[][]): Promise<Buffer> => {
  const cells = rows.map((row) =>
    row.map((value) => (value instanceof Date ? { value, format: 'dd.mm.yyyy' } : { value })),
  );
  return writeXlsxFile(cells as never).toBuffer();
};

/** An archive of one entry, as a hostile person would make it. */
function archive(name: string, body: Buffer): Buffer {
  const packed = deflateRawSync(body);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(10, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), packed]);
}

it.each([
  ['UTF-8', Buffer.from('Žluťoučký kůň')],
  ['UTF-8 with a mark', Buffer.from('\ufeffŽluťoučký kůň')],
  ['UTF-16', Buffer.from('\ufeffŽluťoučký kůň', 'utf16le')],
  ['Windows-1250', Buffer.from('8e6c759d6f75e86bfd206bf9f2', 'hex')],
])('reads %s', (_, bytes) => expect(decode(bytes)?.replace(/^\ufeff/, '')).toBe('Žluťoučký kůň'));

it('refuses what is not text', () => {
  expect(decode(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]))).toBeNull();
  expect(decode(Buffer.from([0x61, 0x81, 0x62]))).toBeNull();
});

it('knows a file by its content', () => {
  expect(formatOf(Buffer.from('\ufeff {"a":1}'))).toBe('json');
  expect(formatOf(Buffer.from('a;b\n1;2'))).toBe('csv');
  expect(formatOf(archive('x', Buffer.from('x')))).toBe('xlsx');
});

it('finds the separator, keeps quoted line ends and stops at the limit', () => {
  expect(parseCsv('a;b\n"1\n2";3\n', 10).slice(0, 2)).toEqual([
    ['a', 'b'],
    ['1\n2', '3'],
  ]);
  expect(parseCsv('a\tb\n1\t2', 10)[1]).toEqual(['1', '2']);
  expect(parseCsv('a,b\n1,2\n3,4', 2)).toHaveLength(2);
});

it('reads the first sheet as texts, dates as dates', async () => {
  const bytes = await workbook([
    ['Jednotka', 'Podíl'],
    ['1247/1', '8190/90090'],
    ['1247/2', new Date(Date.UTC(2026, 10, 1))],
  ]);
  expect(await readRows(bytes, 'xlsx', 100)).toEqual([
    ['Jednotka', 'Podíl'],
    ['1247/1', '8190/90090'],
    ['1247/2', '2026-11-01'],
  ]);
});

it('refuses an archive that unpacks to a mountain, and a broken one', async () => {
  expect(isBearable(archive('xl/worksheets/sheet1.xml', Buffer.alloc(50 * 1024 * 1024, 32)))).toBe(false);
  expect(await readWorkbook(Buffer.concat([archive('a', Buffer.from('a')), Buffer.from('rest')]))).toBeNull();
  expect(await readWorkbook(Buffer.from('PK\u0003\u0004 nothing'))).toBeNull();
});

it('refuses a mountain hidden where the reader goes on and a look by declared sizes would stop', () => {
  const mountain = archive('xl/worksheets/sheet1.xml', Buffer.alloc(50 * 1024 * 1024, 32));
  const small = archive('a', Buffer.from('a'));
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  expect(isBearable(Buffer.concat([small, central, mountain]))).toBe(false);
  const long = Buffer.from(small);
  long.writeUInt32LE(0xffffffff, 18);
  expect(isBearable(Buffer.concat([long, mountain]))).toBe(false);
  const streamed = Buffer.from(small);
  streamed.writeUInt16LE(8, 6);
  streamed.writeUInt32LE(0, 18);
  const end = Buffer.concat([Buffer.alloc(40), Buffer.from([0x50, 0x4b, 0x07, 0x08]), Buffer.alloc(12)]);
  expect(isBearable(Buffer.concat([streamed, end, mountain]))).toBe(false);
  expect(isBearable(Buffer.concat([streamed, end, small, central]))).toBe(true);
});

it('survives a small workbook that names the last row and column', async () => {
  const bytes = await workbook([['a', 'b']]);
  const at = bytes.indexOf('xl/worksheets/sheet1.xml');
  expect(at).toBeGreaterThan(0);
  const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
    <row r="99999999"><c r="XFD99999999" t="inlineStr"><is><t>x</t></is></c></row></sheetData></worksheet>`;
  const hostile = Buffer.concat([withoutSheet(bytes), archive('xl/worksheets/sheet1.xml', Buffer.from(sheet))]);
  expect(await readWorkbook(hostile)).toBeNull();
});

/** The workbook's entries up to its first sheet. */
function withoutSheet(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.indexOf('xl/worksheets/sheet1.xml') - 30);
}
