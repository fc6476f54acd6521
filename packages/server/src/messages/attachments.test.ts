import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '#contract/messages/endpoints.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse, aMessage, editedMessage, inDays } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, formOf, onDisk, photo, uploads } from '#house/sending-files.ts';
import { sweepFiles } from '../base/files/file-sweeping.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

/** One file of a message, as the form sends it after the message is made. */
async function sends(who: Person, id: number, name: string, bytes: Buffer | string, data: object = {}) {
  const { payload, headers } = formOf(name, Buffer.from(bytes as string), { id, ...data });
  const url = messages.upload.path.replace(':id', String(id));
  const reply = await portal.app.inject({ method: 'POST', url, headers: { ...who.headers(), ...headers }, payload });
  return { status: reply.statusCode, body: reply.json() };
}

it('files come one by one after the message, a photo without its place; an older form cannot drop them', async () => {
  const { chair, alena } = await aBoardHouse(portal);
  const m = await aMessage(chair);
  const first = await sends(chair, m.id, 'výtah.jpg', await photo(), { description: 'Stojí' });
  expect(first).toMatchObject({
    status: 200,
    body: { data: { name: 'výtah', extension: 'jpg', description: 'Stojí' } },
  });
  expect((await sends(chair, m.id, 'cena.txt', '100', { isPublic: false })).status).toBe(200);
  expect((await chair.refused(messages.update, editedMessage(m, { title: 'Jinak' }))).code).toBe(409);
  const seen = await alena.asks(messages.one, { id: m.id });
  expect(seen.attachments.map((f) => f.name)).toEqual(['výtah']);
  const bytes = (await fetched(portal, seen.attachments[0]?.url ?? '')).rawPayload;
  expect(bytes.includes('tajne')).toBe(false);
  expect((await sends(chair, m.id, 'plán.jpg', await photo(), { isPublic: false })).status).toBe(200);
  const shown = async (who: Person) => (await who.asks(messages.latest, {})).messages.map(({ photo }) => photo);
  const [address] = await shown(alena);
  expect((await fetched(portal, address ?? '')).headers['content-type']).toMatch(/^image\//);
  await alena.asks(messages.seen, { id: m.id });
  expect([await shown(alena), await shown(chair)]).toEqual([[null], [null]]);
  const now = await chair.asks(messages.one, { id: m.id });
  expect(now.attachments.map((f) => f.name)).toEqual(['výtah', 'cena', 'plán']);
  const turned = await chair.asks(
    messages.update,
    editedMessage(now, { fileIds: now.attachments.map((f) => f.id).reverse() }),
  );
  expect(turned.attachments.map((f) => f.name)).toEqual(['plán', 'cena', 'výtah']);
});

it('of a deleted draft go from the store by the sweep, of a published message they stay as evidence', async () => {
  const { house, chair } = await aBoardHouse(portal);
  const made = async (name: string, change: object) => {
    const file = await uploads(chair, name, name);
    return aMessage(chair, { ...change, fileIds: [file.id] });
  };
  const draft = await made('koncept.txt', { concept: true });
  const planned = await made('plan.txt', { long_term: false, dateFrom: inDays(portal, 2), dateTo: inDays(portal, 3) });
  const out = await made('venku.txt', {});
  const before = (await onDisk(portal)).files.length;
  await chair.asks(messages.removeAll, { ids: [draft.id, planned.id, out.id] });
  expect(await house.count('file')).toBe(1);
  portal.clock.now = new Date(inDays(portal, 2));
  await sweepFiles(portal);
  expect((await onDisk(portal)).files).toHaveLength(before - 2);
});

it('are refused to whoever does not write, to an unknown message, and drawings that run are never shown', async () => {
  const { chair, alena } = await aBoardHouse(portal);
  const { chair: stranger } = await aBoardHouse(portal);
  const m = await aMessage(chair);
  expect((await sends(alena, m.id, 'a.txt', 'a')).status).toBe(403);
  const before = (await onDisk(portal)).files.length;
  expect((await sends(stranger, m.id, 'a.txt', 'a')).status).toBe(404);
  expect((await onDisk(portal)).files).toHaveLength(before);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const drawing = await uploads(chair, '<b>x</b>.svg', svg);
  const withIt = await chair.asks(messages.update, editedMessage(m, { fileIds: [drawing.id] }));
  expect(withIt.attachments[0]).toMatchObject({ name: 'b_', extension: 'svg', previewUrl: null });
  const reply = await fetched(portal, withIt.attachments[0]?.url ?? '');
  expect(reply.headers['content-disposition']).toMatch(/^attachment/);
  expect(reply.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
});
