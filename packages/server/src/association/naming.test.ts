import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activation } from '#contract/activation/endpoints.ts';
import { association } from '#contract/association/endpoints.ts';
import { chairNaming } from '#contract/association/endpoints-naming.ts';
import { aHouse, anAdmin, nobody, type Person, type TestHouse } from '#house/house.ts';
import { invited, password } from '#house/inviting.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { inviteMembers } from '#server/activation/steps.ts';
import { settleNamings } from './jobs.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let alena: Person;
let next: { id: number };
let guest: Person;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const settle = () => settleNamings(portal, inviteMembers);
const days = (n: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + n * 24 * 3600_000);
};
const enter = async (write = true) => {
  const admin = await anAdmin(portal);
  const visit = await admin.asks(association.visit, { id: house.id, reason: 'Dům bez předsedy', write });
  return admin.as(visit.session_user_id);
};
const pdf = Buffer.from('%PDF-1.7 usneseni');

/** Names through the front door; answers status and key. */
async function name(by: Person, input: object, file = pdf, fileName = 'usneseni.pdf') {
  const form = new FormData();
  form.append('data', JSON.stringify(input));
  form.append('file', new Blob([file]), fileName);
  const sent = new Response(form);
  const reply = await portal.app.inject({
    method: 'POST',
    url: chairNaming.name.path,
    headers: { ...by.headers(), 'content-type': sent.headers.get('content-type') as string },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  const body = reply.json();
  return { status: reply.statusCode, key: body.message?.content as string, data: body.data };
}
const told = async (what: string) => {
  const { rows } = await portal.pool.raw.query<{ recipient: string }>(
    "select recipient from outbox where svj_id = $1 and kind = 'chairNamed' and data ->> 'what' = $2 order by 1",
    [house.id, what],
  );
  return rows.map((r) => r.recipient);
};
const roleOf = async (id: number) => {
  const { rows } = await house.inside((db) => db.execute<{ role: string }>(`select role from member where id = ${id}`));
  return rows[0]?.role;
};

/** The chair has died: archived, nobody else gives offices. */
beforeEach(async () => {
  house = await aHouse(portal);
  chair = await house.chair();
  alena = await house.owner({ lastName: 'Vlastníková' });
  await house.unit(chair, '1', [1, 1], [{ memberIds: [alena.memberId as number] }]);
  next = await invited(house, { email: 'stary@posta.example', lastName: 'Nový' });
  await house.inside((db) => db.execute(`update member set archived_at = now() where id = ${chair.memberId}`));
  guest = await enter();
});

const wanted = () => ({ userId: next.id, email: 'novy@posta.example' });

describe('where nobody is left who gives offices, the administration names a chair', () => {
  it('by the paper, told to all owners; it holds after three days, with the contact and an invitation', async () => {
    expect(await guest.refused(association.changeChair, { userId: next.id })).toMatchObject({
      key: 'HOUSE.VISITS.NOT_ALLOWED',
    });
    expect(await name(guest, wanted())).toMatchObject({ status: 200, key: 'NAMING.MADE' });
    expect(await told('made')).toEqual([alena.email, 'stary@posta.example'].sort());
    const { naming } = await alena.asks(chairNaming.current, {});
    expect(naming).toMatchObject({ person: { full_name: 'Jan Nový' }, mayObject: true });
    const file = await portal.app.inject({ method: 'GET', url: naming?.file.url as string });
    expect(file.rawPayload.equals(pdf)).toBe(true);
    days(2.9);
    expect([await settle(), await roleOf(next.id)]).toEqual([0, 'owner']);
    days(0.2);
    expect([await settle(), await roleOf(next.id)]).toEqual([1, 'mayorCommittee']);
    expect(await told('done')).toContain(alena.email);
    const link = portal.said.at(-1) ?? '';
    expect(link).toContain('Pozvánka pro novy@posta.example');
    const token = /aktivace\/(\S+)$/.exec(link)?.[1] as string;
    await nobody(portal).asks(activation.activate, { id: next.id, token, password });
    expect(await settle()).toBe(0);
  });

  it('unless an owner objects, or it is taken back; nobody else stops it', async () => {
    const { data } = await name(guest, wanted());
    const renter = await house.person({ role: 'neighbour' });
    expect(await renter.refused(chairNaming.object, { id: data.id })).toMatchObject({ key: 'NAMING.OWNERS_ONLY' });
    expect(await guest.refused(chairNaming.object, { id: data.id })).toMatchObject({ key: 'HOUSE.VISITS.NOT_ALLOWED' });
    await alena.asks(chairNaming.object, { id: data.id, text: 'Usnesení nebylo přijato.' });
    days(4);
    expect([await settle(), await roleOf(next.id)]).toEqual([0, 'owner']);
    expect(await told('objected')).toContain(alena.email);
    guest = await enter();
    const again = await name(guest, wanted());
    expect((await name(guest, wanted())).key).toBe('NAMING.RUNS');
    await guest.asks(chairNaming.withdraw, { id: again.data.id });
    expect((await alena.asks(chairNaming.current, {})).naming).toBeNull();
  });

  it('never while somebody can, without the paper, without a visit with writing, or for who is not of the house', async () => {
    expect((await name(guest, wanted(), Buffer.from('ahoj'), 'usneseni.txt')).key).toBe('NAMING.FILE_TYPE');
    expect((await name(await enter(false), wanted())).status).toBe(403);
    expect((await name(await anAdmin(portal), wanted())).key).toBe('HOUSE.VISITS.NONE');
    expect((await name(alena, wanted())).status).toBe(403);
    expect((await name(guest, { userId: 987_654_321, email: '' })).key).toBe('MEMBERS.NOT_FOUND');
    await name(guest, wanted());
    await house.person({ role: 'community_manager' });
    days(3);
    expect([await settle(), await roleOf(next.id)]).toEqual([0, 'owner']);
    expect((await name(await enter(), wanted())).key).toBe('NAMING.SOMEBODY_CAN');
  });
});
