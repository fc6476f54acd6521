import { createHash } from 'node:crypto';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { pictures } from '#contract/association/endpoints-pictures.ts';
import { home } from '#contract/home/endpoints.ts';
import { invoices } from '#contract/invoices/endpoints.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { paperNumber } from '#contract/invoices/rules.ts';
import type { PaperFormat, PaperKind } from '#contract/invoices/schema-words.ts';
import { units } from '#contract/units/endpoints.ts';
import { cast } from '#house/balloting.ts';
import { aHouse, anAdmin, type Person, type TestHouse } from '#house/house.ts';
import { anIssuer, morning, subscribes } from '#house/invoicing.ts';
import { aMessage } from '#house/messages.ts';
import { filesInPdf, readCode, readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';
import { fetched } from '#house/sending-files.ts';
import { aVotingHouse, ends, started } from '#house/votes.ts';
import { filesIn } from '#house/zip.ts';
import { invoiceDue } from './issue/steps.ts';

let portal: TestPortal;
let admin: Person;
/** A portal of its own for each story: what is issued is of the whole installation. */
async function opened(dic?: string): Promise<void> {
  await portal?.close();
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-02T08:00:00Z');
  admin = await anIssuer(portal, dic);
}
beforeAll(() => opened());
afterAll(() => portal.close());

const numbersOf = async (chair: Person) =>
  (await chair.asks(invoices.list, {})).invoices.flatMap((i) => i.papers.map((p) => p.number)).sort();
const paperOf = async (number: string): Promise<number> => {
  const { rows } = await admin.asks(invoicing.list, { sizePerPage: 'all' });
  return rows.find((r) => r.number === number)?.id ?? 0;
};
const pays = async (number: string, amount: string, date: string) =>
  admin.asks(invoicing.pay, { id: await paperOf(number), amount, date, note: 'výpis 11/2026' });
async function bytes(number: string, format: PaperFormat = 'pdf'): Promise<Buffer> {
  const { url } = await admin.asks(invoicing.paper, { id: await paperOf(number), format });
  const reply = await portal.app.inject({ url, headers: admin.headers() });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}
const wordsOf = async (paper: Buffer) => (await readPdf(paper)).pages.join(' ').replace(/[\s ]+/g, ' ');
const mailed = async (house: TestHouse) =>
  (
    await portal.pool.raw.query<{ kind: string; recipient: string }>(
      'select kind, recipient from outbox where svj_id = $1 order by id',
      [house.id],
    )
  ).rows.map((m) => m.kind);

/** Past the portal, by whoever owns its tables. */
async function owner(text: string): Promise<void> {
  const db = new pg.Client({ connectionString: portal.ownerUrl });
  await db.connect();
  await db.query(text);
  await db.end();
}

describe('a subscription', () => {
  it('of a payer of tax is asked for, paid in parts, settled at its end, and its papers stay as they were', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    portal.clock.now = new Date('2026-11-01T08:00:00Z');
    await subscribes(admin, house, '2026-11-16');
    expect((await chair.asks(invoices.list, {})).planned).toMatchObject({
      total: '145.20',
      issuedOn: '2026-11-02',
      units: 12,
    });
    await morning(portal, '2026-11-02');
    const [row] = (await chair.asks(invoices.list, {})).invoices;
    expect(row).toMatchObject({
      proformaNumber: 'ZF-2026-0001',
      status: 'exposed',
      total: '145.20',
      due: '2026-11-16',
    });
    expect(await chair.asks(invoices.check, {})).toEqual({ overdue: 0, exposed: 1, nextDue: '2026-11-16' });

    const detail = await admin.asks(invoicing.one, { id: await paperOf('ZF-2026-0001') });
    const first = await bytes('ZF-2026-0001');
    expect(await readCode(first)).toBe(detail.spayd);
    expect(detail.spayd).toContain(`*AM:145.20*`);
    // Accountants' programs read the proforma out of the same code.
    const sid =
      'SID%2A1.0%2AID:ZF-2026-0001%2ADD:20261102%2ATP:0%2ATD:0%2AVII:CZ99990016%2AINI:99990016%2AINR:99990024';
    expect(detail.spayd).toContain(`*X-INV:${sid}%2A*X-VS:${detail.symbol}*CRC32:`);
    const xml = String(await bytes('ZF-2026-0001', 'isdoc'));
    expect([...(await filesInPdf(first))]).toEqual([['ZF-2026-0001.isdoc', xml]]);
    expect(first.toString('latin1')).toMatch(/pdfaid:part>3<[\s\S]*pdfaid:conformance>B</);
    expect(first.toString('latin1')).toMatch(/\/AFRelationship \/Alternative/);
    const packed = await bytes('ZF-2026-0001', 'isdocx');
    expect(detail.sizes.isdocx).toBe(packed.length);
    expect([...filesIn(packed)].map(([name, file]) => [name, String(file).includes('ZF-2026-0001')])).toEqual([
      ['manifest.xml', true],
      ['ZF-2026-0001.isdoc', true],
    ]);
    expect(await wordsOf(first)).toContain('Toto není daňový doklad.');

    await pays('ZF-2026-0001', '100', '2026-11-02');
    await pays('ZF-2026-0001', '50', '2026-11-02');
    expect(await numbersOf(chair)).toEqual(['DD-2026-0001', 'DD-2026-0002', 'ZF-2026-0001']);
    expect((await chair.asks(invoices.list, {})).credit).toBe('4.80');
    const tax = await admin.asks(invoicing.one, { id: await paperOf('DD-2026-0001') });
    expect(tax).toMatchObject({ base: '82.64', tax: '17.36', total: '100.00', taxedOn: '2026-11-02' });

    await morning(portal, '2026-12-15');
    const invoice = await admin.asks(invoicing.one, { id: await paperOf('FV-2026-0001') });
    expect(invoice).toMatchObject({
      base: '120.00',
      tax: '25.20',
      total: '145.20',
      payable: '0.00',
      taxedOn: '2026-12-15',
    });
    expect(await bytes('FV-2026-0001', 'isdoc').then(String)).toContain(
      '<TaxableDepositAmount>82.64</TaxableDepositAmount>',
    );
    // What was paid beyond goes to the next period, with its tax document.
    expect((await chair.asks(invoices.list, {})).invoices[0]).toMatchObject({
      proformaNumber: 'ZF-2026-0002',
      open: '140.40',
    });
    expect(await mailed(house)).toEqual(['invoiceIssued', 'invoicePaid', 'invoicePaid', 'invoiceIssued']);

    // Whatever the house is called, wherever it has moved and whatever it has as its logo, the paper is of its day.
    await house.inside((db) =>
      db.execute(`update svj set name = 'Jiné jméno', street = 'Nová 1', town = 'Brno', post = '60200', ico = '99990032',
        invoice_email = 'jinam@dum.example' where id = ${house.id}`),
    );
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#206254' } })
      .png()
      .toBuffer();
    await sendFile(chair, pictures.keepLogo, 'logo.png', picture, { field: 'avatar' });
    expect((await chair.asks(association.mine, {})).svj).toMatchObject({
      street: 'Nová 1',
      avatar: expect.any(String),
    });
    expect((await bytes('ZF-2026-0001')).equals(first)).toBe(true);
    expect(String(await bytes('ZF-2026-0001', 'isdoc'))).toBe(xml);
    expect((await bytes('ZF-2026-0001', 'isdocx')).equals(packed)).toBe(true);
    expect((await admin.refused(invoicing.month, { month: '2026-10' })).key).toBe('INVOICE.ERRORS.NO_MONTH');
    const month = await admin.asks(invoicing.month, { month: '2026-11' });
    const all = filesIn((await portal.app.inject({ url: month.url, headers: admin.headers() })).rawPayload);
    const list = String(all.get('prehled.csv'));
    expect(list).toContain('součet (2);daňový doklad k přijaté platbě;;;;;120,00;25,20;145,20');
    const sums = String(all.get('SHA256SUMS'))
      .trim()
      .split('\n')
      .map((line) => line.split('  '));
    expect(sums.map(([, name]) => name)).toEqual([...all.keys()].filter((name) => name !== 'SHA256SUMS'));
    for (const [sum, name] of sums)
      expect(
        createHash('sha256')
          .update(all.get(name ?? '') ?? '')
          .digest('hex'),
        name,
      ).toBe(sum);
    expect(all.get('ZF-2026-0001.pdf')?.equals(first)).toBe(true);
    const { url } = await chair.asks(invoices.paper, { id: row?.id ?? 0, kind: 'proforma' });
    const seen = await portal.app.inject({ url, headers: chair.headers() });
    expect(seen.rawPayload.equals(first)).toBe(true);
    const { name, data } = await chair.asks(invoices.downloadProforma, { id: row?.id ?? 0 });
    expect([name, Buffer.from(data, 'base64').equals(first)]).toEqual(['ZF-2026-0001.pdf', true]);
    expect(await admin.asks(invoicing.verify, {})).toMatchObject({ problems: [] });
  });

  it('is planned as its own page says, for any number of associations in the same trips to the database', async () => {
    await opened();
    const asked = async () => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      try {
        const { rows } = await admin.asks(invoicing.list, { tab: 'planned', sizePerPage: 'all' });
        const { plans } = await admin.asks(invoicing.plans, {});
        return { rows, plans, trips: query.mock.calls.length };
      } finally {
        query.mockRestore();
      }
    };
    const issuedTo = await aHouse(portal);
    await subscribes(admin, issuedTo, '2026-11-30');
    await asked();
    const before = await asked();
    const houses = [issuedTo, await aHouse(portal), await aHouse(portal)];
    await subscribes(admin, houses[1] as TestHouse, '2027-03-31');
    await subscribes(admin, houses[2] as TestHouse, '2026-12-20');
    await morning(portal, '2026-11-17');
    const { rows, plans, trips } = await asked();
    expect(trips).toBe(before.trips);
    const days = rows.map((r) => r.day);
    expect(days).toEqual(days.toSorted());
    for (const house of houses) {
      const own = (await (await house.chair()).asks(invoices.list, {})).planned;
      expect(rows.find((r) => r.house.id === house.id)).toMatchObject({
        period: { from: own?.from, to: own?.to, kind: own?.kind },
        ...{ total: own?.total, day: own?.issuedOn },
      });
      expect(plans.find((p) => p.svjId === house.id)?.nextFrom).toBe(own?.from);
    }
    expect(rows.find((r) => r.house.id === issuedTo.id)?.period.from).toBe('2026-12-30');
  });

  it('is issued once and in order after three months of silence, by two servers at once', async () => {
    await opened();
    const [one, two] = [await aHouse(portal), await aHouse(portal)];
    await subscribes(admin, one, '2026-12-16');
    await subscribes(admin, two, '2026-12-20');
    await Promise.all([morning(portal, '2027-03-01'), morning(portal, '2027-03-01')]);
    const { rows, plannedCount } = await admin.asks(invoicing.list, { sizePerPage: 'all', sort: 'id' });
    const issued = rows.filter((r) => r.number !== null).map((r) => `${r.number} ${r.house.id} ${r.period.from}`);
    expect(issued).toEqual([
      `ZF-2027-0001 ${one.id} 2026-12-16`,
      `ZF-2027-0002 ${one.id} 2027-01-16`,
      `ZF-2027-0003 ${one.id} 2027-02-16`,
      `FV-2027-0001 ${one.id} 2026-12-16`,
      `FV-2027-0002 ${one.id} 2027-01-16`,
      `ZF-2027-0004 ${two.id} 2026-12-20`,
      `ZF-2027-0005 ${two.id} 2027-01-20`,
      `ZF-2027-0006 ${two.id} 2027-02-20`,
      `FV-2027-0003 ${two.id} 2026-12-20`,
      `FV-2027-0004 ${two.id} 2027-01-20`,
    ]);
    expect(plannedCount).toBe(2);
    await admin.asks(invoicing.keepPlan, { svjId: two.id, units: 20, period: 'annual' });
    await morning(portal, '2027-03-06');
    const [changed] = (await admin.asks(invoicing.list, { filters: JSON.stringify({ text: 'ZF-2027-0008' }) as never }))
      .rows;
    expect(changed).toMatchObject({
      total: '2420.00',
      period: { kind: 'annual', from: '2027-03-20', to: '2028-03-19' },
    });
    // A clock that goes back does not make a day of a series run backwards.
    await pays('ZF-2027-0008', '10', '2027-03-05');
    portal.clock.now = new Date('2027-03-05T08:00:00Z');
    await pays('ZF-2027-0008', '10', '2027-03-05');
    const days = ['DD-2027-0001', 'DD-2027-0002'].map(
      async (n) => (await admin.asks(invoicing.one, { id: await paperOf(n) })).issuedOn,
    );
    expect(await Promise.all(days)).toEqual(['2027-03-06', '2027-03-06']);
  });

  it('is reminded of on its days, the last of them alone after a silence, and never once it is paid', async () => {
    await opened();
    const house = await aHouse(portal);
    await subscribes(admin, house, '2026-11-16', 'annual');
    for (const day of ['2026-11-02', '2026-11-08', '2026-11-09', '2026-11-10', '2026-11-17', '2026-11-18'])
      await morning(portal, day);
    expect(await mailed(house)).toEqual(['invoiceIssued', 'invoiceDueSoon', 'invoiceOverdue']);
    const chair = await house.chair();
    expect(await chair.asks(invoices.check, {})).toEqual({ overdue: 1, exposed: 0, nextDue: null });
    await morning(portal, '2026-12-20');
    expect((await mailed(house)).slice(3)).toEqual(['invoiceOverdue']);
    await pays('ZF-2026-0001', '1452', '2026-12-20');
    await morning(portal, '2027-01-20');
    expect((await mailed(house)).slice(4)).toEqual(['invoicePaid']);
    expect(
      await admin.refused(invoicing.pay, {
        id: await paperOf('ZF-2026-0001'),
        amount: '1',
        date: '2026-12-20',
        note: 'x',
      }),
    ).toMatchObject({
      key: 'INVOICE.ERRORS.PAID',
    });
  });

  it('that waits or is overdue is told to the committee with the rest of the house, to nobody else, and locks nothing', async () => {
    await opened();
    const { house, chair, alena } = await aVotingHouse(portal);
    const audit = await house.person({ role: 'auditMember' });
    await subscribes(admin, house, '2026-11-20');
    const told = async (who: Person) => {
      const { invoices: waiting, modules } = await who.asks(association.mine, {});
      const { counts } = await who.asks(home.waits, {});
      return { waiting, overdue: counts.invoicesOverdue, modules };
    };
    const { modules } = await told(chair);
    const hears = async (waiting: object) => {
      const { overdue } = waiting as { overdue: number };
      expect(await told(chair)).toEqual({ waiting, overdue, modules });
      expect(await chair.asks(invoices.check, {})).toEqual(waiting);
      for (const who of [alena, audit]) expect(await told(who)).toEqual({ waiting: null, overdue: 0, modules });
    };
    await hears({ overdue: 0, exposed: 0, nextDue: null });
    await morning(portal, '2026-11-06');
    await hears({ overdue: 0, exposed: 1, nextDue: '2026-11-20' });
    // On its due day it is not late yet.
    await morning(portal, '2026-11-20');
    await hears({ overdue: 0, exposed: 1, nextDue: '2026-11-20' });
    await morning(portal, '2026-12-06');
    await hears({ overdue: 1, exposed: 1, nextDue: '2026-12-20' });
    await morning(portal, '2026-12-21');
    await hears({ overdue: 2, exposed: 0, nextDue: null });

    // A month late, people decide, write, read and take out what is theirs.
    const late = await started(chair, { name: 'Výměna výtahu' });
    await cast(house, alena, late.id, { 1: 'agree' });
    expect((await ends(chair, late)).id).toBe(late.id);
    await aMessage(chair, { title: 'Odečty' });
    const { url } = await chair.asks(units.exportTicket, {});
    expect((await fetched(portal, url)).statusCode).toBe(200);
    await pays('ZF-2026-0001', '145.20', '2026-12-21');
    await hears({ overdue: 1, exposed: 0, nextDue: null });
    await pays('ZF-2026-0002', '145.20', '2026-12-21');
    await hears({ overdue: 0, exposed: 0, nextDue: null });
  });

  it('of a supplier who pays no tax has one invoice, issued once it is paid', async () => {
    await opened('');
    const house = await aHouse(portal);
    const chair = await house.chair();
    await subscribes(admin, house, '2026-11-16');
    await morning(portal, '2026-11-02');
    await pays('ZF-2026-0001', '20', '2026-11-02');
    expect(await numbersOf(chair)).toEqual(['ZF-2026-0001']);
    await pays('ZF-2026-0001', '100', '2026-11-02');
    expect(await numbersOf(chair)).toEqual(['FV-2026-0001', 'ZF-2026-0001']);
    expect(await wordsOf(await bytes('FV-2026-0001'))).toContain('Neplátce DPH');
    await morning(portal, '2026-12-15');
    expect(await numbersOf(chair)).toEqual(['FV-2026-0001', 'ZF-2026-0001', 'ZF-2026-0002']);
  });

  it('costs another price from a period after it was announced on, also where its units change before', async () => {
    await opened();
    const [one, two, free] = [await aHouse(portal), await aHouse(portal), await aHouse(portal)];
    const chair = await one.chair();
    for (const house of [one, two, free]) await subscribes(admin, house, '2026-11-16');
    await admin.asks(invoicing.keepPlan, { svjId: two.id, units: 12, period: 'monthly', perUnit: '7' });
    await free.inside((db) => db.execute(`update svj set is_free = true where id = ${free.id}`));
    await morning(portal, '2026-11-16');
    const given = { validFrom: '2027-01-01', perUnit: '12,50' };
    expect((await admin.refused(invoicing.priceChange, { ...given, validFrom: '2026-12-15' })).errors).toEqual({
      validFrom: 'INVOICE.ERRORS.TOO_SOON',
    });
    const told = await admin.asks(invoicing.priceChange, given);
    expect(told).toMatchObject({
      rows: [{ svjId: one.id, units: 12, from: '2027-01-16', before: '120.00', after: '150.00' }],
      kept: 1,
    });
    expect(await admin.asks(invoicing.announcePrice, given)).toEqual(told);
    // Announced once more it changes nothing and mails nobody.
    expect((await admin.asks(invoicing.announcePrice, given)).rows).toEqual([]);
    expect((await mailed(one)).filter((kind) => kind === 'invoicePrice')).toHaveLength(1);
    expect(await mailed(two)).not.toContain('invoicePrice');
    await admin.asks(invoicing.keepPlan, { svjId: one.id, units: 20, period: 'monthly' });
    await morning(portal, '2026-12-02');
    await morning(portal, '2027-01-02');
    const { invoices: rows } = await chair.asks(invoices.list, {});
    expect(rows.map((r) => [r.period.from, r.units, r.total])).toEqual([
      ['2027-01-16', 20, '302.50'],
      ['2026-12-16', 20, '242.00'],
      ['2026-11-16', 12, '145.20'],
    ]);
  });

  it('announced at another price once more, or for later too, costs what was announced last for its day', async () => {
    await opened();
    const house = await aHouse(portal);
    const chair = await house.chair();
    await subscribes(admin, house, '2026-11-16');
    await morning(portal, '2026-11-16');
    const announce = (validFrom: string, perUnit: string) =>
      admin.asks(invoicing.announcePrice, { validFrom, perUnit }).then(({ rows }) => rows.map((row) => row.after));
    expect(await announce('2027-02-01', '20')).toEqual(['240.00']);
    // A slip is mended, and one for an earlier day leaves the later one as it is.
    expect(await announce('2027-02-01', '15')).toEqual(['180.00']);
    expect(await announce('2027-01-01', '12')).toEqual(['144.00']);
    for (const day of ['2026-12-02', '2027-01-02', '2027-02-02']) await morning(portal, day);
    const { invoices: rows } = await chair.asks(invoices.list, {});
    expect(rows.map((r) => [r.period.from, r.total])).toEqual([
      ['2027-02-16', '217.80'],
      ['2027-01-16', '174.24'],
      ['2026-12-16', '145.20'],
      ['2026-11-16', '145.20'],
    ]);
  });

  it('of a free association is asked for by nothing, nor later for the time when it was free', async () => {
    await opened();
    const house = await aHouse(portal);
    await subscribes(admin, house, '2026-11-20');
    await house.inside((db) => db.execute(`update svj set is_free = true where id = ${house.id}`));
    await morning(portal, '2027-01-10');
    expect((await (await house.chair()).asks(invoices.list, {})).invoices).toEqual([]);
    await house.inside((db) => db.execute(`update svj set is_free = false where id = ${house.id}`));
    await morning(portal, '2027-01-11');
    const { rows } = await admin.asks(invoicing.list, {});
    expect(rows.filter((r) => r.number).map((r) => r.period.from)).toEqual(['2027-01-20']);
  });
});

