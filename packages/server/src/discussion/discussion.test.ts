import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { keyHeader } from '#contract/base/calls/endpoint.ts';
import type { CommentView } from '#contract/comments/schema.ts';
import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionComments } from '#contract/discussion/endpoints-comments.ts';
import { discussionFollow } from '#contract/discussion/endpoints-follow.ts';
import { members } from '#contract/members/endpoints.ts';
import { aTalk, aTalkForm, replies } from '#house/discussions.ts';
import { anAdmin, type Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, formOfParts, onDisk, uploads } from '#house/sending-files.ts';
import { actFor } from '#server/base/http/gate.ts';
import { discussionSeen } from './rows/queries.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const minutes = (n: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + n * 60_000);
};
const namesOf = async (who: Person, input: object = {}) =>
  (await who.asks(discussion.list, input)).data.map((d) => d.name);

describe('a discussion', () => {
  it('is opened by whoever reads them, found by number and by hash, and has the fields of the specification', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const d = await aTalk(alena, { name: '  Kola 🚲 ', description: ' První\r\ndruhá ' });
    expect(d).toMatchObject({
      ...{ name: 'Kola 🚲', status: 'open', description: 'První\ndruhá', commentsData: [], commentCount: 0 },
      ...{ everyone: true, toPublic: true, unread: false, newCount: 0, follow: 'follows', conclusion: null },
      owner: { id: alena.memberId, full_name: 'Alena Šestnáctá' },
      may: { reply: true, edit: true, finish: true, reopen: false, remove: true },
    });
    expect(d.url_hash).toMatch(/^[A-Za-z0-9_-]{22}$/);
    for (const id of [d.id, String(d.id), d.url_hash])
      expect((await chair.asks(discussion.one, { id: id as never })).id).toBe(d.id);
    expect(await chair.asks(discussion.list, {})).toMatchObject({
      ...{ count: 1, total: 1, counts: { open: 1, closed: 0, all: 1 } },
      data: [{ id: d.id, name: 'Kola 🚲', url_hash: d.url_hash, status: 'open', excerpt: 'První druhá', unread: true }],
    });
    expect((await chair.asks(association.mine, {})).discussionCount).toBe(1);
    expect((await chair.asks(discussion.search, { text: 'kol' })).discussions).toMatchObject([
      { id: d.id, url_hash: d.url_hash, title: 'Kola 🚲', piece: null },
    ]);
    expect((await chair.asks(discussion.search, { text: 'druha' })).discussions[0]?.piece).toContain('druhá');
  });

  it('needs a name and a text, groups that are there, and a member', async () => {
    const { house, alena } = await aBoardHouse(portal);
    expect((await alena.refused(discussion.create, { name: ' ', description: '' })).errors).toEqual({
      name: 'BASE.FORM.REQUIRED',
      description: 'BASE.FORM.REQUIRED',
    });
    const strange = aTalkForm({ audience: [{ kind: 'entrance', id: 999_999 }] });
    expect((await alena.refused(discussion.create, strange)).key).toBe('DISCUSSION.ERRORS.AUDIENCE_UNKNOWN');
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: house.id, reason: 'Dotaz výboru', write: true });
    const guest = admin.as(visit.session_user_id);
    expect((await guest.refused(discussion.create, aTalkForm())).key).toBe('HOUSE.VISITS.NOT_ALLOWED');
  });

  it('is put right and taken back by its author alone, for 15 minutes, and taken back until somebody answers', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const d = await aTalk(alena);
    const change = { id: d.url_hash, updatedAt: d.updatedAt, ...aTalkForm({ name: 'Kola a kočárky' }) };
    expect((await bedrich.refused(discussion.update, change)).key).toBe('DISCUSSION.ERRORS.NOT_YOURS');
    expect((await chair.refused(discussion.update, change)).key).toBe('DISCUSSION.ERRORS.NOT_YOURS');
    const changed = await alena.asks(discussion.update, change);
    expect(changed).toMatchObject({ name: 'Kola a kočárky', editedAt: portal.clock.now.toISOString() });
    expect((await alena.refused(discussion.update, change)).code).toBe(409);
    expect((await chair.asks(discussion.search, { text: 'kočárky' })).discussions).toHaveLength(1);
    await replies(bedrich, d.id);
    expect((await alena.refused(discussion.remove, { id: d.id })).key).toBe('DISCUSSION.ERRORS.ANSWERED');
    minutes(15);
    const late = { ...change, updatedAt: changed.updatedAt };
    expect((await alena.refused(discussion.update, late)).key).toBe('DISCUSSION.ERRORS.LATE');
    expect((await bedrich.refused(discussion.remove, { id: d.id })).key).toBe('DISCUSSION.ERRORS.NOT_YOURS');
    await chair.asks(discussion.remove, { id: d.url_hash });
    expect((await chair.refused(discussion.one, { id: d.id })).key).toBe('DISCUSSION.NOT_FOUND');
    expect((await chair.asks(discussion.search, { text: 'kočárky' })).discussions).toEqual([]);
  });

  it('is sorted by what was said last, filtered, and told apart by what is new', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const first = await aTalk(alena, { name: 'Álej' });
    minutes(1);
    await aTalk(bedrich, { name: 'Chodba' });
    minutes(1);
    expect(await namesOf(chair)).toEqual(['Chodba', 'Álej']);
    const said = await replies(chair, first.id);
    expect(await namesOf(alena)).toEqual(['Álej', 'Chodba']);
    expect(await namesOf(alena, { sort: '-name' })).toEqual(['Chodba', 'Álej']);
    expect(await namesOf(alena, { sort: '-replies' })).toEqual(['Álej', 'Chodba']);
    expect(await namesOf(alena, { sort: 'owner' })).toEqual(['Chodba', 'Álej']);
    expect(await namesOf(alena, { filters: JSON.stringify({ text: 'chod' }) })).toEqual(['Chodba']);
    expect(await namesOf(alena, { filters: JSON.stringify({ owner: bedrich.memberId }) })).toEqual(['Chodba']);
    expect(await namesOf(chair, { filters: JSON.stringify({ mine: true }) })).toEqual(['Álej']);
    const fresh = { filters: JSON.stringify({ fresh: true }) };
    expect(await namesOf(alena, fresh)).toEqual(['Álej', 'Chodba']);
    await alena.asks(discussion.seen, { id: first.id, commentId: said.id });
    expect(await namesOf(alena, fresh)).toEqual(['Chodba']);
    // Own words are never news.
    minutes(1);
    await replies(alena, first.id, 'Děkuji');
    expect(await namesOf(alena, fresh)).toEqual(['Chodba']);
    expect((await alena.asks(discussion.list, fresh)).total).toBe(1);
    expect((await alena.asks(discussion.authors, {})).owners.map((o) => o.full_name)).toEqual([
      'Bedřich Čtrnáctý',
      'Alena Šestnáctá',
    ]);
  });

  it('knows for each what is new since they were there', async () => {
    const { alena, bedrich } = await aBoardHouse(portal);
    const d = await aTalk(alena);
    minutes(1);
    const one = await replies(bedrich, d.id, 'Jedna');
    expect(await bedrich.asks(discussion.one, { id: d.id })).toMatchObject({ unread: true, seen: null, newCount: 1 });
    await bedrich.asks(discussion.seen, { id: d.id, commentId: one.id });
    const there = portal.clock.now.toISOString();
    minutes(3);
    await replies(alena, d.id, 'Dvě');
    await replies(alena, d.id, 'Tři');
    const before = await bedrich.asks(discussion.one, { id: d.id });
    expect(before).toMatchObject({ unread: false, newCount: 2, seen: { at: there, upTo: one.createdAt } });
    expect((await bedrich.asks(discussion.list, {})).data[0]).toMatchObject({ newCount: 2, unread: false });
    // Where somebody was never goes back, whatever is sent after.
    const last = before.commentsData.at(-1)?.id as number;
    await bedrich.asks(discussion.seen, { id: d.id, commentId: last });
    await bedrich.asks(discussion.seen, { id: d.id, commentId: one.id });
    expect((await bedrich.asks(discussion.one, { id: d.id })).newCount).toBe(0);
    expect((await alena.asks(discussion.one, { id: d.id })).newCount).toBe(1);
  });

  it('has files of its opening text and of replies for whoever reads it', async () => {
    const { alena, bedrich } = await aBoardHouse(portal);
    const plan = await uploads(alena, 'plan.txt', 'Plán stojanu');
    const d = await aTalk(alena, { fileIds: [plan.id] });
    const bytes = async (who: Person) => {
      const { attachments, commentsData } = await who.asks(discussion.one, { id: d.id });
      const urls = [...attachments, ...commentsData.flatMap((c) => c.files)].map((f) => f.url);
      return Promise.all(urls.map(async (url) => (await fetched(portal, url)).body));
    };
    const price = await uploads(bedrich, 'cena.txt', 'Šest tisíc');
    await bedrich.asks(discussionComments.add, { id: d.id, message: '', fileIds: [price.id] });
    expect(await bytes(bedrich)).toEqual(['Plán stojanu', 'Šest tisíc']);
    expect((await bedrich.refused(discussionComments.add, { id: d.id, message: ' ' })).errors.message).toBe(
      'COMMENTS.ERRORS.EMPTY',
    );
  });
});

