import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { documents } from '#contract/documents/endpoints.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import { aFolder } from '#house/documents.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aDocx, aPdf } from '#house/readable.ts';
import { aScan, aSheet, together } from '#house/scans.ts';
import { uploads } from '#house/sending-files.ts';
import { leaveUnread, readHouse } from './jobs.ts';
import { leaveUnscanned, readScans } from './jobs-scans.ts';
import { nextToScan, type ToScan } from './queries-scans.ts';
import { beginScan, failScan, keepScan } from './steps-scans.ts';

// Pages are read behind everything else: beside busy neighbours it takes its time.
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

const lateTime = () => new Date(portal.clock.now.getTime() + 20_000);
async function kept(name: string, bytes: Buffer, folderId: number | null = null): Promise<DocumentRow> {
  const { id } = await uploads(chair, name, bytes);
  const { files } = await chair.asks(documents.create, { folderId, files: [{ fileId: id }] });
  return files[0] as DocumentRow;
}
const read = () => readHouse(portal, house.id);
const titles = async (text: string, who = chair) =>
  (await who.asks(documents.search, { text })).files.map((f) => f.title).sort();
const readingOf = async ({ id }: { id: number }) => (await chair.asks(documents.one, { id })).reading;
const begin = async (): Promise<ToScan> => {
  const begun = await house.inside((db, scope) => beginScan({ db, scope, now: portal.clock.now }, lateTime()));
  if (!begun || begun === 'givenUp') throw new Error('no scan waits');
  return begun;
};
const keep = (begun: ToScan, text: string) =>
  house.inside((db, scope) =>
    keepScan({ db, scope, now: portal.clock.now }, begun, { state: 'read', text }, lateTime()),
  );
const rowOf = async ({ id }: { id: number }) => {
  const { rows } = await house.inside((db) =>
    db.execute<{ scans: number[]; scanned: number; unscanned: number }>(
      `select scans, scanned, unscanned from document_text where document_id = ${id}`,
    ),
  );
  return rows[0];
};
/** The rest of what waits, without looking at it. */
async function settle() {
  await read();
  await house.inside((db) => db.execute(`update document_text set scans = '{}', scan_due_at = null`));
}

it('a scanned page is read after all texts, and found by who may see it alone', async () => {
  const { id: folderId } = await aFolder(chair, 'Jen výbor', { visibility: 'committee' });
  const sheet = await aSheet('Zápis ze schůze výboru\nVýměna vodoměrů proběhne v květnu.');
  const minute = await kept(
    'Zápis.pdf',
    await together(aPdf(['Úvodní strana']), await aScan([sheet]), aPdf([''])),
    folderId,
  );
  expect(await readingOf(minute)).toBe('waits');
  portal.left.length = 0;
  await read();
  expect(await readingOf(minute)).toBe('scanWaits');
  expect(portal.left.filter((e) => e.name === 'documents.scan')).toHaveLength(1);
  expect(await rowOf(minute)).toEqual({ scans: [2, 3], scanned: 0, unscanned: 0 });
  // What has a text goes first, of whichever association.
  await kept('Novinka.docx', aDocx('Novinka'));
  expect(await readScans(portal)).toBe(0);
  await read();
  expect(await readScans(portal)).toBe(1);
  expect(await readingOf(minute)).toBe('scanned');
  expect(await rowOf(minute)).toEqual({ scans: [], scanned: 2, unscanned: 0 });
  const [found] = (await chair.asks(documents.search, { text: 'vodoměr' })).files;
  expect(found).toMatchObject({ title: 'Zápis.pdf', page: 2, isScan: true });
  expect(found?.piece).toContain('Výměna vodoměrů proběhne v květnu');
  const [text] = (await chair.asks(documents.search, { text: 'uvodni' })).files;
  expect(text).toMatchObject({ title: 'Zápis.pdf', page: 1, isScan: false });
  expect(await titles('vodoměr', owner)).toEqual([]);
  const { updatedAt } = await chair.asks(folders.one, { id: folderId });
  await chair.asks(folders.update, { id: folderId, name: 'Schůze', visibility: 'public', updatedAt } as never);
  expect(await titles('vodoměr', owner)).toEqual(['Zápis.pdf']);
  const asked = { folderId, filters: JSON.stringify({ text: 'vodomer' }) };
  expect((await owner.asks(documents.list, asked)).inside).toMatchObject([{ id: minute.id, page: 2, isScan: true }]);
});

