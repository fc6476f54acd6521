import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { compressed } from './compressed.ts';

const long = { rows: Array.from({ length: 50 }, (_, n) => ({ id: n, title: 'Odečet vodoměrů ve středu' })) };
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.addHook('onSend', async (request, reply, payload) => compressed(request, reply, payload));
  app.get('/long', async () => long);
  app.get('/short', async () => ({ rows: [] }));
  app.get('/text', async (_, reply) => reply.type('text/html').send('x'.repeat(5000)));
  app.post('/long', async () => long);
  await app.ready();
});
const asked = (url: string, accept?: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, headers: accept === undefined ? {} : { 'accept-encoding': accept } });

it.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8', 'deflate,GZIP'])(
  'a long answer is smaller for whoever takes %s, and the same',
  async (accept) => {
    const { headers, rawPayload } = await asked('/long', accept);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(rawPayload.length).toBeLessThan(JSON.stringify(long).length / 4);
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(long);
  },
);

it.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip;q=0.0, br'])(
  'it comes as it is to whoever sends %j',
  async (accept) => {
    const answer = await asked('/long', accept);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.json()).toEqual(long);
  },
);

it('short ones, other kinds and answers of writes are left as they are', async () => {
  for (const answer of [
    await asked('/short', 'gzip'),
    await asked('/text', 'gzip'),
    await asked('/long', 'gzip', 'POST'),
  ])
    expect(answer.headers['content-encoding']).toBeUndefined();
});
