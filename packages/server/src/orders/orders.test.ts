import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activation } from '#contract/activation/endpoints.ts';
import { association } from '#contract/association/endpoints.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { members } from '#contract/members/endpoints.ts';
import { orders } from '#contract/orders/endpoints.ts';
import { orderAddresses } from '#contract/orders/endpoints-addresses.ts';
import { orderDoor } from '#contract/orders/endpoints-door.ts';
import { employees } from '#contract/orders/endpoints-employees.ts';
import { orderMenu } from '#contract/orders/endpoints-menu.ts';
import { isSymbol } from '#contract/orders/rules.ts';
import { membersIn, membersText } from '#contract/orders/rules-members.ts';
import { session } from '#contract/session/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, anAdmin, nobody, type Person, TestHouse } from '#house/house.ts';
import { password as invitedPassword } from '#house/inviting.ts';
import { anIssuer, morning } from '#house/invoicing.ts';
import { aForm, anOrder, mailsOf, register, sendOwners, sent } from '#house/orders.ts';
import { wordsOfPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { mostOf } from '../base/http/limits.ts';

let portal: TestPortal;
let admin: Person;
beforeAll(async () => {
  portal = await aPortal({ sample: true });
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
  admin = await anAdmin(portal);
});
afterAll(() => portal.close());

const guest = () => nobody(portal);
const look = (token: string) => guest().asks(orderDoor.look, { token });
/** Surnames that the register's sample holds. */
const names = [
  ...new Set([...register.toString().matchAll(/"prijmeni": "([^"]+)"/g)].map(([, name]) => name as string)),
];
const lastCode = () => /(\d{6})$/.exec(portal.said.at(-1) ?? '')?.[1] as string;

async function proven(token: string): Promise<string> {
  await guest().asks(orderDoor.code, { token });
  return (await guest().asks(orderDoor.prove, { token, code: lastCode() })).proof;
}
async function accepts(who: Person, id: number, change: Parameters<typeof aForm>[0] = {}) {
  const check = await who.asks(orders.check, { id });
  const { svj, user, entrances } = check;
  return {
    id,
    updatedAt: check.updatedAt,
    svj: { ...svj, ...change.svj },
    user: { ...user, ...change.user },
    entrances,
  };
}

describe('an order', () => {
  it('gets a symbol for ever and a link that staff see again, listed by states', async () => {
    const one = await anOrder(admin);
    const two = await anOrder(admin, { isFree: true });
    const [mail] = await mailsOf(portal, 'orderLink', one.email);
    expect(mail?.secret?.url).toBe(`https://portal.example/objednavka/${one.token}`);
    expect(mail?.data.until).toBe(showDay('2027-01-25'));
    const { orders: rows } = await admin.asks(orders.list, {
      filters: JSON.stringify({ email: one.email.slice(0, 8) }) as never,
    });
    const row = rows.find((r) => r.id === one.id);
    expect(row).toMatchObject({ finish: false, wasDeclined: false, wasCheck: false, url: one.token, is_free: false });
    expect(row?.careAboutId).toBe(admin.accountId);
    const symbols = rows.map((r) => r.variableSymbol);
    expect(symbols.every(isSymbol) && new Set(symbols).size === symbols.length).toBe(true);
    expect(rows.find((r) => r.id === two.id)?.is_free).toBe(true);
    const stored = await portal.pool.raw.query('select token_sealed from house_order where id = $1', [one.id]);
    expect(stored.rows[0]?.token_sealed).not.toContain(one.token);
  });

  it('is refused without its person in charge, or with somebody who is not of staff', async () => {
    const owner = await (await aHouse(portal)).owner();
    const given = { email: 'nekdo@jablonova.example', careAboutId: owner.accountId };
    const none = await admin.refused(orders.create, { email: given.email });
    expect(none.errors).toEqual({ careAboutId: 'ADMIN.ORDER.FORM.VALIDATION.CARE_ABOUT' });
    expect((await admin.refused(orders.create, given)).key).toBe('ORDERS.ERRORS.EMPLOYEE');
    expect((await owner.refused(orders.list)).code).toBe(403);
    expect((await guest().refused(orders.list)).code).toBe(401);
  });

  it('changes until it is filled; another address gets a new link, and a stale form is refused', async () => {
    const { id, token, email } = await anOrder(admin);
    const { updatedAt } = await admin.asks(orders.one, { id });
    const given = { id, updatedAt, email: `jiny.${email}`, careAboutId: admin.accountId as number, isFree: true };
    await admin.asks(orders.update, given);
    expect((await admin.refused(orders.update, given)).code).toBe(409);
    expect((await guest().refused(orderDoor.look, { token })).key).toBe('ORDERS.ERRORS.LINK');
    const after = await admin.asks(orders.one, { id });
    expect([after.is_free, after.mails.map((m) => m.kind)]).toEqual([true, ['orderLinkNew', 'orderLink']]);
    await sent(portal, after.url);
    expect((await admin.refused(orders.update, { ...given, updatedAt: after.updatedAt })).key).toBe(
      'ORDERS.ERRORS.FILLED',
    );
    expect((await admin.refused(orders.renew, { id })).key).toBe('ORDERS.ERRORS.FILLED');
  });

  it('is declined by either side with a reason, waits again by a new link, and is deleted with what was typed', async () => {
    const { id, token, email } = await anOrder(admin);
    await guest().asks(orderDoor.decline, { token, reason: 'Máme jiný portál' });
    expect(await admin.asks(orders.one, { id })).toMatchObject({ wasDeclined: true, declinedBy: 'customer', url: '' });
    expect(await mailsOf(portal, 'orderDeclined', admin.email)).not.toEqual([]);
    expect((await admin.refused(orders.refuse, { id, reason: 'x' })).key).toBe('ORDERS.ERRORS.DECLINED');
    const { url } = await admin.asks(orders.renew, { id });
    expect((await look(url)).version).toBe(0);
    await admin.asks(orders.refuse, { id, reason: 'Dům není z České republiky' });
    expect((await mailsOf(portal, 'orderRefused', email))[0]?.data.reason).toContain('Dům');
    expect(await admin.refused(orders.accept, await accepts(admin, id))).toMatchObject({
      key: 'ORDERS.ERRORS.DECLINED',
    });
    await admin.asks(orders.remove, { id });
    expect((await admin.refused(orders.one, { id })).key).toBe('ORDERS.NOT_FOUND');
  });
});

describe('the form behind the link', () => {
  it('keeps what was typed for another device, and refuses the older of two', async () => {
    const { token } = await anOrder(admin);
    const { version } = await look(token);
    const half = aForm({ svj: { name: 'Rozepsaný dům' } });
    const kept = await guest().asks(orderDoor.draft, { token, version, step: 'user', ...half });
    expect(kept.version).toBe(1);
    expect(await look(token)).toMatchObject({ version: 1, step: 'user', svj: { name: 'Rozepsaný dům' } });
    const late = await guest().refused(orderDoor.draft, { token, version, step: 'user', ...half });
    expect(late).toMatchObject({ code: 409, key: 'ORDERS.ERRORS.NEWER' });
  });

  it('says what the register of companies knows', async () => {
    const { token } = await anOrder(admin);
    const told = await guest().asks(orderDoor.company, { token, ic: '99990016' });
    expect(told).toMatchObject({ status: 'found', simulated: true });
    expect((await guest().asks(orderDoor.company, { token, ic: '12345678' })).status).toBe('notFound');
  });

  it('names each field that is missing, and goes nowhere without both consents', async () => {
    const { id, token } = await anOrder(admin);
    const empty = await guest().refused(orderDoor.fill, { token });
    expect(empty.errors).toMatchObject({
      'svj.name': 'ADMIN.ORDER.FORM.VALIDATION.NAME',
      'user.phone': 'ADMIN.ORDER.FORM.VALIDATION.USER_PHONE',
      'plan.units': 'ADMIN.ORDER.FORM.VALIDATION.UNITS',
      'plan.period': 'ADMIN.ORDER.FORM.VALIDATION.PERIOD',
      'consents.privacy': 'ADMIN.ORDER.FORM.VALIDATION.PRIVACY',
    });
    const other = aForm({ svj: { hasInvoiceAddress: true, plan: '{"units":3,"period":"yearly"}' } });
    const invoiced = await guest().refused(orderDoor.fill, {
      token,
      ...other,
      consents: { terms: true, privacy: true },
    });
    expect(Object.keys(invoiced.errors).sort()).toEqual(
      ['City', 'CompanyName', 'Email', 'Ic', 'Post', 'Street'].map((name) => `svj.invoice${name}`),
    );
    await sent(portal, token, aForm({ svj: { plan: '{"units":3,"period":"yearly"}' } }));
    const detail = await admin.asks(orders.one, { id });
    expect(JSON.parse(detail.typed?.svj.plan ?? '')).toMatchObject({ units: 3, period: 'annual' });
    expect(detail.mails.map((m) => m.kind)).toEqual(['orderFilled', 'orderRecap', 'orderLink']);
  });

  it('that is wrong, old, sent, declined or of another portal is answered alike, and guessing is counted', async () => {
    const [old, filled, right] = [await anOrder(admin), await anOrder(admin), await anOrder(admin)];
    const [declined, refused, renewed] = [await anOrder(admin), await anOrder(admin), await anOrder(admin)];
    await portal.pool.raw.query(`update house_order set token_until = $2 where id = $1`, [old.id, portal.clock.now]);
    await sent(portal, filled.token);
    await guest().asks(orderDoor.decline, { token: declined.token, reason: 'Máme jiný portál' });
    await admin.asks(orders.refuse, { id: refused.id, reason: 'Dům není z České republiky' });
    await admin.asks(orders.renew, { id: renewed.id });
    const another = await aPortal();
    const elsewhere = await anOrder(await anAdmin(another));
    expect((await nobody(another).asks(orderDoor.look, { token: elsewhere.token })).version).toBe(0);
    await another.close();
    const nothing = { code: 404, key: 'ORDERS.ERRORS.LINK', errors: {} };
    const before = await portal.pool.raw.query(`select points from tries where key like 'orderAddress%'`);
    const spent = Number(before.rows[0]?.points ?? 0);
    const wrong = [old, filled, declined, refused, renewed, elsewhere].map(({ token }) => token);
    for (const token of [...wrong, 'neznamy'])
      expect(await guest().refused(orderDoor.look, { token })).toEqual(nothing);
    const { version, step } = { version: 0, step: 'user' as const };
    for (const { token } of [declined, elsewhere]) {
      const tries = [
        guest().refused(orderDoor.draft, { token, version, step, ...aForm() }),
        guest().refused(orderDoor.company, { token, ic: '99990016' }),
        guest().refused(orderDoor.code, { token }),
        guest().refused(orderDoor.fill, { token, ...aForm(), consents: { terms: true, privacy: true } }),
        guest().refused(orderDoor.decline, { token, reason: 'x' }),
      ];
      for (const answer of await Promise.all(tries)) expect(answer).toEqual(nothing);
    }
    expect((await admin.asks(orders.one, { id: declined.id })).typed).toBeNull();
    // What was sent is answered alike when its answer was lost, and sent no more; anything else finds nothing.
    await sent(portal, filled.token);
    expect(await mailsOf(portal, 'orderRecap', filled.email)).toHaveLength(1);
    const other = { token: filled.token, ...aForm({ svj: { name: 'Jiné společenství' } }) };
    expect(await guest().refused(orderDoor.fill, other)).toEqual(nothing);
    for (let n = spent + 18; n < mostOf('orderAddress'); n += 1)
      await guest().refused(orderDoor.look, { token: `n${n}` });
    expect((await guest().refused(orderDoor.look, { token: 'neznamy' })).code).toBe(429);
    // Whoever has a right one is not held up by others of the same address.
    expect((await look(right.token)).version).toBe(0);
    await portal.pool.raw.query(`delete from tries where key like 'orderAddress%'`);
  });
});

describe('who has a right link', () => {
  it('keeps, sends files and has codes mailed so many times in an hour, of that order alone', async () => {
    const [one, other] = [await anOrder(admin), await anOrder(admin)];
    const table = Buffer.from('Jednotka;Podíl;Vlastník\n1/1;1/1;Jan Novák\n');
    const file = async ({ token }: { token: string }) => (await sendOwners(portal, token, table, 'dum.csv')).code;
    for (let n = 0; n < mostOf('orderFile'); n += 1) expect(await file(one)).toBe(200);
    expect([await file(one), await file(other)]).toEqual([429, 200]);

    const now = portal.clock.now;
    const later = () => {
      portal.clock.now = new Date(portal.clock.now.getTime() + 61_000);
    };
    for (let n = 0; n < mostOf('orderCode'); n += 1, later()) await guest().asks(orderDoor.code, { token: one.token });
    expect((await guest().refused(orderDoor.code, { token: one.token })).code).toBe(429);
    expect(await mailsOf(portal, 'orderCode', one.email)).toHaveLength(mostOf('orderCode'));
    await guest().asks(orderDoor.code, { token: other.token });
    portal.clock.now = now;

    const keeps = (token: string, version: number, name: string) =>
      guest().call(orderDoor.draft, { token, version, step: 'user', ...aForm({ svj: { name } }) });
    expect((await keeps(one.token, 0, 'Ještě ano')).status).toBe(200);
    // The other nine hundred and ninety-nine were kept before.
    const { rowCount } = await portal.pool.raw.query(`update tries set points = $1 where key = $2`, [
      ...[mostOf('orderDraft'), `orderDraft:${one.id}`],
    ]);
    expect(rowCount).toBe(1);
    expect((await keeps(one.token, 1, 'Už ne')).status).toBe(429);
    expect(await look(one.token)).toMatchObject({ version: 1, svj: { name: 'Ještě ano' } });
    expect((await keeps(other.token, 0, 'Jiný dům')).status).toBe(200);
    // What is limited is the form as it is written, never the sending of it.
    await sent(portal, one.token);
  });
});

describe('owners of the register', () => {
  it('are counted before the code and named after it, in this browser and of this link alone', async () => {
    const { id, token, email } = await anOrder(admin);
    expect((await guest().refused(orderDoor.code, { token })).key).toBe('ORDERS.ERRORS.NO_OWNERS');
    const read = await sendOwners(portal, token);
    expect(read.data).toMatchObject({ seen: { complete: true, ownerless: [] } });
    const door = await look(token);
    expect(door.cadastre?.seen.units).toHaveLength(16);
    await guest().asks(orderDoor.draft, {
      token,
      version: door.version,
      step: 'cadastre',
      ...aForm({ svj: { cadastreMembers: '{"new":[]}' } }),
    });
    expect(names.length).toBeGreaterThan(5);
    for (const told of [JSON.stringify(read), JSON.stringify(await look(token))])
      for (const name of names) expect(told).not.toContain(name);
    expect((await guest().refused(orderDoor.members, { token, proof: 'x' })).key).toBe('ORDERS.ERRORS.PROOF');
    await guest().asks(orderDoor.code, { token });
    const code = lastCode();
    const kept = await portal.pool.raw.query(
      `select data, secret from outbox where kind = 'orderCode' and recipient = $1`,
      [email],
    );
    expect(JSON.stringify(kept.rows)).not.toContain(code);
    expect((await guest().refused(orderDoor.code, { token })).key).toBe('ORDERS.ERRORS.CODE_SOON');
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await guest().refused(orderDoor.prove, { token, code: wrong })).key).toBe('ORDERS.ERRORS.CODE');
    const { proof } = await guest().asks(orderDoor.prove, { token, code });
    expect((await guest().refused(orderDoor.prove, { token, code })).key).toBe('ORDERS.ERRORS.CODE_OVER');
    const { members: rows } = await guest().asks(orderDoor.members, { token, proof });
    expect(rows.some((m) => m.lastName === names[0])).toBe(true);
    const other = await anOrder(admin);
    await sendOwners(portal, other.token);
    expect((await guest().refused(orderDoor.members, { token: other.token, proof })).code).toBe(403);
    const two = [0, rows.findIndex((m) => m.person !== rows[0]?.person)].map((at) => ({
      at,
      mainUser: true,
      remove: false,
    }));
    expect((await guest().refused(orderDoor.mark, { token, proof, marks: two })).code).toBe(400);
    await guest().asks(orderDoor.mark, { token, proof, marks: [{ at: 0, mainUser: true, remove: false }] });
    await sent(portal, token);
    const { typed } = await admin.asks(orders.one, { id });
    expect(JSON.parse(typed?.svj.cadastreMembers ?? '').new[0].mainUser).toBe(true);
    const [recap] = await mailsOf(portal, 'orderRecap', email);
    for (const name of names) expect(JSON.stringify(recap)).not.toContain(name);
  });

  it('of a wrong code are closed after five tries, and a file that says nothing of them is refused', async () => {
    const { token } = await anOrder(admin);
    expect((await sendOwners(portal, token, Buffer.from('a;b\n1;2'), 'dum.csv')).message?.content).toBe(
      'ORDERS.ERRORS.FILE',
    );
    const table = 'Jednotka;Podíl;Vlastník\n1/1;1/2;Jan Novák\n1/2;1/2;Eva Malá\n';
    expect((await sendOwners(portal, token, Buffer.from(table), 'dum.csv')).data).toMatchObject({
      seen: { complete: true },
    });
    await guest().asks(orderDoor.code, { token });
    const wrong = lastCode() === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1) await guest().refused(orderDoor.prove, { token, code: wrong });
    expect((await guest().refused(orderDoor.prove, { token, code: lastCode() })).code).toBe(429);
  });
});

