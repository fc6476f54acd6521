import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agenda } from '#contract/agenda/endpoints.ts';
import { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import { assemblyDesk } from '#contract/assembly/endpoints-desk.ts';
import { association } from '#contract/association/endpoints.ts';
import { imports } from '#contract/imports/endpoints.ts';
import { invoices } from '#contract/invoices/endpoints.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { register } from '#contract/members/endpoints-register.ts';
import { session } from '#contract/session/endpoints.ts';
import { nobody, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { remindDue } from '../summons/jobs.ts';
import { sampleAccounts, samplePassword } from './people.ts';
import { furnish } from './steps.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal({ sample: true, adminEmail: 'prvni@sprava.example' });
  expect(await furnish(portal)).toBe(true);
});
afterAll(() => portal.close());

async function signIn(email: string, house?: string): Promise<Person> {
  const { token, svj_list } = await nobody(portal).asks(session.login, { email, password: samplePassword });
  const member = svj_list.find((s) => s.nickname === house);
  const person = nobody(portal).with(token);
  return member ? person.as(member.session_user_id) : person;
}

it('is furnished once', async () => {
  await furnish(portal);
  const { rows } = await portal.pool.raw.query('select count(*)::int as n from account');
  expect(rows).toEqual([{ n: sampleAccounts.length + 1 }]);
});

it('mails the first administrator a link', () => {
  expect(portal.said.some((line) => line.includes('https://portal.example/zmena-hesla/'))).toBe(true);
});

it.each([
  ['predseda@lipova.example', ['SVJ Dlouhá 7', 'SVJ Lipová 14', 'SVJ Prázdná 3']],
  ['vlastnik@lipova.example', ['SVJ Lipová 14']],
  ['manzele@lipova.example', ['SVJ Lipová 14']],
  ['firma@lipova.example', ['SVJ Lipová 14']],
  ['dvojity@dlouha.example', ['SVJ Dlouhá 7']],
  ['sprava@spravce.example', ['SVJ Dlouhá 7', 'SVJ Lipová 14']],
])('%s enters %s', async (email, houses) => {
  const { svj_list } = await nobody(portal).asks(session.login, { email, password: samplePassword });
  expect(svj_list.map((s) => s.nickname)).toEqual(houses);
});

it('Prázdná 3 has no units, Lipová 16, Dlouhá 60', async () => {
  const counts = [];
  for (const house of ['SVJ Prázdná 3', 'SVJ Lipová 14', 'SVJ Dlouhá 7']) {
    counts.push((await (await signIn('predseda@lipova.example', house)).asks(association.mine, {})).roomsCount);
  }
  expect(counts).toEqual([0, 16, 60]);
});

it('is entitled by the register as a whole: nobody of it would lose access', async () => {
  for (const house of ['SVJ Lipová 14', 'SVJ Dlouhá 7']) {
    const chair = await signIn('sprava@spravce.example', house);
    expect(await chair.asks(register.list, {})).toMatchObject({ users: [], waits: false });
  }
});

it('importing the fixture into its own house finds nothing to change', async () => {
  const chair = await signIn('predseda@lipova.example', 'SVJ Lipová 14');
  const file = readFileSync(new URL('../../fixtures/cadastre-sample.json', import.meta.url));
  const form = new FormData();
  form.append('data', '{}');
  form.append('file', new Blob([file]), 'katastr.json');
  const body = new Response(form);
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/v2/import',
    headers: { ...chair.headers(), 'content-type': body.headers.get('content-type') as string },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { counts, sum } = await chair.asks(imports.preview, { id: reply.json().data.id });
  expect({ new: counts.new, changed: counts.changed, complete: sum.complete }).toEqual({
    new: 0,
    changed: 0,
    complete: true,
  });
});

it('has two months of the subscription of Lipová, the first one paid, and mailed nobody of them', async () => {
  const chair = await signIn('predseda@lipova.example', 'SVJ Lipová 14');
  const { invoices: rows } = await chair.asks(invoices.list, {});
  expect(rows.map((r) => [r.status, r.total, r.papers.map((p) => p.kind)])).toEqual([
    ['exposed', '242.00', ['proforma']],
    ['paid', '242.00', ['proforma', 'tax']],
  ]);
  const mailed = await portal.pool.raw.query("select from outbox where kind like 'invoice%'");
  expect(mailed.rowCount).toBe(0);
});

it('has a meeting that can be held at once, and reminds nobody of it', async () => {
  const chair = await signIn('predseda@lipova.example', 'SVJ Lipová 14');
  const { data: called } = await chair.asks(meetings.list, { tab: 'scheduled' });
  const soon = called.find((m) => new Date(m.start).getTime() - portal.clock.now.getTime() <= 24 * 3600_000);
  const id = soon?.id as number;
  const { points } = await chair.asks(agenda.one, { id });
  expect(points.map((p) => [p.label, p.kind, p.lacks])).toEqual([
    ['1', 'election', []],
    ['2', 'resolution', []],
    ['3', 'resolution', []],
    ['4', 'information', []],
  ]);
  await remindDue(portal);
  const { rows } = await portal.pool.raw.query(
    `select id from notice where owner = 'summons' union all select id from outbox where kind like 'summons%'`,
  );
  expect(rows).toEqual([]);
  await chair.asks(assemblyDesk.open, { id });
  expect((await chair.asks(assemblyCourse.begin, { id })).points).toHaveLength(4);
});
