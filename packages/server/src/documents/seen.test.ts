import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRoles, type RoleId, roleIds } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { dayIn } from '#contract/base/dates.ts';
import { files as attachments } from '#contract/base/files.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { readAskId } from '#contract/confirmations/rules.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { documentAccepts } from '#contract/documents/endpoints-accepts.ts';
import { addressedPapers } from '#contract/documents/endpoints-addressed.ts';
import { attached } from '#contract/documents/endpoints-attached.ts';
import { documentDue } from '#contract/documents/endpoints-due.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { documentsOlder } from '#contract/documents/endpoints-older.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { aFolder } from '#house/documents.ts';
import { accept, idOf, owned } from '#house/entitled.ts';
import { anAdmin, edited, nobody, type Person, type TestHouse } from '#house/house.ts';
import { aBoardHouse, aMessage } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, photo, uploads } from '#house/sending-files.ts';
import { filesIn } from '#house/zip.ts';
import { actFor } from '#server/base/http/gate.ts';
import { hashToken, sealTicket } from '#server/base/secrets/tokens.ts';
import { keyOfPair } from '#server/notices/steps.ts';
import { warnOfDue } from './jobs-due.ts';
import { documentSource } from './telling/notices.ts';

let portal: TestPortal;
let house: TestHouse;
/** By name: who asks. */
const people = new Map<string, Person>();
/** By name: ids of folders, and of documents. */
const folderIds = new Map<string, number>();
const documentIds = new Map<string, { id: number; fileId: number }>();
/** A message to everybody that all documents were chosen for, and the ids of those choices by the names of the documents. */
let messageId: number;
const attachedIds = new Map<string, number>();

const committee = roleIds.filter((id) => defaultRoles[id].group === 'committee');
const audit = roleIds.filter((id) => defaultRoles[id].group === 'audit');
const among = (...names: string[]) => new Set([...committee, ...names]);
/** Who reads the module at all: those whom the register entitles no more read nothing. */
const readers = among(
  ...audit,
  'owner',
  'company',
  'authorizePerson',
  'neighbour',
  'alena',
  'bedrich',
  'podnájemník',
  'visit',
);

/** Of each folder: who sees it with what is public in it, and who what is private. */
const table: Record<string, { sees: Set<string>; private: Set<string> }> = {
  kořen: { sees: readers, private: among() },
  veřejná: { sees: readers, private: among() },
  'pro vchod 16': { sees: among('alena', 'podnájemník', 'authorizePerson'), private: among() },
  'pro vlastníky': { sees: among('owner', 'alena', 'bedrich'), private: among() },
  výbor: { sees: among(), private: among() },
  'paní Alena': { sees: among('alena'), private: among('alena') },
  'byt 16': { sees: among('alena', 'authorizePerson'), private: among('alena', 'authorizePerson') },
  'byt 16 i pro nájemníky': {
    sees: among('alena', 'authorizePerson', 'podnájemník'),
    private: among('alena', 'authorizePerson'),
  },
  kontrola: { sees: among(...audit), private: among() },
  'kontrola v Alenině': { sees: among(), private: among() },
  'veřejná ve výboru': { sees: among(), private: among() },
  'veřejná v bytě 16': { sees: among('alena', 'authorizePerson'), private: among('alena', 'authorizePerson') },
  'pro vlastníky v kontrole': { sees: among(), private: among() },
  'kontrola ve veřejné': { sees: among(...audit), private: among() },
  'byt prodaný': { sees: among('bedrich'), private: among('bedrich') },
};

/** Papers of a unit that Bedřich bought on 22 November: of its folder, what each is about and for whom, and who sees it. */
const papers: Record<string, { paper: () => object; sees: Set<string>; byName?: string }> = {
  'předchozího vlastníka': { paper: () => ({ dateFor: '2026-11-21' }), sees: among() },
  'ze dne převodu': { paper: () => ({ dateFor: '2026-11-22' }), sees: among('bedrich') },
  'plán bytu': { paper: () => ({ dateFor: '1998-01-01', forLater: true }), sees: among('bedrich') },
  'vyúčtování prodávajícímu': {
    paper: () => ({ dateFor: '2026-11-23', toIds: [idOf(who('bývalý vlastník'))] }),
    sees: among(),
    byName: 'bývalý vlastník',
  },
  'starý dluh': {
    paper: () => ({ dateFor: '2020-01-01', toIds: [idOf(who('bedrich'))] }),
    sees: among('bedrich'),
    byName: 'bedrich',
  },
};

