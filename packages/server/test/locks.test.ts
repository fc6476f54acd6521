import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoints } from '#contract/base/calls/endpoint.ts';
import { nouns } from '#contract/modules.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, type Person, type TestHouse } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';

let portal: TestPortal;
let mine: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  mine = await aHouse(portal);
  chair = await mine.chair();
});
afterAll(() => portal.close());

describe('the second lock', () => {
  it('a query that forgot its where sees nothing without an association, and only its own with one', async () => {
    const other = await aHouse(portal);
    const boss = await other.chair();
    await other.unit(boss, '1', [1, 1], [{ memberIds: [boss.memberId as number] }]);
    await mine.unit(chair, '1', [1, 1], [{ memberIds: [chair.memberId as number] }]);
    const seen = await portal.pool.transaction('read only', (db) => db.execute('select svj_id from unit'));
    expect(seen.rows).toEqual([]);
    const inside = await mine.inside((db) => db.execute('select distinct svj_id from unit'));
    expect(inside.rows).toEqual([{ svj_id: mine.id }]);
  });

  it('a write into another house is refused by the database itself', async () => {
    const other = await aHouse(portal);
    const write = mine.inside((db) => db.execute(`insert into entrance (svj_id, name) values (${other.id}, 'Cizí')`));
    await expect(write).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('a reading call cannot write', async () => {
    const write = portal.pool.transaction('read only', (db) => db.execute("insert into tries (key) values ('x')"));
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
  });

  it('the association does not outlive its transaction on the connection', async () => {
    await chair.asks(units.list, {});
    const { rows } = await portal.pool.raw.query(
      "select current_setting('app.svj_id', true) as svj, current_setting('app.across', true) as across",
    );
    expect([null, '']).toContain(rows[0].svj);
    expect([null, '']).toContain(rows[0].across);
  });

  it('ids of another house answer 404, also where a row of that id exists', async () => {
    const other = await aHouse(portal);
    const boss = await other.chair();
    const theirs = await other.unit(boss, '7', [1, 1], [{ memberIds: [boss.memberId as number] }]);
    expect(await chair.refused(units.one, { id: theirs.id })).toMatchObject({ code: 404 });
    expect(await chair.refused(units.remove, { id: theirs.id })).toMatchObject({ code: 404 });
    expect(await chair.asks(units.removeAll, { ids: [theirs.id] })).toEqual({ deleted: 0 });
    expect((await chair.asks(units.search, { text: '7' })).rooms.map((r) => r.id)).not.toContain(theirs.id);
  });
});

describe('the door', () => {
  it('knows no other address', async () => {
    const reply = await portal.app.inject({ method: 'GET', url: '/api/v2/nothing' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ code: 404, data: null, message: { show: true, content: 'BASE.ERRORS.NOT_FOUND' } });
  });

  it('answers an address that cannot be read as bad input, in its own shape and with every header', async () => {
    for (const url of ['/%ff', '/api/v2/room/%ff']) {
      const reply = await portal.app.inject({ method: 'GET', url });
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        { code: 400, data: null, message: { show: true, content: 'BASE.ERRORS.INVALID_INPUT' } },
      ]);
      expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
    }
  });

  it('answers broken JSON and a foreign type of body as bad input, not as a bug', async () => {
    const call = (type: string, payload: string) =>
      portal.app.inject({ method: 'POST', url: '/api/v2/auth/login', headers: { 'content-type': type }, payload });
    expect((await call('application/json', '{')).statusCode).toBe(400);
    expect((await call('text/xml', '<a/>')).statusCode).toBe(415);
  });

  it('describes itself in OpenAPI 3.1, and every answer has a request id and a strict policy', async () => {
    const reply = await portal.app.inject({ method: 'GET', url: '/api/openapi.json' });
    const document = reply.json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/v2/room/{id}'].get.parameters).toEqual([
      {
        name: 'id',
        in: 'path',
        required: true,
        schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      },
    ]);
    for (const one of Object.values(nouns).flatMap((endpoints) => Object.values(endpoints as Endpoints)))
      for (const path of [one.path, ...(one.aliases ?? [])])
        expect([path, typeof document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[one.method.toLowerCase()]]).toEqual([
          path,
          'object',
        ]);
    expect(document.paths['/api/v2/room/search'].get.parameters.map((p: { name: string }) => p.name)).toContain('q');
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
    expect((await portal.app.inject({ method: 'GET', url: '/api/docs/' })).statusCode).toBe(200);
  });

  it('says when the database cannot be reached', async () => {
    const lonely = await aPortal();
    const guest = await (await aHouse(lonely)).owner();
    await lonely.pool.end();
    expect((await lonely.app.inject({ method: 'GET', url: '/api/ready' })).statusCode).toBe(503);
    expect((await lonely.app.inject({ method: 'GET', url: '/api/health' })).statusCode).toBe(200);
    await lonely.app.close();
    expect(guest.memberId).toBeGreaterThan(0);
  });
});
