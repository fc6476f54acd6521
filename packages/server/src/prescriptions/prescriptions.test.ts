import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fees } from '#contract/fees/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import { resolutions } from '#contract/resolutions/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { cast } from '#house/balloting.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { readCode, readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aPost } from '#house/post.ts';
import { aSender, rowOf } from '#house/sender.ts';
import { aVotingHouse, ends, started } from '#house/votes.ts';
import { mailPapersOf } from '../around.ts';
import { readRows } from '../base/sheets/sheets.ts';
import { whyNotOwner } from './issue/queries-mails.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
});
afterAll(() => portal.close());

type Kit = { house: TestHouse; chair: Person; owners: Person[]; units: number[] };
/** A house of three units of unlike shares, whose fund and administration are fees. */
async function aKit(): Promise<Kit> {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const owners = [await house.owner(), await house.owner(), await house.owner()];
  const units: number[] = [];
  for (const [at, owner] of owners.entries()) {
    const share: [number, number] = [
      [1, 7],
      [2, 7],
      [4, 7],
    ][at] as [number, number];
    units.push((await house.unit(chair, `1247/${at + 1}`, share, [{ memberIds: [owner.memberId as number] }])).id);
  }
  const monthly = { frequency: 'monthly', firstDue: '2026-01-15', side: 'units' } as const;
  await chair.asks(fees.create, { ...monthly, name: 'Fond oprav', amount: '10 000', key: 'share' });
  await chair.asks(fees.create, { ...monthly, name: 'Správa', amount: '100', key: 'equal' });
  await chair.asks(fees.create, { name: 'Revize výtahu', amount: '4 840', frequency: 'annual' });
  return { house, chair, owners, units };
}
const form = { name: 'Předpis na rok 2027', fromMonth: '2027-01-01', noResolution: 'schválil výbor' } as const;
const begun = (chair: Person, more: object = {}) => chair.asks(prescriptions.create, { ...form, ...more });
const issued = async (chair: Person, more: object = {}) => {
  const { id, fingerprint } = await begun(chair, more);
  return chair.asks(prescriptions.issue, { id, fingerprint });
};
const entriesOf = ({ house }: Kit) =>
  house.inside(
    async (db) =>
      (
        await db.execute<{ unit_id: number; kind: string; day: string; amount: string }>(
          sql`select unit_id, kind, day::text, amount::text from account_entry where svj_id = ${house.id} order by n`,
        )
      ).rows,
  );