async function aPaper(
  chair: Person,
  name: string,
  folderId: number | null,
  isPublic: boolean,
  more = {},
): Promise<void> {
  const { id: fileId } = await uploads(chair, `${name}.jpg`, await photo());
  const files = [{ fileId, isPublic, acceptRead: true, notify: true, ...more }];
  const made = await chair.asks(documents.create, { folderId, files });
  documentIds.set(name, { id: made.files[0]?.id as number, fileId });
}

type Inside = { files: { id: number }[]; inside: { id: number }[] };
/** A word that stands inside of this document alone. */
const wordOf = (id: number): string => `uvnitr${id}`;

/** As if each had been read: pictures have no text. */
const written = () =>
  house.inside(async (db) => {
    for (const { id, fileId } of documentIds.values()) {
      const { rows } = await db.execute<{ id: number }>(sql`
        insert into document_text (svj_id, id, document_id, file_id, state)
        values (${house.id}, ${id}, ${id}, ${fileId}, 'read') returning id`);
      const text = rows[0]?.id as number;
      await db.execute(
        sql`insert into document_piece (svj_id, text_id, piece, text) values (${house.id}, ${text}, 0, ${wordOf(id)})`,
      );
      await db.execute(sql`insert into document_word (svj_id, word, bucket, entries)
        values (${house.id}, ${wordOf(id)}, ${Math.floor(text / 256)}, array[${(text % 256) * 1024}::integer])`);
    }
  });

async function furnish(chair: Person, board: Awaited<ReturnType<typeof aBoardHouse>>, sold: number): Promise<void> {
  const { for16, ids, alena } = board;
  const inside = (name: string) => ({ parentId: folderIds.get(name) as number });
  const alone = { visibility: 'owner', ownerId: idOf(alena) };
  const ofUnit = { visibility: 'owner', unitId: ids.u16 };
  const owners = { audience: [{ kind: 'role', role: 'owner' }] };
  const made: [string, () => object][] = [
    ['veřejná', () => ({})],
    ['pro vchod 16', () => for16],
    ['pro vlastníky', () => owners],
    ['výbor', () => ({ visibility: 'committee' })],
    ['paní Alena', () => alone],
    ['byt 16', () => ofUnit],
    ['byt 16 i pro nájemníky', () => ({ ...ofUnit, forTenants: true })],
    ['kontrola', () => ({ visibility: 'audit' })],
    ['kontrola v Alenině', () => ({ visibility: 'audit', ...inside('paní Alena') })],
    ['veřejná ve výboru', () => inside('výbor')],
    ['veřejná v bytě 16', () => inside('byt 16')],
    ['pro vlastníky v kontrole', () => ({ ...owners, ...inside('kontrola') })],
    ['kontrola ve veřejné', () => ({ visibility: 'audit', ...inside('veřejná') })],
    ['byt prodaný', () => ({ visibility: 'owner', unitId: sold })],
  ];
  for (const [name, change] of made) folderIds.set(name, (await aFolder(chair, name, change())).id);
  for (const name of Object.keys(table)) {
    await aPaper(chair, `${name} veřejně`, folderIds.get(name) ?? null, true);
    await aPaper(chair, `${name} soukromě`, folderIds.get(name) ?? null, false);
  }
  for (const [name, { paper }] of Object.entries(papers))
    await aPaper(chair, name, folderIds.get('byt prodaný') as number, true, paper());
  const chosen = [...documentIds.values()].map(({ id }) => ({ id, version: 1 }));
  messageId = (await aMessage(chair, { documents: chosen })).id;
  const { rows } = await house.inside((db) =>
    db.execute<{ id: number; name: string }>(sql`select a.id, d.name from attached_document a
      join document d on d.svj_id = a.svj_id and d.id = a.document_id where a.svj_id = ${house.id}`),
  );
  for (const { id, name } of rows) attachedIds.set(name, Number(id));
}

