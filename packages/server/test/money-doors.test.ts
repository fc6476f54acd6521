import { beforeAll, expect, it } from 'vitest';
import { accounts } from '#contract/accounts/endpoints.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { clearances } from '#contract/clearances/endpoints.ts';
import { insolvency } from '#contract/insolvency/endpoints.ts';
import { invoices } from '#contract/invoices/endpoints.ts';
import { nouns } from '#contract/modules.ts';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import { ownSales } from '#contract/sales/endpoints-own.ts';
import { hashToken, sealTicket } from '#server/base/secrets/tokens.ts';
import type { Person } from './house.ts';
import { aSample } from './sampled.ts';
import { fetched } from './sending-files.ts';

const { portal, signIn } = aSample();
const lang = 'cs';
type Door = { file: Endpoint; from: string; more: object };
/** Every file of money that is asked for by an id, and which table its ids are of. */
const doors: Record<string, Door> = {
  'accounts.statementFile': { file: accounts.statementFile, from: 'unit where svj_id', more: { lang } },
  'cashdesk.voucherFile': { file: cashdesk.voucherFile, from: 'cash_record where svj_id', more: { lang } },
  'clearances.paperFile': { file: clearances.paperFile, from: 'clearance where svj_id', more: {} },
  'ownSales.paperFile': { file: ownSales.paperFile, from: 'sale where svj_id', more: { lang } },
  'prescriptions.sheetFile': { file: prescriptions.sheetFile, from: 'prescription where svj_id', more: { lang } },
  'prescriptions.paperFile': { file: prescriptions.paperFile, from: 'prescription where svj_id', more: { lang } },
  'insolvency.annexFile': { file: insolvency.annexFile, from: 'insolvency_case where svj_id', more: { lang } },
  'invoices.paperFile': { file: invoices.paperFile, from: 'invoice_document where house_id', more: { format: 'pdf' } },
};
/** Files of money of the whole house: without an id there is nobody else's to ask for. */
const ofHouse = ['accounts.journalFile', 'cashdesk.bookFile', 'reminders.paperFile'];

let lipova: number;
let chair: Person;
const ids = new Map<string, number[]>();
const rows = async <R extends object>(text: string, values: unknown[]): Promise<R[]> =>
  (await portal().pool.across('read only', (db) => db.client.query<R>(text, values))).rows;

beforeAll(async () => {
  chair = await signIn('predseda@lipova.example');
  const [house] = await rows<{ id: number }>(`select id from svj where nickname = $1`, ['SVJ Lipová 14']);
  lipova = Number(house?.id);
  for (const [name, { from }] of Object.entries(doors)) {
    const found = await rows<{ id: number }>(`select id from ${from} = $1 order by id limit 40`, [lipova]);
    ids.set(
      name,
      found.map((r) => Number(r.id)),
    );
  }
});

/** Ids whose file the door hands to this person, who made up the ticket as if the portal had given it. */
async function handed(who: Person, name: string): Promise<number[]> {
  const { file, more } = doors[name] as Door;
  const [session] = await rows<{ id: number }>('select id from session where token_hash = $1', [
    hashToken(who.token as string),
  ]);
  const until = portal().clock.now.getTime() + 60_000;
  const told = { path: file.path, sessionId: Number(session?.id), actorId: who.memberId as number, until };
  const got: number[] = [];
  for (const id of ids.get(name) ?? []) {
    const ticket = sealTicket(portal().secret, { ...told, input: { id, ...more } });
    const { statusCode } = await fetched(portal(), file.path.replace(':ticket', ticket));
    expect([name, statusCode]).toEqual([name, expect.toBeOneOf([200, 403, 404])]);
    if (statusCode === 200) got.push(id);
  }
  return got;
}

it('no file of money is left out of the walk', () => {
  const modules = ['roomFees', 'cashDesk', 'invoices', 'bankruptcy_register'];
  const all = Object.entries(nouns).flatMap(([noun, calls]) =>
    Object.entries(calls).flatMap(([name, e]: [string, Endpoint]) =>
      e.kind === 'bytes' && typeof e.needs === 'object' && modules.includes(e.needs.module) ? [`${noun}.${name}`] : [],
    ),
  );
  expect(all.sort()).toEqual([...Object.keys(doors), ...ofHouse].filter((n) => n !== 'ownSales.paperFile').sort());
});

it('a file of money is handed to nobody of another house, whoever made up its ticket', async () => {
  const strangers = [
    await signIn('predseda@lipova.example', 'SVJ Prázdná 3'),
    await signIn('dvojity@dlouha.example', 'SVJ Dlouhá 7'),
    await signIn('sprava@spravce.example', 'SVJ Dlouhá 7'),
  ];
  for (const name of Object.keys(doors))
    for (const stranger of strangers) expect([name, await handed(stranger, name)]).toEqual([name, []]);
  // The chair gets what there is, so that nothing above is refused for another reason.
  const open = ['accounts.statementFile', 'cashdesk.voucherFile', 'prescriptions.sheetFile', 'invoices.paperFile'];
  for (const name of open) expect([name, (await handed(chair, name)).length]).toEqual([name, ids.get(name)?.length]);
});

it('inside of the house an owner gets those of their own units, and a renter none', async () => {
  const owner = await signIn('vlastnik@lipova.example');
  const own = await rows<{ id: number }>(
    `select distinct o.unit_id as id from ownership o join ownership_member m on m.svj_id = o.svj_id and m.ownership_id = o.id
      where o.svj_id = $1 and m.member_id = $2 order by 1`,
    [lipova, owner.memberId],
  );
  expect(await handed(owner, 'accounts.statementFile')).toEqual(own.map((r) => Number(r.id)));
  const closed = ['cashdesk.voucherFile', 'prescriptions.sheetFile', 'insolvency.annexFile', 'invoices.paperFile'];
  for (const name of closed) expect([name, await handed(owner, name)]).toEqual([name, []]);
  const renter = await signIn('najemnik@lipova.example');
  for (const name of Object.keys(doors)) expect([name, await handed(renter, name)]).toEqual([name, []]);
});