describe('a prescription', () => {
  it('divides fees of units exactly, and is entered on accounts month by month, once', async () => {
    const kit = await aKit();
    const run = await begun(kit.chair);
    expect(run).toMatchObject({
      ...{ state: 'concept', total: '121200.00', before: null, monthBefore: null, units: 3, left: 2, doubts: [] },
      fees: [
        { name: 'Fond oprav', key: 'share', total: '120000.00', whole: '1/1' },
        { name: 'Správa', key: 'equal', total: '1200.00', whole: '3' },
      ],
    });
    const { units } = await kit.chair.asks(prescriptions.units, { id: run.id });
    expect(units.map((u) => [u.unit, u.total, u.parts.map((p) => [p.weight, p.total])])).toEqual([
      [
        '1247/1',
        '17542.86',
        [
          ['1/7', '17142.86'],
          ['1', '400.00'],
        ],
      ],
      [
        '1247/2',
        '34685.71',
        [
          ['2/7', '34285.71'],
          ['1', '400.00'],
        ],
      ],
      [
        '1247/3',
        '68971.43',
        [
          ['4/7', '68571.43'],
          ['1', '400.00'],
        ],
      ],
    ]);
    const [done, ...others] = await Promise.allSettled(
      [1, 2].map(() => kit.chair.asks(prescriptions.issue, { id: run.id, fingerprint: run.fingerprint })),
    ).then((all) => all.sort((a) => (a.status === 'fulfilled' ? -1 : 1)));
    expect([done?.status, others.map((o) => o.status)]).toEqual(['fulfilled', ['rejected']]);
    const entries = await entriesOf(kit);
    expect(entries).toHaveLength(36);
    const sums = kit.units.map((id) =>
      entries.filter((e) => e.unit_id === id).reduce((all, e) => all + BigInt(e.amount), 0n),
    );
    expect(sums).toEqual([1_754_286n, 3_468_571n, 6_897_143n]);
    expect(entries.find((e) => e.unit_id === kit.units[0])).toMatchObject({ kind: 'prescribed', day: '2027-01-15' });
    expect(
      await kit.chair.refused(prescriptions.update, { ...form, id: run.id, updatedAt: run.updatedAt }),
    ).toMatchObject({ code: 409 });
    expect(await kit.chair.refused(prescriptions.remove, { id: run.id })).toMatchObject({
      key: 'PRESCRIPTIONS.ERRORS.ISSUED',
    });
  });

  it('leaves out what these months were prescribed by already, and compares with the last one', async () => {
    const kit = await aKit();
    await issued(kit.chair, { fromMonth: '2026-01-01', name: 'Předpis na rok 2026' });
    await kit.chair.asks(fees.create, {
      name: 'Výtah',
      amount: '300',
      frequency: 'monthly',
      firstDue: '2027-01-15',
      side: 'units',
      key: 'equal',
    });
    const next = await issued(kit.chair);
    expect(next).toMatchObject({
      before: '121200.00',
      monthBefore: '10099.99',
      monthAfter: '10399.99',
      more: 3,
      less: 0,
    });
    expect(next.fees.map((f) => f.before)).toEqual(['120000.00', '1200.00', null]);
    const again = await begun(kit.chair, { name: 'Ještě jednou' });
    expect(again.already).toEqual(['Fond oprav', 'Správa', 'Výtah']);
    const refused = await kit.chair.refused(prescriptions.issue, { id: again.id, fingerprint: again.fingerprint });
    expect(refused.key).toBe('PRESCRIPTIONS.ERRORS.NOTHING');
  });

  it('goes out only as it was seen, with a resolution or a reason, and with nothing in doubt', async () => {
    const kit = await aKit();
    const { chair } = kit;
    const bare = await begun(chair, { noResolution: '' });
    const issue = (run: { id: number; fingerprint: string }) =>
      chair.refused(prescriptions.issue, { id: run.id, fingerprint: run.fingerprint });
    expect((await issue(bare)).key).toBe('PRESCRIPTIONS.ERRORS.REASON');
    const run = await begun(chair);
    await chair.asks(fees.create, {
      name: 'Voda',
      amount: '600',
      frequency: 'monthly',
      firstDue: '2026-01-15',
      side: 'units',
      key: 'persons',
    });
    expect((await issue(run)).key).toBe('PRESCRIPTIONS.ERRORS.DOUBTS');
    await kit.house.inside((db) => db.execute(sql`update unit set persons = 2 where svj_id = ${kit.house.id}`));
    const doubtful = await chair.asks(prescriptions.one, { id: run.id });
    expect(doubtful.doubts.map((u) => u.doubts)).toEqual([['persons'], ['persons'], ['persons']]);
    const [first] = kit.units;
    expect(
      (await chair.asks(prescriptions.check, { id: run.id, kind: 'persons', unitId: first as number })).doubtCount,
    ).toBe(2);
    const sure = await chair.asks(prescriptions.check, { id: run.id, kind: 'persons' });
    expect(sure.doubtCount).toBe(0);
    expect((await issue(run)).key).toBe('PRESCRIPTIONS.ERRORS.CHANGED');
    // Another number is in doubt again.
    await kit.house.inside((db) =>
      db.execute(sql`update unit set persons = 3 where svj_id = ${kit.house.id} and id = ${first as number}`),
    );
    expect((await issue(sure)).key).toBe('PRESCRIPTIONS.ERRORS.DOUBTS');
  });

  it('rests on an adopted resolution of its own house alone, and cites it', async () => {
    const { house, chair, alena } = await aVotingHouse(portal);
    const fund = { name: 'Fond oprav', amount: '1 000', frequency: 'monthly', firstDue: '2026-01-15' } as const;
    await chair.asks(fees.create, { ...fund, side: 'units' });
    const vote = await started(chair, { points: [{ name: 'Výše fondu oprav' }, { name: 'Kamery' }] });
    await cast(house, alena, vote.id, { 1: ['agree', 'notAgree'], 2: ['agree', 'notAgree'], '3, 10': 'agree' });
    await ends(chair, vote);
    const { data } = await chair.asks(resolutions.list, { sort: 'number' });
    const [adopted, rejected] = data.map((r) => r.id) as [number, number];
    expect(data.map((r) => [r.number, r.adopted])).toEqual([
      ['1/2026', true],
      ['2/2026', false],
    ]);
    const refusedWith = async (who: Person, resolutionId: number) => {
      const { code, key, errors } = await who.refused(prescriptions.create, { ...form, resolutionId });
      return [code, key, Object.keys(errors)];
    };
    const why = [422, 'PRESCRIPTIONS.ERRORS.RESOLUTION', ['resolutionId']];
    expect(await refusedWith(chair, rejected)).toEqual(why);
    expect(await refusedWith(chair, 999_999)).toEqual(why);
    expect(await refusedWith((await aKit()).chair, adopted)).toEqual(why);
    expect((await chair.asks(prescriptions.list, {})).prescriptions).toEqual([]);

    const cited = { id: adopted, number: '1/2026', name: 'Výše fondu oprav' };
    const run = await begun(chair, { resolutionId: adopted });
    // The reason of the form is for a prescription that rests on none.
    expect(run).toMatchObject({ resolution: cited, noResolution: '' });
    const { id, updatedAt, fingerprint } = run;
    const changed = { ...form, id, updatedAt };
    expect((await chair.refused(prescriptions.update, { ...changed, resolutionId: rejected })).key).toBe(why[1]);
    const without = await chair.asks(prescriptions.update, changed);
    expect(without).toMatchObject({ resolution: null, noResolution: 'schválil výbor' });
    // What it rests on is a part of what was seen.
    expect((await chair.refused(prescriptions.issue, { id, fingerprint })).key).toBe('PRESCRIPTIONS.ERRORS.CHANGED');
    const again = await chair.asks(prescriptions.update, {
      ...{ ...changed, updatedAt: without.updatedAt, resolutionId: adopted, noResolution: '' },
    });
    const done = await chair.asks(prescriptions.issue, { id, fingerprint: again.fingerprint });
    expect(done).toMatchObject({ state: 'issued', resolution: cited, noResolution: '' });
  });

  it('rounds months to whole crowns where it is asked for, and says by how much', async () => {
    const kit = await aKit();
    const run = await begun(kit.chair, { wholeCrowns: true });
    const { units } = await kit.chair.asks(prescriptions.units, { id: run.id });
    expect(units.map((u) => [u.after, u.total, u.rounding])).toEqual([
      ['1462.00', '17544.00', '1.14'],
      ['2890.00', '34680.00', '-5.71'],
      ['5748.00', '68976.00', '4.57'],
    ]);
    expect([run.total, run.rounding]).toEqual(['121200.00', '0.00']);
  });

  it('is corrected by further entries with a reason, never below nothing', async () => {
    const kit = await aKit();
    const run = await issued(kit.chair);
    const one = { id: run.id, unitId: kit.units[0] as number, month: '2027-03-01', reason: 'dítě od března' };
    const corrected = await kit.chair.asks(prescriptions.correct, { ...one, amount: '-100,50' });
    expect(corrected.corrections).toMatchObject([
      { unit: '1247/1', month: '2027-03-01', amount: '-100.50', reason: 'dítě od března' },
    ]);
    expect((await kit.chair.refused(prescriptions.correct, { ...one, amount: '-5000' })).key).toBe(
      'PRESCRIPTIONS.ERRORS.MONTH',
    );
    expect((await kit.chair.refused(prescriptions.correct, { ...one, month: '2028-01-01', amount: '1' })).key).toBe(
      'PRESCRIPTIONS.ERRORS.MONTH',
    );
    const entries = await entriesOf(kit);
    expect(entries.at(-1)).toMatchObject({ kind: 'corrected', amount: '-10050', day: '2027-03-15' });
    expect(run.total).toBe(corrected.total);
  });
});