/** Each document runs out today, and everybody was chosen to be told of it, whether they see it or not. */
async function oblige(): Promise<void> {
  const today = dayIn(portal.clock.now);
  await house.inside(async (db) => {
    await db.execute(sql`
      insert into document_obligation (svj_id, document_id, kind, due_on, warn_on, updated_at)
      select svj_id, id, 'other', ${today}::date, ${today}::date, ${portal.clock.now} from document where svj_id = ${house.id}`);
    await db.execute(sql`
      insert into document_watcher (svj_id, document_id, member_id)
      select d.svj_id, d.id, m.id from document d join member m on m.svj_id = d.svj_id where d.svj_id = ${house.id}`);
  });
  await warnOfDue(portal, (error) => {
    throw error;
  });
}

/** Names of the documents that somebody was warned of by mail. */
async function warnedOf({ email }: Person): Promise<string[]> {
  const { rows } = await house.inside((db) =>
    db.execute<{ title: string }>(sql`
      select data ->> 'title' as title from outbox
      where svj_id = ${house.id} and kind = 'documentDue' and recipient = ${email}`),
  );
  return rows.map((r) => r.title.replace('.jpg', ''));
}

beforeAll(async () => {
  portal = await aPortal();
  const board = await aBoardHouse(portal);
  const { chair, alena, bedrich, ids } = board;
  house = board.house;
  people.set('mayorCommittee', chair).set('alena', alena).set('bedrich', bedrich);
  for (const role of roleIds.filter((id) => id !== 'mayorCommittee')) people.set(role, await house.person({ role }));
  // Each of those whom the register has to entitle has a place of their own, but for who represents 16/1.
  const of = (role: RoleId) => people.get(role) as Person;
  const lodger = await house.person({ role: 'neighbour' });
  const former = await house.owner();
  people.set('podnájemník', lodger).set('bývalý vlastník', former);
  await house.unit(chair, '14/2', [1, 4], owned(of('owner')));
  await house.unit(chair, '14/3', [1, 4], owned(of('company')));
  const sold = await house.unit(chair, '14/4', [1, 4], owned(former));
  await house.represented(ids.u16, idOf(of('authorizePerson')));
  const home = await chair.asks(units.one, { id: ids.u16 });
  const living = { authorized: [{ memberId: idOf(lodger), relation: 'renter' as const }] };
  await chair.asks(units.update, edited(home, living) as never);
  const owners = [{ memberIds: [idOf(bedrich)], joint: false, share: '{"numerator":"1","denominator":"1"}' }];
  await chair.asks(units.update, edited(sold, { owners, validFrom: '2026-11-22' }) as never);
  await accept(chair);
  portal.clock.now = new Date(portal.clock.now.getTime() + 2 * 24 * 3600_000);
  const admin = await anAdmin(portal);
  const visit = await admin.asks(association.visit, { id: house.id, reason: 'Dotaz výboru', write: false });
  people.set('visit', admin.as(visit.session_user_id));
  await furnish(chair, board, sold.id);
  await written();
  await oblige();
});
afterAll(() => portal.close());

const seenBy = (who: string): string[] =>
  Object.entries(table)
    .flatMap(([name, { sees, private: hidden }]) => [
      ...(sees.has(who) ? [`${name} veřejně`] : []),
      ...(hidden.has(who) ? [`${name} soukromě`] : []),
    ])
    .concat(Object.entries(papers).flatMap(([name, { sees }]) => (sees.has(who) ? [name] : [])))
    .sort();
const foldersOf = (who: string): string[] =>
  Object.entries(table)
    .flatMap(([name, { sees }]) => (folderIds.has(name) && sees.has(who) ? [name] : []))
    .sort();

const sessions = new Map<string, number>();
async function ticketFor(who: Person, path: string, input: object): Promise<string> {
  const token = who.token as string;
  if (!sessions.has(token)) {
    const { rows } = await portal.pool.raw.query<{ id: string }>(
      "select set_config('app.across', 'on', false), id from session where token_hash = $1",
      [hashToken(token)],
    );
    sessions.set(token, Number(rows[0]?.id));
  }
  const until = portal.clock.now.getTime() + 60_000;
  const opened = { path, sessionId: sessions.get(token) as number, actorId: who.memberId as number, input, until };
  return path.replace(':ticket', sealTicket(portal.secret, opened));
}

