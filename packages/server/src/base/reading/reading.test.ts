import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLockedPdf, anOds, anOdt, anXlsx, aPdf, aZip, inWindows1250, pdfFrom } from '#house/readable.ts';
import { type Asked, aReader, type ReadAs, type Reading, readText } from './reading.ts';
import { ReaderDied } from './reading-aside.ts';
import { piecesOf } from './reading-words.ts';

let folder: string;
let n = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-cteni-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function onDisk(bytes: Buffer): Promise<string> {
  const path = join(folder, `${++n}`);
  await writeFile(path, bytes);
  return path;
}
const read = async (as: ReadAs, bytes: Buffer, more: Partial<Asked> = {}): Promise<Reading> =>
  readText({ path: await onDisk(bytes), as, ...more });
const textsOf = (reading: Reading): string[] => {
  if (reading.state !== 'read') throw new Error(reading.state);
  return reading.texts.map((t) => t.text);
};
const lines = (reading: Reading): string[] =>
  textsOf(reading)
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

describe('a paper', () => {
  it('is read page by page', async () => {
    const reading = await read('pdf', aPdf(['Zápis ze shromáždění\nstrana jedna', 'Výměna vodoměrů', '']));
    expect(reading).toMatchObject({ state: 'read', pages: 3, isCut: false });
    expect(textsOf(reading)).toEqual(['Zápis ze shromáždění\nstrana jedna', 'Výměna vodoměrů', '']);
  });

  it('is read to its limits, and it is told that there is more', async () => {
    const paper = aPdf(['jedna', 'dvě', 'tři', 'čtyři']);
    expect(await read('pdf', paper, { mostPages: 2 })).toMatchObject({ pages: 4, isCut: true, texts: [{}, {}] });
    expect(textsOf(await read('pdf', paper, { mostText: 7 }))).toEqual(['jedna', 'dv']);
  });

  it('with a password is locked, and one that is none is broken', async () => {
    expect(await read('pdf', aLockedPdf())).toEqual({ state: 'locked' });
    expect(await read('pdf', Buffer.from('%PDF-1.7 a nic'))).toEqual({ state: 'broken' });
  });

  it('whose pages lead round in a circle ends', async () => {
    const round = pdfFrom([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 2 0 R] /Count 40 >>',
      '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 20 >>',
    ]);
    const reading = await read('pdf', round);
    expect(reading.state === 'broken' || textsOf(reading).every((text) => text === '')).toBe(true);
  });

  it('with a script in it is read like others, and the script is no text', async () => {
    const catalog = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
    expect(textsOf(await read('pdf', aPdf(['Smlouva'], { catalog })))).toEqual(['Smlouva']);
  });
});

describe('documents of offices', () => {
  it('give their words without codes, struck out ones and signs of markup', async () => {
    const body = `<w:document xmlns:w="w"><w:p><w:r><w:t>Byt č. 12 &amp; sklep</w:t></w:r><w:r><w:tab/><w:t>3</w:t></w:r></w:p>
      <w:p><w:r><w:instrText>HYPERLINK tajne</w:instrText></w:r><w:del><w:r><w:delText>smazané</w:delText></w:r></w:del>
      <w:r><w:t>Vodom</w:t></w:r><w:r><w:t>ěr &#x10d;. 5</w:t></w:r></w:p></w:document>`;
    const docx = aZip({
      'word/document.xml': body,
      'word/footer1.xml': '<w:ftr><w:p><w:r><w:t>Patička</w:t></w:r></w:p></w:ftr>',
    });
    expect(lines(await read('docx', docx))).toEqual(['Byt č. 12 & sklep\t3', 'Vodoměr č. 5', 'Patička']);
    expect(lines(await read('odt', anOdt('První', 'dru<text:s/>hý<text:line-break/>řádek')))).toEqual([
      'První',
      'dru hý',
      'řádek',
    ]);
  });

  it('of tables stand in rows', async () => {
    expect(lines(await read('xlsx', anXlsx(['Byt', 'Voda'], ['1247/2', 38.5])))).toEqual(['Byt\tVoda', '1247/2\t38.5']);
    expect(lines(await read('ods', anOds(['Byt', 'Teplo'], ['3', '12 GJ'])))).toEqual(['Byt', 'Teplo', '3', '12 GJ']);
  });

  it('with a password are locked', async () => {
    expect(await read('docx', aZip({ 'word/document.xml': { body: 'x', isLocked: true } }))).toEqual({
      state: 'locked',
    });
    const odt = { 'META-INF/manifest.xml': '<manifest:encryption-data/>', 'content.xml': 'šum' };
    expect(await read('odt', aZip(odt))).toEqual({ state: 'locked' });
  });

  it('that are none, or are cut off, are broken', async () => {
    expect(await read('docx', aZip({ 'jine.xml': 'nic' }))).toEqual({ state: 'broken' });
    expect(await read('xlsx', anXlsx(['a']).subarray(0, 200))).toEqual({ state: 'broken' });
  });

  it('that unpack to a hundred times their size are too large, whatever their table says', async () => {
    const blank = Buffer.alloc(30 * 1024 * 1024, ' ');
    expect(await read('docx', aZip({ 'word/document.xml': { body: blank } }))).toEqual({ state: 'tooLarge' });
    expect(await read('docx', aZip({ 'word/document.xml': { body: blank, says: 3_000_000_000 } }))).toEqual({
      state: 'tooLarge',
    });
    expect(await read('docx', aZip({ 'word/document.xml': { body: blank, says: 100 } }))).toEqual({ state: 'broken' });
  });
});

