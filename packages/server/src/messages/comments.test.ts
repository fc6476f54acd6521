import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { commentLength } from '#contract/comments/schema.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { messageComments } from '#contract/messages/endpoints-comments.ts';
import { aPosted, onlyFor } from '#house/board.ts';
import { aHouse, anAdmin, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { commentSource as sourceOf } from '../comments/notices.ts';
import { messageTalk } from './detail/queries-comments.ts';

const commentSource = sourceOf({ message: messageTalk });
let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const minutes = (n: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + n * 60_000);
};

async function aStreet() {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const alena = await house.owner({ firstName: 'Alena', lastName: 'Nováková' });
  const petr = await house.owner({ firstName: 'Petr', lastName: 'Řehák' });
  await house.unit(chair, '1', [1, 2], [{ memberIds: [alena.memberId as number] }]);
  await house.unit(chair, '2', [1, 2], [{ memberIds: [petr.memberId as number] }]);
  return { house, chair, alena, petr, id: await aPosted(house, chair) };
}
const key = async (who: Person, call: (typeof messageComments)[keyof typeof messageComments], input: object) =>
  (await who.refused(call, input)).key;

describe('a comment', () => {
  it('is plain text with its lines, shown to everybody with its author, and leaves the version of the message', async () => {
    const { house, chair, alena, petr, id } = await aStreet();
    const message = '  <b>Budu doma</b>\r\naž od pěti. 😀 https://a.example  ';
    const made = await alena.asks(messageComments.add, { id, message });
    expect(made).toMatchObject({
      message: '<b>Budu doma</b>\naž od pěti. 😀 https://a.example',
      createdAt: portal.clock.now.toISOString(),
      user: { id: alena.memberId, full_name: 'Alena Nováková', avatar: null },
      mayDelete: true,
    });
    await petr.asks(messageComments.add, { id, message: 'Já také' });
    const seen = await petr.asks(messageComments.list, { id });
    expect(seen).toMatchObject({ total: 2, more: false });
    expect(seen.comments.map((c) => [c.message.slice(-9), c.mayDelete])).toEqual([
      ['a.example', false],
      ['Já také', true],
    ]);
    expect((await chair.asks(messageComments.list, { id })).comments.every((c) => c.mayDelete)).toBe(true);
    const { rows } = await house.inside((db) => db.execute(sql`select version from message where id = ${id}`));
    expect(rows[0]?.version).toBe(1);
  });

  it('is refused when empty, too long, of a visitor, or where nobody comments', async () => {
    const { house, chair, alena, id } = await aStreet();
    const empty = await alena.refused(messageComments.add, { id, message: ' \n ' });
    expect([empty.code, empty.errors.message]).toEqual([400, 'COMMENTS.ERRORS.EMPTY']);
    const long = await alena.refused(messageComments.add, { id, message: 'x'.repeat(commentLength + 1) });
    expect([long.code, long.errors.message]).toEqual([400, 'BASE.FORM.TOO_LONG']);
    const off = await aPosted(house, chair, { comments: false });
    for (const call of [messageComments.add, messageComments.list, messageComments.people])
      expect(await key(alena, call, { id: off, message: 'Dobrý den' })).toBe('MESSAGE.ERRORS.NO_COMMENTS');
    const archived = await aPosted(house, chair, { archived_at: portal.clock.now });
    expect(await key(alena, messageComments.add, { id: archived, message: 'Pozdě' })).toBe(
      'MESSAGE.ERRORS.NO_COMMENTS',
    );
    expect((await alena.asks(messageComments.list, { id: archived })).total).toBe(0);
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: house.id, reason: 'Dotaz výboru', write: true });
    const guest = admin.as(visit.session_user_id);
    expect(await key(guest, messageComments.add, { id, message: 'Dobrý den' })).toBe('COMMENTS.ERRORS.VISIT');
  });

  it('is not there for whom the message is not: other unit, committee only, another house', async () => {
    const { house, chair, alena, petr, id } = await aStreet();
    const inside = await aPosted(house, chair, { to_public: false });
    const theirs = await aPosted(house, chair);
    await onlyFor(house, theirs, '1');
    await alena.asks(messageComments.add, { id: theirs, message: 'Jen pro nás' });
    const other = await aStreet();
    const tries = [
      [petr, theirs],
      [alena, inside],
      [other.chair, id],
    ] as const;
    for (const [who, to] of tries)
      for (const call of [messageComments.add, messageComments.list, messageComments.people])
        expect(await key(who, call, { id: to, message: 'Dobrý den' })).toBe('MESSAGE.NOT_FOUND');
    const { comments } = await alena.asks(messageComments.list, { id: theirs });
    const commentId = comments[0]?.id as number;
    expect(await key(petr, messageComments.remove, { id: theirs, commentId })).toBe('MESSAGE.NOT_FOUND');
    expect(await key(chair, messageComments.remove, { id, commentId })).toBe('COMMENTS.NOT_FOUND');
  });

  it('is taken back by its author within 15 minutes, by the committee at any time, and leaves no word behind', async () => {
    const { house, chair, alena, petr, id } = await aStreet();
    const said = await alena.asks(messageComments.add, { id, message: 'Omyl' });
    expect((await petr.refused(messageComments.remove, { id, commentId: said.id })).code).toBe(403);
    minutes(14);
    await alena.asks(messageComments.remove, { id, commentId: said.id });
    expect(await key(alena, messageComments.remove, { id, commentId: said.id })).toBe('COMMENTS.NOT_FOUND');
    const late = await alena.asks(messageComments.add, { id, message: 'Pozdě' });
    minutes(15);
    expect((await alena.asks(messageComments.list, { id })).comments[0]?.mayDelete).toBe(false);
    const refused = await alena.refused(messageComments.remove, { id, commentId: late.id });
    expect(refused).toMatchObject({ code: 422, key: 'COMMENTS.ERRORS.LATE' });
    await chair.asks(messageComments.remove, { id, commentId: late.id });
    expect((await petr.asks(messageComments.list, { id })).total).toBe(0);
    const { rows } = await house.inside((db) => db.execute(sql`select string_agg(text, '') as all from comment`));
    expect(rows[0]?.all).toBe('');
  });

  it('comes a hundred at a time, the newest last', async () => {
    const { house, alena, id } = await aStreet();
    await house.inside((db) =>
      db.execute(sql`insert into comment (svj_id, owner, owner_id, member_id, text, created_at)
        select ${house.id}, 'message', ${id}, ${alena.memberId}, 'Věta ' || n, ${portal.clock.now}
        from generate_series(1, 230) n`),
    );
    const last = await alena.asks(messageComments.list, { id });
    expect([last.comments.length, last.total, last.more, last.comments.at(-1)?.message]).toEqual([
      ...[100, 230, true, 'Věta 230'],
    ]);
    const middle = await alena.asks(messageComments.list, { id, before: last.comments[0]?.id });
    expect([middle.comments.at(-1)?.message, middle.more]).toEqual(['Věta 130', true]);
    const first = await alena.asks(messageComments.list, { id, before: middle.comments[0]?.id });
    expect([first.comments.length, first.comments[0]?.message, first.more]).toEqual([30, 'Věta 1', false]);
  });
});