describe('who is told and who sees', () => {
  it('mails each owner their own unit alone, and prints the rest', async () => {
    const kit = await aKit();
    const silent = await kit.house.person({ access: false });
    await kit.house.inside((db) =>
      db.execute(sql`update member set account_id = null where id = ${silent.memberId as number}`),
    );
    await kit.house.unit(kit.chair, '1247/4', [1, 100], [{ memberIds: [silent.memberId as number] }]);
    const run = await issued(kit.chair);
    expect([run.byMail, run.onPaper.map((u) => u.unit)]).toEqual([3, ['1247/4']]);
    const { rows } = await portal.pool.raw.query<{ recipient: string; data: object; secret: object }>(
      "select recipient, data, secret from outbox where svj_id = $1 and kind = 'prescriptionIssued' order by recipient",
      [kit.house.id],
    );
    expect(rows.map((r) => r.recipient).sort()).toEqual(kit.owners.map((o) => o.email).sort());
    expect(JSON.stringify(rows)).not.toContain('1247/');
    const { url } = await kit.chair.asks(prescriptions.paper, { id: run.id });
    expect(url).toContain('/api/v2/room-fee/prescriptions/paper/');
  });

  it('the mail brings the paper of the own unit as it is downloaded, and none to an address that is of somebody else', async () => {
    const kit = await aKit();
    const [first, second, sold] = kit.owners as [Person, Person, Person];
    const [unitId] = kit.units as [number];
    const run = await issued(kit.chair);
    // Between issuing and sending the register says that the third unit was somebody else's.
    await kit.house.inside((db) =>
      db.execute(sql`update ownership_member set member_id = ${second.memberId as number}
        where svj_id = ${kit.house.id} and member_id = ${sold.memberId as number}`),
    );
    // What houses of other stories were mailed stays aside.
    await portal.pool.raw.query('delete from outbox where svj_id <> $1', [kit.house.id]);
    const post = await aPost();
    const sender = aSender(portal, post, { prescriptionIssued: whyNotOwner }, mailPapersOf());
    try {
      await sender.run();
    } finally {
      await sender.stop();
      await post.close();
    }
    const { url } = await first.asks(prescriptions.paper, { id: run.id, unitId });
    const { rawPayload } = await portal.app.inject({ url: url as string, headers: first.headers() });
    const [mine, others, lost] = [first, second, sold].map((who) => post.mails.find((m) => m.to === who.email));
    expect(mine?.text).toContain('je v příloze');
    expect(mine?.files).toMatchObject([{ name: 'Předpis na rok 2027 1247-1.pdf', type: 'application/pdf' }]);
    expect(mine?.files[0]?.bytes.equals(rawPayload)).toBe(true);
    expect(others?.files.map((f) => f.name)).toEqual(['Předpis na rok 2027 1247-2.pdf']);
    expect(lost).toBeUndefined();
    expect(await rowOf(portal, first.email)).toMatchObject({ state: 'sent', handed: 1 });
  });

  it('the paper says why and has the first payment as a code; the sheet adds up', async () => {
    const kit = await aKit();
    await kit.house.inside((db) =>
      db.execute(sql`update svj set bank_account = '19-2000145399/0800' where id = ${kit.house.id}`),
    );
    const run = await issued(kit.chair);
    const [first] = kit.owners as [Person];
    const { url } = await first.asks(prescriptions.paper, { id: run.id, unitId: kit.units[0] as number });
    const reply = await portal.app.inject({ url: url as string, headers: first.headers() });
    expect(reply.headers['content-type']).toBe('application/pdf');
    const paper = (await readPdf(reply.rawPayload)).pages.join().replace(/[\s\u00a0]+/g, ' ');
    for (const told of [
      'Předpis na rok 2027',
      '1247/1',
      '12470001',
      '14,29 % (1/7)',
      '17 142,86',
      '17 542,86',
      '15. 12. 2027',
    ])
      expect(paper).toContain(told);
    expect(paper).not.toContain('1247/2');
    const code = await readCode(reply.rawPayload);
    expect(code).toMatch(/^SPD\*1\.0\*ACC:CZ6508000000192000145399\*AM:1461\.90\*CC:CZK\*DT:20270115\*/);
    expect(code).toContain('*X-VS:12470001*');
    const sheet = await kit.chair.asks(prescriptions.sheet, { id: run.id });
    const file = await portal.app.inject({ url: sheet.url, headers: kit.chair.headers() });
    const rows = await readRows(file.rawPayload, 'xlsx', 10);
    expect(rows).toHaveLength(4);
    expect(rows?.[0]?.slice(5, 9)).toEqual(['Fond oprav', 'Správa', 'Celkem', '01/2027']);
  });

  it('owners get the paper of their own unit and find no trace of another one; tenants nothing', async () => {
    const kit = await aKit();
    const run = await issued(kit.chair);
    const [first, second] = kit.owners as [Person, Person];
    const [mine, other] = kit.units as [number, number];
    expect((await first.asks(prescriptions.mine, {})).prescriptions).toMatchObject([
      { unitId: mine, unit: '1247/1', total: '17542.86' },
    ]);
    await first.asks(prescriptions.paper, { id: run.id, unitId: mine });
    expect(await first.refused(prescriptions.paper, { id: run.id, unitId: other })).toMatchObject({ code: 404 });
    expect(await first.refused(prescriptions.paper, { id: run.id })).toMatchObject({ code: 404 });
    const audit = await kit.house.person({ role: 'auditMember' });
    expect((await second.asks(prescriptions.list, {})).prescriptions).toEqual([]);
    expect((await audit.asks(prescriptions.list, {})).prescriptions).toHaveLength(1);
    for (const [call, input] of [
      [prescriptions.one, { id: run.id }],
      [prescriptions.units, { id: run.id }],
      [prescriptions.sheet, { id: run.id }],
    ] as const) {
      expect((await second.refused(call, input)).code).toBe(404);
      await audit.asks(call as typeof prescriptions.one, input as never);
    }
    for (const call of [
      prescriptions.create,
      prescriptions.update,
      prescriptions.remove,
      prescriptions.check,
      prescriptions.issue,
      prescriptions.correct,
    ])
      for (const who of [first, audit]) expect((await who.refused(call, { id: run.id })).code).toBe(403);
    const tenant = await kit.house.person({ role: 'neighbour' });
    expect((await tenant.refused(prescriptions.mine)).code).toBe(403);
    // Reading of fees that the house gives to a tenant opens nothing of units.
    const lent = { title: 'Nájemník', extends: 'neighbour' as const, rights: { roomFees: 'r' as const } };
    const own = await kit.chair.asks(roles.create, lent);
    const detail = await kit.chair.asks(members.one, { id: tenant.memberId as number });
    await kit.chair.asks(members.update, editedMember(detail, { customRoleId: Number(own.id) }));
    expect((await tenant.asks(prescriptions.list, {})).prescriptions).toEqual([]);
    expect((await tenant.refused(prescriptions.one, { id: run.id })).code).toBe(404);
    expect((await tenant.refused(prescriptions.paper, { id: run.id, unitId: mine })).code).toBe(404);
    const stranger = await (await aHouse(portal)).chair();
    expect((await stranger.refused(prescriptions.one, { id: run.id })).code).toBe(404);
    expect((await stranger.refused(prescriptions.paper, { id: run.id, unitId: mine })).code).toBe(404);
  });
});
