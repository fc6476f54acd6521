import { describe, expect, it } from 'vitest';
import { comingFrom, nearOnly, whyFar } from './nearness.ts';

const own = { host: '127.0.0.1:8080' };
describe('a call comes from the own computer', () => {
  it.each([
    [own],
    [{ host: 'localhost' }],
    [{ host: '[::1]:8080' }],
    [{ ...own, 'x-forwarded-for': '127.0.0.1' }],
    [{ ...own, 'x-forwarded-for': '::1, 127.0.0.1:51000', 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' }],
    [{ ...own, forwarded: 'for="[::1]:4711";host=localhost;proto=https, for=127.0.0.1' }],
    [{ ...own, origin: 'http://localhost:8080', referer: 'http://127.0.0.1:8080/prihlaseni' }],
  ])('%j', (headers) => expect(whyFar(headers, '127.0.0.1')).toBeNull());
});

describe('a call comes from elsewhere', () => {
  it.each([
    [{ host: 'portal.example' }, 'host'],
    [{ host: 'localhost.portal.example' }, 'host'],
    [{ host: '127.0.0.1.portal.example:80' }, 'host'],
    [{}, 'host'],
    [{ ...own, 'x-forwarded-for': '203.0.113.7' }, 'x-forwarded-for'],
    [{ ...own, 'x-forwarded-for': '127.0.0.1, 203.0.113.7' }, 'x-forwarded-for'],
    [{ ...own, 'x-forwarded-for': 'unknown' }, 'x-forwarded-for'],
    [{ ...own, 'x-forwarded-host': 'portal.example' }, 'x-forwarded-host'],
    [{ ...own, 'x-forwarded-server': 'proxy.portal.example' }, 'x-forwarded-server'],
    [{ ...own, 'x-real-ip': '2001:db8::7' }, 'x-real-ip'],
    [{ ...own, forwarded: 'for=203.0.113.7;proto=https' }, 'forwarded'],
    [{ ...own, forwarded: 'proto=https;host="portal.example:443"' }, 'forwarded'],
    [{ ...own, forwarded: 'for=_hidden' }, 'forwarded'],
    [{ ...own, origin: 'https://portal.example' }, 'origin'],
    [{ ...own, origin: 'null' }, 'origin'],
  ])('%j says so by %s', (headers, why) => expect(whyFar(headers, '127.0.0.1')).toBe(why));

  it('by its address alone', () => expect(whyFar(own, '192.168.1.20')).toBe('address'));
});

it('what calls from elsewhere asked for is not printed, even after a wait', async () => {
  const printed: string[] = [];
  const print = nearOnly((line) => void printed.push(line));
  print('start');
  await comingFrom(null, async () => print('near'));
  await comingFrom('host', async () => {
    await Promise.resolve();
    print('far');
  });
  expect(printed).toEqual(['start', 'near']);
});
