import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Module } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { type FileView, files } from '#contract/base/files/files.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { messageComments } from '#contract/messages/endpoints-comments.ts';
import { messageFollow } from '#contract/messages/endpoints-follow.ts';
import { aPosted, onlyFor } from '#house/board.ts';
import { aHouse, anAdmin, type Person } from '#house/house.ts';
import { aMessage } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { mostOf } from '../base/http/limits.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const minutes = (n: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + n * 60_000);
};
const key = async (who: Person, call: (typeof messageComments)[keyof typeof messageComments], input: object) =>
  (await who.refused(call, input)).key;

async function aStreet() {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const alena = await house.owner({ firstName: 'Alena', lastName: 'Nováková' });
  const petr = await house.owner({ firstName: 'Petr', lastName: 'Řehák' });
  await house.unit(chair, '1', [1, 2], [{ memberIds: [alena.memberId as number] }]);
  await house.unit(chair, '2', [1, 2], [{ memberIds: [petr.memberId as number] }]);
  return { house, chair, alena, petr, id: await aPosted(house, chair) };
}
const photo = (who: Person, name = 'sklep.txt') => uploads(who, name, `obsah ${name}`);
/** Addresses are of whoever was given them; who asks is in them. */
const opens = async (file: FileView) => (await fetched(portal, file.url)).statusCode;

it('files of messages and of what is said to them are closed with the module, by addresses given before too', async () => {
  const { chair, alena, petr } = await aStreet();
  const [ofBoard, ofComment, second] = [
    await photo(chair, 'plán.txt'),
    await photo(alena),
    await photo(chair, 'řez.txt'),
  ];
  const { id } = await aMessage(chair, { fileIds: [ofBoard.id, second.id], comments: true });
  await alena.asks(messageComments.add, { id, message: 'Teče sklep', fileIds: [ofComment.id] });
  const given = async (who: Person) => [
    ...(await who.asks(messages.one, { id })).attachments,
    ...((await who.asks(messageComments.list, { id })).comments[0]?.files ?? []),
  ];
  const files = [...(await given(petr)), ...(await given(alena)), ...(await given(chair))];
  const each = async () => [...new Set(await Promise.all(files.map(opens)))];
  expect([files.length, await each()]).toEqual([9, [200]]);
  const switched = async (to: (now: readonly Module[]) => Module[]) => {
    const { updatedAt, modules, statutes } = await chair.asks(houseSettings.read, {});
    await chair.asks(houseSettings.change, { updatedAt, statutes, modules: to(modules) });
  };
  await switched((now) => now.filter((module) => module !== 'messages'));
  expect(await each()).toEqual([404]);
  await switched((now) => [...now, 'messages']);
  expect(await each()).toEqual([200]);
});