describe('acceptance', () => {
  it('makes the whole house once, also when two accept at the same moment', async () => {
    const { id, token } = await anOrder(admin);
    await sendOwners(portal, token);
    await sent(portal, token);
    const colleague = await anAdmin(portal);
    const { count } = await colleague.asks(orderMenu.waiting, {});
    // A street that is mended by staff is offered by the register, as to the customer.
    expect((await colleague.asks(orderAddresses.suggest, { text: 'Lipová 12' })).status).toBe('found');
    const given = await accepts(admin, id, { svj: { name: 'SVJ Jabloňová 5, Telč' } });
    const [one, two] = await Promise.all([admin.asks(orders.accept, given), colleague.asks(orders.accept, given)]);
    expect(two).toEqual(one);
    expect((await colleague.asks(orderMenu.waiting, {})).count).toBe(count - 1);
    expect(one).toMatchObject({ units: 16, complete: true, ownerless: [] });
    const houses = await portal.pool.raw.query(
      `select count(*)::int as n from house_order where house_id is not null and id = $1`,
      [id],
    );
    expect(houses.rows[0]?.n).toBe(1);
    const detail = await admin.asks(orders.one, { id });
    expect(detail.changes).toEqual([
      { field: 'svj.name', at: '', before: 'Společenství vlastníků Jabloňová 5', after: 'SVJ Jabloňová 5, Telč' },
    ]);
    // Owners stand in the register of the house alone from then on.
    const kept = await portal.pool.raw.query<{ all: string }>(
      `select concat(members, typed, form, accepted) as all from house_order where id = $1`,
      [id],
    );
    const owners = (membersIn(given.svj.cadastreMembers) ?? []).map((m) => m.lastName).filter((name) => name !== '');
    expect(owners.length).toBeGreaterThan(5);
    expect(owners.filter((name) => kept.rows[0]?.all.includes(name) && name !== given.user.lastName)).toEqual([]);
    const { url } = await admin.asks(orders.print, { id });
    const printed = await portal.app.inject({ url, headers: admin.headers() });
    const words = await wordsOfPdf(printed.rawPayload);
    expect(words).toContain('SVJ Jabloňová 5, Telč');
    expect(owners.filter((name) => words.includes(name) && name !== given.user.lastName)).toEqual([]);
    expect((await admin.refused(orders.remove, { id })).key).toBe('ORDERS.ERRORS.ACCEPTED');
    expect((await admin.refused(orders.renew, { id })).key).toBe('ORDERS.ERRORS.ACCEPTED');

    const link = /Pozvánka pro tomas\.rezac@jablonova\.example: .*\/aktivace\/(\S+)$/.exec(
      portal.said.findLast((s) => s.startsWith('Pozvánka')) ?? '',
    );
    const door = await guest().asks(activation.look, { token: link?.[1] as string });
    const entered = await guest().asks(activation.activate, {
      ...{ id: door.id, token: link?.[1] as string, password: invitedPassword, hasAccount: false, lang: 'cs' },
    });
    const chair = guest().with(entered.token).as(door.id);
    const { svj, modules, entrances } = await chair.asks(association.mine, {});
    expect(svj).toMatchObject({ name: 'SVJ Jabloňová 5, Telč', ico: '99990113', town: 'Telč', isFree: false });
    expect(modules.sort()).toEqual(['members', 'messages', 'rooms', 'svj', 'vote']);
    expect(entrances.some((e) => e.name === 'Jabloňová 5' && e.street === 'Jabloňová 5')).toBe(true);
    expect(await chair.asks(units.check, {})).toMatchObject({ complete: true });
    expect((await chair.asks(members.one, { id: door.id })).role.name).toBe('mayorCommittee');
  });

  it('names the flagged owner as the main user, leaves out whom it was asked to, and warns of a unit without an owner', async () => {
    const { id, token, email } = await anOrder(admin, { isFree: true });
    await sendOwners(portal, token);
    const proof = await proven(token);
    const { members: rows } = await guest().asks(orderDoor.members, { token, proof });
    const alone = rows.findIndex((m) => rows.filter((o) => o.unit === m.unit).length === 1 && m.lastName !== '');
    const main = rows.findIndex((m, at) => at !== alone && m.lastName !== '' && m.unit !== rows[alone]?.unit);
    const marks = [
      { at: alone, mainUser: false, remove: true },
      { at: main, mainUser: true, remove: false },
    ];
    await guest().asks(orderDoor.mark, { token, proof, marks });
    const land = {
      cadastreVillage: 'Horní Lipnice',
      cadastreNumber: '1247',
      modules: 'rooms,svj,real_estate_cadastre',
    };
    await sent(portal, token, aForm({ svj: land, user: { email: `hlavni.${email}` } }));
    const made = await admin.asks(orders.accept, await accepts(admin, id));
    expect(made.ownerless).toEqual([rows[alone]?.unit]);
    // The register of land reads the house in its turn, without anybody typing again where it is.
    const { rows: places } = await new TestHouse(portal, made.house.id, '').inside((db, { svjId }) =>
      db.execute<{ village: string; number: string }>(
        sql`select village, number from cadastre_place where svj_id = ${svjId} and next_at is not null`,
      ),
    );
    expect(places).toEqual([{ village: 'Horní Lipnice', number: '1247' }]);
    const { rows: owned } = await new TestHouse(portal, made.house.id, '').inside((db, { svjId }) =>
      db.execute<{ role: string; n: number }>(sql`
        select m.role, count(om.ownership_id)::int as n from member m
        join member_contact c on c.svj_id = m.svj_id and c.member_id = m.id and c.value = ${`hlavni.${email}`}
        left join ownership_member om on om.svj_id = m.svj_id and om.member_id = m.id
        where m.svj_id = ${svjId} group by m.id, m.role`),
    );
    expect(owned).toEqual([{ role: 'mayorCommittee', n: rows.filter((m) => m.person === rows[main]?.person).length }]);
  });

  it('asks an address that already has an account, and changes nothing of it', async () => {
    const elsewhere = await (await aHouse(portal)).owner();
    const before = await portal.pool.raw.query('select password_hash, name, email from account where id = $1', [
      elsewhere.accountId,
    ]);
    const { id, token } = await anOrder(admin);
    await sent(portal, token, aForm({ user: { email: elsewhere.email } }));
    await admin.asks(orders.accept, await accepts(admin, id));
    const after = await portal.pool.raw.query('select password_hash, name, email from account where id = $1', [
      elsewhere.accountId,
    ]);
    expect(after.rows).toEqual(before.rows);
    const link = /aktivace\/(\S+)$/.exec(portal.said.findLast((s) => s.startsWith('Pozvánka')) ?? '')?.[1] as string;
    expect((await guest().asks(activation.look, { token: link })).hasAccount).toBe(true);
  });

  it('says to staff alone that the number already has a house, and leaves nothing behind when it fails', async () => {
    const { id, token } = await anOrder(admin);
    await sent(portal, token, aForm({ svj: { name: 'Dům, který nevznikne' } }));
    const check = await accepts(admin, id);
    expect((await admin.asks(orders.check, { id })).sameNumber.length).toBeGreaterThan(0);
    const line = {
      unit: '1',
      unitShare: '{"numerator":"1","denominator":"2"}',
      lastName: 'Nový',
      firstName: 'Jan',
      share: '',
    };
    const long = '9'.repeat(18);
    const bad = { ...line, unit: '2', unitCode: `${long}99`, lastName: 'Stará' };
    const parsed = membersText([line, bad] as never);
    const { status } = await admin.call(orders.accept, { ...check, svj: { ...check.svj, cadastreMembers: parsed } });
    expect(status).toBeGreaterThanOrEqual(400);
    const left = await portal.pool.raw.query(`select 1 from house_order where id = $1 and house_id is not null`, [id]);
    expect(left.rows).toEqual([]);
    const { svj_list: none } = await admin.asks(association.all, { q: 'Dům, který nevznikne' });
    expect(none).toEqual([]);
  });
});

