import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionComments } from '#contract/discussion/endpoints-comments.ts';
import { discussionComplaints } from '#contract/discussion/endpoints-complaints.ts';
import { attached } from '#contract/documents/endpoints-attached.ts';
import { messageComments } from '#contract/messages/endpoints-comments.ts';
import { aTalk, replies } from '#house/discussions.ts';
import { aDocument, aFolder } from '#house/documents.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse, aMessage } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const choice = ({ id }: { id: number }, version = 1) => ({ id, version });
const shownTo = async (who: Person, id: number) =>
  (await who.asks(discussion.one, { id })).commentsData.map(({ documents }) => documents.map((d) => d.name));

describe('documents of the house beside a reply', () => {
  it('are chosen without a word, open by its address, changed with it and gone with it', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const [rules, plan] = [await aDocument(chair, 'řád.txt', {}, 'První znění'), await aDocument(chair, 'plán.txt')];
    const { id } = await aTalk(alena, { name: 'Kola' });
    const said = await replies(bedrich, id, '', { documents: [choice(rules)] });
    expect(said.documents).toMatchObject([{ id: rules.id, name: 'řád', version: 1, state: 'kept' }]);
    const { commentsData } = await alena.asks(discussion.one, { id });
    const url = commentsData[0]?.documents[0]?.url ?? '';
    expect((await fetched(portal, url)).body).toBe('První znění');
    // Said twice of one thing, it stands there once.
    await replies(alena, id, 'Tady je.', { documents: [choice(rules)] });
    expect(await alena.asks(attached.uses, { files: [rules.id] })).toMatchObject({
      total: 1,
      uses: [{ title: 'Kola' }],
    });
    const changed = { id, commentId: said.id, message: 'Plán', documents: [choice(plan)] };
    expect((await bedrich.asks(discussionComments.edit, changed)).documents).toMatchObject([{ name: 'plán' }]);
    expect(await shownTo(alena, id)).toEqual([['plán'], ['řád']]);
    await bedrich.asks(discussionComments.remove, { id, commentId: said.id });
    expect((await alena.asks(attached.uses, { files: [plan.id] })).total).toBe(0);
  });

  it('are those alone that everybody opens whom the discussion is for', async () => {
    const { chair, alena, bedrich, for16 } = await aBoardHouse(portal);
    const folder = await aFolder(chair, 'Smlouvy', { visibility: 'committee' });
    const secret = await aDocument(chair, 'smlouva.txt', { folderId: folder.id });
    const everybody = await aTalk(alena);
    const why = await chair.refused(discussionComments.add, {
      ...{ id: everybody.id, message: 'Smlouva', documents: [choice(secret)] },
    });
    expect(why).toMatchObject({ code: 422, key: 'COMMENTS.ERRORS.DOCUMENT_CLOSED' });
    expect(await shownTo(alena, everybody.id)).toEqual([]);
    // Whoever does not open it cannot tell it from one that is not there.
    for (const documents of [[choice(secret)], [choice({ id: 999_999 })]]) {
      const hidden = await bedrich.refused(discussionComments.add, { id: everybody.id, message: 'Tahle', documents });
      expect(hidden.key).toBe('FILE.NOT_FOUND');
    }
    const inCommittee = await aTalk(chair, { toPublic: false });
    await replies(chair, inCommittee.id, 'Smlouva', { documents: [choice(secret)] });
    expect(await shownTo(chair, inCommittee.id)).toEqual([['smlouva']]);
    // Neither is a discussion for others.
    const theirs = await aTalk(alena, for16);
    const other = await bedrich.refused(discussionComments.add, {
      id: theirs.id,
      message: '',
      documents: [choice(secret)],
    });
    expect(other.code).toBe(404);
  });

  it('are with hidden words for whoever reads those, at addresses given before too', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const rules = await aDocument(chair, 'řád.txt');
    const { id } = await aTalk(alena);
    const said = await replies(bedrich, id, 'Nesmysl', { documents: [choice(rules)] });
    const url = (await alena.asks(discussion.one, { id })).commentsData[0]?.documents[0]?.url ?? '';
    expect((await fetched(portal, url)).statusCode).toBe(200);
    await chair.asks(discussionComplaints.hide, { id, commentId: said.id, reason: 'Bez urážek' });
    expect([await shownTo(alena, id), await shownTo(bedrich, id)]).toEqual([[[]], [['řád']]]);
    expect((await fetched(portal, url)).statusCode).toBe(404);
    const totals = [alena, bedrich, chair].map(
      async (who) => (await who.asks(attached.uses, { files: [rules.id] })).total,
    );
    expect(await Promise.all(totals)).toEqual([0, 1, 1]);
  });

  it('are as many as its files would be, and of what is said elsewhere there are none', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const rules = await aDocument(chair, 'řád.txt');
    const { id } = await aTalk(alena);
    const fileIds = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => (await uploads(alena, `${n}.txt`, 'x')).id),
    );
    const many = await alena.refused(discussionComments.add, { id, message: '', fileIds, documents: [choice(rules)] });
    expect(many.key).toBe('COMMENTS.ERRORS.TOO_MANY_FILES');
    expect(await shownTo(alena, id)).toEqual([]);
    const message = await aMessage(chair, { comments: true });
    const elsewhere = { id: message.id, message: 'Řád', documents: [choice(rules)] };
    expect((await alena.refused(messageComments.add, elsewhere)).key).toBe('COMMENTS.ERRORS.DOCUMENTS');
  });
});