describe('a reply', () => {
  it('answers another one, whose words and name follow what becomes of them', async () => {
    const { house, chair, alena } = await aBoardHouse(portal);
    const bedrich = await house.person({ role: 'neighbour', firstName: 'Bedřich', lastName: 'Odjinud' });
    const d = await aTalk(alena);
    const other = await aTalk(alena, { name: 'Jiná' });
    const said = await replies(bedrich, d.id, `Ahoj @Alena Šestnáctá ${'slovo '.repeat(80)}`, {
      mentions: [alena.memberId],
    });
    const answer = await replies(chair, d.id, 'Souhlasím', { quoteId: said.id });
    expect(answer.quote).toMatchObject({ id: said.id, full_name: 'Bedřich Odjinud' });
    expect(answer.quote?.message).toMatch(/^Ahoj @Alena Šestnáctá slovo .* …$/);
    expect(answer.quote?.message?.length).toBeLessThan(310);
    // Nothing is quoted from elsewhere.
    const strange = { id: other.id, message: 'Co tam bylo?', quoteId: said.id };
    expect((await alena.refused(discussionComments.add, strange)).key).toBe('COMMENTS.ERRORS.QUOTE');
    const quoted = async () => (await alena.asks(discussion.one, { id: d.id })).commentsData.at(-1)?.quote;
    await bedrich.asks(discussionComments.edit, { id: d.id, commentId: said.id, message: 'Jinak' });
    expect((await quoted())?.message).toBe('Jinak');
    await chair.asks(members.archive, { id: bedrich.memberId as number });
    await chair.asks(members.remove, { id: bedrich.memberId as number });
    expect(await quoted()).toEqual({
      id: said.id,
      full_name: expect.not.stringContaining('Bedřich'),
      message: 'Jinak',
      hidden: false,
    });
    await chair.asks(discussionComments.remove, { id: d.id, commentId: said.id });
    expect(await quoted()).toEqual({ id: said.id, full_name: null, message: null, hidden: false });
    const { rows } = await house.inside((db) =>
      db.execute(sql`select reply_count from discussion where svj_id = ${house.id} and id = ${d.id}`),
    );
    expect(rows).toEqual([{ reply_count: 1 }]);
  });

  it('comes a hundred at a time, and the page has the latest', async () => {
    const { house, chair, alena } = await aBoardHouse(portal);
    const d = await aTalk(alena);
    await house.inside((db) =>
      db.execute(sql`
        insert into comment (svj_id, owner, owner_id, member_id, text, created_at)
        select ${house.id}, 'discussion', ${d.id}, ${alena.memberId}, 'Odpověď ' || n, ${portal.clock.now}::timestamptz + n * interval '1 second'
        from generate_series(1, 130) n`),
    );
    const { commentsData, commentCount } = await chair.asks(discussion.one, { id: d.id });
    expect([commentsData.length, commentCount, commentsData.at(-1)?.message]).toEqual([100, 130, 'Odpověď 130']);
    const older = await chair.asks(discussionComments.list, { id: d.id, before: commentsData[0]?.id as number });
    expect([older.comments.length, older.more]).toEqual([30, false]);
  });
});