/** Names of those documents for which the door opens. */
async function openOnes(opens: (one: { id: number; fileId: number }) => Promise<boolean>): Promise<string[]> {
  const found = await Promise.all([...documentIds].map(async ([name, one]) => ((await opens(one)) ? [name] : [])));
  return found.flat();
}
const isOk = async (call: Promise<{ status: number }>) => (await call).status === 200;
const isFetched = async (url: Promise<string>) => (await fetched(portal, await url)).statusCode === 200;
const attachedOnes = async (who: Person, path: string) => {
  const opened = [...attachedIds].map(async ([name, id]) =>
    (await isFetched(ticketFor(who, path, { id }))) ? [name] : [],
  );
  return (await Promise.all(opened)).flat();
};
type Answer = { files?: { name: string }[]; folders?: { name: string }[] };
const within = async (who: Person, endpoint: typeof documents.list | typeof documentsOlder.list, named: string) => {
  const answers = await Promise.all(
    [null, ...folderIds.values()].map((id) => who.call(endpoint, { [named]: id ?? '', sizePerPage: 'all' })),
  );
  return answers.map((a) => (a.status === 200 ? (a.body.data as Answer) : {}));
};

/** Every way to a document: names of those it gives to whoever asks. */
const doors: Record<string, (who: Person) => Promise<string[]>> = {
  'the list': async (who) =>
    (await within(who, documents.list, 'folderId')).flatMap((a) => (a.files ?? []).map((f) => f.name)),
  'the older list': async (who) =>
    (await within(who, documentsOlder.list, 'folder_id')).flatMap((a) => (a.files ?? []).map((f) => f.name)),
  'its page': (who) => openOnes(({ id }) => isOk(who.call(documents.one, { id }))),
  'its versions': (who) => openOnes(({ id }) => isOk(who.call(documents.versions, { id }))),
  'the page of what runs out': async (who) => {
    const { status, body } = await who.call(documentDue.list, { sizePerPage: 'all' });
    return status === 200 ? (body.data as { files: { name: string }[] }).files.map((f) => f.name) : [];
  },
  'its due date': (who) => openOnes(({ id }) => isOk(who.call(documentDue.one, { id }))),
  'the search': async (who) => {
    const found = await Promise.all(
      [...documentIds.keys()].map(async (name) => {
        const { body } = await who.call(documents.search, { text: name });
        const { files = [] } = (body.data ?? {}) as { files?: { title: string }[] };
        return files.some((f) => f.title === `${name}.jpg`) ? [name] : [];
      }),
    );
    return found.flat();
  },
  'the search inside of texts': async (who) => {
    const found = await Promise.all(
      [...documentIds].map(async ([name, { id }]) => {
        const { body } = await who.call(documents.search, { text: wordOf(id) });
        const { files = [] } = (body.data ?? {}) as { files?: { id: number; piece: string }[] };
        return files.some((f) => f.id === id && f.piece === wordOf(id)) ? [name] : [];
      }),
    );
    return found.flat();
  },
  'the list by what is inside': async (who) => {
    const found = await Promise.all(
      [...documentIds].map(async ([name, { id }]) => {
        const folder = name in papers ? 'byt prodaný' : name.replace(/ (veřejně|soukromě)$/, '');
        const folderId = folderIds.get(folder) ?? '';
        const filters = JSON.stringify({ text: wordOf(id) });
        const { status, body } = await who.call(documents.list, { folderId, filters });
        const { files, inside } = status === 200 ? (body.data as Inside) : { files: [], inside: [] };
        expect(inside.map((f) => f.id)).toEqual(files.map((f) => f.id));
        return files.some((f) => f.id === id) ? [name] : [];
      }),
    );
    return found.flat();
  },
  'a call for its address': (who) => openOnes(({ id }) => isOk(who.call(documents.download, { id }))),
  'its bytes': (who) => openOnes(({ id }) => isFetched(ticketFor(who, documents.bytes.path, { id, version: 1 }))),
  'a preview': (who) => openOnes(({ id }) => isFetched(ticketFor(who, documents.preview.path, { id, version: 1 }))),
  'what is attached to a message': async (who) => {
    const { status, body } = await who.call(messages.one, { id: messageId });
    return status === 200 ? (body.data as { files: { name: string }[] }).files.map((f) => f.name) : [];
  },
  'bytes of what is attached': (who) => attachedOnes(who, attached.bytes.path),
  'previews of what is attached': (who) => attachedOnes(who, attached.preview.path),
  'where it is attached': (who) =>
    openOnes(async ({ id }) => {
      const { status, body } = await who.call(attached.uses, { files: [id] });
      return status === 200 && (body.data as { total: number }).total > 0;
    }),
  'an archive of all': async (who) => {
    const all = { folders: [...folderIds.values()], files: [...documentIds.values()].map((d) => d.id) };
    const { statusCode, rawPayload } = await fetched(portal, await ticketFor(who, folders.zip.path, all));
    if (statusCode !== 200) return [];
    const names = [...filesIn(rawPayload).keys()].filter((name) => name.endsWith('.jpg'));
    return names.map((name) => (name.split('/').at(-1) as string).replace('.jpg', ''));
  },
};

