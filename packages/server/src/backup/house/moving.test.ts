import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { units } from '#contract/units/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { nameOf } from '#contract/verification/rules-findings.ts';
import { casts } from '#house/ballots.ts';
import { idOf, sell } from '#house/entitled.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortalWithKey, archived, brought, rowsIn } from '#house/moving.ts';
import type { TestPortal } from '#house/portal.ts';
import { namesIn, recounted, zipFiles } from '#house/recounts.ts';
import { aVotingHouse, ends, seatIds, started } from '#house/votes.ts';

let folder: string;
let portals: TestPortal[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-sold-'));
  portals = [await aPortalWithKey(21), await aPortalWithKey(22), await aPortalWithKey(23)];
}, 120_000);
afterAll(async () => {
  for (const portal of portals) await portal.close();
  await rm(folder, { recursive: true });
});

/** Page and program of the ZIP, believing the keys that the files name. */
async function fits(house: TestHouse, who: Person): Promise<string[]> {
  const [vote] = await rowsIn(house, 'select id from vote');
  const id = Number(vote?.id);
  const pack = await who.asks(voteLedger.list, { id, sizePerPage: 'all' });
  expect(checkLedger(pack).map(nameOf)).toEqual([]);
  expect(namesIn(await recounted(await zipFiles(who, id)))).toEqual([]);
  return pack.entries.map((e) => JSON.parse(e.body ?? '{}').kind);
}
const memberOf = async (house: TestHouse, lastName: string) =>
  Number((await rowsIn(house, `select id from member where last_name = '${lastName}' and merged_into is null`))[0]?.id);

/** The record of this name becomes a part of one that no ledger knows, or of another one of the house. */
async function merges(house: TestHouse, by: Person, goes: string, keeps?: string): Promise<void> {
  const stays = keeps
    ? await memberOf(house, keeps)
    : idOf(await house.person({ access: false, lastName: `${goes} II` }));
  const other = await memberOf(house, goes);
  await rowsIn(house, `update member set account_id = null, has_access = false where id in (${stays}, ${other})`);
  await by.asks(memberCare.merge, { id: stays, other });
}
async function forgets(house: TestHouse, by: Person, lastName: string): Promise<void> {
  const id = await memberOf(house, lastName);
  await rowsIn(house, `update member set has_access = false, account_id = null where id = ${id}`);
  await by.asks(members.archive, { id });
  await by.asks(members.remove, { id });
}

it('a vote in which units were sold for good, one of a seat of two as well, fits after merges and deletions in each portal', async () => {
  const [a, b, c] = portals as [TestPortal, TestPortal, TestPortal];
  const { house, chair, alena, jan, petr } = await aVotingHouse(a);
  const buyer = await house.owner({ firstName: 'Karel', lastName: 'Kupující' });
  const heir = await house.owner({ firstName: 'Ida', lastName: 'Dědičná' });
  const vote = await started(chair, { name: 'Prodáno' });
  const seats = await seatIds(chair, vote.id);
  await casts(alena, vote, [seats.get('1') as number], 'agree');
  const { rooms } = await chair.asks(units.list, {});
  const unit = (number: string) => rooms.find((r) => r.number === number)?.id as number;
  await sell(chair, unit('1'), buyer);
  await sell(chair, unit('10'), buyer);
  await sell(chair, unit('1'), heir);
  await casts(buyer, vote, [(await seatIds(chair, vote.id)).get('10') as number], 'notAgree');
  await casts(jan, vote, [seats.get('2') as number], 'agree');
  await merges(house, chair, 'Říha');
  await ends(chair, vote);
  expect(await fits(house, chair)).toEqual(expect.arrayContaining(['register', 'parted', 'merged', 'finish']));
  expect(idOf(petr)).toBeGreaterThan(0);

  const there = (await brought(b, (await archived(house, folder)).file)).house;
  const second = await there.person({ role: 'community_manager', lastName: 'Tamní' });
  await fits(there, second);
  await forgets(there, second, 'Nováková');
  await fits(there, second);
  // Both are known to the ledger by entries alone; then one that is not known at all.
  await merges(there, second, 'Dědičná', 'Kupující');
  await fits(there, second);
  await merges(there, second, 'Kupující');
  expect((await fits(there, second)).slice(-2)).toEqual(['erased', 'merged']);

  const last = (await brought(c, (await archived(there, folder)).file)).house;
  const third = await last.person({ role: 'community_manager', lastName: 'Třetí' });
  await fits(last, third);
  await merges(last, third, 'Kupující II');
  await merges(last, third, 'Dvorský', 'Kupující II II');
  await fits(last, third);
  await sell(third, Number((await rowsIn(last, `select id from unit where number = '2'`))[0]?.id), third);
  await forgets(last, third, 'Dvorská');
  await fits(last, third);
}, 240_000);

it('the room that one portal gave an association does not come with its archive', async () => {
  const [a, b] = portals as [TestPortal, TestPortal, TestPortal];
  const house = await aHouse(a);
  await rowsIn(house, `update svj set quota = ${100 * 1024 ** 4} where id = ${house.id}`);
  const there = (await brought(b, (await archived(house, folder)).file)).house;
  expect(await rowsIn(there, `select quota from svj where id = ${there.id}`)).toEqual([{ quota: null }]);
});
