import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents } from '#contract/documents/endpoints.ts';
import { addressedPapers } from '#contract/documents/endpoints-addressed.ts';
import { cutting } from '#contract/documents/endpoints-cutting.ts';
import { filing } from '#contract/documents/endpoints-filing.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { namesIn } from '#house/documents.ts';
import { aRegistered, idOf, owned, sell } from '#house/entitled.ts';
import { aHouse, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aLockedPdf, aPdf } from '#house/readable.ts';
import { fetched, onDisk, uploads } from '#house/sending-files.ts';
import { sweepFiles } from '../base/files/file-sweeping.ts';
import { readText } from '../base/reading/reading.ts';

let portal: TestPortal;
let folder: string;
beforeAll(async () => {
  portal = await aPortal();
  folder = await mkdtemp(join(tmpdir(), 'pavlac-papiry-'));
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

const numbers = ['1247/1', '1247/2', '1247/5'];
async function aStreet() {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const owners: Person[] = [];
  const unitIds: number[] = [];
  for (const number of numbers) {
    const owner = await house.owner();
    owners.push(owner);
    unitIds.push((await house.unit(chair, number, [1, 3], owned(owner))).id);
  }
  return { house, chair, owners, unitIds };
}

const statement = (number: string) => `Vyúčtování služeb 2025\nJednotka ${number}\nPřeplatek 1 250 Kč`;
/** A letter, then two pages of each unit, the second without its number. */
const pages = [
  'Průvodní dopis',
  ...numbers.flatMap((number) => [statement(number), `pokračování, strana druhá ${number.slice(-1)}x`]),
];
const sent = async (by: Person, bytes: Buffer, name = 'Vyúčtování 2025.pdf') => (await uploads(by, name, bytes)).id;

/** What another program reads in it, where there is one; else our own reader. */
async function wordsIn(bytes: Buffer): Promise<string> {
  const path = join(folder, `${Math.random()}.pdf`);
  await writeFile(path, bytes);
  const told = spawnSync('pdftotext', [path, '-'], { encoding: 'utf8' });
  if (told.error === undefined) return told.stdout;
  const reading = await readText({ path, as: 'pdf' });
  if (reading.state !== 'read') throw new Error(reading.state);
  return reading.texts.map((page) => page.text).join('\n');
}

async function papersOf(who: Person) {
  type Node = { id: number; name: string; children: Node[] };
  const tree = ((await who.asks(folders.tree, {})) as unknown as { folders: Node[] }).folders;
  const places = tree.flatMap((top) => top.children);
  const found: { name: string; words: string; dateFor: string | null }[] = [];
  for (const { id } of places)
    for (const file of (await who.asks(documents.list, { folderId: id })).files) {
      const { rawPayload } = await fetched(portal, file.attachment?.url ?? '');
      found.push({
        name: `${file.name}.${file.extension}`,
        words: await wordsIn(rawPayload),
        dateFor: file.dateFor ?? null,
      });
    }
  return { places: places.map((place) => place.name), found };
}

it('pages with the variable symbol of a unit are its own, also where no number of it stands', async () => {
  const { house, chair, unitIds } = await aStreet();
  await house.inside((db, { svjId }) =>
    db.execute(sql`insert into account_unit (svj_id, unit_id, no, symbol, updated_at)
      values (${svjId}, ${unitIds[1]}, 1, '90210', now())`),
  );
  const fileId = await sent(chair, aPdf(['Předpis plateb\nVariabilní symbol: 90210', 'Účet 90210, ostatní']));
  const { pages: read } = await chair.asks(cutting.pages, { fileId });
  expect(read.map((page) => page.says)).toEqual([{ kind: 'sure', unitId: unitIds[1] }, { kind: 'none' }]);
});

describe('one paper of many units', () => {
  it('tells of each page whose it is, with its beginning', async () => {
    const { chair, unitIds } = await aStreet();
    const fileId = await sent(chair, aPdf([...pages, 'Jednotka 1247/99', 'Jednotka 1247/1 a byt 5', '']));
    const read = await chair.asks(cutting.pages, { fileId });
    const [one, two, five] = unitIds;
    expect(read.pages.map((page) => page.says)).toEqual([
      { kind: 'none' },
      ...[one, two, five].flatMap((unitId) => [{ kind: 'sure', unitId }, { kind: 'none' }]),
      { kind: 'stranger', number: '1247/99' },
      { kind: 'many', unitIds: [one, five] },
      { kind: 'blank' },
    ]);
    expect(read.pages[1]?.piece).toBe('Vyúčtování služeb 2025 Jednotka 1247/1 Přeplatek 1 250 Kč');
    expect(read.isScan).toBe(false);
    expect(await chair.asks(cutting.pages, { fileId: await sent(chair, aPdf(['', ''])) })).toMatchObject({
      isScan: true,
    });
  });

  it('is cut into one for each, which its people alone read and which holds no other; the whole is for the committee', async () => {
    const { house, chair, owners, unitIds } = await aStreet();
    const fileId = await sent(chair, aPdf(pages));
    const papers = numbers.map((number, i) => ({
      name: `Vyúčtování ${number.replace('/', '-')}`,
      pages: [2 + 2 * i, 3 + 2 * i],
    }));
    const { fileIds } = await chair.asks(cutting.cut, { fileId, papers, whole: [1] });
    expect(await house.count('document')).toBe(0);
    const filed = await chair.asks(filing.file, {
      papers: fileIds.map((id, i) => ({ fileId: id, unitId: unitIds[i] as number })),
      wholeId: fileId,
      dateFor: '2025-12-31',
    });
    expect(filed).toMatchObject({ files: 3, units: 3 });
    for (const [i, owner] of owners.entries()) {
      const { places, found } = await papersOf(owner);
      expect(places).toEqual([`Jednotka ${numbers[i]}`]);
      expect(found.map(({ name, dateFor }) => [name, dateFor])).toEqual([
        [`Vyúčtování ${numbers[i]?.replace('/', '-')}.pdf`, '2025-12-31'],
      ]);
      const words = found[0]?.words ?? '';
      expect(numbers.filter((number) => words.includes(number))).toEqual([numbers[i]]);
      expect(['1x', '2x', '5x'].filter((last) => words.includes(last))).toEqual([`${numbers[i]?.slice(-1)}x`]);
      expect(words).not.toContain('Průvodní dopis');
    }
    const all = await papersOf(chair);
    expect(all.places.toSorted()).toEqual(['Celé soubory', ...numbers.map((number) => `Jednotka ${number}`)]);
    const whole = all.found.find((paper) => paper.name === 'Vyúčtování 2025.pdf');
    expect(numbers.every((number) => whole?.words.includes(number))).toBe(true);
    expect(await namesIn(owners[0] as Person, filed.folderId)).toEqual([]);
  });

  it('is cut into two of a unit that was sold in the year: each side reads its own and nothing of the other', async () => {
    const { chair, unit, seller, buyer } = await aRegistered(portal);
    await sell(chair, unit.id, buyer, '2026-03-01');
    const both = ['Jednotka 1 dluh prvni', 'pokracovani prvni', 'Jednotka 1 preplatek druhy'];
    const fileId = await sent(chair, aPdf(both));
    const cut = [[1, 2], [3]].map((some, i) => ({ name: `Vyúčtování 1 (${i + 1})`, pages: some }));
    const { fileIds } = await chair.asks(cutting.cut, { fileId, papers: cut, whole: [] });
    const papers = [seller, buyer].map((who, i) => ({
      ...{ fileId: fileIds[i] as number, unitId: unit.id, toIds: [idOf(who)] },
    }));
    const said = { wholeId: fileId, dateFor: '2026-10-31' };
    expect(await chair.asks(filing.file, { papers, ...said })).toMatchObject({ files: 2, units: 1 });
    const read = async (who: Person) => {
      const { files } = await who.asks(addressedPapers.list, {});
      const bytes = await Promise.all(files.map(({ url }) => fetched(portal, url)));
      return Promise.all(
        bytes.map(async ({ rawPayload }) => (await wordsIn(rawPayload)).match(/\b(?:prvni|druhy)\b/g)),
      );
    };
    expect([await read(seller), await read(buyer)]).toEqual([[['prvni', 'prvni']], [['druhy']]]);
    expect((await papersOf(buyer)).found.map((paper) => paper.name)).toEqual(['Vyúčtování 1 (2).pdf']);
  });

  it('stays private also where a folder of that name is open to all', async () => {
    const { chair, owners, unitIds } = await aStreet();
    const home = await chair.asks(folders.create, { name: 'Jednotky' });
    const open = await chair.asks(folders.create, { name: 'Celé soubory', parentId: home.id });
    const fileId = await sent(chair, aPdf(pages));
    const papers = [{ name: 'První', pages: [2, 3] }];
    const { fileIds } = await chair.asks(cutting.cut, { fileId, papers, whole: [1, 4, 5, 6, 7] });
    await chair.asks(filing.file, {
      papers: [{ fileId: fileIds[0] as number, unitId: unitIds[0] as number }],
      wholeId: fileId,
    });
    expect(await namesIn(chair, open.id)).toEqual(['Vyúčtování 2025']);
    expect(await namesIn(owners[0] as Person, open.id)).toEqual([]);
  });
});

describe('what cannot be cut is refused with a sentence at its field, and nothing is half', () => {
  it('a password, too many pages, none at all, a text', async () => {
    const { chair, owners } = await aStreet();
    const why = async (fileId: number) => (await chair.refused(cutting.pages, { fileId })).errors;
    expect(await why(await sent(chair, aLockedPdf()))).toEqual({ fileId: 'CUTTING.ERRORS.LOCKED' });
    expect(await why(await sent(chair, Buffer.from('%PDF-1.7 a nic')))).toEqual({ fileId: 'CUTTING.ERRORS.BROKEN' });
    expect(await why(await sent(chair, aPdf(Array(501).fill(''))))).toEqual({ fileId: 'CUTTING.ERRORS.TOO_MANY' });
    expect(await why(await sent(chair, Buffer.from('text'), 'a.txt'))).toEqual({ fileId: 'CUTTING.ERRORS.NO_PDF' });
    const other = await aStreet();
    const strange = await sent(other.chair, aPdf(pages));
    expect((await chair.refused(cutting.pages, { fileId: strange })).key).toBe('FILES.ERRORS.NOT_YOURS');
    expect((await owners[0]?.refused(cutting.pages, { fileId: strange }))?.code).toBe(403);
    expect((await onDisk(portal)).incoming).toEqual([]);
  });

  it('pages that are missing, stand twice or are not there', async () => {
    const { house, chair } = await aStreet();
    const fileId = await sent(chair, aPdf(['a', 'b', 'c']));
    const before = await onDisk(portal);
    const why = async (papers: number[][], whole: number[]) =>
      (await chair.refused(cutting.cut, { fileId, papers: papers.map((some) => ({ name: 'P', pages: some })), whole }))
        .errors;
    const refused = { fileId: 'CUTTING.ERRORS.PAGES' };
    expect(await why([[1], [2]], [])).toEqual(refused);
    expect(await why([[1, 2], [2]], [3])).toEqual(refused);
    expect(await why([[1], [2]], [3, 4])).toEqual(refused);
    expect(await why([[1, 1], [2]], [3])).toEqual(refused);
    expect(await onDisk(portal)).toEqual(before);
    expect(await house.count('file')).toBe(1);
  });

  it('a store that fails in the middle leaves no row and no bytes', async () => {
    const { house, chair } = await aStreet();
    const fileId = await sent(chair, aPdf(['a', 'b', 'c']));
    const before = await onDisk(portal);
    const { put } = portal.files;
    let puts = 0;
    portal.files.put = (key, path) => (++puts === 3 ? Promise.reject(new Error('no store')) : put(key, path));
    const papers = [1, 2, 3].map((page) => ({ name: `P${page}`, pages: [page] }));
    const refused = await chair.refused(cutting.cut, { fileId, papers, whole: [] });
    portal.files.put = put;
    expect([refused.key, puts]).toEqual(['FILES.ERRORS.STORE', 3]);
    expect(await onDisk(portal)).toEqual(before);
    expect(await house.count('file')).toBe(1);
  });

  it('papers that nothing was saved with are swept as uploads are', async () => {
    const { house, chair } = await aStreet();
    const fileId = await sent(chair, aPdf(['a', 'b']));
    const papers = [1, 2].map((page) => ({ name: `P${page}`, pages: [page] }));
    await chair.asks(cutting.cut, { fileId, papers, whole: [] });
    expect(await house.count('file')).toBe(3);
    const later = new Date(portal.clock.now.getTime() + 25 * 3600_000);
    await sweepFiles({ ...portal, now: () => later });
    expect(await house.count('file')).toBe(0);
  });
});