describe('texts', () => {
  it.each([
    ['UTF-8', Buffer.from('Žluťoučký kůň; 5')],
    ['windows-1250', inWindows1250('Žluťoučký kůň; 5')],
    ['UTF-16', Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('Žluťoučký kůň; 5', 'utf16le')])],
  ])('in %s give their letters', async (_, bytes) => {
    expect(
      textsOf(await read('text', bytes))
        .join('')
        .replace('\ufeff', ''),
    ).toBe('Žluťoučký kůň; 5');
  });

  it('are kept to a megabyte, also in one line of twenty', async () => {
    const reading = await read('text', inWindows1250('příliš;'.repeat(3_000_000)));
    expect(reading).toMatchObject({ state: 'read', isCut: true });
    expect(textsOf(reading)[0]?.length).toBe(1_000_000);
  });
});

describe('for the search', () => {
  it('texts are clean, each a piece of its page, and words are told with the first of them', async () => {
    const paper = aPdf(['Vý-\nměna\nvodoměrů', '', 'výměna\u00adoken  a vodoměrů']);
    const reading = await read('pdf', paper, { words: true });
    if (reading.state !== 'read') throw new Error(reading.state);
    expect(reading.texts).toEqual([
      { page: 1, text: 'Výměna vodoměrů' },
      { page: 3, text: 'výměnaoken a vodoměrů' },
    ]);
    const { words = [], firsts = [] } = reading.words ?? {};
    expect(words.map((word, i) => `${word} ${firsts[i]}`)).toEqual(['vymena 0', 'vodomeru 0', 'vymenaoken 1', 'a 1']);
  });

  it('a long page comes in pieces of at most 8,000 letters, cut between words', () => {
    const pieces = piecesOf([{ page: 7, text: 'slovo '.repeat(3000) }]);
    expect(pieces.map((p) => p.page)).toEqual([7, 7, 7]);
    expect(pieces.every(({ text }) => text.length <= 8000 && /^slovo( slovo)*$/.test(text))).toBe(true);
    expect(piecesOf([{ page: null, text: 'x'.repeat(20_000) }]).map((p) => p.text.length)).toEqual([8000, 8000, 4000]);
  });
});

describe('a reader that dies', () => {
  it('is told, and the next file is read by another one', async () => {
    const reader = aReader({ patience: 1 });
    const path = await onDisk(aPdf(['pomalý']));
    await expect(reader.read({ path, as: 'pdf' })).rejects.toBeInstanceOf(ReaderDied);
    const patient = aReader();
    expect(textsOf(await patient.read({ path, as: 'pdf' }))).toEqual(['pomalý']);
    patient.end();
    expect(textsOf(await patient.read({ path, as: 'pdf' }))).toEqual(['pomalý']);
    patient.end();
  });
});
