import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { voteLedger } from '#contract/votes/endpoints-ledger.ts';
import { checkLedger } from '#contract/votes/rules-checks.ts';
import { nameOf } from '#contract/votes/rules-findings.ts';
import { casts } from '#house/ballots.ts';
import { idOf, sell } from '#house/entitled.ts';
import type { Person, TestHouse } from '#house/house.ts';
import { aPortalWithKey, archived, brought, rowsIn } from '#house/moving.ts';
import type { Portal } from '#house/portal.ts';
import { namesIn, recounted, zipFiles } from '#house/recounts.ts';
import { aVotingHouse, ends, seatIds, started } from '#house/votes.ts';

let folder: string;
let portals: Portal[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-sold-'));
  portals = [await aPortalWithKey(21), await aPortalWithKey(22), await aPortalWithKey(23)];
}, 120_000);
afterAll(async () => {
  for (const portal of portals) await portal.close();
  await rm(folder, { recursive: true });
});

/** Page and program of the ZIP, believing the keys that the files name. */
async function fits(who: Person): Promise<void> {
  const [vote] = await rowsIn(who.house as TestHouse, 'select id from vote');
  const id = Number(vote?.id);
  const pack = await who.asks(voteLedger.list, { id, sizePerPage: 'all' });
  expect(checkLedger(pack).map(nameOf)).toEqual([]);
  expect(namesIn(await recounted(await zipFiles(who, id)))).toEqual([]);
}
