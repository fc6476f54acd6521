import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { documents } from '#contract/documents/endpoints.ts';
import { documentBin } from '#contract/documents/endpoints-bin.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import { aFolder } from '#house/documents.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { archived, brought } from '#house/moving.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aDocx, aLockedPdf, anXlsx, aPdf } from '#house/readable.ts';
import { uploads } from '#house/sending-files.ts';
import { emptyBins } from '../jobs.ts';
import { findDocuments } from '../listing/queries-found.ts';
import { leaveUnread, readHouse } from './jobs.ts';
import { beginNext, failReading, keepReading } from './steps.ts';

// Files are read behind everything else: beside busy neighbours it takes its time.
vi.setConfig({ testTimeout: 240_000 });

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  owner = await house.owner();
});
afterAll(() => portal.close());
beforeEach(() => {
  portal.left.length = 0;
});

const day = 24 * 3600_000;
const lateTime = () => new Date(portal.clock.now.getTime() + 90_000);

async function kept(name: string, bytes: Buffer, change: object = {}, by = chair): Promise<DocumentRow> {
  const { id } = await uploads(by, name, bytes);
  const { folderId = null, ...said } = change as { folderId?: number };
  const { files } = await by.asks(documents.create, { folderId, files: [{ fileId: id, ...said }] });
  return files[0] as DocumentRow;
}
const read = () => readHouse(portal, house.id);
const found = async (text: string, who = chair) => (await who.asks(documents.search, { text })).files;
const titles = async (text: string, who = chair) => (await found(text, who)).map((f) => f.title).sort();
const readingOf = async ({ id }: { id: number }) => (await chair.asks(documents.one, { id })).reading;
type Counted = { texts: number; pieces: number; words: number };
const left = (): Promise<Counted> =>
  house.inside(async (db) => {
    const { rows } = await db.execute<Counted>(`select (select count(*)::int from document_text) as texts,
      (select count(*)::int from document_piece) as pieces, (select count(*)::int from document_word) as words`);
    return rows[0] as Counted;
  });