/** Folders whose public documents are not for those who only administer them, and those of which no document is. */
const narrower = ['pro vchod 16', 'pro vlastníky', 'kontrola', 'pro vlastníky v kontrole', 'kontrola ve veřejné'];
const owners = [
  ...['paní Alena', 'byt 16', 'byt 16 i pro nájemníky', 'kontrola v Alenině', 'veřejná v bytě 16'],
  'byt prodaný',
];

/** Of what somebody sees what is for them: who administers documents is not asked to read the papers of every unit. */
function meantFor(name: string): string[] {
  // A visit owes nothing, and the chair knows what they uploaded.
  if (name === 'visit' || name === 'mayorCommittee') return [];
  if (!(committee as string[]).includes(name)) return seenBy(name);
  const inOwners = owners.flatMap((f) => [`${f} veřejně`, `${f} soukromě`]);
  const others = [...inOwners, ...Object.keys(papers), ...narrower.map((f) => `${f} veřejně`)];
  return seenBy(name).filter((one) => !others.includes(one));
}

const nameOfDocument = (id: number): string[] =>
  [...documentIds].flatMap(([name, one]) => (one.id === id ? [name] : []));

/** Every way in which a document comes to somebody by itself. */
const comings: Record<string, (who: Person) => Promise<string[]>> = {
  confirmation: async (who) => {
    const { status, body } = await who.call(confirmations.queue);
    if (status !== 200) return [];
    const { items } = body.data as { items: { dataValues: { id: string } }[] };
    return items.flatMap((i) => nameOfDocument(readAskId(i.dataValues.id)?.id ?? 0));
  },
  'the list of those who are asked': async (who) => {
    const found: string[] = [];
    for (const [name, { id }] of documentIds) {
      const input = { id, list: 'missing', sizePerPage: 'all' } as const;
      const { allAccepts } = await (people.get('mayorCommittee') as Person).asks(documentAccepts.list, input);
      if (allAccepts.some((a) => a.user.id === who.memberId)) found.push(name);
    }
    return found;
  },
  mail: ({ memberId }) =>
    portal.pool.transaction('read only', async (db) => {
      const scope = await actFor(db, house.id);
      const { rows } = await db.execute<{ id: number }>(sql`select distinct owner_id as id from notice
        where svj_id = ${house.id} and owner = 'document' and member_id = ${memberId}`);
      const pairs = rows.map(({ id }) => ({ ownerId: id, memberId: memberId as number }));
      const still = await documentSource.still(db, scope, pairs, portal.clock.now);
      return pairs.filter((pair) => still.has(keyOfPair(pair))).flatMap((pair) => nameOfDocument(pair.ownerId));
    }),
  'a mail that is on its way': ({ memberId }) =>
    portal.pool.transaction('read only', async (db) => {
      const scope = await actFor(db, house.id);
      const pairs = [...documentIds.values()].map(({ id }) => ({ ownerId: id, memberId: memberId as number }));
      const still = await documentSource.still(db, scope, pairs, portal.clock.now);
      return pairs.filter((pair) => still.has(keyOfPair(pair))).flatMap((pair) => nameOfDocument(pair.ownerId));
    }),
};