describe('a changed comment', () => {
  it('says what it says now to everybody, with when it was changed, and has its files changed with it', async () => {
    const { alena, petr, id } = await aStreet();
    const [first, second] = [await photo(alena), await photo(alena, 'druhá.txt')];
    const said = await alena.asks(messageComments.add, { id, message: 'Teče sklpe', fileIds: [first.id] });
    expect(said).toMatchObject({ editedAt: null, mayEdit: true, files: [{ id: first.id, name: 'sklep' }] });
    expect((await petr.asks(messageComments.list, { id })).comments[0]).toMatchObject({ mayEdit: false });
    minutes(14);
    const change = { id, commentId: said.id, message: 'Teče sklep', fileIds: [second.id, first.id] };
    const changed = await alena.asks(messageComments.edit, change);
    expect(changed).toMatchObject({ message: 'Teče sklep', editedAt: portal.clock.now.toISOString() });
    const { comments } = await petr.asks(messageComments.list, { id });
    expect(comments).toMatchObject([{ message: 'Teče sklep', createdAt: said.createdAt, editedAt: changed.editedAt }]);
    expect(comments[0]?.files.map((f) => f.name)).toEqual(['druhá', 'sklep']);
    await alena.asks(messageComments.edit, { ...change, fileIds: [second.id] });
    expect((await petr.asks(messageComments.list, { id })).comments[0]?.files).toHaveLength(1);
  });

  it('is refused after 15 minutes, to the committee too, to strangers, of another message and where nothing is said', async () => {
    const { house, chair, alena, petr, id } = await aStreet();
    const said = await alena.asks(messageComments.add, { id, message: 'Budu doma' });
    const change = { id, commentId: said.id, message: 'Nebudu' };
    for (const who of [chair, petr])
      expect(await key(who, messageComments.edit, change)).toBe('COMMENTS.ERRORS.EDIT_NOT_YOURS');
    const other = await aPosted(house, chair);
    expect(await key(alena, messageComments.edit, { ...change, id: other })).toBe('COMMENTS.NOT_FOUND');
    expect((await alena.refused(messageComments.edit, { ...change, message: ' ' })).errors.message).toBe(
      'COMMENTS.ERRORS.EMPTY',
    );
    minutes(15);
    expect(await key(alena, messageComments.edit, change)).toBe('COMMENTS.ERRORS.EDIT_LATE');
    expect((await alena.asks(messageComments.list, { id })).comments[0]).toMatchObject({
      mayEdit: false,
      editedAt: null,
    });
    const late = await alena.asks(messageComments.add, { id, message: 'A ještě' });
    await chair.asks(messages.archive, { id });
    expect(await key(alena, messageComments.edit, { ...change, commentId: late.id })).toBe(
      'MESSAGE.ERRORS.NO_COMMENTS',
    );
  });

  it('tells who is mentioned in it newly, and nobody else once more', async () => {
    const { house, chair, alena, petr, id } = await aStreet();
    const mails = async () =>
      house.inside(async (db) => {
        const { rows } = await db.execute<{ kind: string; recipient: string }>(
          `select kind, recipient from outbox where svj_id = ${house.id} and kind like 'comment%' order by created_at, kind`,
        );
        return rows.map((r) => `${r.kind} ${r.recipient}`);
      });
    const said = await alena.asks(messageComments.add, { id, message: 'Kdo má klíče?' });
    expect(await mails()).toEqual([`commentNew ${chair.email}`]);
    minutes(1);
    const change = {
      id,
      commentId: said.id,
      message: '@Petr Řehák, kdo má klíče?',
      mentions: [petr.memberId as number],
    };
    await alena.asks(messageComments.edit, change);
    await alena.asks(messageComments.edit, { ...change, message: '@Petr Řehák, máte klíče?' });
    expect(await mails()).toEqual([`commentNew ${chair.email}`, `commentMention ${petr.email}`]);
  });

  it('counts as a new one does, so that a mention taken out and put back mails no more than so many of them', async () => {
    const { house, alena, petr, id } = await aStreet();
    const said = await alena.asks(messageComments.add, { id, message: 'Kdo má klíče?' });
    // Four are left.
    await portal.limits.spend('comment', String(alena.memberId), mostOf('comment') - 5);
    const told = { message: '@Petr Řehák, kdo má klíče?', mentions: [petr.memberId as number] };
    const edits = [told, { message: 'Kdo má klíče?' }, told, { message: 'Nikdo?' }, told, told];
    const answers = [];
    for (const words of edits)
      answers.push((await alena.call(messageComments.edit, { id, commentId: said.id, ...words })).status);
    expect(answers).toEqual([200, 200, 200, 200, 429, 429]);
    const refused = await alena.refused(messageComments.add, { id, message: 'Haló?' });
    expect(refused).toMatchObject({ code: 429, key: 'BASE.ERRORS.TOO_MANY' });
    expect((await petr.asks(messageComments.list, { id })).comments).toMatchObject([{ message: 'Nikdo?' }]);
    const mentions = `select recipient from outbox where svj_id = ${house.id} and kind = 'commentMention'`;
    const { rows } = await house.inside((db) => db.execute<{ recipient: string }>(mentions));
    expect(rows.map((row) => row.recipient)).toEqual([petr.email, petr.email]);
    await petr.asks(messageComments.add, { id, message: 'Já' });
  });
});

