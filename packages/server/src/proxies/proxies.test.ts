import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { members } from '#contract/members/endpoints.ts';
import { proxies } from '#contract/proxies/endpoints.ts';
import type { ProxyDetail } from '#contract/proxies/schema.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aSignedPaper, writesDown, written } from '#house/proxies.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let second: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  second = await house.person({ role: 'memberCommittee' });
});
afterAll(() => portal.close());

const idOf = (p: Person) => p.memberId as number;
let units = 0;
/** Somebody who owns a unit of the house. */
async function anOwner(of: TestHouse = house, by: Person = chair): Promise<Person> {
  const owner = await of.owner();
  await of.unit(by, String(++units), [1, 500], [{ memberIds: [idOf(owner)] }]);
  return owner;
}
const mailsTo = async (p: Person) =>
  (await portal.pool.raw.query('select kind, data from outbox where recipient = $1 order by id', [p.email])).rows.map(
    (r: { kind: string; data: { deed: string } }) => [r.kind, r.data.deed],
  );
const at = ({ id, updatedAt }: ProxyDetail) => ({ id, updatedAt });
const statutes = async (change: object) => {
  const now = await chair.asks(houseSettings.read, {});
  await chair.asks(houseSettings.change, {
    updatedAt: now.updatedAt,
    modules: now.modules,
    statutes: { ...now.statutes, ...change },
  });
};

describe('a power of attorney', () => {
  it('is told to nobody who has left for the archive meanwhile', async () => {
    const [owner, agent] = [await anOwner(), await house.owner()];
    const made = await owner.asks(proxies.create, { agentId: idOf(agent) });
    await house.inside((db) =>
      db.client.query('update member set archived_at = now(), has_access = false where id = $1', [idOf(agent)]),
    );
    await chair.asks(proxies.revoke, { id: made.id, reason: 'Už tu nebydlí' });
    expect(await mailsTo(agent)).toEqual([['proxyAgent', 'given']]);
    expect(await mailsTo(owner)).toHaveLength(2);
  });

  it('is given by an owner in the portal and waits for nobody, revoked by the owner; both are told of all', async () => {
    const [owner, neighbour] = [await anOwner(), await house.owner()];
    const made = await owner.asks(proxies.create, { agentId: idOf(neighbour), note: 'Do konce roku', verified: true });
    expect(made).toMatchObject({
      state: 'approved',
      countsBy: 'principal',
      second: null,
      principal: { id: idOf(owner) },
      agent: { id: idOf(neighbour) },
      vote: null,
      byPrincipal: true,
      verified: false,
      mayRevoke: true,
      mayDecide: false,
    });
    expect(await chair.asks(proxies.list, { tab: 'waiting' })).toMatchObject({ waitingCount: 0 });
    const gone_ = { code: 409, key: 'PROXIES.ERRORS.DECIDED' };
    expect(await chair.refused(proxies.refuse, { ...at(made), reason: 'notSigned' })).toMatchObject(gone_);
    expect((await neighbour.asks(proxies.list, {})).proxies.map((p) => p.id)).toEqual([made.id]);
    const revoked = await owner.asks(proxies.revoke, { id: made.id, reason: 'Přijdu sama' });
    expect(revoked).toMatchObject({ state: 'revoked', reason: 'Přijdu sama', mayRevoke: false });
    expect(revoked.history.map((h) => h.verb)).toEqual(['revoke', 'create']);
    for (const [who, kind] of [
      [owner, 'proxyPrincipal'],
      [neighbour, 'proxyAgent'],
    ] as const)
      expect(await mailsTo(who)).toEqual(['given', 'revoked'].map((deed) => [kind, deed]));
    const over = await chair.asks(proxies.list, { tab: 'over' });
    expect(over.proxies.map((p) => p.id)).toContain(made.id);
    expect(over.total).toBe(over.overCount);
  });

  it('is written down by the committee for any owner, completed while it waits, refused with a reason', async () => {
    const owner = await anOwner();
    const input = { principalId: idOf(owner), agentName: 'Karel Cizí', signedOn: '2026-11-01' };
    const made = await chair.asks(proxies.create, input);
    expect(made).toMatchObject({ agent: null, agentName: 'Karel Cizí', byPrincipal: false, signedOn: '2026-11-01' });
    expect(made).toMatchObject({ state: 'waiting', second: null, mayRefuse: false });
    const noFile = { code: 422, key: 'PROXIES.ERRORS.NO_FILE', errors: { fileIds: 'PROXIES.ERRORS.NO_FILE' } };
    expect(await second.refused(proxies.approve, at(made))).toMatchObject(noFile);
    const fileIds = [await aSignedPaper(chair)];
    const more = { ...at(made), verified: true, note: 'Listina je v šanonu', fileIds };
    const whole = await chair.asks(proxies.update, more);
    expect(whole).toMatchObject({ verified: true, note: 'Listina je v šanonu', second: { turn: 'admin' } });
    expect(await chair.refused(proxies.update, more)).toMatchObject({ code: 409, key: 'BASE.ERRORS.CONFLICT' });
    expect((await second.refused(proxies.refuse, { ...at(whole), reason: 'Nelíbí se mi' })).code).toBe(400);
    const refused = await second.asks(proxies.refuse, { ...at(whole), reason: 'notSigned' });
    expect(refused).toMatchObject({ state: 'refused', refusal: 'notSigned' });
    expect(await mailsTo(owner)).toEqual([
      ['proxyPrincipal', 'made'],
      ['proxyPrincipal', 'refused'],
    ]);
    const decided = { code: 409, key: 'PROXIES.ERRORS.DECIDED' };
    expect(await chair.refused(proxies.approve, at(refused))).toMatchObject(decided);
    const over = { code: 422, key: 'PROXIES.ERRORS.OVER' };
    expect(await owner.refused(proxies.revoke, { id: made.id })).toMatchObject(over);
  });

  it('is found by the name of either, in the order of names, and by nobody else of the house', async () => {
    const owner = await anOwner();
    const one = await chair.asks(proxies.create, { principalId: idOf(owner), agentName: 'Žofie Hledaná' });
    const found = await chair.asks(proxies.list, {
      filters: JSON.stringify({ text: 'hledana' }) as never,
      sort: 'agent',
    });
    expect(found).toMatchObject({ total: 1, proxies: [{ id: one.id }] });
    const stranger = await (await aHouse(portal)).chair();
    const other = await anOwner();
    for (const who of [stranger, other]) {
      const none = { code: 404, key: 'PROXIES.NOT_FOUND' };
      expect(await who.refused(proxies.one, { id: one.id })).toMatchObject(none);
      expect(await who.refused(proxies.revoke, { id: one.id })).toMatchObject(none);
      expect((await who.asks(proxies.list, {})).allCount).toBe(0);
    }
    expect(await stranger.refused(proxies.approve, at(one))).toMatchObject({ code: 404 });
  });

  it('ends with its days, and is not approved afterwards', async () => {
    const owner = await anOwner();
    const made = await writesDown(second, { principalId: idOf(owner), agentName: 'Host', validTo: '2026-11-21' });
    expect(made.state).toBe('waiting');
    const before = portal.clock.now;
    portal.clock.now = new Date('2026-11-21T23:30:00Z');
    expect(await chair.asks(proxies.one, { id: made.id })).toMatchObject({ state: 'ended', mayRevoke: false });
    expect(await chair.refused(proxies.approve, at(made))).toMatchObject({ code: 422, key: 'PROXIES.ERRORS.OVER' });
    portal.clock.now = before;
  });
});

