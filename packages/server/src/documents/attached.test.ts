import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRoles } from '#contract/access.ts';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { attached } from '#contract/documents/endpoints-attached.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { members } from '#contract/members/endpoints.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { messageAccepts } from '#contract/messages/endpoints-accepts.ts';
import { messageWordings } from '#contract/messages/endpoints-wordings.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { aDocument, aFolder, editedDocument, editedFolder } from '#house/documents.ts';
import type { Person } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { aBoardHouse, aMessage, aMessageForm, editedMessage } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, onDisk, uploads } from '#house/sending-files.ts';
import { sweepFiles } from '#server/base/files/file-sweeping.ts';
import { emptyBins } from './jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const fails = (error: unknown) => {
  throw error;
};
const day = 24 * 3600_000;
const later = (days: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + days * day);
};
const choice = ({ id }: { id: number }, version = 1) => ({ id, version });
const filesOf = async (who: Person, id: number) => (await who.asks(messages.one, { id })).files;
const namesOf = (files: readonly ChosenFile[]) => files.map((f) => f.name);
const bodyOf = async (file: ChosenFile | undefined) => (await fetched(portal, file?.url ?? '')).body;
const newVersion = async (by: Person, id: number, words: string) => {
  const { id: fileId } = await uploads(by, 'další.txt', words);
  return by.asks(documents.addVersion, { id, fileId });
};

