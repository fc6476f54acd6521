import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { aDocument } from '#house/documents.ts';
import { idOf } from '#house/entitled.ts';
import { aBoardHouse } from '#house/messages.ts';
import { archived, brought, rowsIn } from '#house/moving.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { uploads } from '#house/sending-files.ts';
import { emptyBins } from './jobs.ts';

let folder: string;
let portals: TestPortal[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-confirmed-'));
  portals = [await aPortal(), await aPortal()];
});
afterAll(async () => {
  for (const portal of portals) await portal.close();
  await rm(folder, { recursive: true });
});

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
/** What was confirmed, by one of them when given. */
const confirmed = (
  by?: number,
) => `select d.name, c.content_version as version, encode(x.sha256, 'hex') as sha, d.bin_id is null as stands
  from confirmation c join document d on d.svj_id = c.svj_id and d.id = c.owner_id
  join document_version v on v.svj_id = c.svj_id and v.document_id = d.id and v.number = c.content_version
  join file x on x.svj_id = v.svj_id and x.id = v.file_id where c.owner = 'document'
    ${by === undefined ? '' : `and c.member_id = ${by}`} order by 1, 2`;

it('what was confirmed moves with the house, with its bytes, also when the document is gone; two records of one person are one', async () => {
  const [a, b] = portals as [TestPortal, TestPortal];
  const { house, chair, alena } = await aBoardHouse(a);
  const asked = { acceptRead: true };
  const accept = (id: number, version: number) => alena.asks(confirmations.accept, { id: `document-${id}-${version}` });
  const kept = await aDocument(chair, 'Řád.txt', asked, 'první řád');
  await accept(kept.id, 1);
  const { id: fileId } = await uploads(chair, 'řád.txt', 'druhý řád');
  await chair.asks(documents.addVersion, { id: kept.id, fileId, material: true });
  await accept(kept.id, 2);
  const gone = await aDocument(chair, 'Staré.txt', asked, 'staré znění');
  await accept(gone.id, 1);
  await chair.asks(documents.remove, { id: gone.id });
  a.clock.now = new Date(a.clock.now.getTime() + 31 * 24 * 3600_000);
  const fails = (error: unknown) => {
    throw error;
  };
  expect(await emptyBins(a, fails)).toBe(1);
  const expected = [
    { name: 'Staré', version: 1, sha: sha('staré znění'), stands: false },
    { name: 'Řád', version: 1, sha: sha('první řád'), stands: true },
    { name: 'Řád', version: 2, sha: sha('druhý řád'), stands: true },
  ].sort((x, y) => (x.name < y.name ? -1 : 1));
  const sorted = async (of: typeof house, by?: number) =>
    (await rowsIn(of, confirmed(by))).sort((x, y) => (String(x.name) < String(y.name) ? -1 : 1));
  expect(await sorted(house)).toEqual(expected);

  const { house: there } = await brought(b, (await archived(house, folder)).file);
  expect(await sorted(there)).toEqual(expected);
  const second = await there.person({ role: 'community_manager', lastName: 'Tamní' });
  const { files } = await second.asks(documents.list, { folderId: null });
  expect(files).toMatchObject([{ name: 'Řád', acceptRead: true }]);
  expect((await second.asks(documents.one, { id: files[0]?.id as number })).accept).toMatchObject({ from: 2 });

  // The same person was written down twice, and both records confirmed.
  const other = await there.person({ access: false, lastName: 'Podruhé' });
  const [of] = await rowsIn(there, 'select min(member_id) as id from confirmation');
  await rowsIn(
    there,
    `insert into confirmation (svj_id, owner, owner_id, member_id, content_version, confirmed_at, how)
     select svj_id, owner, owner_id, ${idOf(other)}, content_version, confirmed_at, how from confirmation`,
  );
  await second.asks(memberCare.merge, { id: Number(of?.id), other: idOf(other) });
  const [merged] = await rowsIn(there, `select merged_into as into from member where id = ${idOf(other)}`);
  expect(merged?.into).toBe(of?.id);
  expect(await sorted(there, Number(of?.id))).toEqual(expected);
});