describe('what is written in a document', () => {
  it('is found from beginnings of its words, with the page and what stands around them', async () => {
    const paper = await kept(
      'Zápis.pdf',
      aPdf(['Zápis ze shromáždění', 'Bod druhý: výměna vodoměrů v bytě 1247/2 proběhne v květnu.']),
    );
    expect(portal.left).toMatchObject([{ name: 'documents.read', about: { svj: house.id } }]);
    expect(await readingOf(paper)).toBe('waits');
    expect(await titles('vodoměr')).toEqual([]);
    expect(await read()).toBe(1);
    expect(await readingOf(paper)).toBe('read');
    const [row] = await found('vodomer');
    expect(row).toMatchObject({ title: 'Zápis.pdf', page: 2 });
    expect(row?.piece).toContain('výměna vodoměrů v bytě');
    expect(await titles('VODOMĚRŮ 1247/2')).toEqual(['Zápis.pdf']);
    expect(await titles('kvetnu shromaz')).toEqual(['Zápis.pdf']);
    // Not from the middle of a word, and not with a word that is not there.
    expect(await titles('domer')).toEqual([]);
    expect(await titles('vodomer plynomer')).toEqual([]);
  });

  it('is found by any words that stand in it together, and in nothing else', async () => {
    const { id: folderId } = await aFolder(chair, 'Slova');
    const words = ['alfa', 'beta', 'gama', 'delta', 'epsilon', 'zeta'];
    const texts = Array.from({ length: 12 }, (_, i) => words.filter((_word, at) => ((i * 37 + 11) >> at) % 2 === 1));
    for (const [i, text] of texts.entries()) await kept(`Slova ${i}.txt`, Buffer.from(text.join(' ')), { folderId });
    await read();
    for (const asked of [['alfa', 'beta'], ['zeta', 'alfa', 'gama'], ['eps', 'delta', 'be', 'alfa'], words]) {
      const holding = texts.flatMap((text, i) =>
        asked.every((word) => text.some((one) => one.startsWith(word))) ? [`Slova ${i}.txt`] : [],
      );
      expect(await titles(asked.join(' '))).toEqual(holding.sort());
    }
  });

  it('is found in documents of offices and in texts of Windows, without pages', async () => {
    await kept('Smlouva.docx', aDocx('Smlouva o úklidu', 'Firma Leštěnka'));
    await kept('Rozpočet.xlsx', anXlsx(['Položka', 'Kč'], ['Leštění zábradlí', 12500]));
    await kept('Seznam.csv', Buffer.from([0x4c, 0x65, 0x9a, 0x74, 0xec, 0x6e, 0x6b, 0x61, 0x3b, 0x31]));
    await read();
    expect(await titles('leste')).toEqual(['Rozpočet.xlsx', 'Smlouva.docx', 'Seznam.csv'].sort());
    expect((await found('12500'))[0]).toMatchObject({ title: 'Rozpočet.xlsx', page: null });
  });

  it('is found in the list of its folder too, with the piece beside', async () => {
    const { id } = await aFolder(chair, 'Revize');
    const one = await kept('Revize 2026.pdf', aPdf(['Revize kotelny', 'Hořák byl seřízen.']), { folderId: id });
    await kept('Jiná.pdf', aPdf(['Nic o tom']), { folderId: id });
    await read();
    const asked = { folderId: id, filters: JSON.stringify({ text: 'hořák' }) };
    const { files, total, inside } = await owner.asks(documents.list, asked);
    expect([files.map((f) => f.name), total]).toEqual([['Revize 2026'], 1]);
    expect(inside).toEqual([{ id: one.id, page: 2, piece: 'Hořák byl seřízen.', isScan: false }]);
    const byName = await owner.asks(documents.list, { folderId: id, filters: JSON.stringify({ text: 'revize' }) });
    expect(byName.files.map((f) => f.name)).toEqual(['Revize 2026']);
  });

  it('that is not for the asker is not found, and one of the name stands first', async () => {
    const { id } = await aFolder(chair, 'Jen výbor', { visibility: 'committee' });
    await kept('Tajný spis.docx', aDocx('Pojistná událost výtahu'), { folderId: id });
    await kept('Pojistná smlouva.docx', aDocx('Nic'));
    await read();
    expect((await found('pojistna')).map((f) => f.title)).toEqual(['Pojistná smlouva.docx', 'Tajný spis.docx']);
    expect(await titles('pojistna', owner)).toEqual(['Pojistná smlouva.docx']);
    expect(await titles('udalost', owner)).toEqual([]);
  });
});

describe('only the bytes of now', () => {
  it('are found: not those that a new version replaced, and those of an older one again once it is restored', async () => {
    const one = await kept('Řád.docx', aDocx('Domovní řád prastarý'));
    await read();
    expect(await titles('prastar')).toEqual(['Řád.docx']);
    const { id: fileId } = await uploads(chair, 'Řád.docx', aDocx('Domovní řád zbrusu nový'));
    await chair.asks(documents.addVersion, { id: one.id, fileId });
    // At once, also before the new ones are read.
    expect([await titles('prastar'), await titles('zbrusu')]).toEqual([[], []]);
    await read();
    expect([await titles('prastar'), await titles('zbrusu')]).toEqual([[], ['Řád.docx']]);
    await chair.asks(documents.restoreVersion, { id: one.id, number: 1 });
    await read();
    expect([await titles('prastar'), await titles('zbrusu')]).toEqual([['Řád.docx'], []]);
  });

  it('are read when they were in the bin before anybody came to read them', async () => {
    const one = await kept('Odložené.docx', aDocx('Odložená záležitost'));
    await chair.asks(documents.remove, { id: one.id });
    expect(await read()).toBe(0);
    const { entries } = (await chair.asks(documentBin.list, {})) as unknown as { entries: { id: number }[] };
    await chair.asks(documentBin.restore, { id: entries[0]?.id as number });
    portal.left.length = 0;
    expect(await leaveUnread(portal)).toBe(1);
    expect(portal.left).toMatchObject([{ name: 'documents.read', about: { svj: house.id } }]);
    await read();
    expect(await titles('odlozen zalezit')).toEqual(['Odložené.docx']);
    expect(await leaveUnread(portal)).toBe(0);
  });
});

