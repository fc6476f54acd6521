import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents } from '#contract/documents/endpoints.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { session } from '#contract/session/endpoints.ts';
import { namesIn } from '#house/documents.ts';
import { nobody, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched } from '#house/sending-files.ts';
import { type SampleEmail, samplePassword } from '../sample/people.ts';
import { furnish } from '../sample/steps.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal({ sample: true });
  await furnish(portal);
});
afterAll(() => portal.close());

async function signIn(email: SampleEmail, house = 'SVJ Lipová 14'): Promise<Person> {
  const { token, svj_list } = await nobody(portal).asks(session.login, { email, password: samplePassword });
  const member = svj_list.find((s) => s.nickname === house);
  return nobody(portal)
    .with(token)
    .as(member?.session_user_id as number);
}
const foldersOf = async (email: SampleEmail) =>
  (await (await signIn(email)).asks(folders.list, {})).folders.map((f) => [f.name, f.fileCount]);

const open = [
  ['Revize', 3],
  ['Stanovy a prohlášení vlastníka', 1],
  ['Zápisy ze shromáždění', 1],
];

it('each of Lipová finds the folders that are for them', async () => {
  expect(await foldersOf('predseda@lipova.example')).toEqual([
    ...[
      ['Byt 1247/2', 1],
      ['Dlužníci', 1],
      ['Pro kontrolní komisi', 1],
      ['Rekonstrukce střechy', 1],
      ['Revize', 4],
    ],
    ...open.slice(1),
  ]);
  expect(await foldersOf('kontrola@lipova.example')).toEqual([['Pro kontrolní komisi', 1], ...open]);
  expect(await foldersOf('vlastnik@lipova.example')).toEqual([['Byt 1247/2', 1], ['Rekonstrukce střechy', 1], ...open]);
  expect(await foldersOf('najemnik@lipova.example')).toEqual(open);
});

it('the statutes have two versions, of which the older one opens to the committee', async () => {
  const chair = await signIn('predseda@lipova.example');
  const { files } = await chair.asks(documents.search, { text: 'stanovy spolecenstvi' });
  const { versions } = await chair.asks(documents.versions, { id: files[0]?.id as number });
  expect(versions.map((v) => v.name)).toEqual(['Stanovy společenství 2026.pdf', 'Stanovy společenství.pdf']);
  expect((await fetched(portal, versions[1]?.url ?? '')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it('Dlouhá has its rules, and nobody was mailed', async () => {
  expect(await namesIn(await signIn('sprava@spravce.example', 'SVJ Dlouhá 7'), null)).toEqual(['Domovní řád']);
  expect((await portal.pool.raw.query('select kind from outbox')).rows).toEqual([]);
});
