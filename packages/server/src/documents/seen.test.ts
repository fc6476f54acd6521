import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RoleId, roleIds } from '#contract/access.ts';
import { files as attachments } from '#contract/base/files/files.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { discussion } from '#contract/discussion/endpoints.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { addressedPapers } from '#contract/documents/endpoints-addressed.ts';
import { documentDue } from '#contract/documents/endpoints-due.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { documentOpenings } from '#contract/documents/endpoints-openings.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { idOf } from '#house/entitled.ts';
import { nobody, type Person } from '#house/house.ts';
import { drawn, seed } from '#house/seed.ts';
import {
  documentIds,
  everybody,
  folderIds,
  foldersOf,
  house,
  openSeenHouse,
  papers,
  portal,
  seenBy,
  table,
  walkers,
  warnedOf,
  who,
} from '#house/seen.ts';
import { comings, meantFor } from '#house/seen-coming.ts';
import { doors, flat, foldersThrough, isFetched, type Node, openOnes, ticketFor } from '#house/seen-doors.ts';
import { fetched, uploads } from '#house/sending-files.ts';

beforeAll(openSeenHouse);
afterAll(() => portal.close());

const ways = Object.keys(comings);
/** Doors that are one call, and one drawn of those that are asked of each document. */
const calendar = ['the calendar, where it runs out', 'the calendar, where it was done'];
const atOnce = [...calendar, 'the page of what runs out', 'what is attached to a message', 'an archive of all'];
const oneByOne = Object.keys(doors).filter((door) => !atOnce.includes(door));
const doorsOf = (name: string) =>
  walkers.includes(name) ? Object.keys(doors) : [...atOnce, oneByOne[drawn(name, oneByOne.length)] as string];
const foldersOfAll = ['the tree', 'an archive of all'];
const folderDoorsOf = (name: string) => (walkers.includes(name) ? Object.keys(foldersThrough) : foldersOfAll);

describe.each(everybody)(`%s (seed ${seed})`, (name) => {
  it.each(doorsOf(name))('gets through %s the documents that are for them, and no others', async (door) => {
    const found = await doors[door]?.(who(name));
    expect(found?.sort()).toEqual(seenBy(name));
  });

  it.each(ways)('is given by %s the documents that are for them, and no others', async (way) => {
    const found = await comings[way]?.(who(name));
    // Before a mail goes nobody asks whose the document is: that its author is not told was seen to when it came.
    const meant =
      way === 'a mail that is on its way' && name === 'mayorCommittee' ? meantFor('memberCommittee') : meantFor(name);
    // Somebody who owned before is written to of what is addressed to them by name, and finds it on their own page.
    const byName = way.includes('mail') ? Object.keys(papers).filter((paper) => papers[paper]?.byName === name) : [];
    expect(found?.sort()).toEqual([...new Set([...meant, ...byName])].sort());
  });

  it.each(folderDoorsOf(name))('gets through %s the folders that are for them, and no others', async (door) => {
    const found = await foldersThrough[door]?.(who(name));
    expect(found?.sort()).toEqual(foldersOf(name));
  });
});

it.each(walkers)('%s gets no bytes past the documents’ own doors, where it is written down', async (name) => {
  const { download, preview } = attachments;
  for (const { path } of [download, preview])
    expect(await openOnes(({ fileId }) => isFetched(ticketFor(who(name), path, { id: fileId })))).toEqual([]);
});

describe('what is addressed by name', () => {
  it.each(everybody)('%s gets it from the own page, and nothing else', async (name) => {
    const mine = Object.entries(papers).flatMap(([paper, { byName }]) => (byName === name ? [paper] : []));
    const { files } = await who(name).asks(addressedPapers.list, {});
    expect(files.map((f) => f.name).sort()).toEqual(mine.sort());
    for (const { url } of files) expect((await fetched(portal, url)).statusCode).toBe(200);
  });

  it.each(walkers)('%s opens by its own door nothing else', async (name) => {
    const mine = Object.entries(papers).flatMap(([paper, { byName }]) => (byName === name ? [paper] : []));
    const opened = await openOnes(({ id }) => isFetched(ticketFor(who(name), addressedPapers.bytes.path, { id })));
    expect(opened.sort()).toEqual(mine.sort());
  });
});

