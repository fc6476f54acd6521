import { expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { titlesOf } from '#house/messages.ts';
import { aSample } from '#house/sampled.ts';
import { fetched } from '#house/sending-files.ts';
import type { SampleEmail } from '../sample/people.ts';

const { portal, signIn } = aSample();

it('the board of Lipová has a message in every tab, and nobody was mailed', async () => {
  const chair = await signIn('predseda@lipova.example');
  const { counts, messages: list } = await chair.asks(messages.list, {});
  expect(counts).toEqual({ actual: 5, pinned: 1, old: 1, planned: 1, archive: 1, concept: 1 });
  expect(list.map((m) => m.title)).toEqual([
    'Domovní řád a komu volat',
    'Mytí oken na schodišti',
    'Nový hlavní uzávěr vody ve sklepě',
    'Podklady pro jednání výboru',
    'Kola a kočárky na chodbě',
  ]);
  expect(list.map((m) => m.number)).toEqual(['2/2026', '7/2026', '6/2026', '5/2026', '4/2026']);
  const { rows } = await portal().pool.raw.query('select kind from outbox');
  expect(rows).toEqual([]);
});

it('the valve has its photograph, and only the audit commission has not confirmed of those with access', async () => {
  const renter = await signIn('najemnik@lipova.example');
  const valve = (await renter.asks(messages.list, { filters: '{"accept":true}' as never })).messages[0];
  expect(valve).toMatchObject({ fileCount: 1, accepts: { done: 6 } });
  const detail = await renter.asks(messages.one, { id: valve?.id as number });
  expect(detail.attachments[0]).toMatchObject({ name: 'Uzávěr vody ve sklepě', type: 'image/jpeg' });
  expect((await fetched(portal(), detail.attachments[0]?.previewUrl as string)).statusCode).toBe(200);
  const waits = async (email: SampleEmail) =>
    (await (await signIn(email)).asks(association.mine, {})).acceptWaitingCount;
  // The new statutes and an event of the calendar wait for it as well.
  expect(await waits('kontrola@lipova.example')).toBe(3);
  expect(await waits('vlastnik@lipova.example')).toBe(1);
});

it('owners meet what is theirs; windows are washed only in Lipová 16', async () => {
  // Novotníková has a part of the garage in Lipová 16 too.
  expect(await titlesOf(await signIn('vlastnik@lipova.example'))).toContain('Mytí oken na schodišti');
  const owner = await signIn('manzele@lipova.example');
  expect(await titlesOf(owner)).toEqual([
    'Domovní řád a komu volat',
    'Nový hlavní uzávěr vody ve sklepě',
    'Kola a kočárky na chodbě',
  ]);
  expect(await titlesOf(await signIn('dvojity@dlouha.example', 'SVJ Dlouhá 7'))).toEqual([
    'Správa domu a úřední hodiny',
    'Oprava vstupních dveří v Dlouhé 9',
  ]);
  expect(await titlesOf(await signIn('predseda@lipova.example', 'SVJ Prázdná 3'))).toEqual([]);
});