describe('what it costs', () => {
  it('is told by the price list of today, and begins with the house under the symbol of its order', async () => {
    const { token: before } = await anOrder(admin);
    expect((await look(before)).prices).toBeNull();
    await portal.pool.raw.query(`insert into invoice_price (valid_from, per_unit) values ('2026-11-01', 1000)`);
    await portal.pool.raw.query(`update invoice_supplier set dic = 'CZ99990016'`);
    const { id, token } = await anOrder(admin);
    expect((await look(token)).prices).toEqual({ perUnit: '10.00', vat: 21 });
    await sent(portal, token, aForm({ svj: { plan: '{"units":18,"period":"annual"}', ic: '99990024' } }));
    const one = await admin.asks(orders.one, { id });
    expect(JSON.parse(one.typed?.svj.plan ?? '')).toMatchObject({ price: '1800.00', pricePerUnit: '10.00' });
    const made = await admin.asks(orders.accept, await accepts(admin, id));
    expect(made.billed).toBe(true);
    const { rows } = await new TestHouse(portal, made.house.id, '').inside((db, { svjId }) =>
      db.execute<{ symbol: string; price: number }>(sql`
        select c.symbol, p.price from invoice_customer c join invoice_plan p on p.svj_id = c.svj_id where c.svj_id = ${svjId}`),
    );
    expect(rows).toMatchObject([{ symbol: one.variableSymbol }]);

    // Once who runs the portal may issue, its first proforma comes by itself.
    const now = portal.clock.now;
    await anIssuer(portal);
    await morning(portal, '2026-11-27');
    const { rows: papers } = await admin.asks(invoicing.list, { sizePerPage: 'all' });
    const mine = papers.filter((p) => p.house.id === made.house.id && p.number !== null);
    expect(mine).toMatchObject([{ kind: 'proforma', state: 'exposed', total: '2178.00' }]);
    expect(await admin.asks(invoicing.one, { id: mine[0]?.id ?? 0 })).toMatchObject({
      ...{ symbol: one.variableSymbol, units: 18, period: { from: '2026-11-26', kind: 'annual' } },
      customer: { name: 'Společenství vlastníků Jabloňová 5', ico: '99990024' },
    });
    expect(await mailsOf(portal, 'invoiceIssued', 'vybor@jablonova.example')).toHaveLength(1);
    portal.clock.now = now;
  });
});

