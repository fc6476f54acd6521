import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { type Fetching, fetchingBy, type Net, publicNet } from './fetching.ts';
import { isPublicAddress } from './fetching-addresses.ts';

type Answers = (request: IncomingMessage, response: ServerResponse) => void;
const nothing = { etag: null, lastModified: null };
const most = 100_000;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server on this machine, which only a net of tests reaches; answers its port. */
async function aServer(answers: Answers): Promise<number> {
  const server = createServer(answers);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Names as the test gives them, and this machine as the only public one. */
const netOf = (names: Record<string, string[]>, more: Partial<Net> = {}): Net => ({
  patience: 2000,
  isPublic: (address) => address === '127.0.0.1',
  resolve: async (name) => {
    const found = names[name];
    if (!found) throw new Error('ENOTFOUND');
    return found.map((address) => ({ address, family: 4 }));
  },
  ...more,
});
const here = (net: Net = netOf({ 'town.example': ['127.0.0.1'] })): Fetching => fetchingBy(net);

it('only addresses of the public network are public', () => {
  const closed = [
    ...[
      '127.0.0.1',
      '127.8.9.1',
      '0.0.0.0',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
    ],
    ...['100.64.0.1', '192.0.2.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '239.255.255.250', '255.255.255.255'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fe80::1%eth0',
      'fc00::1',
      'fd12:3456::1',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
    ],
    ...['64:ff9b::a9fe:a9fe', '2002:7f00:1::', '2001:0:1:2::', '2001:db8::1', 'town.example', ''],
  ];
  const open = ['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.255.255', '100.128.0.1', '2a00:1450:4014:80e::200e'];
  expect(closed.filter(isPublicAddress)).toEqual([]);
  expect(open.filter((one) => !isPublicAddress(one))).toEqual([]);
});

it('takes what stands there with what says which one it is, and hears that it is the same', async () => {
  const port = await aServer((request, response) => {
    if (request.headers['if-none-match'] === '"a"') return response.writeHead(304).end();
    return response.writeHead(200, { etag: '"a"', 'last-modified': 'Tue, 01 Sep 2026 10:00:00 GMT' }).end('BEGIN');
  });
  const url = `http://town.example:${port}/odpad.ics`;
  const first = await here()(url, nothing, most);
  expect(first).toMatchObject({ kind: 'body', etag: '"a"', lastModified: 'Tue, 01 Sep 2026 10:00:00 GMT' });
  expect(first.kind === 'body' && first.body.toString()).toBe('BEGIN');
  expect(await here()(url, { etag: '"a"', lastModified: null }, most)).toEqual({ kind: 'same' });
});

it('addresses that are none of the web, or lead to our own network, are asked for nothing', async () => {
  let asked = 0;
  const port = await aServer((_, response) => {
    asked += 1;
    response.end('x');
  });
  const problem = async (url: string) => {
    const came = await fetchingBy(publicNet)(url, nothing, most);
    return came.kind === 'problem' && came.problem;
  };
  const own = ['127.0.0.1', '0x7f.1', '2130706433', '017700000001', '[::1]', '[::ffff:127.0.0.1]', 'localhost'];
  for (const host of own) expect([host, await problem(`http://${host}:${port}/`)]).toEqual([host, 'notPublic']);
  expect(await problem('http://169.254.169.254/latest/meta-data/')).toBe('notPublic');
  for (const url of [
    'file:///etc/passwd',
    'ftp://a.example/',
    'http://a:b@a.example/',
    'x',
    'http://a.example:25/',
    '',
  ])
    expect([url, await problem(url)]).toEqual([url, 'address']);
  expect(asked).toBe(0);
});

it('a name of which one address is our own is refused whole, and one that changes its address is asked of once', async () => {
  let asked = 0;
  const port = await aServer((_, response) => {
    asked += 1;
    response.end('x');
  });
  const url = `http://town.example:${port}/`;
  const mixed = here(netOf({ 'town.example': ['127.0.0.1', '10.0.0.1'] }));
  expect(await mixed(url, nothing, most)).toEqual({ kind: 'problem', problem: 'notPublic' });
  expect(asked).toBe(0);
  const answers = [['127.0.0.1'], ['10.0.0.1']];
  let turns = 0;
  const changing = netOf(
    {},
    { resolve: async () => (answers[turns++] ?? []).map((address) => ({ address, family: 4 })) },
  );
  expect(await here(changing)(url, nothing, most)).toMatchObject({ kind: 'body' });
  expect([turns, asked]).toEqual([1, 1]);
});

it('each redirect is looked at like the first address, and there are few of them', async () => {
  const port = await aServer((request, response) => {
    const left = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0);
    if (request.url === '/own') return response.writeHead(302, { location: 'http://secret.example/' }).end();
    if (request.url === '/file') return response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    return left > 0 ? response.writeHead(301, { location: `/${left - 1}` }).end() : response.end('end');
  });
  const fetching = here(netOf({ 'town.example': ['127.0.0.1'], 'secret.example': ['192.168.0.1'] }));
  const at = (path: string) => fetching(`http://town.example:${port}${path}`, nothing, most);
  expect(await at('/3')).toMatchObject({ kind: 'body' });
  expect(await at('/4')).toEqual({ kind: 'problem', problem: 'redirects' });
  expect(await at('/own')).toEqual({ kind: 'problem', problem: 'notPublic' });
  expect(await at('/file')).toEqual({ kind: 'problem', problem: 'redirects' });
});