describe('a reply sent in one form with its files', () => {
  type Parts = Parameters<typeof formOfParts>[0];
  async function sends(who: Person, id: number, data: object, parts: Parts, key?: string) {
    const { payload, headers } = formOfParts([...parts, { name: 'data', value: JSON.stringify(data) }]);
    const reply = await portal.app.inject({
      method: discussionComments.add.method,
      url: discussionComments.add.path.replace(':id', String(id)),
      headers: { ...who.headers(), ...headers, ...(key ? { [keyHeader]: key } : {}) },
      payload,
    });
    type Body = { data: CommentView & { errors?: object }; message: { content: string } };
    return { status: reply.statusCode, ...(reply.json() as Body) };
  }
  const paper = (place: number, bytes = `list ${place}`): Parts[number] => ({
    ...{ name: `files[${place}]`, fileName: `${place}.txt`, bytes },
  });
  const called = (said: CommentView) => said.files.map((f) => `${f.name}.${f.extension}`);

  it('has them in their order under their names, without a word too, and once under one key', async () => {
    const { alena, bedrich } = await aBoardHouse(portal);
    const d = await aTalk(alena);
    const price = await uploads(bedrich, 'cena.txt', 'Šest tisíc');
    const named: Parts = [
      { name: 'names[1]', value: 'Plán stojanu' },
      { name: 'extends[1]', value: 'txt' },
    ];
    const both = { message: 'Takhle?', fileIds: [price.id] };
    const { status, data, message } = await sends(bedrich, d.id, both, [paper(1), paper(0), ...named]);
    expect([status, message.content, data.message]).toEqual([200, 'DISCUSSION.REPLIES.ADDED', 'Takhle?']);
    const key = crypto.randomUUID();
    const bare = await sends(bedrich, d.id, { message: '' }, [paper(2)], key);
    expect([bare.status, called(bare.data)]).toEqual([200, ['2.txt']]);
    const before = await onDisk(portal);
    expect((await sends(bedrich, d.id, { message: '' }, [paper(2)], key)).data.id).toBe(bare.data.id);
    expect((await sends(bedrich, d.id, { message: '' }, [paper(3)], key)).status).toBe(409);
    expect(await onDisk(portal)).toEqual(before);
    const { commentsData } = await alena.asks(discussion.one, { id: d.id });
    expect(commentsData.map(called)).toEqual([['cena.txt', '0.txt', 'Plán stojanu.txt'], ['2.txt']]);
    const urls = commentsData.flatMap((said) => said.files).map((f) => f.url);
    expect(await Promise.all(urls.map(async (url) => (await fetched(portal, url)).body))).toEqual([
      ...['Šest tisíc', 'list 0', 'list 1', 'list 2'],
    ]);
  });

  it('that is refused leaves nothing behind', async () => {
    const { house, chair, alena, bedrich, ids } = await aBoardHouse(portal);
    const d = await aTalk(alena);
    const apart = await aTalk(chair, { audience: [{ kind: 'entrance', id: ids.e16 }] });
    const over = await aTalk(chair);
    await chair.asks(discussion.finish, { id: over.id, conclusion: 'Hotovo' });
    const before = await onDisk(portal);
    const eleven = Array.from({ length: 11 }, (_, place) => paper(place));
    const codes = [
      await sends(bedrich, d.id, { message: ' ' }, []),
      await sends(bedrich, d.id, {}, [paper(0)]),
      await sends(bedrich, d.id, { message: 'Moc' }, eleven),
      await sends(bedrich, d.id, { message: 'Nic' }, [paper(0, '')]),
      await sends(bedrich, apart.id, { message: 'Cizí vchod' }, [paper(0)]),
      await sends(bedrich, over.id, { message: 'Pozdě' }, [paper(0)]),
    ];
    expect(codes.map(({ status, message }) => [status, message.content])).toEqual([
      [400, 'BASE.ERRORS.INVALID_INPUT'],
      [400, 'BASE.ERRORS.INVALID_INPUT'],
      [422, 'COMMENTS.ERRORS.TOO_MANY_FILES'],
      [422, 'FILES.ERRORS.EMPTY'],
      [404, 'DISCUSSION.NOT_FOUND'],
      [422, 'DISCUSSION.ERRORS.CLOSED'],
    ]);
    expect(codes[0]?.data.errors).toEqual({ message: 'COMMENTS.ERRORS.EMPTY' });
    expect(await onDisk(portal)).toEqual(before);
    const { rows } = await house.inside((db) =>
      db.execute(sql`select id from comment where svj_id = ${house.id} union all
        select id from file where svj_id = ${house.id}`),
    );
    expect(rows).toEqual([]);
  });
});

