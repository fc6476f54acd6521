import { sql } from 'drizzle-orm';
import { defaultRoles, type RoleId, roleIds } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { warnOfDue } from '#server/documents/jobs-due.ts';
import { aFolder } from './documents.ts';
import { accept, idOf, owned } from './entitled.ts';
import { anAdmin, edited, type Person, type TestHouse } from './house.ts';
import { aBoardHouse, aMessage } from './messages.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { drawn } from './seed.ts';
import { photo, uploads } from './sending-files.ts';

export let portal: TestPortal;
export let house: TestHouse;
/** By name: who asks. */
export const people = new Map<string, Person>();
/** By name: ids of folders, and of documents. */
export const folderIds = new Map<string, number>();
export const documentIds = new Map<string, { id: number; fileId: number }>();
/** A message to everybody that all documents were chosen for, and the ids of those choices by the names of the documents. */
export let messageId: number;
export const attachedIds = new Map<string, number>();

export const committee = roleIds.filter((id) => defaultRoles[id].group === 'committee');
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
export const table: Record<string, { sees: Set<string>; private: Set<string> }> = {
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
export const papers: Record<string, { paper: () => object; sees: Set<string>; byName?: string }> = {
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

/** A word that stands inside of this document alone. */
export const wordOf = (id: number): string => `uvnitr${id}`;

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

/** Each document runs out today, was done today once before, and everybody was chosen to be told of it, whether they see it or not. */
async function oblige(): Promise<void> {
  const today = dayIn(portal.clock.now);
  await house.inside(async (db) => {
    await db.execute(sql`
      insert into document_obligation (svj_id, document_id, kind, due_on, warn_on, updated_at)
      select svj_id, id, 'other', ${today}::date, ${today}::date, ${portal.clock.now} from document where svj_id = ${house.id}`);
    await db.execute(sql`
      insert into document_round (svj_id, document_id, due_on, closed_on, closed_at)
      select svj_id, id, ${today}::date, ${today}::date, ${portal.clock.now} from document where svj_id = ${house.id}`);
    await db.execute(sql`
      insert into document_watcher (svj_id, document_id, member_id)
      select d.svj_id, d.id, m.id from document d join member m on m.svj_id = d.svj_id where d.svj_id = ${house.id}`);
  });
  await warnOfDue(portal, (error) => {
    throw error;
  });
}

/** Names of the documents that somebody was warned of by mail. */
export async function warnedOf({ email }: Person): Promise<string[]> {
  const { rows } = await house.inside((db) =>
    db.execute<{ title: string }>(sql`
      select data ->> 'title' as title from outbox
      where svj_id = ${house.id} and kind = 'documentDue' and recipient = ${email}`),
  );
  return rows.map((r) => r.title.replace('.jpg', ''));
}

/** The house of this table with its people, folders and documents, and a portal that serves it. */
export async function openSeenHouse(): Promise<void> {
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
}

export const seenBy = (who: string): string[] =>
  Object.entries(table)
    .flatMap(([name, { sees, private: hidden }]) => [
      ...(sees.has(who) ? [`${name} veřejně`] : []),
      ...(hidden.has(who) ? [`${name} soukromě`] : []),
    ])
    .concat(Object.entries(papers).flatMap(([name, { sees }]) => (sees.has(who) ? [name] : [])))
    .sort();
export const foldersOf = (who: string): string[] =>
  Object.entries(table)
    .flatMap(([name, { sees }]) => (folderIds.has(name) && sees.has(who) ? [name] : []))
    .sort();

/** All who ask. */
export const everybody = [...roleIds, 'alena', 'bedrich', 'podnájemník', 'bývalý vlastník', 'visit'];
/** Roles of one group with the same rights, of whom the table tells the same; the chair has put everything in, and is alone. */
const alike = Map.groupBy(roleIds, (id) =>
  JSON.stringify([
    ...[id === 'mayorCommittee', defaultRoles[id].group, defaultRoles[id].rights],
    ...Object.values({ ...table, ...papers }).map(({ sees }) => sees.has(id)),
    ...Object.values(table).map(({ private: hidden }) => hidden.has(id)),
  ]),
);
/** Of those who are alike, one that the run draws goes through every door, and the others through a drawn one and all that answer at once. */
export const walkers = [
  ...[...alike.values()].map((roles) => roles[drawn(roles.join(), roles.length)] as string),
  ...everybody.slice(roleIds.length),
];
export const who = (name: string) => people.get(name) as Person;
