import Fastify from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shapedBy } from './shaped.ts';

const output = z.object({ id: z.number(), name: z.string(), at: z.nullable(z.object({ day: z.string() })) });
const app = Fastify();
app.setErrorHandler((_, _request, reply) => reply.code(500).send({ code: 500, data: null, secret: 'told by name' }));
const said: { status: number; answer: unknown } = { status: 200, answer: null };
app.route({
  method: 'GET',
  url: '/said',
  preSerialization: shapedBy({ output }),
  handler: async (_, reply) => reply.code(said.status).send(said.answer),
});

async function hears(status: number, answer: unknown) {
  Object.assign(said, { status, answer });
  const reply = await app.inject({ url: '/said' });
  return { status: reply.statusCode, type: reply.headers['content-type'], body: reply.json() };
}
const type = 'application/json; charset=utf-8';
const answer = (data: unknown) => ({ code: 200, data, message: null });
const whole = { id: 1, name: 'Dům', at: null };

it('an answer leaves with what is declared of it, and with nothing beside', async () => {
  for (let times = 0; times < 2; times += 1)
    expect(await hears(200, answer({ ...whole, at: { day: '1.', hour: 5 }, password: 'x' }))).toEqual({
      status: 200,
      type,
      body: answer({ ...whole, at: { day: '1.' } }),
    });
});

it('a refusal is said as it is', async () => {
  const body = { code: 409, data: { errors: { name: 'A' } }, message: { content: 'B', show: true } };
  expect(await hears(409, body)).toEqual({ status: 409, type, body });
});

it('an answer that lacks what is declared is an error said as any other, and the next one goes out', async () => {
  expect(await hears(200, answer({ id: 1 }))).toEqual({
    status: 500,
    type,
    body: { code: 500, data: null, secret: 'told by name' },
  });
  expect(await hears(200, answer(whole))).toEqual({ status: 200, type, body: answer(whole) });
});