describe('the end of a discussion', () => {
  it('has a conclusion that stays, and leaves it to be read alone until who administers opens it again', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const d = await aTalk(alena);
    const said = await replies(bedrich, d.id);
    const end = { id: d.url_hash, conclusion: 'Stojan koupíme.' };
    expect((await bedrich.refused(discussion.finish, end)).key).toBe('DISCUSSION.ERRORS.NOT_YOURS');
    expect((await alena.refused(discussion.finish, { id: d.id, conclusion: ' ' })).code).toBe(400);
    expect(await alena.asks(discussion.finish, end)).toMatchObject({
      ...{ status: 'closed', conclusion: 'Stojan koupíme.', closedAt: portal.clock.now.toISOString() },
      closedBy: { id: alena.memberId },
      may: { reply: false, edit: false, finish: false, remove: false },
    });
    expect((await chair.refused(discussion.finish, end)).key).toBe('DISCUSSION.ERRORS.CLOSED');
    const commentId = said.id;
    for (const [call, input] of [
      [discussionComments.add, { message: 'Ještě' }],
      [discussionComments.edit, { commentId, message: 'Jinak' }],
      [discussionComments.remove, { commentId }],
    ] as const)
      expect((await bedrich.refused(call, { id: d.id, ...input })).key).toBe('DISCUSSION.ERRORS.CLOSED');
    const closed = await bedrich.asks(discussion.one, { id: d.id });
    expect(closed.commentsData.map((c) => [c.mayEdit, c.mayDelete])).toEqual([[false, false]]);
    expect(await namesOf(bedrich)).toEqual([]);
    expect(await namesOf(bedrich, { tab: 'closed' })).toEqual([d.name]);
    const again = { id: d.id, reason: 'Stojan nemají' };
    expect((await alena.refused(discussion.reopen, again)).code).toBe(403);
    expect(await chair.asks(discussion.reopen, again)).toMatchObject({
      ...{ status: 'open', conclusion: 'Stojan koupíme.' },
      reopened: { at: portal.clock.now.toISOString(), reason: 'Stojan nemají' },
    });
    expect((await chair.refused(discussion.reopen, again)).key).toBe('DISCUSSION.ERRORS.OPEN');
    await replies(bedrich, d.id, 'Zkusím jinde');
  });

  it('and a reply wait for each other: whichever comes second finds what the first did', async () => {
    const { house, alena, bedrich } = await aBoardHouse(portal);
    const d = await aTalk(alena);
    // The end holds the row; the reply is sent meanwhile and waits.
    let reply: Promise<{ key: string | undefined; code: number }> | undefined;
    let answered = false;
    await portal.pool.transaction('read write', async (db) => {
      const scope = await actFor(db, house.id);
      await discussionSeen(db, scope, d.id, portal.clock.now, 'lock');
      reply = bedrich.refused(discussionComments.add, { id: d.id, message: 'Stihnu to?' });
      void reply.then(() => {
        answered = true;
      });
      await sleep(200);
      expect(answered).toBe(false);
      await db.execute(sql`
        update discussion set closed_at = now(), conclusion = 'Hotovo' where svj_id = ${house.id} and id = ${d.id}`);
    });
    expect(await reply).toMatchObject({ code: 422, key: 'DISCUSSION.ERRORS.CLOSED' });
    expect((await bedrich.asks(discussion.one, { id: d.id })).commentCount).toBe(0);
  });

  it('sent by two at once is said by one', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const d = await aTalk(alena);
    const ends = await Promise.all(
      [chair, alena].map((who, i) => who.call(discussion.finish, { id: d.id, conclusion: `Závěr ${i}` })),
    );
    expect(ends.map((e) => e.status).sort()).toEqual([200, 422]);
    const told = ends.find((e) => e.status === 200)?.body.data as { conclusion: string };
    expect((await chair.asks(discussion.one, { id: d.id })).conclusion).toBe(told.conclusion);
  });
});

describe('following', () => {
  it('begins for who opened it and who replied, unless they said otherwise', async () => {
    const { alena, bedrich, chair } = await aBoardHouse(portal);
    const d = await aTalk(alena);
    const way = async (who: Person) => (await who.asks(discussion.one, { id: d.id })).follow;
    expect([await way(alena), await way(bedrich)]).toEqual(['follows', 'mentions']);
    await chair.asks(discussionFollow.follow, { id: d.id, way: 'muted' });
    await replies(bedrich, d.id);
    await replies(chair, d.id);
    expect([await way(bedrich), await way(chair)]).toEqual(['follows', 'muted']);
  });
});
