import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
let house: TestHouse;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
});
afterAll(() => portal.close());

describe('the export', () => {
  it('is fetched with a ticket that is short-lived, unforgeable and ends with the access', async () => {
    const owner = await house.owner();
    const { url } = await owner.asks(units.exportTicket, {});
    const get = (at: string) => portal.app.inject({ method: 'GET', url: at });
    const file = await get(url);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain('jednotky.xlsx');
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await get(`${url.slice(0, -4)}AAAA`)).statusCode).toBe(401);
    portal.clock.now = new Date(portal.clock.now.getTime() + 61_000);
    expect((await get(url)).statusCode).toBe(401);
    portal.clock.now = new Date('2026-11-21T09:00:00Z');
    await house.inside((db) => db.execute(`update member set has_access = false where id = ${owner.memberId}`));
    expect((await get(url)).statusCode).toBe(403);
  });
});
