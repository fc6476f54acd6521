import { afterAll, beforeAll, expect, it } from 'vitest';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aHouse } from '#house/house.ts';
import { rowsIn } from '#house/moving.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { started } from '#house/votes.ts';
import { actFor } from '../base/http/gate.ts';
import { followRegister } from './steps.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

/** A house whose every unit has another owner than when its vote began, as an import of a new register leaves it. */
const streetOf = (svjId: number, count: number) => `
  insert into unit (svj_id, number, type) select ${svjId}, 'B' || n, 'flat' from generate_series(1, ${count}) n;
  insert into unit_share (svj_id, unit_id, num, den) select svj_id, id, 1, ${count} from unit where svj_id = ${svjId};
  insert into member (svj_id, kind, first_name, last_name, role, name_key)
    select ${svjId}, 'person', 'Jana', 'Nová ' || n, 'owner', 'jana nova' from generate_series(1, ${2 * count}) n;
  insert into member_contact (svj_id, member_id, kind, value)
    select svj_id, id, 'email', 'jana' || id || '@dum.example' from member where svj_id = ${svjId} and last_name like 'Nová%';
  insert into ownership (svj_id, unit_id, num, den) select svj_id, id, 1, 1 from unit where svj_id = ${svjId};
  insert into ownership_member (svj_id, ownership_id, member_id)
    select o.svj_id, o.id, m.id
    from (select *, row_number() over (order by id) as n from ownership where svj_id = ${svjId}) o
    join (select *, row_number() over (order by id) as n from member where svj_id = ${svjId} and last_name like 'Nová%') m
      on m.n = o.n`;

async function follows(count: number) {
  const house = await aHouse(portal);
  const chair = await house.chair();
  await rowsIn(house, streetOf(house.id, count));
  const vote = await started(chair);
  await rowsIn(house, `update ownership_member set member_id = member_id + ${count} where svj_id = ${house.id}`);
  const ids = (await rowsIn(house, `select id from unit where svj_id = ${house.id}`)).map((r) => Number(r.id));
  let asked = 0;
  await portal.pool.across('read write', async (db) => {
    const scope = await actFor(db, house.id);
    const { client } = db;
    const query = client.query;
    const counting = (...given: Parameters<typeof query>) => {
      asked++;
      return query.apply(client, given);
    };
    Object.assign(client, { query: counting });
    try {
      await followRegister(portal, { db, scope, now: portal.clock.now }, ids, 'import');
    } finally {
      Object.assign(client, { query });
    }
  });
  const pack = await chair.asks(voteLedger.list, { id: vote.id, sizePerPage: 'all' });
  expect(checkLedger(pack)).toEqual([]);
  const { seatChanges } = await chair.asks(votes.one, { id: vote.id });
  const mails = await rowsIn(
    house,
    `select recipient from outbox where svj_id = ${house.id} and kind = 'voteRegister'`,
  );
  return { asked, changes: seatChanges.length, mails: new Set(mails.map((m) => m.recipient)).size };
}

it('a register that names others for every unit is followed by as many statements as for a few', async () => {
  const few = await follows(4);
  const many = await follows(60);
  expect([few.changes, few.mails, many.changes, many.mails]).toEqual([4, 8, 60, 120]);
  expect(many.asked).toBe(few.asked);
});

it('a vote of a large house starts right after its units came, before the database knows how many they are', async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  await rowsIn(house, streetOf(house.id, 2000));
  expect(await started(chair)).toMatchObject({ status: 'run' });
}, 90_000);