describe('pages of a scan', () => {
  it('are kept one after another, each once, and words stay where they are first', async () => {
    const one = await kept('Tři strany.pdf', aPdf(['Kotelna', '', '']));
    await read();
    const second = await begin();
    expect(second).toMatchObject({ documentId: one.id, page: 2 });
    expect(await keep(second, 'Kotelna a komín')).toBe(3);
    expect(await titles('komin')).toEqual(['Tři strany.pdf']);
    expect(await readingOf(one)).toBe('scanWaits');
    // Another server that was at the same page.
    expect(await keep(second, 'Kotelna a hořák')).toBe(null);
    expect(await titles('horak')).toEqual([]);
    expect(await keep({ ...second, page: 3 }, 'Kotelna, závěr')).toBe(null);
    expect(await rowOf(one)).toEqual({ scans: [], scanned: 2, unscanned: 0 });
    const { rows } = await house.inside((db) =>
      db.execute(`select from document_word where cardinality(entries) <>
        (select count(distinct e / 1024) from unnest(entries) e)`),
    );
    expect(rows).toEqual([]);
    const [found] = (await chair.asks(documents.search, { text: 'kotelna' })).files;
    expect(found?.page).toBe(1);
  });

  it('of bytes that are replaced, or are in the bin, are dropped', async () => {
    const one = await kept('Stará.pdf', aPdf(['']));
    const other = await kept('Vyhozená.pdf', aPdf(['']));
    await read();
    const [a, b] = [await begin(), await begin()];
    expect([a.documentId, b.documentId]).toEqual([one.id, other.id]);
    const { id: fileId } = await uploads(chair, 'Stará.pdf', aPdf(['Zcela nová']));
    await chair.asks(documents.addVersion, { id: one.id, fileId });
    await chair.asks(documents.remove, { id: other.id });
    expect([await keep(a, 'prastarost'), await keep(b, 'vyhozenost')]).toEqual([null, null]);
    await read();
    expect([await titles('prastarost'), await titles('zcela')]).toEqual([[], ['Stará.pdf']]);
    await settle();
  });

  it('are two hundred at most, and what is behind them is told', async () => {
    const long = await kept('Dlouhá.pdf', aPdf(Array.from({ length: 230 }, () => '')));
    await read();
    expect(await rowOf(long)).toMatchObject({ unscanned: 30 });
    expect((await rowOf(long))?.scans).toHaveLength(200);
    const first = await begin();
    await keep(first, 'Začátek dlouhého skenu');
    await settle();
    expect(await readingOf(long)).toBe('scanCut');
    expect(await titles('dlouheho skenu')).toEqual(['Dlouhá.pdf']);
  });

  it('without letters say so, as a photograph does', async () => {
    const { bytes } = await aSheet('', { width: 40, height: 30, as: 'png' });
    const photo = await kept('Fasáda.png', bytes);
    await read();
    expect(await readingOf(photo)).toBe('scanWaits');
    expect(await readScans(portal)).toBe(1);
    expect(await readingOf(photo)).toBe('scanEmpty');
  });
});

it('each house has a scan read after another, however many one of them has', async () => {
  const other = await aHouse(portal);
  const theirs = await other.chair();
  for (const name of ['První.pdf', 'Druhá.pdf']) await kept(name, aPdf(['']));
  const { id } = await uploads(theirs, 'Jiná.pdf', aPdf(['']));
  await theirs.asks(documents.create, { folderId: null, files: [{ fileId: id }] });
  await read();
  const next = (last: number) => portal.pool.across('read only', (db) => nextToScan(db, portal.clock.now, last));
  // A text of the other house waits.
  expect(await next(0)).toBe(null);
  await readHouse(portal, other.id);
  expect([await next(0), await next(house.id), await next(other.id)]).toEqual([house.id, other.id, house.id]);
  expect(await readScans(portal)).toBe(3);
});

describe('a scan that cannot be read', () => {
  it('is tried three times, then named to the committee', async () => {
    const one = await kept('Jed.pdf', aPdf(['']));
    await read();
    for (const _ of [1, 2, 3]) {
      expect(await readingOf(one)).toBe('scanWaits');
      const begun = await begin();
      const again = new Date(portal.clock.now.getTime() + 60_000);
      await house.inside((db, scope) => failScan({ db, scope, now: portal.clock.now }, begun, again));
      expect(await readScans(portal)).toBe(0);
      portal.clock.now = new Date(portal.clock.now.getTime() + 61_000);
    }
    expect(await readingOf(one)).toBe('scanFailed');
    const { rows } = await house.inside((db) =>
      db.execute(`select detail->>'name' as name from activity where noun_id = ${one.id} and verb = 'unscanned'`),
    );
    expect(rows).toEqual([{ name: 'Jed.pdf' }]);
  });

  it('is given up when it was begun thirty times without an end', async () => {
    const one = await kept('Zabíjí.pdf', aPdf(['']));
    await read();
    await house.inside((db) => db.execute(`update document_text set scan_begun = 30 where document_id = ${one.id}`));
    expect(await readScans(portal)).toBe(1);
    expect(await readingOf(one)).toBe('scanFailed');
  });
});

it('one left by a server that died is taken again when its time is over', async () => {
  const one = await kept('Opuštěná.pdf', aPdf(['']));
  await read();
  await begin();
  portal.left.length = 0;
  expect(await readScans(portal)).toBe(0);
  await leaveUnscanned(portal);
  expect(portal.left).toEqual([]);
  portal.clock.now = new Date(portal.clock.now.getTime() + 21_000);
  await leaveUnscanned(portal);
  expect(portal.left).toMatchObject([{ name: 'documents.scan' }]);
  expect(await readScans(portal)).toBe(1);
  expect(await readingOf(one)).toBe('scanEmpty');
});

it('where the operator wants none, scans are not read, and the document says so', async () => {
  portal.config.scans = false;
  const one = await kept('Nečtená.pdf', aPdf(['']));
  portal.left.length = 0;
  await read();
  await leaveUnread(portal);
  await leaveUnscanned(portal);
  expect([await readScans(portal), portal.left]).toEqual([0, []]);
  expect(await readingOf(one)).toBe('scanOff');
  portal.config.scans = true;
  expect(await readingOf(one)).toBe('scanWaits');
  expect(await readScans(portal)).toBe(1);
});