it('asked of a whole house, who opens each document gives the same as each of them does', async () => {
  const roleOf = (name: string): RoleId =>
    name === 'podnájemník' ? 'neighbour' : (roleIds as readonly string[]).includes(name) ? (name as RoleId) : 'owner';
  const documentsIds = [...documentIds.values()].map((d) => d.id);
  const told = everybody.filter((name) => name !== 'visit' && name !== 'bývalý vlastník');
  for (const role of new Set(told.map(roleOf))) {
    const reached = told.filter((name) => roleOf(name) === role);
    const audience = [{ kind: 'role' as const, role }];
    const closed = await who('mayorCommittee').asks(messages.closedTo, { documents: documentsIds, audience });
    const expected = [...documentIds].map(([name, { id }]) => ({
      id,
      count: reached.filter((one) => !seenBy(one).includes(name)).length,
    }));
    expect([role, closed.of, closed.documents.map(({ id, count }) => ({ id, count }))]).toEqual([
      role,
      reached.length,
      expected,
    ]);
  }
});

it.each(everybody.filter((name) => name !== 'visit'))('%s is warned by mail of what they see alone', async (name) => {
  expect((await warnedOf(who(name))).sort()).toEqual(seenBy(name));
});

describe('what one may not see', () => {
  /** How many of a folder and of what stands in it the person sees. */
  const counted = (person: string, folder: string): number => {
    const inside = Object.keys(table).filter((name) => name === folder || insides[folder]?.includes(name));
    return inside.reduce(
      (n, one) =>
        n +
        seenBy(person).filter(
          (d) => d === `${one} veřejně` || d === `${one} soukromě` || (one === 'byt prodaný' && d in papers),
        ).length,
      0,
    );
  };
  const insides: Record<string, string[]> = {
    'paní Alena': ['kontrola v Alenině'],
    výbor: ['veřejná ve výboru'],
    'byt 16': ['veřejná v bytě 16'],
    kontrola: ['pro vlastníky v kontrole'],
    veřejná: ['kontrola ve veřejné'],
  };

  /** How many folders right in it the person sees. */
  const within = (person: string, folder: string): number =>
    (insides[folder] ?? []).filter((name) => table[name]?.sees.has(person)).length;

  it.each(['mayorCommittee', 'auditMember', 'alena', 'bedrich', 'podnájemník', 'visit'])(
    'is in no count of %s',
    async (person) => {
      const { folders: tree, rootCount } = await who(person).asks(folders.tree, {});
      expect(rootCount).toBe(counted(person, 'kořen'));
      for (const { name, fileCount } of flat(tree as Node[]))
        expect([name, fileCount]).toEqual([name, counted(person, name)]);
      for (const id of [null, ...folderIds.values()]) {
        const { status, body } = await who(person).call(folders.list, { parentId: id ?? '' });
        if (status !== 200) continue;
        type Counted = Node & { folderCount: number };
        const { folders: rows, folder } = body.data as { folders: Counted[]; folder: Counted | null };
        const one = id === null ? [] : [await who(person).asks(folders.one, { id })];
        for (const { name, fileCount, folderCount } of [...rows, ...(folder ? [folder] : []), ...one])
          expect([name, fileCount, folderCount]).toEqual([name, counted(person, name), within(person, name)]);
        const { total, files } = await who(person).asks(documents.list, { folderId: id });
        expect(total).toBe(files.length);
      }
    },
  );

  it('is refused as what is not there', async () => {
    const alike = async (endpoint: Parameters<Person['call']>[0], hidden: object, missing: object) => {
      const bodies = await Promise.all([hidden, missing].map((input) => who('bedrich').call(endpoint, input)));
      expect(bodies[0]).toEqual(bodies[1]);
      expect(bodies[0]?.status).toBeGreaterThanOrEqual(400);
    };
    const id = documentIds.get('výbor veřejně')?.id as number;
    const folderId = folderIds.get('výbor') as number;
    for (const call of [
      ...[documents.one, documents.versions, documents.download, documents.remove, documentDue.one],
      documentOpenings.list,
    ])
      await alike(call, { id }, { id: 999_999 });
    await alike(confirmations.accept, { id: `document-${id}-1` }, { id: 'document-999999-1' });
    await alike(confirmations.text, { id: `document-${id}-1` }, { id: 'document-999999-1' });
    const { fileId } = documentIds.get('výbor veřejně') as { fileId: number };
    const words = { name: 'x', description: '', isPublic: true };
    await alike(attachments.change, { id: fileId, ...words }, { id: 999_999, ...words });
    await alike(documents.list, { folderId }, { folderId: 999_999 });
    await alike(folders.list, { parentId: folderId }, { parentId: 999_999 });
    await alike(folders.one, { id: folderId }, { id: 999_999 });
    await alike(
      documents.link,
      { name: 'x', url: 'example.cz', folderId },
      { name: 'x', url: 'example.cz', folderId: 999_999 },
    );
    await alike(folders.downloadSelected, { files: [id], folders: [folderId] }, { files: [999_999] });
  });

  it('is told to nobody who asks for whom it is closed', async () => {
    const all = [...documentIds.values()].map(({ id }) => id);
    for (const name of ['auditMember', 'alena', 'bedrich']) {
      const told = await who(name).asks(discussion.closedTo, { audience: [], documents: all });
      const names = [...documentIds].flatMap(([one, { id }]) => (told.documents.some((d) => d.id === id) ? [one] : []));
      expect(names.sort()).toEqual(seenBy(name));
    }
  });

  it('is closed to whoever is not signed in', async () => {
    const id = documentIds.get('kořen veřejně')?.id as number;
    expect((await nobody(portal).refused(documents.one, { id })).code).toBe(401);
  });

  it('opens when the register says so, and closes again', async () => {
    const id = documentIds.get('byt 16 veřejně')?.id as number;
    const opens = async () => (await who('bedrich').call(documents.one, { id })).status;
    const set = (change: string) =>
      house.inside((db) =>
        db.execute(sql`update ownership_member set member_id = ${sql.raw(change)} where svj_id = ${house.id}
          and ownership_id in (select id from ownership where svj_id = ${house.id} and unit_id = (
            select id from unit where svj_id = ${house.id} and number = '16/1'))`),
      );
    expect(await opens()).toBe(404);
    await set(String(idOf(who('bedrich'))));
    expect(await opens()).toBe(200);
    await set(String(idOf(who('alena'))));
    expect(await opens()).toBe(404);
  });
});