describe('a mention', () => {
  it('is of somebody who sees the message, and follows their name', async () => {
    const { house, chair, alena, petr, id } = await aStreet();
    const theirs = await aPosted(house, chair);
    await onlyFor(house, theirs, '1');
    const found = async (to: number, text: string) =>
      (await alena.asks(messageComments.people, { id: to, text })).people.map((p) => p.full_name);
    expect(await found(id, 'reh')).toEqual(['Petr Řehák']);
    expect(await found(theirs, 'reh')).toEqual([]);
    expect(await found(theirs, 'preds')).toEqual(['Jan Předsedová']);
    expect(await found(id, 'nov')).toEqual([]);
    const message = '@Petr Řehák, budete doma? @Jan Předsedová nemá čas.';
    const both = [petr.memberId as number, chair.memberId as number];
    expect(await key(alena, messageComments.add, { id: theirs, message, mentions: both })).toBe(
      'COMMENTS.ERRORS.MENTION',
    );
    const made = await alena.asks(messageComments.add, { id, message, mentions: both });
    expect(made.message).toBe(message);
    expect(made.mentions.map((m) => m.full_name).sort()).toEqual(['Jan Předsedová', 'Petr Řehák']);
    const none = await alena.asks(messageComments.add, { id, message: 'Nic', mentions: both });
    expect(none.mentions).toEqual([]);
    await house.inside((db) =>
      db.execute(sql`update member set last_name = 'Dvořák' where svj_id = ${house.id} and id = ${petr.memberId}`),
    );
    expect((await alena.asks(messageComments.list, { id })).comments[0]?.message).toContain('@Petr Dvořák, budete');
  });

  it('of somebody who was erased has no name, and neither has what they wrote', async () => {
    const { house, chair, alena, id } = await aStreet();
    const renter = await house.person({ role: 'neighbour', firstName: 'Karel', lastName: 'Odešel' });
    const memberId = renter.memberId as number;
    await alena.asks(messageComments.add, { id, message: 'Děkuji @Karel Odešel', mentions: [memberId] });
    await renter.asks(messageComments.add, { id, message: 'Rádo se stalo' });
    await chair.asks(members.archive, { id: memberId });
    const preview = await chair.asks(memberCare.erasure, { id: memberId });
    expect(preview.stays).toContainEqual({ what: 'comments', count: 1 });
    await chair.asks(members.remove, { id: memberId });
    const { comments } = await alena.asks(messageComments.list, { id });
    expect(comments.map((c) => [c.message, c.user?.full_name])).toEqual([
      ['Děkuji @Smazaná osoba', 'Alena Nováková'],
      ['Rádo se stalo', 'Smazaná osoba'],
    ]);
  });
});