describe('a document chosen for a message', () => {
  it('is for its readers, at the version that was chosen, until somebody takes a newer one', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const rules = await aDocument(chair, 'řád.txt', {}, 'První znění');
    const made = await aMessage(chair, { documents: [choice(rules)] });
    expect(made.files).toMatchObject([
      { id: rules.id, name: 'řád', extension: 'txt', version: 1, newer: null, state: 'kept', isPublic: true },
    ]);
    await newVersion(chair, rules.id, 'Druhé znění');
    const [old] = await filesOf(alena, made.id);
    expect([old?.version, old?.newer, await bodyOf(old)]).toEqual([1, 2, 'První znění']);
    // An older version is for nobody else in the documents themselves.
    expect((await alena.refused(documents.download, { id: rules.id, version: 1 })).key).toBe('FILE.NOT_FOUND');
    const kept = await chair.asks(messages.update, editedMessage(await chair.asks(messages.one, { id: made.id })));
    expect(kept.files).toMatchObject([{ version: 1 }]);
    const taken = await chair.asks(messages.update, editedMessage(kept, { documents: [choice(rules, 2)] }));
    expect(taken.files).toMatchObject([{ version: 2, newer: null }]);
    expect(await bodyOf((await filesOf(alena, made.id))[0])).toBe('Druhé znění');
  });

  it('stands with uploads, in the order that was chosen, and is counted in the list', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const [a, b] = [await aDocument(chair, 'a.txt'), await aDocument(chair, 'b.txt')];
    const { id: fileId } = await uploads(chair, 'nahraný.txt', 'x');
    const made = await aMessage(chair, { documents: [choice(b), choice(a)], fileIds: [fileId] });
    expect([namesOf(made.files), made.attachments.map((f) => f.name)]).toEqual([['b', 'a'], ['nahraný']]);
    const turned = await chair.asks(messages.update, editedMessage(made, { documents: [choice(a), choice(b)] }));
    expect(namesOf(turned.files)).toEqual(['a', 'b']);
    expect((await alena.asks(messages.list, {})).messages[0]?.fileCount).toBe(3);
    const fewer = await chair.asks(messages.update, editedMessage(turned, { documents: [choice(b)] }));
    expect(namesOf(fewer.files)).toEqual(['b']);
  });

  it('may be a link, which has no version and leads where it leads', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const link = await chair.asks(documents.link, { name: 'TIČR', url: 'ticr.cz' });
    const { id } = await aMessage(chair, { documents: [choice(link, 0)] });
    expect(await filesOf(alena, id)).toMatchObject([{ type: 'link', version: 0, url: 'https://ticr.cz/' }]);
  });

  it('opens to nobody who may not open the document, and they do not learn of it', async () => {
    const { chair, alena, bedrich, for16 } = await aBoardHouse(portal);
    const folder = await aFolder(chair, 'Vchod 16', for16);
    const paper = await aDocument(chair, 'jen16.txt', { folderId: folder.id }, 'Pro šestnáctku');
    const made = await aMessage(chair, { documents: [choice(paper)] });
    const [seen] = await filesOf(alena, made.id);
    expect([seen?.isPublic, await bodyOf(seen)]).toEqual([false, 'Pro šestnáctku']);
    expect(await filesOf(bedrich, made.id)).toEqual([]);
    expect((await bedrich.asks(messages.list, {})).messages[0]?.fileCount).toBe(0);
    // What the folder says now is what holds, for who holds an address too.
    const open = await chair.asks(folders.one, { id: folder.id });
    await chair.asks(folders.update, editedFolder(open, { visibility: 'committee', audience: [] }));
    expect((await fetched(portal, seen?.url ?? '')).statusCode).toBe(404);
    expect(await filesOf(alena, made.id)).toEqual([]);
  });

  it('stays where somebody edits the message who may not open it', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const [open, hidden] = [
      await aDocument(chair, 'všem.txt'),
      await aDocument(chair, 'výbor.txt', { isPublic: false }),
    ];
    const made = await aMessage(chair, { documents: [choice(hidden), choice(open)] });
    const rights = { ...defaultRoles.owner.rights, messages: 'rw' as const };
    const { id: role } = await chair.asks(roles.create, { title: 'Redaktor', extends: 'owner', rights });
    const detail = await chair.asks(members.one, { id: alena.memberId as number });
    await chair.asks(members.update, editedMember(detail, { customRoleId: Number(role) }));
    const seen = await alena.asks(messages.one, { id: made.id });
    expect([namesOf(seen.files), seen.may.edit]).toEqual([['všem'], true]);
    await alena.asks(messages.update, editedMessage(seen, { title: 'Opraveno', documents: [] }));
    expect(namesOf(await filesOf(chair, made.id))).toEqual(['výbor']);
    // Nor may they choose what they cannot open, which is refused as what is not there.
    const now = await alena.asks(messages.one, { id: made.id });
    const wanted = editedMessage(now, { documents: [choice(hidden)] });
    expect((await alena.refused(messages.update, wanted)).key).toBe('FILE.NOT_FOUND');
    expect(namesOf(await filesOf(chair, made.id))).toEqual(['výbor']);
  });

  it('is closed with the message, whoever may open the document', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const paper = await aDocument(chair, 'otevřený.txt');
    const made = await aMessage(chair, { documents: [choice(paper)] });
    const [seen] = await filesOf(alena, made.id);
    await chair.asks(messages.update, editedMessage(made, { toPublic: false }));
    expect((await alena.asks(documents.one, { id: paper.id })).name).toBe('otevřený');
    expect((await fetched(portal, seen?.url ?? '')).statusCode).toBe(404);
  });

  it('cannot be one that is not there, twice, or at a version that is not', async () => {
    const { chair } = await aBoardHouse(portal);
    const paper = await aDocument(chair, 'papír.txt');
    for (const wrong of [
      [choice({ id: 999_999 })],
      [choice(paper, 2)],
      [choice(paper, 0)],
      [choice(paper), choice(paper)],
    ])
      expect((await chair.refused(messages.create, aMessageForm({ documents: wrong }))).key).toBe('FILE.NOT_FOUND');
    await chair.asks(documents.remove, { id: paper.id });
    expect((await chair.refused(messages.create, aMessageForm({ documents: [choice(paper)] }))).key).toBe(
      'FILE.NOT_FOUND',
    );
  });
});

