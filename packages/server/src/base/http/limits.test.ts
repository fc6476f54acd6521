import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberFiles } from '#contract/members/endpoints-files.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { nouns } from '#contract/modules.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aMessage, aMessageForm, editedMessage, inDays } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { keyIn } from '#house/resuming.ts';
import { send } from '#house/sending-files.ts';
import { mostOf, type Rule } from './limits.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const fresh = async () => {
  house = await aHouse(portal);
  chair = await house.chair();
};
/** So many of the kind were done, and one more may be. */
const spent = (rule: Rule, key: number | null, left = 1) => portal.limits.spend(rule, String(key), mostOf(rule) - left);
const params = async (who: Person, endpoint: Endpoint, input: object) => {
  const { status, body } = await who.call(endpoint, input);
  return { status, key: body.message?.content, params: body.message?.params };
};
const urgent = () => ({ emergency: true, dateTo: inDays(portal, 1) });
const wait = { unit: 'minute', n: expect.any(Number) };

describe('limits', () => {
  it('of searches: the last one of a minute passes, the next is told when, and a colleague searches on', async () => {
    await fresh();
    const colleague = await house.person({ role: 'memberCommittee' });
    await spent('search', chair.memberId);
    await chair.asks(members.search, { text: 'no' });
    expect(await params(chair, units.search, { text: '1' })).toEqual({
      status: 429,
      key: 'BASE.LIMITS.SEARCHES',
      params: wait,
    });
    await colleague.asks(members.search, { text: 'no' });
    // What is no search goes on.
    await chair.asks(members.list, {});
  });

  it('of exports: twenty lists of an evening pass, the hundred and first of an hour is told when', async () => {
    await fresh();
    for (let n = 0; n < 20; n++) await chair.asks(units.exportTicket, {});
    await portal.limits.spend('export', String(chair.memberId), mostOf('export') - 21);
    const { url } = await chair.asks(memberFiles.exportTicket, {});
    expect(await params(chair, units.exportTicket, {})).toEqual({
      status: 429,
      key: 'BASE.LIMITS.EXPORTS',
      params: { most: 100, ...wait },
    });
    // A ticket that was given still opens its file, and not for ever.
    expect((await portal.app.inject({ url })).statusCode).toBe(200);
    await spent('exportFile', chair.memberId, 2);
    expect((await portal.app.inject({ url })).statusCode).toBe(200);
    expect((await portal.app.inject({ url })).statusCode).toBe(429);
  });

  it('of uploads: by number in an hour and by size in a day, before a byte is read', async () => {
    await fresh();
    await spent('uploadFiles', chair.memberId);
    expect((await send(chair, 'a.txt', 'a')).status).toBe(200);
    const over = await send(chair, 'b.txt', 'b');
    expect([over.status, over.body.message]).toEqual([
      429,
      { show: true, content: 'BASE.LIMITS.UPLOADS', params: { most: 1500, ...wait } },
    ]);
    expect((await keyIn(chair, 'velky.pdf', 2_000_000)).key).toBe('BASE.LIMITS.UPLOADS');
    await fresh();
    // Two whole MB are left.
    await spent('uploadBytes', chair.memberId, 2);
    expect((await keyIn(chair, 'velky.pdf', 2_000_000)).status).toBe(201);
    const large = await keyIn(chair, 'velky.pdf', 2_000_000);
    expect([large.status, large.key]).toEqual([429, 'BASE.LIMITS.BYTES']);
    expect((await send(chair, 'a.txt', 'a')).body.message).toMatchObject({
      content: 'BASE.LIMITS.BYTES',
      params: { unit: 'hour', n: 24 },
    });
  });

  it.each([
    ['emergencyHour', { most: 10, span: 'hour', ...wait }],
    ['emergencyDay', { most: 30, span: 'day', unit: 'hour', n: 24 }],
  ] as const)(
    'of emergencies (%s): of the association, whoever writes; a plain message goes out',
    async (rule, told) => {
      await fresh();
      const colleague = await house.person({ role: 'memberCommittee' });
      await spent(rule, house.id);
      const message = await aMessage(chair, urgent());
      expect(await params(colleague, messages.create, aMessageForm(urgent()))).toEqual({
        status: 429,
        key: 'BASE.LIMITS.EMERGENCIES',
        params: told,
      });
      // News of the one that is out wakes people as well; a corrected letter does not.
      const news = editedMessage(message, { description: '<p>Voda teče znovu.</p>', material: true });
      expect(await params(chair, messages.update, news)).toMatchObject({ status: 429 });
      await chair.asks(messages.update, editedMessage(message, { title: 'Odečet' }));
      await aMessage(chair, {});
      const draft = await aMessage(chair, { ...urgent(), concept: true });
      expect(
        await params(chair, messages.update, editedMessage(draft, { concept: false, long_term: true })),
      ).toMatchObject({
        status: 429,
      });
      await aMessage(await (await aHouse(portal)).chair(), urgent());
    },
  );

  it('what was refused made nothing, and counts', async () => {
    await fresh();
    await spent('emergencyHour', house.id, 0);
    await chair.refused(messages.create, aMessageForm(urgent()));
    expect(await house.count('message')).toBe(0);
    expect((await chair.asks(association.mine, {})).messagesUnreadCount).toBe(0);
    const { rows } = await portal.pool.raw.query('select points from tries where key = $1', [
      `emergencyHour:${house.id}`,
    ]);
    expect(rows).toEqual([{ points: mostOf('emergencyHour') + 1 }]);
  });

  it('every call that searches, prints, exports or takes a file says so', () => {
    const all = Object.entries(nouns).flatMap(([noun, calls]) =>
      Object.entries(calls).map(([name, e]) => [`${noun}.${name}`, e as Endpoint] as const),
    );
    const names = (test: (e: Endpoint) => boolean) => all.filter(([, e]) => test(e)).map(([name]) => name);
    const inHouse = (e: Endpoint) => e.needs === 'member' || typeof e.needs === 'object';
    const limited = (limit: Endpoint['limit']) => new Set(names((e) => e.limit === limit));
    for (const name of names((e) => inHouse(e) && /\/search\//.test(e.path))) expect(limited('search')).toContain(name);
    const files = ['files.download', 'files.preview', 'documents.bytes', 'documents.preview'];
    const others = ['attached.bytes', 'attached.preview', 'addressedPapers.bytes'];
    const photos = ['galleryPhotos.imageBytes', 'galleryPhotos.bytes'];
    const kept = [...files, ...others, 'pictures.picture', 'work.picture', 'chairNaming.file', ...photos];
    for (const name of names((e) => e.kind === 'bytes'))
      if (!kept.includes(name)) expect(limited('export')).toContain(name);
    const takes = names((e) => inHouse(e) && (e.kind === 'upload' || e.kind === 'stream'));
    expect([...limited('upload')].sort()).toEqual([...takes, 'uploads.begin', 'invoiceStatements.upload'].sort());
  });
});
