import { window } from '#contract/base/calls/paging.ts';
import { moneyText, sumOf } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { stateOf } from '#contract/invoices/rules.ts';
import type { AdminInvoices, AdminRow, PaperDetail, PlanShown } from '#contract/invoices/schema.ts';
import type { InvoiceTab } from '#contract/invoices/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { across, actFor } from '../../base/http/gate.ts';
import { customersOfAll, houseOf } from '../papers/queries.ts';
import { numberOf } from '../papers/steps.ts';
import type { Said } from '../print/print.ts';
import { isdocxOf } from '../print/print-archive.ts';
import {
  type At,
  bytesOf,
  customerOf,
  missingOf,
  nextFrom,
  type Paper,
  papersOf,
  partsOf,
  periodById,
  periodsOf,
  priceOn,
  supplierOf,
} from '../rows/queries.ts';
import { countPapers, creditsOfAll, houseOfPaper, papersFound, plansOfAll, type Wanted } from './queries.ts';
import { paperSizes } from './queries-paper.ts';
import { plannedOf, rowOf } from './steps.ts';

type In = { db: Db; now: Date };
type Asked = { tab: InvoiceTab; sort: '-id' | 'id'; page: number; sizePerPage: 25 | 50 | 'all'; filters: Wanted };

/** What is going to be issued of all associations, the soonest first. */
async function plannedOfAll({ db, now }: In, { text, month }: Wanted): Promise<AdminRow[]> {
  const rows: AdminRow[] = [];
  for (const id of await across(db, () => customersOfAll(db))) {
    const at: At = { db, scope: await actFor(db, id), now };
    const planned = await plannedOf(at);
    if (!planned || (month && !planned.issuedOn.startsWith(month))) continue;
    const { name, town } = await houseOf(at);
    if (text && !searchKey(name).includes(searchKey(text))) continue;
    const { from, to, kind, total, issuedOn: day } = planned;
    rows.push({
      id: null,
      kind: null,
      number: null,
      house: { id, name, town },
      period: { from, to, kind },
      total,
      state: 'planned',
      day,
      late: 0,
    });
  }
  return rows.sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Documents of all associations, what is planned after them, counts of all tabs. */
export async function allInvoices({ db, now }: In, { tab, sort, filters, ...page }: Asked): Promise<AdminInvoices> {
  const today = dayIn(now);
  const planned = await plannedOfAll({ db, now }, filters);
  const { limit, offset } = window(page);
  const { counts, papers, credits } = await across(db, async () => ({
    counts: await countPapers(db, filters, today),
    papers: tab === 'planned' ? [] : await papersFound(db, { ...filters, tab, sort, today }, { limit, offset }),
    credits: await creditsOfAll(db),
  }));
  const ofTab = tab === 'planned' ? 0 : counts[tab];
  const withPlanned = tab === 'all' || tab === 'planned';
  const from = Math.max(0, offset - ofTab);
  const missing = missingOf(await supplierOf(db), (await priceOn(db, today)) !== undefined);
  return {
    rows: [...papers, ...(withPlanned ? planned.slice(from, from + limit - papers.length) : [])],
    total: ofTab + (withPlanned ? planned.length : 0),
    ...{ allCount: counts.all + planned.length, exposedCount: counts.exposed, overdueCount: counts.overdue },
    ...{ paidCount: counts.paid, plannedCount: planned.length, missing, credits },
  };
}

/** The document, with the association that it is acted for; refused where there is none. */
export async function paperActed({ db, now }: In, id: number): Promise<{ at: At; paper: Paper }> {
  const house = await across(db, () => houseOfPaper(db, id));
  if (!house) throw new Refused('INVOICE.ERRORS.NO_PAPER');
  const at = { db, scope: await actFor(db, house), now };
  const paper = (await papersOf(at)).find((p) => p.id === id);
  if (!paper) throw new Refused('INVOICE.ERRORS.NO_PAPER');
  return { at, paper };
}

/** How large it is in each form that it is downloaded in, in bytes. */
async function sizesOf(at: At, id: number) {
  const row = await bytesOf(at, id, 'isdoc');
  if (!row) throw new Refused('INVOICE.ERRORS.NO_PAPER');
  const isdocx = await isdocxOf(numberOf(row), row.bytes, row.at);
  return { ...(await paperSizes(at, id)), isdocx: isdocx.length };
}

/** One document with its way and with what may be done with it. */
export async function paperDetail(given: In, id: number): Promise<PaperDetail> {
  const { at, paper } = await paperActed(given, id);
  const said = JSON.parse(paper.content) as Said;
  const period = paper.periodId === null ? undefined : await periodById(at, paper.periodId);
  const way = period ? await papersOf(at, period.id) : [paper];
  const paid = sumOf((await partsOf(at)).filter((p) => p.periodId === paper.periodId).map((p) => p.amount));
  const open = period && paid < period.owed ? period.owed - paid : 0n;
  const asks = paper.kind === 'proforma' || paper.kind === 'invoice';
  const isCancelled = paper.kind === 'proforma' && period !== undefined && period.cancelledOn !== null;
  const state = isCancelled ? 'cancelled' : asks && period ? stateOf(open, period.due, dayIn(at.now)) : 'paid';
  const isCorrected = way.some((p) => p.correctsId === paper.id);
  return {
    ...rowOf(paper),
    ...{
      periodId: paper.periodId,
      house: paper.houseId,
      customer: { name: said.customer.name, ico: said.customer.ico },
    },
    ...{ units: said.units, period: said.period, dueOn: said.dueOn, taxedOn: said.taxedOn, ...said.whole },
    ...{ percent: said.percent === null ? null : String(said.percent), payable: said.payable, symbol: said.symbol },
    ...{
      reason: said.corrects?.reason ?? (isCancelled ? (period.cancelReason ?? '') : ''),
      state,
      open: moneyText(open),
      spayd: open > 0n && asks ? said.spayd : null,
    },
    ...{ sizes: await sizesOf(at, id), way: way.map(rowOf) },
    settlesOn: period && !period.settled && period.percent !== null ? period.toDay : null,
    may: {
      pay: asks && open > 0n,
      correct: (paper.kind === 'tax' || paper.kind === 'invoice') && !isCorrected,
      cancel: paper.kind === 'proforma' && paid === 0n && period !== undefined && !period.settled,
    },
    isLast: (await periodsOf(at)).at(-1)?.id === paper.periodId,
  };
}

/** Associations with their plans and the beginning of what nothing is issued for yet. */
export async function plansShown({ db, now }: In): Promise<PlanShown[]> {
  const plans = await across(db, () => plansOfAll(db));
  const shown: PlanShown[] = [];
  for (const plan of plans) {
    if (plan.symbol === null) {
      shown.push({ ...plan, nextFrom: null });
      continue;
    }
    const at = { db, scope: await actFor(db, plan.svjId), now };
    const customer = await customerOf(at);
    shown.push({ ...plan, nextFrom: customer ? await nextFrom(at, customer) : null });
  }
  return shown;
}
