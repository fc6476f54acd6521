import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import { memberFiles } from '#contract/members/endpoints-files.ts';
import { memberTraces } from '#contract/members/endpoints-traces.ts';
import { tracesKept } from '#contract/members/rules-traces.ts';
import type { Trace } from '#contract/members/schema-traces.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { forgetOpened } from './steps.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  owner = await house.owner();
});
afterAll(() => portal.close());

const tracesOf = async (who: Person): Promise<Trace[]> => (await who.asks(memberTraces.own, {})).traces;
/** What is written beside a call that only reads is there a moment later. */
const soon = (who: Person, count: number) =>
  expect
    .poll(() => tracesOf(who), { timeout: 5_000 })
    .toHaveLength(count)
    .then(() => tracesOf(who));

describe('what is known of a person', () => {
  it('tells them who of the committee opened their card, once, and nobody of others', async () => {
    const neighbour = await house.owner();
    const open = () => chair.asks(members.one, { id: owner.memberId as number });
    // Also where a page asks for it twice at once.
    await Promise.all([open(), open(), open()]);
    await open();
    await neighbour.asks(members.one, { id: owner.memberId as number });
    await owner.asks(members.one, { id: owner.memberId as number });
    const [opened] = await soon(owner, 1);
    expect(opened).toMatchObject({
      as: 'office',
      who: 'Jan Předsedová',
      role: 'mayorCommittee',
      how: 'card',
      verb: null,
    });
    expect(await tracesOf(neighbour)).toEqual([]);
  });

  it('tells what was changed with values before and after, and who took a list of them away', async () => {
    const person = await house.owner({ lastName: 'Křepelková' });
    const id = person.memberId as number;
    const before = await chair.asks(members.one, { id });
    await chair.asks(members.update, editedMember(before, { phones: [{ value: '732664108' }] }));
    const { url } = await chair.asks(memberFiles.exportTicket, { sort: 'name' });
    await portal.app.inject({ method: 'GET', url });
    const told = await soon(person, 3);
    expect(told.map(({ how, verb, as }) => [how, verb, as])).toEqual(
      expect.arrayContaining([
        ['card', null, 'office'],
        [null, 'update', 'office'],
        ['list', null, 'office'],
      ]),
    );
    const changed = told.find(({ verb }) => verb === 'update');
    expect(changed?.changes).toEqual([{ field: 'phones', from: null, to: '+420732664108' }]);
    // An address that was kept without a country has the home one in every form: saving it changes nothing.
    const street = { street: 'Příčná 1', town: 'Brno', post: '60200' };
    await house.inside((db) =>
      db.execute(
        sql`update member set address = ${JSON.stringify(street)}::jsonb where svj_id = ${house.id} and id = ${id}`,
      ),
    );
    const saved = { phones: [{ value: '732664109' }], address: { ...street, country: 'CZ' } };
    await person.asks(members.update, editedMember(await person.asks(members.one, { id }), saved));
    const own = (await tracesOf(person)).find(({ verb, as }) => verb === 'update' && as === 'me');
    expect(own?.changes.map(({ field }) => field)).toEqual(['phones']);
  });

  it('says nothing of what the committee notes for itself', async () => {
    const person = await house.owner();
    const id = person.memberId as number;
    const changes = async (change: object) =>
      chair.asks(members.update, editedMember(await chair.asks(members.one, { id }), change));
    await changes({ note: 'Nezdraví.' });
    await changes({ note: 'Zdraví.', phones: [{ value: '732664109' }] });
    const told = (await soon(person, 2)).filter(({ verb }) => verb !== null);
    expect(told.map((one) => one.changes.map(({ field }) => field))).toEqual([['phones']]);
  });

  it('names nobody who holds no office any more, and forgets after a year who opened it', async () => {
    const person = await house.owner();
    const once = await house.person({ role: 'memberCommittee', lastName: 'Bývalý' });
    await once.asks(members.one, { id: person.memberId as number });
    await soon(person, 1);
    await house.inside((db) => db.execute(`update member set role = 'owner' where id = ${once.memberId}`));
    expect(await tracesOf(person)).toMatchObject([{ as: 'neighbour', who: null, role: null }]);
    const count = 'select count(*)::int as n from member_opening';
    const kept = async () => (await house.inside((db) => db.execute<{ n: number }>(count))).rows[0]?.n;
    expect(await kept()).toBeGreaterThan(0);
    const before = portal.clock.now;
    portal.clock.now = new Date(before.getTime() + (tracesKept + 1) * 24 * 3600_000);
    await forgetOpened(portal);
    portal.clock.now = before;
    expect(await kept()).toBe(0);
  });
});
