import { afterAll, beforeAll, expect, it } from 'vitest';
import { session } from '#contract/session/endpoints.ts';
import { aPortal, type TestPortal } from './portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

let tries = 0;
const from = async (remoteAddress: string): Promise<number> => {
  const payload = { email: `nikdo${++tries}@nikde.example` };
  const reply = await portal.app.inject({ method: 'POST', url: session.resetPassword.path, remoteAddress, payload });
  return reply.statusCode;
};

it('counts tries of one network of IPv6 together, because who has one of its addresses has all of them', async () => {
  const statuses: number[] = [];
  for (let i = 1; i <= 21; i++) statuses.push(await from(i % 2 ? `2001:db8:1::${i}` : `2001:db8:1:0:a:b:c:${i}`));
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(statuses[20]).toBe(429);
  expect(await from('2001:db8:1:1::1')).toBe(200);
  for (let i = 1; i <= 21; i++) expect([i, await from(`::ffff:10.0.0.${i}`)]).toEqual([i, 200]);
});

it('does not wait for the rest of a call without end', () => {
  expect(portal.app.server.requestTimeout).toBeGreaterThan(0);
});