describe('a notice', () => {
  it('goes at once to the mentioned and to the author of the message, to nobody twice and never of own words', async () => {
    const { house, chair, alena, petr, id } = await aStreet();
    const mails = () =>
      house.inside(async (db) => {
        const { rows } = await db.execute<{ kind: string; recipient: string; text: string }>(sql`
          select kind, recipient, data ->> 'text' as text from outbox where svj_id = ${house.id} and kind like 'comment%'
          order by created_at, recipient`);
        return rows.map((r) => [r.kind, r.recipient, r.text]);
      });
    const mentions = [petr.memberId as number];
    await alena.asks(messageComments.add, { id, message: '@Petr Řehák přijdete?', mentions });
    expect((await mails()).sort()).toEqual([
      ['commentMention', petr.email, '@Petr Řehák přijdete?'],
      ['commentNew', chair.email, '@Petr Řehák přijdete?'],
    ]);
    minutes(1);
    await chair.asks(messageComments.add, { id, message: 'Já přijdu' });
    expect(await mails()).toHaveLength(2);
    const both = [chair.memberId as number, petr.memberId as number];
    await petr.asks(messageComments.add, { id, message: '@Jan Předsedová ano, @Petr Řehák', mentions: both });
    expect((await mails()).slice(2).map((m) => m.slice(0, 2))).toEqual([['commentMention', chair.email]]);
  });

  it('of a message for others still reaches its author, and waits for who reads once a day', async () => {
    const { house, chair, alena } = await aStreet();
    const id = await aPosted(house, chair);
    await onlyFor(house, id, '1');
    await house.inside((db) =>
      db.execute(sql`update member set settings = '{"notifications": {"messages": "daily"}}'
        where svj_id = ${house.id} and id = ${chair.memberId}`),
    );
    const said = await alena.asks(messageComments.add, { id, message: 'Děkuji' });
    const due = await house.inside(async (db, scope) => {
      const pair = { ownerId: said.id, memberId: chair.memberId as number };
      const { rows } = await db.execute<{ due_at: string; kind: string }>(
        sql`select due_at, kind from notice where svj_id = ${house.id} and owner = 'comment' and owner_id = ${said.id}`,
      );
      const still = async () => [...(await commentSource.still(db, scope, [pair], portal.clock.now))].length;
      return { rows, before: await still() };
    });
    expect(due.rows).toHaveLength(1);
    expect(due.rows[0]?.kind).toBe('comment');
    expect(new Date(due.rows[0]?.due_at as string) > portal.clock.now).toBe(true);
    expect(due.before).toBe(1);
    await alena.asks(messageComments.remove, { id, commentId: said.id });
    const told = await house.inside((db, scope) =>
      commentSource.told(db, scope, portal, [{ kind: 'comment', ownerId: said.id }], portal.clock.now),
    );
    expect(told.size).toBe(0);
  });
});

describe('the detail of a message', () => {
  it('carries what was said and how much of it', async () => {
    const { house, chair, alena, id } = await aStreet();
    await alena.asks(messageComments.add, { id, message: 'Budu doma' });
    const seen = await chair.asks(messages.one, { id });
    expect([seen.commentCount, seen.commentsData[0]?.message, seen.may.comment]).toEqual([1, 'Budu doma', true]);
    const off = await aPosted(house, chair, { comments: false });
    expect(await chair.asks(messages.one, { id: off })).toMatchObject({ commentsData: [], commentCount: 0 });
  });
});