it('many documents at once leave one errand, and one that comes while they are read is read with them', async () => {
  const names = Array.from({ length: 5 }, (_, n) => `Hromadné ${n}.docx`);
  for (const name of names) await kept(name, aDocx(`Hromadnost ${name}`));
  expect(portal.left.filter((e) => e.name === 'documents.read')).toHaveLength(1);
  await read();
  expect(await titles('hromadnost')).toEqual(names);
  await kept('Další.docx', aDocx('x'));
  expect(portal.left.filter((e) => e.name === 'documents.read')).toHaveLength(2);
  await read();
});

describe('two servers at once', () => {
  it('read each document once', async () => {
    const all = Array.from({ length: 12 }, (_, n) => `Souběh ${n}.docx`);
    for (const name of all) await kept(name, aDocx(`Souběžnost ${name}`));
    const [a, b] = await Promise.all([read(), read()]);
    expect(a + b).toBe(12);
    expect(await titles('soubeznost')).toEqual([...all].sort());
    const twice = await house.inside(async (db) => {
      const { rows } = await db.execute(`select from document_word where cardinality(entries) <>
        (select count(distinct e / 1024) from unnest(entries) e)`);
      return rows.length;
    });
    expect(twice).toBe(0);
  });

  it('keep what was read first; later ones, and ones of bytes that are replaced meanwhile, are dropped', async () => {
    const inside = <T>(run: Parameters<TestHouse['inside']>[0]) => house.inside(run) as Promise<T>;
    const one = await kept('Závod.docx', aDocx('x'));
    const now = portal.clock.now;
    const begun = (await inside((db, scope) => beginNext({ db, scope, now }, lateTime()))) as never;
    const said = (word: string) => ({
      state: 'read' as const,
      texts: [{ page: null, text: word }],
      pages: null,
      isCut: false,
      words: { words: [word], firsts: [0] },
    });
    await inside((db, scope) => keepReading({ db, scope, now }, begun, said('prvnictenar')));
    await inside((db, scope) => keepReading({ db, scope, now }, begun, said('druhyctenar')));
    expect([await titles('prvnictenar'), await titles('druhyctenar')]).toEqual([['Závod.docx'], []]);
    const { id: fileId } = await uploads(chair, 'Závod.docx', aDocx('Úplně jiné'));
    await chair.asks(documents.addVersion, { id: one.id, fileId });
    await inside((db, scope) => keepReading({ db, scope, now }, begun, said('tretictenar')));
    expect(await titles('tretictenar')).toEqual([]);
    await read();
    expect(await titles('uplne jine')).toEqual(['Závod.docx']);
  });
});

