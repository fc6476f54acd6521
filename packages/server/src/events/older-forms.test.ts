import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyHeader } from '#contract/base/calls/endpoint.ts';
import { events } from '#contract/events/endpoints.ts';
import type { EventDetail } from '#contract/events/schema.ts';
import { agendaOf, anEvent, anEventForm, editedEvent } from '#house/events.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, formOfParts, onDisk, photo } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

type Parts = Parameters<typeof formOfParts>[0];
type Answer = { status: number; body: { data: EventDetail; message: { content: string }; errors?: object } };
async function sends(who: Person, data: object, parts: Parts, key?: string): Promise<Answer> {
  const { id } = data as { id?: number };
  const { payload, headers } = formOfParts([{ name: 'data', value: JSON.stringify(data) }, ...parts]);
  const reply = await portal.app.inject({
    method: id === undefined ? 'POST' : 'PUT',
    url: id === undefined ? events.create.path : events.update.path.replace(':id', String(id)),
    headers: { ...who.headers(), ...headers, ...(key ? { [keyHeader]: key } : {}) },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}
const paper = (place: number, text = 'plán'): Parts[number] => ({
  name: `files[${place}]`,
  fileName: 'blob',
  bytes: text,
});
const called = (e: EventDetail) => e.attachments.map((f) => `${f.name}.${f.extension}`);

describe('an event sent in one form with its files', () => {
  it('takes them in their order under their names, also those that come after them', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const { status, body } = await sends(chair, anEventForm(), [
      { name: 'files[1]', fileName: 'dvůr.jpg', bytes: await photo() },
      paper(0),
      ...[
        { name: 'names[0]', value: 'Plán úklidu' },
        { name: 'extends[0]', value: 'txt' },
      ],
    ]);
    expect([status, body.message.content]).toEqual([200, 'EVENT.CREATED']);
    const e = await alena.asks(events.one, { id: body.data.id });
    expect(called(e)).toEqual(['Plán úklidu.txt', 'dvůr.jpg']);
    expect((await fetched(portal, e.attachments[0]?.url as string)).body).toBe('plán');
    expect((await onDisk(portal)).incoming).toEqual([]);
  });

  it('when it is changed adds them to those it keeps', async () => {
    const { chair } = await aBoardHouse(portal);
    const first = await sends(chair, anEventForm(), [{ name: 'files[0]', fileName: 'a.txt', bytes: 'a' }]);
    const e = first.body.data;
    const { fileIds: _, ...edited } = editedEvent(e);
    const b = await sends(chair, edited, [{ name: 'files[0]', fileName: 'b.txt', bytes: 'b' }]);
    expect(called(b.body.data)).toEqual(['a.txt', 'b.txt']);
    const removed = { ...edited, updatedAt: b.body.data.updatedAt, removedAttachments: [e.attachments[0]?.id] };
    const c = await sends(chair, removed, [{ name: 'files[0]', fileName: 'c.txt', bytes: 'c' }]);
    expect(called(c.body.data)).toEqual(['b.txt', 'c.txt']);
    const d = await sends(chair, editedEvent(c.body.data), [{ name: 'files[0]', fileName: 'd.txt', bytes: 'd' }]);
    expect(called(d.body.data)).toEqual(['b.txt', 'c.txt', 'd.txt']);
  });

  it('under one key is made once, and with another file refused', async () => {
    const { chair } = await aBoardHouse(portal);
    const key = randomUUID();
    const file: Parts = [{ name: 'files[0]', fileName: 'a.txt', bytes: 'a' }];
    const first = await sends(chair, anEventForm(), file, key);
    const before = await onDisk(portal);
    const again = await sends(chair, anEventForm(), file, key);
    expect([again.status, again.body.data.id]).toEqual([200, first.body.data.id]);
    expect((await sends(chair, anEventForm(), [paper(0)], key)).status).toBe(409);
    expect(await agendaOf(chair, '2026-11-26', '2026-11-26')).toHaveLength(1);
    expect(await onDisk(portal)).toEqual(before);
  });

  it.each<[string, object, Parts, number]>([
    ['a field is missing', { title: '' }, [paper(0)], 400],
    ['a file is empty', {}, [paper(0), { name: 'files[1]', fileName: 'b.txt', bytes: '' }], 422],
    ['a file is not what it says', {}, [{ name: 'files[0]', fileName: 'b.jpg', bytes: 'text' }], 415],
    ['a file has another field', {}, [{ name: 'picture', fileName: 'b.txt', bytes: 'b' }], 400],
    [
      'it ends before it begins',
      { end: '2026-11-01T10:00' },
      [{ name: 'files[0]', fileName: 'b.txt', bytes: 'b' }],
      400,
    ],
  ])('leaves nothing behind when %s', async (_, change, parts, code) => {
    const { chair } = await aBoardHouse(portal);
    const before = await onDisk(portal);
    expect((await sends(chair, anEventForm(change), parts)).status).toBe(code);
    expect(await agendaOf(chair, '2026-11-01', '2026-11-30')).toEqual([]);
    expect(await onDisk(portal)).toEqual(before);
  });

  it('is refused before its bytes to who only reads', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const e = await anEvent(chair);
    for (const data of [anEventForm(), editedEvent(e)]) expect((await sends(alena, data, [paper(0)])).status).toBe(403);
    expect(called(await chair.asks(events.one, { id: e.id }))).toEqual([]);
  });
});
