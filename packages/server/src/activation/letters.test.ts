import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activation } from '#contract/activation/endpoints.ts';
import { letters } from '#contract/activation/endpoints-letters.ts';
import { lettering, showLetterCode } from '#contract/activation/rules-letters.ts';
import { home } from '#contract/home/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { aHouse, nobody, type Person, type TestHouse } from '#house/house.ts';
import { invite, invited, password } from '#house/inviting.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { addMember } from '../members/rows/queries.ts';
import { codeOf } from './steps-letters.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

/** As it stands on the paper of whoever holds the last letter of the person. */
async function codeFor(id: number, of = house): Promise<string> {
  const last = `select nonce from invitation_letter where member_id = ${id} order by id desc limit 1`;
  const { rows } = await of.inside((db) => db.execute<{ nonce: Buffer }>(last));
  return codeOf(portal.secret, rows[0]?.nonce as Buffer);
}
const printed = async (id: number) => {
  const { url } = await chair.asks(letters.print, { ids: [id] });
  const reply = await portal.app.inject({ method: 'GET', url: url as string });
  return { reply, code: await codeFor(id) };
};
const ask = (code: string, email: string) => nobody(portal).asks(letters.ask, { code, email });
const refusedAsk = (code: string, email = 'kdokoli@posta.example') =>
  nobody(portal).refused(letters.ask, { code, email });

