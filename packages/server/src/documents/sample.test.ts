import { expect, it } from 'vitest';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { addressedPapers } from '#contract/documents/endpoints-addressed.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { namesIn } from '#house/documents.ts';
import { aSample } from '#house/sampled.ts';
import { fetched } from '#house/sending-files.ts';
import type { SampleEmail } from '../sample/people.ts';

const { portal, signIn } = aSample();
const foldersOf = async (email: SampleEmail) =>
  (await (await signIn(email)).asks(folders.list, {})).folders.map((f) => [f.name, f.fileCount]);

const open = [
  ['Revize', 3],
  ['Stanovy a prohlášení vlastníka', 1],
  ['Zápisy ze shromáždění', 2],
];

it('each of Lipová finds the folders that are for them', async () => {
  expect(await foldersOf('predseda@lipova.example')).toEqual([
    ...[
      ['Dlužníci', 1],
      ['Jednotky', 5],
      ['Pro kontrolní komisi', 1],
      ['Rekonstrukce střechy', 1],
      ['Revize', 4],
    ],
    ...open.slice(1),
  ]);
  expect(await foldersOf('kontrola@lipova.example')).toEqual([['Jednotky', 0], ['Pro kontrolní komisi', 1], ...open]);
  expect(await foldersOf('vlastnik@lipova.example')).toEqual([['Jednotky', 3], ['Rekonstrukce střechy', 1], ...open]);
  // Minutes name people, shares and powers: they are of no tenant.
  expect(await foldersOf('najemnik@lipova.example')).toEqual([['Jednotky', 0], ...open.slice(0, 2)]);
});

it('an owner of a unit finds its statement, its plan, and what is addressed to them by name', async () => {
  const owner = await signIn('vlastnik@lipova.example');
  const [home] = (await owner.asks(folders.list, {})).folders;
  const { folders: units } = await owner.asks(folders.list, { parentId: home?.id });
  expect(units.map((f) => f.name)).toEqual(['Jednotka 1247/2']);
  expect(await namesIn(owner, units[0]?.id as number)).toEqual([
    ...['Potvrzení o bezdlužnosti', 'Uzávěr vody v bytě', 'Vyúčtování 2025'],
  ]);
  expect((await owner.asks(addressedPapers.list, {})).files.map((f) => [f.name, f.unit])).toEqual([
    ['Potvrzení o bezdlužnosti', '1247/2'],
  ]);
});

it('the statutes have two versions, of which the older one opens to the committee', async () => {
  const chair = await signIn('predseda@lipova.example');
  const { files } = await chair.asks(documents.search, { text: 'stanovy spolecenstvi' });
  const { versions } = await chair.asks(documents.versions, { id: files[0]?.id as number });
  expect(versions.map((v) => v.name)).toEqual(['Stanovy společenství 2026.pdf', 'Stanovy společenství.pdf']);
  expect((await fetched(portal(), versions[1]?.url ?? '')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it('the new statutes wait for the audit commission to confirm them, and others have', async () => {
  const audit = await signIn('kontrola@lipova.example');
  const { items } = await audit.asks(confirmations.queue, {});
  expect(items.flatMap((i) => i.data?.file?.name ?? [])).toEqual(['Stanovy společenství.pdf']);
  for (const email of ['vlastnik@lipova.example', 'vybor@lipova.example', 'predseda@lipova.example'] as const) {
    const queue = await (await signIn(email)).asks(confirmations.queue, {});
    expect(queue.items.filter((i) => i.dataValues.type === 'document')).toEqual([]);
  }
  const id = items.find((i) => i.data?.file)?.data?.file?.id as number;
  const { accept } = await audit.asks(documents.one, { id });
  expect(accept).toMatchObject({ mine: 'owed', from: 2, counts: { done: 6 } });
});

it('Dlouhá has its rules, and nobody was mailed', async () => {
  expect(await namesIn(await signIn('sprava@spravce.example', 'SVJ Dlouhá 7'), null)).toEqual([
    'Domovní řád',
    'Kontrola hasicích přístrojů',
    'Pojistná smlouva domu',
    'Revize výtahu',
  ]);
  expect((await portal().pool.raw.query('select kind from outbox')).rows).toEqual([]);
});