describe('a mistake', () => {
  it('is corrected once, by new tax less old tax, and what is paid beyond waits to be sent back', async () => {
    await opened();
    const house = await aHouse(portal);
    const chair = await house.chair();
    await subscribes(admin, house, '2026-11-16');
    await morning(portal, '2026-11-02');
    await pays('ZF-2026-0001', '145.20', '2026-11-02');
    const id = await paperOf('DD-2026-0001');
    expect((await admin.refused(invoicing.correct, { id, total: '145.20', reason: 'x' })).key).toBe(
      'INVOICE.ERRORS.NO_CHANGE',
    );
    const { id: corrective } = await admin.asks(invoicing.correct, {
      id,
      total: '133.10',
      reason: 'o jednu jednotku méně',
    });
    const told = await admin.asks(invoicing.one, { id: corrective });
    expect(told).toMatchObject({
      number: 'OD-2026-0001',
      base: '-10.00',
      tax: '-2.10',
      total: '-12.10',
      reason: 'o jednu jednotku méně',
    });
    expect((await admin.refused(invoicing.correct, { id, total: '1', reason: 'x' })).key).toBe(
      'INVOICE.ERRORS.NOT_CORRECTED',
    );
    const { credits } = await admin.asks(invoicing.list, {});
    expect(credits).toMatchObject([{ left: '12.10', svjId: house.id }]);
    const back = { id: credits[0]?.paymentId ?? 0, svjId: house.id, date: '2026-11-02', note: 'převodem' };
    await admin.asks(invoicing.giveBack, back);
    expect((await admin.refused(invoicing.giveBack, back)).key).toBe('INVOICE.ERRORS.LEFT');
    await morning(portal, '2026-12-15');
    expect(await admin.asks(invoicing.one, { id: await paperOf('FV-2026-0001') })).toMatchObject({
      base: '110.00',
      tax: '23.10',
      payable: '0.00',
    });
    expect((await chair.asks(invoices.list, {})).credit).toBe('0.00');
    expect((await admin.asks(invoicing.verify, {})).problems).toEqual([]);
  });

  it('in a proforma that nobody paid is cancelled, and the right one is issued in its place', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    await subscribes(admin, house, '2027-01-20');
    await morning(portal, '2027-01-07');
    const [row] = (await chair.asks(invoices.list, {})).invoices;
    const { proformaNumber: wrong = '', total } = row ?? {};
    const id = await paperOf(wrong);
    expect((await admin.asks(invoicing.one, { id })).may).toEqual({ pay: true, correct: false, cancel: true });
    const first = await bytes(wrong);
    const as = { id, reason: 'Dům má osm jednotek.', units: 8, period: 'monthly' as const };
    await admin.asks(invoicing.cancel, as);
    expect(await admin.refused(invoicing.cancel, as)).toMatchObject({ key: 'INVOICE.ERRORS.NOT_CANCELLED' });
    // The house has the right one alone, of the same days; what was wrong stays as it was issued and asks for nothing.
    const { invoices: issued } = await chair.asks(invoices.list, {});
    expect(issued).toMatchObject([{ period: row?.period, units: 8, status: 'exposed', open: '96.80' }]);
    expect(total).toBe('145.20');
    expect(await admin.asks(invoicing.one, { id })).toMatchObject({
      ...{ state: 'cancelled', open: '0.00', reason: 'Dům má osm jednotek.', spayd: null },
      may: { pay: false, correct: false, cancel: false },
    });
    expect((await bytes(wrong)).equals(first)).toBe(true);
    const { rows } = await admin.asks(invoicing.list, { sizePerPage: 'all' });
    expect(rows.filter((r) => r.state === 'cancelled').map((r) => r.number)).toEqual([wrong]);
    const paid = (await admin.asks(invoicing.list, { tab: 'paid', sizePerPage: 'all' })).rows;
    expect(paid.map((r) => r.number)).not.toContain(wrong);
    expect(await mailed(house)).toEqual(['invoiceIssued', 'invoiceCancelled', 'invoiceIssued']);
    // Nobody pays by it, is reminded of it, or cancels one that money came for.
    expect((await admin.refused(invoicing.pay, { id, amount: '10', date: '2027-01-07', note: 'x' })).key).toBe(
      'INVOICE.ERRORS.PAID',
    );
    const right = issued[0]?.proformaNumber ?? '';
    await pays(right, '10', '2027-01-07');
    expect((await admin.refused(invoicing.cancel, { ...as, id: await paperOf(right) })).key).toBe(
      'INVOICE.ERRORS.PAID_PARTLY',
    );
    expect((await admin.asks(invoicing.verify, {})).problems).toEqual([]);
  });

  it('in an earlier one too: its days stay, and those behind it do not move', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    await subscribes(admin, house, '2027-02-20');
    await morning(portal, '2027-02-07');
    await morning(portal, '2027-03-07');
    const before = (await chair.asks(invoices.list, {})).invoices.toReversed();
    const id = await paperOf(before[0]?.proformaNumber ?? '');
    expect(await admin.asks(invoicing.one, { id })).toMatchObject({ isLast: false, may: { cancel: true } });
    const as = { id, reason: 'Dům má osm jednotek.', units: 8 };
    expect(await admin.refused(invoicing.cancel, { ...as, period: 'annual' })).toMatchObject({
      key: 'INVOICE.ERRORS.SAME_DAYS',
    });
    await admin.asks(invoicing.cancel, { ...as, period: 'monthly' });
    const after = (await chair.asks(invoices.list, {})).invoices.toReversed();
    expect(after.map((i) => [i.period, i.units, i.total])).toEqual([
      [before[0]?.period, 8, '96.80'],
      [before[1]?.period, 12, '145.20'],
    ]);
    expect(after[1]?.proformaNumber).toBe(before[1]?.proformaNumber);
    expect(after[0]?.proformaNumber).not.toBe(before[0]?.proformaNumber);
    // The month after them begins behind the later one, and a settled one is corrected instead.
    await morning(portal, '2027-04-07');
    const { invoices: all } = await chair.asks(invoices.list, {});
    expect(all.map((i) => i.period.from).toSorted()).toEqual(['2027-02-20', '2027-03-20', '2027-04-20']);
    const settled = { ...as, id: await paperOf(after[0]?.proformaNumber ?? ''), period: 'monthly' as const };
    expect((await admin.refused(invoicing.cancel, settled)).key).toBe('INVOICE.ERRORS.SETTLED');
  });

  it('in a morning that was stopped: what is left comes with the next try, and nothing twice', async () => {
    const houses = [await aHouse(portal), await aHouse(portal), await aHouse(portal)];
    for (const house of houses) await subscribes(admin, house, '2027-05-01');
    portal.clock.now = new Date('2027-04-18T08:00:00Z');
    const issued = async () => {
      const { rows } = await admin.asks(invoicing.list, { tab: 'exposed', sizePerPage: 'all' });
      return rows.filter((r) => houses.some((h) => h.id === r.house.id)).length;
    };
    const customers = (await admin.asks(invoicing.plans, {})).plans.filter((p) => p.symbol !== null).length;
    let left = customers - 1;
    await expect(invoiceDue(portal, undefined, () => left-- === 0)).rejects.toThrow('goes on later');
    expect(await issued()).toBe(2);
    const told = async () => (await admin.asks(invoicing.morning, {})).morning;
    expect(await told()).toMatchObject({ endedAt: null, total: customers, silent: false, faultCount: 0 });
    portal.clock.now = new Date('2027-04-18T08:06:00Z');
    expect(await told()).toMatchObject({ silent: true });
    await Promise.all([invoiceDue(portal), invoiceDue(portal)]);
    expect(await issued()).toBe(3);
    // The same morning: houses are counted anew, documents further.
    expect(await told()).toMatchObject({
      ...{ beganAt: '2027-04-18T08:00:00.000Z', endedAt: '2027-04-18T08:06:00.000Z' },
      ...{ total: customers, done: customers, faultCount: 0 },
    });
    portal.clock.now = new Date('2027-04-19T08:00:00Z');
    expect(await told()).toBeNull();
  });

  it('of the portal in one house stops no other, and stands with whoever looks on until a morning without one', async () => {
    const [broken, whole] = [await aHouse(portal), await aHouse(portal)];
    for (const house of [broken, whole]) await subscribes(admin, house, '2027-05-12');
    // Its tax is more than a number of the database holds.
    await owner(`alter table invoice_plan no force row level security;
      update invoice_plan set price = 9000000000000000000 where svj_id = ${broken.id};
      alter table invoice_plan force row level security`);
    portal.clock.now = new Date('2027-04-28T08:00:00Z');
    const logged: unknown[] = [];
    await invoiceDue(portal, (error) => void logged.push(error));
    expect(logged).toHaveLength(1);
    const { rows } = await admin.asks(invoicing.list, { tab: 'exposed', sizePerPage: 'all' });
    expect(rows.filter((r) => r.house.id === whole.id)).toHaveLength(1);
    portal.clock.now = new Date('2027-04-29T08:00:00Z');
    const { morning: seen } = await admin.asks(invoicing.morning, {});
    expect(seen).toMatchObject({ faultCount: 1, faults: [{ svjId: broken.id, house: broken.name, why: 'broken' }] });
    expect(seen?.endedAt).not.toBeNull();
    expect((await (await whole.chair()).call(invoicing.morning, {})).status).toBe(403);
  });

  it('says its own number whatever was foreseen, or a change past the portal is named', async () => {
    const db = new pg.Client({ connectionString: portal.ownerUrl });
    await db.connect();
    type Kept = { kind: PaperKind; year: number; number: number; mark: string; xml: string };
    await db.query('alter table invoice_document no force row level security');
    const { rows: kept } = await db.query<Kept>(`select kind, year, number, upper(content::jsonb ->> 'uuid') as mark,
      convert_from(isdoc, 'UTF8') as xml from invoice_document`);
    for (const { kind, year, number, mark, xml } of kept) {
      expect(xml).toContain(`<ID>${paperNumber(kind, year, number)}</ID>`);
      expect(xml).toContain(`<UUID>${mark}</UUID>`);
    }
    expect(new Set(kept.map((k) => k.mark)).size).toBe(kept.length);
    const found = async (change: string, undo: string) => {
      await db.query(`alter table invoice_document no force row level security; ${change}`);
      const { problems } = await admin.asks(invoicing.verify, {});
      await db.query(undo);
      return problems.map((p) => `${p.what} ${p.name}`);
    };
    const at = "where kind = 'tax' and number = 1 and year = 2026";
    const set = (column: string, value: string, was: string) =>
      found(
        `update invoice_document set ${column} = ${value} ${at}`,
        `update invoice_document set ${column} = ${was} ${at}`,
      );
    expect(await set('total', 'total + 100', 'total - 100')).toEqual(['content DD-2026-0001']);
    expect(await set('pdf', "pdf || '\\x00'::bytea", 'substring(pdf from 1 for length(pdf) - 1)')).toEqual([
      'pdf DD-2026-0001',
    ]);
    expect(await set('isdoc', "isdoc || '\\x00'::bytea", 'substring(isdoc from 1 for length(isdoc) - 1)')).toEqual([
      'isdoc DD-2026-0001',
    ]);
    expect(
      await set('content', "replace(content, '145.20', '145.21')", "replace(content, '145.21', '145.20')"),
    ).toEqual(['content DD-2026-0001']);
    // Not in whose list and under which days it stands, what those cost, nor how much of a payment it is about.
    await db.query('alter table invoice_document no force row level security');
    const whose =
      (await db.query<{ id: string }>(`select house_id as id from invoice_document ${at}`)).rows[0]?.id ?? '';
    const another = '(select max(house_id) from invoice_document)';
    expect(await set('house_id', another, whose)).toEqual(['content DD-2026-0001']);
    const free = (of: string) => `alter table ${of} no force row level security`;
    const own = (id: string) => `where id = (select d.${id} from invoice_document d ${at})`;
    const days = (to: string) => `update invoice_period set to_day = to_day ${to} 1 ${own('period_id')}`;
    expect(await found(`${free('invoice_period')}; ${days('+')}`, days('-'))).toContain('content DD-2026-0001');
    const asked = async () => (await admin.asks(invoicing.verify, {})).problems;
    expect(await asked()).toEqual([]);
    const credits = (to: string) => `update invoice_part set amount = amount ${to} 1 ${own('part_id')}`;
    expect(await found(`${free('invoice_part')}; ${credits('-')}`, credits('+'))).toEqual(['content DD-2026-0001']);
    const untouched = `d where d.kind = 'proforma' and not exists (select from invoice_document k
      where k.period_id = d.period_id and k.kind = 'corrective') and exists (select from invoice_period p
      where p.id = d.period_id and p.cancelled_on is null) order by d.n desc limit 1`;
    const owes = (to: string) => `update invoice_period set owed = owed ${to} 100
      where id = (select d.period_id from invoice_document ${untouched})`;
    expect(await found(owes('-'), owes('+'))).toEqual([expect.stringMatching(/^content /)]);
    const { rows } = await db.query<{ label: string }>(
      `select content::jsonb ->> 'number' as label from invoice_document order by n desc limit 1`,
    );
    const gone = await found(
      'create table kept as select * from invoice_document; delete from invoice_document where n = (select max(n) from invoice_document)',
      'select 1',
    );
    expect(gone.filter((p) => !p.startsWith('head '))).toEqual([`missing ${rows[0]?.label}`]);
    expect(gone).toHaveLength(2);
    await db.end();
  });
});