describe('a file that cannot be read', () => {
  it('says why, and is not tried again', async () => {
    const locked = await kept('Heslo.pdf', aLockedPdf());
    const broken = await kept('Rozbité.pdf', Buffer.from('%PDF-1.7 nic'));
    const none = await kept('Obrázek.bin', Buffer.from([0, 1, 2, 3]));
    const lost = await kept('Ztracené.docx', aDocx('Ztráta'));
    const { rows } = await house.inside((db) =>
      db.execute<{ key: string }>(
        `select x.key from file x join document d on d.file_id = x.id where d.id = ${lost.id}`,
      ),
    );
    await rm(join(portal.config.dataDir, 'files', String(house.id), rows[0]?.key as string));
    await read();
    expect(await Promise.all([locked, broken, none, lost].map(readingOf))).toEqual([
      'locked',
      'broken',
      'none',
      'broken',
    ]);
    expect(await read()).toBe(0);
  });

  it('of which the reader dies is tried three times, then named to the committee', async () => {
    const one = await kept('Jed.pdf', aPdf(['Jedovatost']));
    const tryOnce = () =>
      house.inside(async (db, scope) => {
        const at = { db, scope, now: portal.clock.now };
        const begun = await beginNext(at, lateTime());
        if (!begun || begun === 'givenUp') throw new Error('nothing to read');
        return failReading(at, begun, new Date(portal.clock.now.getTime() + 60_000));
      });
    expect(await tryOnce()).toBe(true);
    // Not before its time.
    expect(await read()).toBe(0);
    portal.clock.now = new Date(portal.clock.now.getTime() + 61_000);
    expect(await tryOnce()).toBe(true);
    portal.clock.now = new Date(portal.clock.now.getTime() + 61_000);
    expect(await tryOnce()).toBe(false);
    expect(await readingOf(one)).toBe('givenUp');
    portal.clock.now = new Date(portal.clock.now.getTime() + day);
    expect(await read()).toBe(0);
    const { rows } = await house.inside((db) =>
      db.execute(
        `select verb, detail->>'name' as name from activity where noun = 'documents' and noun_id = ${one.id} and verb = 'unread'`,
      ),
    );
    expect(rows).toEqual([{ verb: 'unread', name: 'Jed.pdf' }]);
    // A new version is read as any other.
    const { id: fileId } = await uploads(chair, 'Jed.pdf', aPdf(['Protijed']));
    await chair.asks(documents.addVersion, { id: one.id, fileId });
    await read();
    expect(await titles('protijed')).toEqual(['Jed.pdf']);
  });

  it('that was begun thirty times without an end is given up too', async () => {
    const one = await kept('Zabíjí.pdf', aPdf(['x']));
    await house.inside(async (db, scope) => {
      await beginNext({ db, scope, now: portal.clock.now }, lateTime());
      await db.execute(`update document_text set begun = 30 where document_id = ${one.id}`);
    });
    portal.clock.now = new Date(portal.clock.now.getTime() + 91_000);
    await read();
    expect(await readingOf(one)).toBe('givenUp');
  });
});

it('with little room on the disk reading waits', async () => {
  await kept('Plno.docx', aDocx('Zaplněnost'));
  portal.space.now = { total: 1e12, free: 1000 };
  portal.left.length = 0;
  expect(await read()).toBe(0);
  expect(portal.left).toMatchObject([{ name: 'documents.read', at: new Date(portal.clock.now.getTime() + 60_000) }]);
  delete portal.space.now;
  await read();
  expect(await titles('zaplnen')).toEqual(['Plno.docx']);
});

it('a house that is brought in from an archive is read anew there', async () => {
  const from = await aHouse(portal);
  await kept('Stěhované.pdf', aPdf(['Přestěhovalost']), {}, await from.chair());
  expect(await readHouse(portal, from.id)).toBe(1);
  const folder = await mkdtemp(join(tmpdir(), 'pavlac-stehovani-'));
  const { file } = await archived(from, folder);
  const { house: there } = await brought(portal, file);
  await rm(folder, { recursive: true });
  expect(await there.count('document_word')).toBe(0);
  expect(await leaveUnread(portal)).toBe(1);
  expect(portal.left.at(-1)).toMatchObject({ name: 'documents.read', about: { svj: there.id } });
  expect(await readHouse(portal, there.id)).toBe(1);
  const found = await there.inside((db, scope) => findDocuments(db, scope, 'prestehoval', portal.clock.now));
  expect(found.map((f) => [f.title, f.page, f.piece])).toEqual([['Stěhované.pdf', 1, 'Přestěhovalost']]);
});

// Last: its month ends everybody's session.
it('texts are not found in the bin, are again when given back, and leave no word behind when they go for good', async () => {
  await read();
  const before = await left();
  const one = await kept('Vyhozené.pdf', aPdf(['Neobyčejnost jedna', 'Neobyčejnost dvě']));
  await read();
  expect(await titles('neobycejn')).toEqual(['Vyhozené.pdf']);
  await chair.asks(documents.remove, { id: one.id });
  expect(await titles('neobycejn')).toEqual([]);
  const { entries } = (await chair.asks(documentBin.list, {})) as unknown as { entries: { id: number }[] };
  await chair.asks(documentBin.restore, { id: entries[0]?.id as number });
  expect(await titles('neobycejn')).toEqual(['Vyhozené.pdf']);
  await chair.asks(documents.remove, { id: one.id });
  portal.clock.now = new Date(portal.clock.now.getTime() + 31 * day);
  await emptyBins(portal, (error) => {
    throw error;
  });
  expect(await left()).toEqual(before);
});