describe('who will not open it', () => {
  it('is said by kinds and entrances, of those whom the message is for', async () => {
    const { house, chair, for16 } = await aBoardHouse(portal);
    await house.person({ role: 'neighbour' });
    const folder = await aFolder(chair, 'Vchod 16', for16);
    const [some, all] = [
      await aDocument(chair, 'jen16.txt', { folderId: folder.id }),
      await aDocument(chair, 'všem.txt'),
    ];
    const hidden = await aDocument(chair, 'výbor.txt', { isPublic: false });
    const ids = [some.id, all.id, hidden.id];
    const whole = await chair.asks(messages.closedTo, { documents: ids });
    expect(whole).toEqual({
      of: 4,
      documents: [
        {
          id: some.id,
          count: 2,
          groups: [
            { kind: 'owners', entrance: 'Lipová 14', all: true, count: 1 },
            { kind: 'tenants', entrance: null, all: true, count: 1 },
          ],
        },
        { id: all.id, count: 0, groups: [] },
        {
          id: hidden.id,
          count: 3,
          groups: [
            { kind: 'owners', entrance: null, all: true, count: 2 },
            { kind: 'tenants', entrance: null, all: true, count: 1 },
          ],
        },
      ],
    });
    const to16 = await chair.asks(messages.closedTo, { documents: [some.id], ...for16 });
    expect(to16).toEqual({ of: 1, documents: [{ id: some.id, count: 0, groups: [] }] });
    const inner = await chair.asks(messages.closedTo, { documents: [hidden.id], toPublic: false });
    expect(inner).toEqual({ of: 1, documents: [{ id: hidden.id, count: 0, groups: [] }] });
  });

  it('is for who writes messages, of documents that they may open', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const paper = await aDocument(chair, 'papír.txt');
    expect((await alena.refused(messages.closedTo, { documents: [paper.id] })).code).toBe(403);
    expect((await chair.asks(messages.closedTo, { documents: [999_999] })).documents).toEqual([]);
  });
});

describe('where a document is attached', () => {
  it('is said of what the asker may open, of a folder with all in it', async () => {
    const { chair, alena, bedrich, for16 } = await aBoardHouse(portal);
    const folder = await aFolder(chair, 'Revize');
    const paper = await aDocument(chair, 'zpráva.txt', { folderId: folder.id });
    const everybody = await aMessage(chair, { title: 'Všem', documents: [choice(paper)] });
    await aMessage(chair, { title: 'Šestnáctce', ...for16, documents: [choice(paper)] });
    await aMessage(chair, { title: 'Koncept', concept: true, documents: [choice(paper)] });
    const titles = async (who: Person) =>
      (await who.asks(attached.uses, { files: [paper.id] })).uses.map((u) => u.title);
    expect([await titles(chair), await titles(alena), await titles(bedrich)]).toEqual([
      ['Koncept', 'Šestnáctce', 'Všem'],
      ['Šestnáctce', 'Všem'],
      ['Všem'],
    ]);
    const of = await bedrich.asks(attached.uses, { folders: [folder.id] });
    expect(of).toEqual({
      total: 1,
      uses: [{ documentId: paper.id, title: 'Všem', path: `/zpravy/${everybody.id}`, version: 1 }],
    });
    await chair.asks(documents.update, editedDocument(paper, { isPublic: false }));
    expect(await titles(bedrich)).toEqual([]);
  });
});

