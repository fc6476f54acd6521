import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activation } from '#contract/activation/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { newToken } from '#server/base/secrets/tokens.ts';
import { aHouse, type Person, type TestHouse } from '../house.ts';
import { invite, invited, password, withPassword } from '../inviting.ts';
import { aPortal, type TestPortal } from '../portal.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

type Try = { url: string; method: 'GET' | 'POST' | 'PUT'; payload?: object; from: string; headers?: object };
const statusFrom = async ({ from, headers = {}, payload, ...call }: Try): Promise<number> => {
  const request = { ...call, remoteAddress: from, headers: { ...headers } as Record<string, string> };
  return (await portal.app.inject(payload ? { ...request, payload } : request)).statusCode;
};
const address = (n: number) => `10.20.${Math.floor(n / 250)}.${(n % 250) + 1}`;
/** How many there were of each. */
function counted(list: readonly number[]): Record<number, number> {
  const sum: Record<number, number> = {};
  for (const status of list) sum[status] = (sum[status] ?? 0) + 1;
  return sum;
}
const lookAt = (token: string) => activation.look.path.replace(':token', token);

describe('guessing', () => {
  it('1,000 passwords at one account from 100 addresses of one network: six are tried, then even the right one waits there', async () => {
    const owner = await withPassword(await house.owner());
    const url = session.login.path;
    const statuses: number[] = [];
    for (let i = 0; i < 1000; i++) {
      const payload = { email: owner.email, password: `Hadam${i}x` };
      statuses.push(await statusFrom({ method: 'POST', url, payload, from: address(i % 100) }));
    }
    expect(counted(statuses)).toEqual({ 401: 6, 429: 994 });
    const right = { email: owner.email, password };
    expect(await statusFrom({ method: 'POST', url, payload: right, from: address(0) })).toBe(429);
    expect(await statusFrom({ method: 'POST', url, payload: right, from: '10.99.0.1' })).toBe(200);
  });

  it('1,000 passwords behind an invitation count together with those at the door', async () => {
    const holder = await withPassword(await (await aHouse(portal)).owner());
    const trap = await invited(house, { email: holder.email });
    const token = await invite(chair, trap);
    const url = activation.activate.path.replace(':id', String(trap.id)).replace(':token', token);
    const statuses: number[] = [];
    for (let i = 0; i < 1000; i++)
      statuses.push(
        await statusFrom({ method: 'PUT', url, payload: { password: `Hadam${i}x` }, from: address(100 + (i % 100)) }),
      );
    expect(counted(statuses)).toEqual({ 422: 6, 429: 994 });
    const right = { email: holder.email, password };
    const enter = (from: string) => statusFrom({ method: 'POST', url: session.login.path, payload: right, from });
    expect([await enter(address(0)), await enter('10.99.0.2')]).toEqual([429, 200]);
  });

  it('1,000 tokens from 100 addresses open nothing, and one address is stopped after 300', async () => {
    const good = await invite(chair, await invited(house));
    const statuses: number[] = [];
    for (let i = 0; i < 1000; i++)
      statuses.push(await statusFrom({ method: 'GET', url: lookAt(newToken()), from: address(200 + (i % 100)) }));
    expect(counted(statuses)).toEqual({ 422: 1000 });
    const one: number[] = [];
    for (let i = 0; i < 310; i++) {
      const headers = { 'x-forwarded-for': address(i) };
      one.push(await statusFrom({ method: 'GET', url: lookAt(newToken()), from: '10.99.0.3', headers }));
    }
    expect(counted(one)).toEqual({ 422: 300, 429: 10 });
    expect(await statusFrom({ method: 'GET', url: lookAt(good), from: '10.99.0.3' })).toBe(429);
    expect(await statusFrom({ method: 'GET', url: lookAt(good), from: '10.99.0.4' })).toBe(200);
  });
});