describe('refusals', () => {
  it('nothing is issued without a supplier, a price or a document', async () => {
    await portal.close();
    portal = await aPortal();
    portal.clock.now = new Date('2026-11-02T08:00:00Z');
    admin = await anAdmin(portal);
    const house = await aHouse(portal);
    const plan = { svjId: house.id, units: 12, period: 'monthly' as const, begins: '2026-11-16' };
    expect((await admin.refused(invoicing.keepPlan, plan)).key).toBe('INVOICE.ERRORS.NO_PRICE');
    await admin.asks(invoicing.keepPlan, { ...plan, perUnit: '10' });
    await morning(portal, '2026-11-02');
    const { rows, missing } = await admin.asks(invoicing.list, {});
    expect([rows.map((r) => r.state), missing]).toEqual([
      ['planned'],
      ['name', 'street', 'town', 'post', 'ico', 'register', 'account', 'signs', 'price'],
    ]);
    const { supplier } = await admin.asks(invoicing.settings, {});
    const stale = { ...supplier, name: 'a', street: 'b', town: 'c', post: 'd', register: 'e', signs: 'f', version: 7 };
    expect(await admin.refused(invoicing.keepSupplier, stale)).toMatchObject({
      code: 409,
      key: 'INVOICE.ERRORS.CHANGED',
    });
    const chair = await house.chair();
    expect(await chair.refused(invoices.downloadProforma, { id: 1 })).toMatchObject({
      code: 404,
      key: 'INVOICE.PROFORMA_INVOICE_NOT_FOUND',
    });
    expect(await chair.refused(invoices.paper, { id: 1, kind: 'tax' })).toMatchObject({
      code: 404,
      key: 'INVOICE.ERRORS.NO_PAPER',
    });
    expect(await admin.refused(invoicing.one, { id: 1 })).toMatchObject({ code: 404 });
    const owner = await house.owner();
    expect((await owner.refused(invoices.list, {})).code).toBe(403);
    expect((await chair.refused(invoicing.list, {})).code).toBe(403);
    await anIssuer(portal);
    await morning(portal, '2026-11-03');
    expect(
      (
        await admin.refused(invoicing.pay, {
          id: await paperOf('ZF-2026-0001'),
          amount: '1',
          date: '2027-01-01',
          note: 'x',
        })
      ).key,
    ).toBe('INVOICE.ERRORS.FUTURE');
    const other = await aHouse(portal);
    expect(
      (
        await (
          await other.chair()
        ).refused(invoices.downloadProforma, { id: (await chair.asks(invoices.list, {})).invoices[0]?.id ?? 0 })
      ).code,
    ).toBe(404);
  });
});