describe('what is refused', () => {
  it('people who cannot give or get one, each at its field', async () => {
    const [owner, tenant] = [await anOwner(), await house.person({ role: 'neighbour' })];
    const foreign = idOf(await (await aHouse(portal)).owner());
    const gone = idOf(await anOwner());
    await house.inside((db) => db.execute(`update member set archived_at = now() where id = ${gone}`));
    const refusal = async (input: object, by: Person = chair) => {
      const { key, errors } = await by.refused(proxies.create, input);
      return [key, Object.keys(errors)];
    };
    const to = { principalId: idOf(owner) };
    expect(await refusal({ ...to, agentId: foreign })).toEqual(['PROXIES.ERRORS.AGENT_UNKNOWN', ['agentId']]);
    expect(await refusal({ ...to, agentId: gone })).toEqual(['PROXIES.ERRORS.AGENT_UNKNOWN', ['agentId']]);
    const unknown = ['PROXIES.ERRORS.PRINCIPAL_UNKNOWN', ['principalId']];
    expect(await refusal({ principalId: foreign, agentName: 'A' })).toEqual(unknown);
    expect(await refusal({ principalId: gone, agentName: 'A' })).toEqual(unknown);
    const notOwner = ['PROXIES.ERRORS.NOT_OWNER', ['principalId']];
    expect(await refusal({ principalId: idOf(tenant), agentName: 'A' })).toEqual(notOwner);
    expect(await refusal({ agentId: idOf(owner) }, await house.owner())).toEqual(notOwner);
    expect(await refusal({ agentId: idOf(owner) }, owner)).toEqual(['PROXIES.ERRORS.SELF', ['agentId']]);
    const self = { ...to, agentId: idOf(owner) };
    expect((await chair.refused(proxies.create, self)).errors).toEqual({ agentId: 'PROXIES.ERRORS.SELF' });
    expect((await chair.refused(proxies.create, to)).errors).toEqual({ agentId: 'BASE.FORM.REQUIRED' });
    const days = { ...to, agentName: 'A', validFrom: '2027-01-02', validTo: '2027-01-01' };
    expect((await chair.refused(proxies.create, days)).errors).toEqual({ validTo: 'PROXIES.ERRORS.ENDS_BEFORE' });
    expect(await refusal({ ...to, agentName: 'A', voteId: 987_654 })).toEqual([
      'PROXIES.ERRORS.VOTE_UNKNOWN',
      ['voteId'],
    ]);
    const neighbour = await anOwner();
    expect(await neighbour.refused(proxies.create, { ...to, agentId: idOf(neighbour) })).toMatchObject({ code: 403 });
    await chair.asks(proxies.create, { ...to, agentName: 'Karel  Žák' });
    expect(await refusal({ ...to, agentName: 'karel zak' })).toEqual(['PROXIES.ERRORS.TWICE', ['agentId']]);
  });

  it('a confirmation by who wrote it down, acts by it, or is nobody of these; a visit neither writes nor confirms', async () => {
    const [owner, agent] = [await anOwner(), await house.owner()];
    const made = await writesDown(second, { principalId: idOf(owner), agentId: idOf(chair) });
    const barred = { code: 422, key: 'SECOND.ERRORS.BARRED' };
    for (const who of [second, chair]) {
      expect(await who.asks(proxies.one, { id: made.id })).toMatchObject({ mayDecide: false });
      expect(await who.refused(proxies.approve, at(made))).toMatchObject(barred);
      expect(await who.refused(proxies.refuse, { ...at(made), reason: 'nobody' })).toMatchObject(barred);
    }
    expect(await agent.refused(proxies.approve, at(made))).toMatchObject({ code: 404 });
    const own = await owner.asks(proxies.one, { id: made.id });
    expect(own.mayDecide).toBe(true);
    expect(await owner.asks(proxies.approve, at(own))).toMatchObject({ state: 'approved', countsBy: 'principal' });
    const notYours = { code: 422, key: 'PROXIES.ERRORS.NOT_YOURS' };
    const third = await owner.asks(proxies.create, { agentId: idOf(agent) });
    expect(await agent.refused(proxies.revoke, { id: third.id })).toMatchObject(notYours);
    expect((await chair.asks(proxies.revoke, { id: third.id })).state).toBe('revoked');
    const kept = await written(second, chair, { principalId: idOf(owner), agentName: 'Host' });
    const none = { ...at(kept), verified: true, note: '', fileIds: [] };
    expect((await second.refused(proxies.update, none)).errors).toEqual({ fileIds: 'PROXIES.ERRORS.FILES_KEPT' });
  });

  it('what the statutes do not allow, said beforehand and at its field', async () => {
    const agent = await house.owner();
    const given: ProxyDetail[] = [];
    for (let i = 0; i < 3; i++)
      given.push(await writesDown(second, { principalId: idOf(await anOwner()), agentId: idOf(agent) }));
    const [first, next, last] = given as [ProxyDetail, ProxyDetail, ProxyDetail];
    const why = async (p: ProxyDetail) => {
      const { key, errors } = await chair.refused(proxies.approve, at(p));
      const { obstacle } = await chair.asks(proxies.one, { id: p.id });
      expect(`PROXIES.ERRORS.${obstacle}`).toBe(key);
      return [obstacle, errors];
    };
    await statutes({ proxyWho: 'owners' });
    expect(await why(first)).toEqual(['OWNERS_ONLY', { agentId: 'PROXIES.ERRORS.OWNERS_ONLY' }]);
    const giver = await anOwner();
    expect((await giver.refused(proxies.create, { agentId: idOf(agent) })).errors).toEqual({
      agentId: 'PROXIES.ERRORS.OWNERS_ONLY',
    });
    await statutes({ proxyWho: 'anyone', proxyVerified: true });
    expect(await why(first)).toEqual(['NOT_VERIFIED', { verified: 'PROXIES.ERRORS.NOT_VERIFIED' }]);
    await statutes({ proxyVerified: false, proxyLimit: 2 });
    // Both at once: the limit holds whoever comes first.
    const both = await Promise.all([first, next, last].map((p) => chair.call(proxies.approve, at(p))));
    expect(both.map((b) => b.status).sort()).toEqual([200, 200, 422]);
    const [waits] = (await chair.asks(proxies.list, { tab: 'waiting', sort: '-at' })).proxies;
    expect(await why(waits as ProxyDetail)).toEqual(['LIMIT', { agentId: 'PROXIES.ERRORS.LIMIT' }]);
    expect((await giver.refused(proxies.create, { agentId: idOf(agent) })).key).toBe('PROXIES.ERRORS.LIMIT');
    await statutes({ proxyLimit: null });
  });
});

it('whoever cannot be told by mail is named to the committee', async () => {
  const { id } = await chair.asks(members.create, { type: 'person', firstName: 'Bez', lastName: 'Pošty' });
  await house.unit(chair, String(++units), [1, 500], [{ memberIds: [id] }]);
  const made = await chair.asks(proxies.create, { principalId: id, agentName: 'Dcera' });
  expect(made.unreachable).toBe(true);
});
