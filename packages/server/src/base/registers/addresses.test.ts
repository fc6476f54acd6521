import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressesBy } from './addresses.ts';
import { simulatedAddresses } from './addresses-simulated.ts';
import { askOver } from './registers-asking.ts';

type Said = { status?: number; body: string } | 'silence' | 'cut';
let said: Said;
const asked: string[] = [];
let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    if (said === 'silence') return;
    if (said === 'cut') {
      reply.writeHead(200, { 'content-length': '900' }).write('{"suggestions":[');
      reply.destroy();
      return;
    }
    reply.writeHead(said.status ?? 200).end(said.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answers = (...texts: string[]) => ({ body: JSON.stringify({ suggestions: texts.map((text) => ({ text })) }) });
const suggests = (text = 'Lipová 12') => addressesBy(askOver(base, 300)).suggest(text);

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

it.each<[string, Said, string]>([
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