describe('a letter with a code', () => {
  it('leads whoever has it in hand through the committee to an invitation at their own address', async () => {
    const { id } = await invited(house, { lastName: 'Bezmailová', email: null });
    const { reply, code } = await printed(id);
    expect(reply.headers['content-type']).toContain('application/pdf');
    expect(await ask(` ${showLetterCode(code).toLowerCase()} `, 'Babicka@posta.example')).toEqual({
      house: house.name,
    });
    const { waiting, counts } = await chair.asks(letters.ways, {});
    expect(waiting).toMatchObject([{ id, full_name: 'Jan Bezmailová', email: 'babicka@posta.example' }]);
    expect(counts).toMatchObject({ opened: 1 });
    const letterId = waiting[0]?.letterId as number;
    const read = { id: letterId, approved: true, email: 'babicka@posta.example' };
    // What was typed after the committee had read is not what it decides about.
    await ask(code, 'nekdo-jiny@posta.example');
    expect(await chair.refused(letters.decide, read)).toMatchObject({ code: 409, key: 'LETTERS.ERRORS.CHANGED' });
    await ask(code, 'babicka@posta.example');
    await chair.asks(letters.decide, read);
    const token = /aktivace\/(\S+)$/.exec(portal.said.at(-1) ?? '')?.[1] as string;
    expect(await nobody(portal).asks(activation.look, { token })).toMatchObject({ id, email: 'babicka@posta.example' });
    await nobody(portal).asks(activation.activate, { id, token, password });
    // Whoever still has the paper opens nothing with it any more.
    expect(await refusedAsk(code)).toMatchObject({ code: 422, key: 'LETTER_DOOR.ERRORS.CODE' });
    expect((await chair.asks(letters.ways, {})).waiting).toEqual([]);
  });

  it('gets one answer whether its code never was, was printed anew, is over or was thrown away', async () => {
    const { id } = await invited(house, { email: null });
    const first = (await printed(id)).code;
    const second = (await printed(id)).code;
    const before = portal.clock.now;
    const answers = [await refusedAsk('2222-3333-4444'), await refusedAsk(first)];
    portal.clock.now = new Date(before.getTime() + lettering.life);
    answers.push(await refusedAsk(second));
    portal.clock.now = before;
    await ask(second, 'cizi@posta.example');
    const [one] = (await chair.asks(letters.ways, {})).waiting;
    await chair.asks(letters.decide, { id: one?.letterId as number, approved: false, email: 'cizi@posta.example' });
    answers.push(await refusedAsk(second));
    expect(new Set(answers.map(({ code, key }) => `${code} ${key}`))).toEqual(new Set(['422 LETTER_DOOR.ERRORS.CODE']));
    expect(
      await chair.refused(letters.decide, { id: one?.letterId, approved: true, email: 'cizi@posta.example' }),
    ).toMatchObject({ code: 409 });
  });

  it('keeps no code, changes its address a few times, and tries of codes are counted', async () => {
    const { id } = await invited(house, { email: null });
    const { code } = await printed(id);
    const told = `select to_json(l)::text as kept from invitation_letter l where member_id = ${id}`;
    const { rows } = await house.inside((db) => db.execute<{ kept: string }>(told));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.kept).not.toContain(code);
    for (let n = 0; n < lettering.asks; n += 1) await ask(code, `adresa${n}@posta.example`);
    expect(await refusedAsk(code)).toMatchObject({ code: 429 });
    const tries = await Promise.all(Array.from({ length: 61 }, () => refusedAsk('2222-3333-4444')));
    expect(tries.some((one) => one.code === 429)).toBe(true);
  });

  it('printed, typed and decided at once is decided once, in no order does one wait for the other in a ring', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await invited(house, { email: null });
      const email = `naraz${round}@posta.example`;
      await printed(id);
      await ask(await codeFor(id), email);
      const letterId = (await chair.asks(letters.ways, {})).waiting.find((one) => one.id === id)?.letterId as number;
      const decide = () => chair.call(letters.decide, { id: letterId, approved: true, email });
      const all = await Promise.all([chair.call(letters.print, { ids: [id] }), decide(), decide()]);
      const said = all.map(({ status, body }) => `${status} ${body.message?.content}`);
      expect(said[0]).toBe('200 undefined');
      expect(said.filter((one) => one === '200 LETTERS.DECIDED').length).toBeLessThan(2);
      expect(said.join()).not.toContain('BASE.ERRORS.CONFLICT');
    }
  });

  it('waits in no number where whom it is for came in another way, or is in the archive', async () => {
    const small = await aHouse(portal);
    const leads = await small.chair();
    const other = await invited(small);
    const gone = await invited(small, { email: null });
    await leads.asks(letters.print, { ids: [other.id, gone.id] });
    for (const { id } of [other, gone]) await ask(await codeFor(id, small), `pak${id}@posta.example`);
    const waits = async () => (await leads.asks(home.waits, {})).counts.lettersWaiting;
    expect(await waits()).toBe(2);
    await leads.asks(members.archive, { id: gone.id });
    await nobody(portal).asks(activation.activate, { id: other.id, token: await invite(leads, other), password });
    expect([await waits(), (await leads.asks(letters.ways, {})).waiting]).toEqual([0, []]);
  });

  it('is printed and decided by who administers people alone, for whom they may invite', async () => {
    const owner = await house.owner();
    const { id } = await invited(house, { email: null });
    expect(await owner.refused(letters.print, { ids: [id] })).toMatchObject({ code: 403 });
    expect(await owner.refused(letters.ways, {})).toMatchObject({ code: 403 });
    const done = await chair.asks(letters.print, { ids: [owner.memberId as number] });
    expect(done).toMatchObject({ url: null, skipped: [{ why: 'ACTIVATION.ERRORS.ALREADY_ACTIVE' }] });
    const other = await (await aHouse(portal)).chair();
    expect(await other.asks(letters.print, { ids: [id] })).toEqual({ url: null, skipped: [] });
  });
});

it('says of everybody how far they came, and whom nobody thought of', async () => {
  const small = await aHouse(portal);
  const leads = await small.chair();
  const forgotten = await invited(small, { lastName: 'Zapomenutá', email: null });
  // Firms are invited too, but nobody counts them among people.
  await small.person({ companyName: 'Lipnická realitní s.r.o.', access: false });
  const told = await invited(small, { lastName: 'Zvaný' });
  const curious = await invited(small, { lastName: 'Zvědavý' });
  // The association owns a unit of its own; nobody invites it.
  await small.inside(async (db, scope) => {
    await db.execute(`update svj set ico = '99990032' where id = ${scope.svjId}`);
    await addMember(db, scope, { kind: 'company', companyName: 'Společenství', ico: '99990032', role: 'company' });
  });
  await invite(leads, told);
  const token = await invite(leads, curious);
  await nobody(portal).asks(activation.look, { token });
  const ways = await leads.asks(letters.ways, {});
  expect(ways.counts).toEqual({ in: 1, opened: 1, invited: 1, none: 1 });
  expect(ways.forgotten).toEqual([{ id: forgotten.id, full_name: 'Jan Zapomenutá', hasEmail: false }]);
});