type Node = { name: string; fileCount: number; children: Node[] };
const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((n) => [n, ...flat(n.children)]);

/** Every way to a folder. */
const foldersThrough: Record<string, (who: Person) => Promise<string[]>> = {
  'the tree': async (who) => {
    const { status, body } = await who.call(folders.tree);
    return status === 200 ? flat((body.data as { folders: Node[] }).folders).map((f) => f.name) : [];
  },
  'the list': async (who) =>
    (await within(who, folders.list as never, 'parentId')).flatMap((a) => (a.folders ?? []).map((f) => f.name)),
  'the older list': async (who) =>
    (await within(who, documentsOlder.list, 'folder_id')).flatMap((a) => (a.folders ?? []).map((f) => f.name)),
  'its page': async (who) => {
    const found = await Promise.all(
      [...folderIds].map(async ([name, id]) => ((await isOk(who.call(folders.one, { id }))) ? [name] : [])),
    );
    return found.flat();
  },
  'the search': async (who) => {
    const found = await Promise.all(
      [...folderIds.keys()].map(async (name) => {
        const { body } = await who.call(folders.search, { text: name });
        const { folders: rows = [] } = (body.data ?? {}) as { folders?: { title: string }[] };
        return rows.some((f) => f.title === name) ? [name] : [];
      }),
    );
    return found.flat();
  },
  'an archive of all': async (who) => {
    const all = { folders: [...folderIds.values()], files: [] };
    const { statusCode, rawPayload } = await fetched(portal, await ticketFor(who, folders.zip.path, all));
    if (statusCode !== 200) return [];
    const names = [...filesIn(rawPayload).keys()].filter((name) => name.endsWith('/'));
    return names.map((name) => name.split('/').at(-2) as string);
  },
};

const everybody = [...roleIds, 'alena', 'bedrich', 'podnájemník', 'bývalý vlastník', 'visit'];
const who = (name: string) => people.get(name) as Person;

describe.each(everybody)('%s', (name) => {
  it.each(Object.keys(doors))('gets through %s the documents that are for them, and no others', async (door) => {
    const found = await doors[door]?.(who(name));
    expect(found?.sort()).toEqual(seenBy(name));
  });

  it.each(Object.keys(comings))('is given by %s the documents that are for them, and no others', async (way) => {
    const found = await comings[way]?.(who(name));
    // Before a mail goes nobody asks whose the document is: that its author is not told was seen to when it came.
    const meant =
      way === 'a mail that is on its way' && name === 'mayorCommittee' ? meantFor('memberCommittee') : meantFor(name);
    expect(found?.sort()).toEqual(meant);
  });

  it.each(Object.keys(foldersThrough))('gets through %s the folders that are for them, and no others', async (door) => {
    const found = await foldersThrough[door]?.(who(name));
    expect(found?.sort()).toEqual(foldersOf(name));
  });
});

it.each(everybody)('%s gets no bytes past the documents’ own doors, where it is written down', async (name) => {
  const { download, preview } = attachments;
  for (const { path } of [download, preview])
    expect(await openOnes(({ fileId }) => isFetched(ticketFor(who(name), path, { id: fileId })))).toEqual([]);
});

describe('what is addressed by name', () => {
  it.each(everybody)('%s gets it from the own page, and nothing else', async (name) => {
    const mine = Object.entries(papers).flatMap(([paper, { byName }]) => (byName === name ? [paper] : []));
    const { files } = await who(name).asks(addressedPapers.list, {});
    expect(files.map((f) => f.name).sort()).toEqual(mine.sort());
    const opened = await openOnes(({ id }) => isFetched(ticketFor(who(name), addressedPapers.bytes.path, { id })));
    expect(opened.sort()).toEqual(mine);
    for (const { url } of files) expect((await fetched(portal, url)).statusCode).toBe(200);
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
        const { folders: rows, folder } = body.data as { folders: Node[]; folder: Node | null };
        for (const { name, fileCount } of [...rows, ...(folder ? [folder] : [])])
          expect([name, fileCount]).toEqual([name, counted(person, name)]);
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
    for (const call of [documents.one, documents.versions, documents.download, documents.remove, documentDue.one])
      await alike(call, { id }, { id: 999_999 });
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