it('a parcel that unpacks to more than is taken ends early, also one that never ends', async () => {
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
  let isOpen = true;
  const port = await aServer((request, response) => {
    if (request.url === '/bomb') return response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    if (request.url === '/said') return response.writeHead(200, { 'content-length': most + 1 }).end();
    if (request.url === '/broken') return response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed');
    if (request.url === '/strange') return response.writeHead(200, { 'content-encoding': 'zip' }).end('x');
    response.on('close', () => {
      isOpen = false;
    });
    const more = (): void => {
      while (isOpen && response.write(Buffer.alloc(10_000)));
    };
    response.on('drain', more);
    return more();
  });
  const patient = here(netOf({ 'town.example': ['127.0.0.1'] }, { patience: 15_000 }));
  const at = (path: string) => patient(`http://town.example:${port}${path}`, nothing, most);
  for (const path of ['/bomb', '/said', '/endless'])
    expect([path, await at(path)]).toEqual([path, { kind: 'problem', problem: 'tooLarge' }]);
  for (const path of ['/broken', '/strange'])
    expect([path, await at(path)]).toEqual([path, { kind: 'problem', problem: 'broken' }]);
  await expect.poll(() => isOpen).toBe(false);
});

it('says why nothing came: no such name, nobody there, too slow, refused', async () => {
  const port = await aServer((request, response) => {
    if (request.url === '/403') response.writeHead(403).end();
    // The others are answered by nothing.
  });
  const hurried = here(netOf({ 'town.example': ['127.0.0.1'] }, { patience: 100 }));
  const at = (path: string, by = hurried) => by(`http://town.example:${port}${path}`, nothing, most);
  expect(await at('/slow')).toEqual({ kind: 'problem', problem: 'tooSlow' });
  expect(await at('/403', here())).toEqual({ kind: 'problem', problem: 'refused', status: 403 });
  expect(await here()('http://nowhere.example/', nothing, most)).toEqual({ kind: 'problem', problem: 'unknownName' });
  const silent = netOf({}, { patience: 100, resolve: () => new Promise(() => undefined) });
  expect(await here(silent)('http://silent.example/', nothing, most)).toEqual({ kind: 'problem', problem: 'tooSlow' });
  expect(await here()('http://town.example:1025/', nothing, most)).toEqual({ kind: 'problem', problem: 'unreachable' });
});