describe('with the right to read', () => {
  it('an owner adds to a folder of theirs and puts their own into the bin, nothing else', async () => {
    const [alena, folderId] = [who('alena'), folderIds.get('paní Alena') as number];
    const { id: fileId } = await uploads(alena, 'od Aleny.txt', 'dopis');
    const { files } = await alena.asks(documents.create, { folderId, files: [{ fileId, isPublic: false }] });
    const [mine] = files;
    expect(mine).toMatchObject({ isPublic: true, mayRemove: true, ownerId: alena.memberId });
    expect((await alena.asks(folders.list, { parentId: folderId })).mayAdd).toBe(true);
    const given = documentIds.get('paní Alena veřejně')?.id as number;
    expect((await alena.refused(documents.remove, { id: given })).key).toBe('BASE.ERRORS.NO_PERMISSION');
    expect((await alena.refused(documents.update, { id: given, updatedAt: '1.', name: 'x' })).code).toBe(403);
    for (const elsewhere of [null, folderIds.get('veřejná') as number, folderIds.get('pro vlastníky') as number]) {
      const link = { name: 'x', url: 'example.cz', folderId: elsewhere };
      expect((await alena.refused(documents.link, link)).key).toBe('BASE.ERRORS.NO_PERMISSION');
    }
    expect(await alena.asks(documents.remove, { id: mine?.id as number })).toMatchObject({ files: 1 });
  });

  it('the audit group adds to folders for audit, others do not', async () => {
    const folderId = folderIds.get('kontrola') as number;
    const link = { name: 'Výpis', url: 'example.cz', folderId };
    const made = await who('auditMember').asks(documents.link, link);
    expect((await who('inspector').asks(documents.one, { id: made.id })).mayRemove).toBe(false);
    expect((await who('inspector').refused(documents.remove, { id: made.id })).code).toBe(403);
    await who('auditMember').asks(documents.remove, { id: made.id });
    expect((await who('bedrich').refused(documents.link, link)).key).toBe('FOLDER.NOT_FOUND');
  });
});
