import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Config } from '../start/config.ts';
import { addressesBy, addressesOf } from './addresses.ts';
import { simulatedAddresses } from './addresses-simulated.ts';
import { companiesOf } from './companies.ts';
import { insolvencyOf } from './insolvency.ts';
import { landOf } from './land.ts';
import { askOver } from './registers-asking.ts';
import { isUgly, startRegisters, switched, ugly } from './registers-simulated.ts';

let said: { status?: number; body: string } | 'silence' | 'cut';
const asked: string[] = [];
let server: Awaited<ReturnType<typeof startRegisters>>;
beforeAll(async () => {
  server = await startRegisters(({ path }) => {
    asked.push(path);
    return typeof said === 'string' ? said : { status: 200, ...said };
  });
});
afterAll(() => server.close());

const answers = (...texts: string[]) => ({ body: JSON.stringify({ suggestions: texts.map((text) => ({ text })) }) });
const suggests = (text = 'Lipová 12') => addressesBy(askOver(server.base, 300)).suggest(text);

it('offers addresses, each once, and no streets or towns', async () => {
  said = answers(
    'Lipová 1247/14, 38999 Horní Lipnice',
    'Lipová 1247/14, 389 99 Horní Lipnice',
    'Lipová, Horní Lipnice',
  );
  expect(await suggests('Lipová & 12')).toEqual({
    status: 'found',
    addresses: [{ street: 'Lipová 1247/14', town: 'Horní Lipnice', post: '389 99' }],
  });
  expect(asked.at(-1)).toBe('/suggest?text=Lipov%C3%A1+%26+12&maxSuggestions=8&f=json');
  said = answers('Budějovická 778/3a, Michle, 14000 Praha 4', 'č.p. 88, 38998 Dolní Lipnice');
  expect((await suggests()).addresses).toEqual([
    { street: 'Budějovická 778/3a, Michle', town: 'Praha 4', post: '140 00' },
    { street: 'č.p. 88', town: 'Dolní Lipnice', post: '389 98' },
  ]);
});

it.each<[string, typeof said, string]>([
  ['none', answers(), 'nothing'],
  ['an error', { status: 500, body: '{}' }, 'unknown'],
  ['an error with 200', { body: '{"error":{"code":400}}' }, 'unknown'],
  ['no JSON', { body: '<html>' }, 'unknown'],
  ['a cut body', 'cut', 'unknown'],
  ['silence', 'silence', 'unknown'],
])('says of %s no address: %#', async (_, what, status) => {
  said = what;
  expect(await suggests()).toEqual({ status, addresses: [] });
});

it('asks nobody where no address is set, and a made-up register in the sample', async () => {
  const before = asked.length;
  expect(await addressesBy(null).suggest('Lipová')).toEqual({ status: 'off', addresses: [] });
  const { addresses } = await addressesBy(simulatedAddresses, true).suggest('lipova 1247');
  expect(addresses).toEqual([{ street: 'Lipová 1247/14', town: 'Horní Lipnice', post: '389 99' }]);
  expect((await addressesBy(simulatedAddresses, true).suggest('Neznámá')).status).toBe('nothing');
  expect(asked).toHaveLength(before);
});

it('all registers answer as one server that is started by hand, and as badly as it is told', async () => {
  const { base, close } = await startRegisters(switched());
  const config = {
    ...{ aresUrl: base, ruianUrl: base, isirUrl: base, cuzkUrl: base, wsdpUrl: base, sample: false },
  } as Config;
  const now = new Date('2026-11-23T09:00:00Z');
  const debtor = { firstName: 'Marek', lastName: 'Sedlařík', birthDate: '1979-03-14' };
  const all = async () => [
    (await addressesOf({ ...config }).suggest('Lipová 1247')).status,
    (await companiesOf({ ...config }).asked('99990032', now)).status,
    (await insolvencyOf({ ...config }).asked(debtor, 'all', now)).status,
    (await landOf({ ...config }).building({ houseNumber: '1247', kind: '1' }, 'Horní Lipnice', now, async () => true))
      .status,
  ];
  expect(await all()).toEqual(['found', 'found', 'found', 'found']);
  for (const word of Object.keys(ugly).filter((w) => isUgly(w) && w !== 'dobre' && w !== 'ticho')) {
    await fetch(`${base}/odpovidej/${word}`);
    expect(await all(), word).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
  }
  await close();
});
