import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const ask = (headers: Record<string, string> = {}) => portal.app.inject({ url: '/api/openapi.json', headers });

it('the description of all calls is compressed for whoever can read it so', async () => {
  const [plain, small] = [await ask(), await ask({ 'accept-encoding': 'gzip, br' })];
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(brotliDecompressSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(plain.json()).toMatchObject({ openapi: '3.1.0' });
});

it('and not sent again to whoever has it', async () => {
  const { etag } = (await ask()).headers;
  const again = await ask({ 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