describe('files of a comment', () => {
  it('stand for words, and go with it', async () => {
    const { alena, petr, id } = await aStreet();
    const file = await photo(alena);
    const said = await alena.asks(messageComments.add, { id, message: ' ', fileIds: [file.id] });
    expect(said).toMatchObject({ message: '', files: [{ id: file.id }] });
    const [read] = (await petr.asks(messageComments.list, { id })).comments;
    const seen = read?.files[0] as FileView;
    expect(await opens(seen)).toBe(200);
    await alena.asks(messageComments.remove, { id, commentId: said.id });
    expect(await opens(seen)).toBe(404);
  });

  it('are for whoever reads the comment alone, and are not taken from others', async () => {
    const { house, chair, alena, petr } = await aStreet();
    const id = await aPosted(house, chair);
    await onlyFor(house, id, '1');
    await onlyFor(house, id, '2');
    const file = await photo(alena);
    expect(await key(petr, messageComments.add, { id, message: 'Moje', fileIds: [file.id] })).toBe(
      'FILES.ERRORS.NOT_YOURS',
    );
    const said = await alena.asks(messageComments.add, { id, message: 'Jen výboru', fileIds: [file.id] });
    // Two units that must not learn of each other: the other one gets no address of it.
    expect((await petr.asks(messageComments.list, { id })).comments).toEqual([]);
    const [ours] = said.files as [FileView];
    expect(await opens(ours)).toBe(200);
    const [read] = (await chair.asks(messageComments.list, { id })).comments;
    expect(await opens(read?.files[0] as FileView)).toBe(200);
    const words = { id: file.id, name: 'Vlhko ve sklepě' };
    expect((await petr.refused(files.change, words)).code).toBe(404);
    await alena.asks(files.change, words);
    minutes(16);
    expect((await alena.refused(files.change, words)).code).toBe(403);
  });
});

describe('whoever follows a message', () => {
  it('is told of every comment, of mentions or of nothing, as they choose; nobody else changes it', async () => {
    const { house, chair, alena, petr, id } = await aStreet();
    const kinds = async (who: Person) =>
      house.inside(async (db) => {
        const { rows } = await db.execute<{ kind: string }>(
          `select kind from notice where svj_id = ${house.id} and member_id = ${who.memberId} and owner = 'comment' order by id`,
        );
        return rows.map((r) => r.kind);
      });
    const follow = async (who: Person) => (await who.asks(messages.one, { id })).follow;
    expect([await follow(chair), await follow(alena)]).toEqual(['follows', 'mentions']);
    await petr.asks(messageFollow.follow, { id, way: 'follows' });
    await alena.asks(messageComments.add, { id, message: 'První' });
    expect([await kinds(chair), await kinds(petr), await kinds(alena)]).toEqual([['comment'], ['comment'], []]);
    await chair.asks(messageFollow.follow, { id, way: 'mentions' });
    await petr.asks(messageFollow.follow, { id, way: 'muted' });
    expect([await follow(chair), await follow(petr)]).toEqual(['mentions', 'muted']);
    const mentions = [petr.memberId as number, chair.memberId as number];
    await alena.asks(messageComments.add, { id, message: '@Petr Řehák a @Jan Předsedová', mentions });
    await alena.asks(messageComments.add, { id, message: 'Třetí' });
    expect([await kinds(chair), await kinds(petr)]).toEqual([['comment', 'mention'], ['comment']]);
  });

  it('is not told where they may not read: of a neighbour apart, of what is not for them any more, on a visit', async () => {
    const { house, chair, alena, petr } = await aStreet();
    const id = await aPosted(house, chair);
    await onlyFor(house, id, '1');
    await onlyFor(house, id, '2');
    await petr.asks(messageFollow.follow, { id, way: 'follows' });
    await alena.asks(messageComments.add, { id, message: 'Jen výboru' });
    expect(await house.count('notice')).toBe(1);
    const open = await aPosted(house, chair);
    await petr.asks(messageFollow.follow, { id: open, way: 'follows' });
    await onlyFor(house, open, '1');
    await alena.asks(messageComments.add, { id: open, message: 'Už jen nám' });
    expect(await house.count('notice')).toBe(2);
    expect((await petr.refused(messageFollow.follow, { id: open, way: 'muted' })).key).toBe('MESSAGE.NOT_FOUND');
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: house.id, reason: 'Dotaz výboru', write: true });
    const guest = admin.as(visit.session_user_id);
    expect((await guest.refused(messageFollow.follow, { id, way: 'muted' })).code).toBe(403);
    expect((await guest.asks(messages.one, { id })).follow).toBeNull();
  });
});