describe('a deleted document', () => {
  it('still opens where it is attached while it is in the bin, then leaves its name to whom it was for', async () => {
    const { house, chair, alena, bedrich, for16 } = await aBoardHouse(portal);
    const folder = await aFolder(chair, 'Vchod 16', for16);
    const paper = await aDocument(chair, 'všem.txt', {}, 'obsah');
    const narrow = await aDocument(chair, 'jen16.txt', { folderId: folder.id });
    const made = await aMessage(chair, { documents: [choice(paper), choice(narrow)] });
    await chair.asks(documents.remove, { id: paper.id });
    await chair.asks(folders.remove, { id: folder.id });
    const binned = await filesOf(alena, made.id);
    expect(binned.map((f) => [f.name, f.state])).toEqual([
      ['všem', 'binned'],
      ['jen16', 'binned'],
    ]);
    expect(await bodyOf(binned[0])).toBe('obsah');
    // It is not among documents for anybody.
    expect((await alena.refused(documents.one, { id: paper.id })).key).toBe('FILE.NOT_FOUND');
    expect(namesOf(await filesOf(bedrich, made.id))).toEqual(['všem']);
    later(31);
    await emptyBins(portal, fails);
    const [reader, writer] = [
      await house.person({ role: 'neighbour' }),
      await house.person({ role: 'memberCommittee' }),
    ];
    expect(await filesOf(reader, made.id)).toMatchObject([{ id: paper.id, name: 'všem', state: 'deleted', url: null }]);
    expect(namesOf(await filesOf(writer, made.id))).toEqual(['všem', 'jen16']);
    // Whoever edits the message for another reason does not take it away.
    const open = await writer.asks(messages.one, { id: made.id });
    const edited = await writer.asks(messages.update, editedMessage(open, { title: 'Jiný nadpis' }));
    expect(namesOf(edited.files)).toEqual(['všem', 'jen16']);
    expect((await writer.asks(messages.update, editedMessage(edited, { documents: [] }))).files).toEqual([]);
    expect(await house.count('folder')).toBe(0);
  });

  it('leaves the bytes that somebody confirmed, and no others', async () => {
    const { house, chair, alena } = await aBoardHouse(portal);
    const folder = await aFolder(chair, 'Řády');
    const paper = await aDocument(chair, 'řád.txt', { folderId: folder.id }, 'Klid od deseti');
    const other = await aDocument(chair, 'jiný.txt', { folderId: folder.id }, 'Nikdo nečetl');
    const made = await aMessage(chair, { acceptRead: true, documents: [choice(paper), choice(other)] });
    const queue = await alena.asks(confirmations.queue, {});
    expect(namesOf(queue.items[0]?.data?.files ?? [])).toEqual(['řád', 'jiný']);
    const plain = await chair.asks(
      messages.update,
      editedMessage(made, { documents: [choice(paper)], material: true }),
    );
    await alena.asks(confirmations.accept, { id: `message-${made.id}-${plain.contentVersion}` });
    await newVersion(chair, paper.id, 'Klid od devíti');
    const newer = editedMessage(plain, { documents: [choice(paper, 2)], material: true });
    later(1 / 24);
    await chair.asks(messages.update, newer);
    await chair.asks(folders.remove, { id: folder.id });
    later(31);
    await emptyBins(portal, fails);
    later(2);
    await sweepFiles(portal);
    const { rows } = await house.inside((db) =>
      db.execute<{ key: string }>(sql`select key from file where svj_id = ${house.id} order by id`),
    );
    const { files: stored } = await onDisk(portal);
    expect([rows.length, rows.every(({ key }) => stored.includes(key))]).toEqual([1, true]);
    const chairAgain = await house.person({ role: 'memberCommittee' });
    expect((await filesOf(chairAgain, made.id)).map((f) => f.state)).toEqual(['deleted']);
    const { wordings } = await chairAgain.asks(messageWordings.list, { id: made.id });
    const kept = await Promise.all(wordings.map(({ id }) => chairAgain.asks(messageWordings.one, { id })));
    const left = kept.flatMap((w) => w.documents).filter((f) => f.url !== null);
    expect(await Promise.all(left.map(bodyOf))).toEqual(['Klid od deseti']);
    expect(await emptyBins(portal, fails)).toBe(0);
  });

  it('stays where it was confirmed on paper', async () => {
    const { house, chair, alena } = await aBoardHouse(portal);
    const paper = await aDocument(chair, 'řád.txt', {}, 'Klid od deseti');
    const made = await aMessage(chair, { acceptRead: true, documents: [choice(paper)] });
    const day = dayIn(portal.clock.now);
    const memberIds = [alena.memberId as number];
    expect(await chair.asks(messageAccepts.paper, { id: made.id, contentVersion: 1, day, memberIds })).toEqual({
      count: 1,
    });
    await chair.asks(documents.remove, { id: paper.id });
    later(31);
    await emptyBins(portal, fails);
    const [kept] = await filesOf(await house.person({ role: 'neighbour' }), made.id);
    expect([kept?.state, await bodyOf(kept)]).toEqual(['binned', 'Klid od deseti']);
  });
});
