import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { imports } from '#contract/imports/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { buildApp } from '#server/app.ts';
import { aHouse, nobody, Person, type TestHouse } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { sendFile } from './sending.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

const whole = toText(fraction(1, 1));

describe('input that nobody types is bad input, not a bug', () => {
  it.each([
    ['a zero character', 'Jan\0a'],
    ['half of a pair', 'Jan\ud800'],
  ])('%s in a text', async (_, firstName) => {
    const made = await chair.refused(members.create, { type: 'person', firstName, lastName: 'Novák' });
    expect(made).toMatchObject({ code: 400, errors: { firstName: 'BASE.FORM.INVALID' } });
    const password = 'Spatne2026';
    const login = await nobody(portal).refused(session.login, { email: `${firstName}@x.example`, password });
    expect(login).toMatchObject({ code: 400, errors: { email: 'BASE.FORM.INVALID' } });
    expect(await chair.refused(units.list, { filters: JSON.stringify({ owner: firstName }) })).toMatchObject({
      code: 400,
    });
    const file = { katastr: firstName, jednotky: [] };
    expect((await sendFile(chair, imports.upload, 'dum.json', JSON.stringify(file))).code).toBeLessThan(500);
  });

  it('a size of page that is no number and cannot be made one', async () => {
    const ask = (query: string) =>
      portal.app.inject({ method: 'GET', url: `${units.list.path}?${query}`, headers: chair.headers() });
    expect((await ask('sizePerPage=25&sizePerPage=50')).statusCode).toBe(400);
    for (const sizePerPage of [{}, { toString: 1 }, Object.create(null), [25], 26, ''])
      expect(units.list.input.safeParse({ sizePerPage }).success).toBe(false);
    expect(units.list.input.safeParse({ sizePerPage: '50' }).success).toBe(true);
  });

  it('a version, an entrance and a day that cannot be', async () => {
    const owners = [{ memberIds: [chair.memberId as number], share: whole }];
    const made = await house.unit(chair, '1', [1, 1], [{ memberIds: [chair.memberId as number] }]);
    const form = { id: made.id, number: '1', entranceName: 'Vchod 1', type: 'flat', share: whole, owners };
    for (const updatedAt of ['', 'x', '-1', '1e9.x', '99999999999'])
      expect([updatedAt, (await chair.refused(units.update, { ...form, updatedAt })).code]).toEqual([updatedAt, 409]);
    for (const entrance of [1.5, 1e300, -1])
      expect(await chair.refused(units.list, { filters: JSON.stringify({ entrance }) })).toMatchObject({ code: 400 });
    const early = await chair.refused(units.update, { ...form, updatedAt: made.updatedAt, validFrom: '0000-01-01' });
    expect(early).toMatchObject({ code: 400, errors: { validFrom: 'BASE.FORM.INVALID' } });
  });

  it.each(['0.5', '"1/2"', '[1,2]', '{"numerator":123456789012345678,"denominator":"1000"}', '{"numerator":true}'])(
    'a share written as %s',
    async (share) => {
      const owners = [{ memberIds: [chair.memberId as number], share }];
      const form = { number: share.slice(0, 20), entranceName: 'A', type: 'flat', owners };
      expect((await chair.refused(units.create, form)).errors).toEqual({
        'owners.0.share': 'UNITS.ERRORS.SHARE_INVALID',
      });
    },
  );

  it('a file without a name', async () => {
    const edge = 'edge';
    const payload = `--${edge}\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream\r\n\r\nJednotka;Vlastník\r\n1;Jan Novák\r\n--${edge}--\r\n`;
    const headers = { ...chair.headers(), 'content-type': `multipart/form-data; boundary=${edge}` };
    const reply = await portal.app.inject({ method: 'POST', url: imports.upload.path, headers, payload });
    expect(reply.statusCode).toBe(200);
  });
});

it('a bug is logged without what people typed', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const config = { ...portal.config, log: 'error' as const };
  const app = await buildApp({ portal: { ...portal, config }, version: '2.3.1', logTo });
  const owner = new pg.Client({ connectionString: portal.ownerUrl });
  await owner.connect();
  await owner.query("alter table member add constraint broken check (last_name <> 'Tajný')");
  await owner.end();
  const input = { type: 'person', firstName: 'Řehoř', lastName: 'Tajný' };
  const who = new Person({ ...portal, app }, { token: chair.token as string, memberId: chair.memberId as number });
  await who.call(members.create, input);
  await app.close();
  expect(lines.join('')).toContain('"msg":"bug"');
  expect(lines.join('')).not.toMatch(/Tajn|Řeho/);
});
