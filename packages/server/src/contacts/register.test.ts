import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { contacts } from '#contract/contacts/endpoints.ts';
import { aHouse, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { companiesBy } from '#server/base/registers/companies.ts';
import { askOver } from '#server/base/registers/registers-asking.ts';

/** A subject as the register answers it. */
const subject = (change: object = {}) => ({
  ico: '99990032',
  obchodniJmeno: 'Výtahy Lipnice s.r.o.',
  sidlo: {
    ...{ nazevObce: 'Praha', nazevMestskeCastiObvodu: 'Praha 4', nazevUlice: 'Budějovická', nazevCastiObce: 'Michle' },
    ...{ cisloDomovni: 778, cisloOrientacni: 3, cisloOrientacniPismeno: 'a', psc: 14000, typCisloDomovni: 1 },
  },
  dic: 'CZ99990032',
  seznamRegistraci: { stavZdrojeVr: 'AKTIVNI', stavZdrojeRes: 'ZANIKLY', stavZdrojeDph: 'NEEXISTUJICI' },
  ...change,
});
const day = new Date('2026-11-23T09:00:00Z');
const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** A register that answers as told, and what it was asked. */
async function aRegister(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(String(request.url));
    answer(request, reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  opened.push(close);
  return { asked, close, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/` };
}
const answering =
  (status: number, body: unknown): RequestListener =>
  (_, reply) =>
    void reply
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

const says = async (answer: RequestListener, most?: number) => {
  const { base, asked } = await aRegister(answer);
  const companies = companiesBy(askOver(base, most));
  return { ...(await companies.asked('99990032', day)), asked, companies };
};

describe('the client of the register of companies', () => {
  it('reads name, tax number and seat, whose town is the municipality', async () => {
    const { status, company, asked } = await says(answering(200, subject()));
    expect([status, asked]).toEqual(['found', ['/rest/ekonomicke-subjekty/99990032']]);
    expect(company).toEqual({
      ...{ ico: '99990032', companyName: 'Výtahy Lipnice s.r.o.', dic: 'CZ99990032', ended: false },
      ...{ street: 'Budějovická 778/3a', town: 'Praha', post: '140 00' },
    });
  });

  it.each([
    [
      'a village without streets',
      { sidlo: { nazevObce: 'Lhota', cisloDomovni: 88, psc: 38998 } },
      { street: 'č.p. 88', post: '389 98' },
    ],
    [
      'a house without a lasting number',
      { sidlo: { cisloDomovni: '5', typCisloDomovni: 2 } },
      { street: 'č.ev. 5', town: '' },
    ],
    ['no seat', { sidlo: null }, { street: '', town: '', post: '' }],
    ['a member of a VAT group', { dic: undefined }, { dic: null }],
    ['a tax number that is none', { dic: 'Skupinove_DPH' }, { dic: null }],
    ['a day of its end', { datumZaniku: '2020-01-01' }, { ended: true }],
    [
      'an end in every register that it entered',
      { seznamRegistraci: { a: 'ZANIKLY', b: 'NEEXISTUJICI' } },
      { ended: true },
    ],
    ['no register at all', { seznamRegistraci: { a: 'NEEXISTUJICI' } }, { ended: false }],
    ['a name of two lines', { obchodniJmeno: 'A\nB\u202e' }, { companyName: 'A B' }],
  ])('reads a subject with %s', async (_, change, told) => {
    expect((await says(answering(200, subject(change)))).company).toMatchObject(told);
  });

  const notThere = { kod: 'NENALEZENO', subKod: 'VYSTUP_SUBJEKT_NENALEZEN' };
  it.each([
    ['nobody of this number', 404, notThere, 'notFound'],
    ['a wrong address', 404, { status: 404, error: 'Not Found', path: '/' }, 'unknown'],
    ['a refusal of the form', 400, { kod: 'CHYBA_VSTUPU', subKod: 'VSTUP_NEVALIDNI_FORMAT_ICO' }, 'unknown'],
    ['too many questions', 429, {}, 'unknown'],
    ['an error', 500, { kod: 'OBECNA_CHYBA' }, 'unknown'],
    ['another subject', 200, subject({ ico: '99990016' }), 'unknown'],
    ['a name that is a number', 200, subject({ obchodniJmeno: 7 }), 'unknown'],
    ['an empty name', 200, subject({ obchodniJmeno: ' ' }), 'unknown'],
    ['a page instead of an answer', 200, '<html>', 'unknown'],
    ['nothing', 200, 'null', 'unknown'],
    ['a huge answer', 200, JSON.stringify(subject({ x: 'x'.repeat(300_000) })), 'unknown'],
  ])('is told %s', async (_, status, body, told) => {
    expect((await says(answering(status, body))).status).toBe(told);
  });

  it('does not wait for a slow one, is led nowhere else, and knows of none that is down', async () => {
    const slow = await says((_, reply) => void reply.writeHead(200).write('{'), 150);
    expect(slow.status).toBe('unknown');
    const { base, asked } = await aRegister(answering(200, subject()));
    const led = await says(
      (_, reply) => void reply.writeHead(302, { location: `${base}ekonomicke-subjekty/99990032` }).end(),
    );
    expect([led.status, asked]).toEqual(['unknown', []]);
    const down = await aRegister(answering(200, subject()));
    await down.close();
    expect((await companiesBy(askOver(down.base)).asked('99990032', day)).status).toBe('unknown');
  });

  it('asks nothing twice within a day, nothing at once, and again what could not be told', async () => {
    const { companies, asked } = await says(answering(200, subject()));
    expect(companies.known('99990032', day)?.status).toBe('found');
    expect(companies.known('99990033', day)?.status).toBe('notFound');
    expect(companies.known('99990032', new Date(day.getTime() + 25 * 3600_000))).toBeNull();
    await Promise.all([companies.asked('99990016', day), companies.asked('99990016', day)]);
    expect(asked).toHaveLength(2);
    const broken = await says(answering(500, {}));
    expect(broken.companies.known('99990032', day)).toBeNull();
    expect(companiesBy(null).known('99990032', day)?.status).toBe('off');
  });
});

describe('a company number in the form', () => {
  let portal: TestPortal;
  let chair: Person;
  const opensAt = async (settings: object) => {
    const made = await aPortal(settings);
    portal = made;
    opened.push(() => made.close());
    chair = await (await aHouse(portal)).chair();
  };

  it('is answered from the register, once, and only so often', async () => {
    const register = await aRegister((request, reply) =>
      answering(200, subject({ ico: request.url?.slice(-8) }))(request, reply),
    );
    await opensAt({ aresUrl: register.base });
    const answer = await chair.asks(contacts.register, { ico: '9999 0032' });
    expect(answer).toMatchObject({ status: 'found', simulated: false, company: { town: 'Praha', ended: false } });
    await chair.asks(contacts.register, { ico: '99990032' });
    expect(register.asked).toHaveLength(1);
    await portal.limits.spend('register', String(chair.memberId), 59);
    expect((await chair.refused(contacts.register, { ico: '99990016' })).code).toBe(429);
    expect(register.asked).toHaveLength(1);
    expect((await chair.asks(contacts.register, { ico: '99990032' })).status).toBe('found');
    expect((await chair.refused(contacts.register, { ico: '99990033' })).code).toBe(400);
  });

  it('is never needed: off, and on a portal with the sample answered by made-up companies', async () => {
    await opensAt({ sample: false });
    expect(await chair.asks(contacts.register, { ico: '99990032' })).toEqual({
      status: 'off',
      company: null,
      simulated: false,
    });
    await opensAt({ sample: true });
    expect(await chair.asks(contacts.register, { ico: '99990016' })).toMatchObject({
      status: 'found',
      simulated: true,
    });
    expect(await chair.asks(contacts.register, { ico: '99990024' })).toMatchObject({ company: { ended: true } });
    expect(await chair.asks(contacts.register, { ico: '99999994' })).toMatchObject({
      status: 'notFound',
      company: null,
    });
  });
});