describe('staff', () => {
  it('give and take the flag, everybody else is told, and the last one cannot lose it', async () => {
    const email = 'nova.kolegyne@pavlac.example';
    const { employees: all } = await admin.asks(employees.add, { email, firstName: 'Nikola', lastName: 'Podzimková' });
    const one = all.find((e) => e.email === email);
    expect(one).toMatchObject({ firstName: 'Nikola', lastName: 'Podzimková', own: false });
    expect((await mailsOf(portal, 'employeeAdded', email))[0]?.secret?.url).toContain('/zmena-hesla/');
    const owner = await (await aHouse(portal)).owner();
    expect((await owner.refused(employees.add, { email: owner.email, firstName: 'A', lastName: 'B' })).code).toBe(403);
    await admin.asks(employees.add, { email: owner.email, firstName: 'Dan', lastName: 'Říha' });
    expect((await owner.asks(session.verify, {})).user?.isProductAdmin).toBe(true);
    const renamed = await admin.asks(employees.rename, { id: one?.id ?? 0, firstName: 'Nikola', lastName: 'Jarní' });
    expect(renamed.employees.find((e) => e.id === one?.id)?.lastName).toBe('Jarní');
    const { id } = await anOrder(admin);
    const detail = await admin.asks(orders.one, { id });
    await admin.asks(orders.update, {
      id,
      updatedAt: detail.updatedAt,
      email: detail.email,
      careAboutId: one?.id ?? 0,
      isFree: false,
    });
    expect((await admin.asks(orders.one, { id })).careAbout).toBe('Nikola Jarní');
    await admin.asks(employees.remove, { id: owner.accountId as number });
    expect((await owner.refused(orders.list)).code).toBe(403);
    expect(await mailsOf(portal, 'employeesChanged', owner.email)).toHaveLength(1);
    expect((await mailsOf(portal, 'employeesChanged', email)).length).toBeGreaterThan(0);
    const rest = (await admin.asks(employees.list, {})).employees.filter((e) => !e.own);
    for (const e of rest) await admin.asks(employees.remove, { id: e.id });
    expect((await admin.asks(orders.one, { id })).careAbout).toBe('-');
    expect((await admin.refused(employees.remove, { id: admin.accountId as number })).key).toBe('EMPLOYEES.LAST');
    expect(dayIn(portal.clock.now)).toBe('2026-11-26');
  });
});
