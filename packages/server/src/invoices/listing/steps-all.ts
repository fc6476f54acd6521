import { window } from '#contract/base/calls/paging.ts';
import { moneyText, sumOf } from '#contract/base/money/amount.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { nextStart, planOn, stateOf } from '#contract/invoices/rules.ts';
import type { AdminInvoices, AdminRow, PaperDetail, PlanShown } from '#contract/invoices/schema.ts';
import type { InvoiceTab } from '#contract/invoices/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { across, actFor } from '../../base/http/gate.ts';
import { pricedPeriod } from '../issue/steps.ts';
import { numberOf } from '../papers/steps.ts';
import type { Said } from '../print/print.ts';
import { isdocxOf } from '../print/print-archive.ts';
import {
  type At,
  bytesOf,
  missingOf,
  type Paper,
  papersOf,
  partsOf,
  periodById,
  periodsOf,
  priceOn,
  supplierOf,
} from '../rows/queries.ts';
import {
  countPapers,
  creditsOfAll,
  houseOfPaper,
  papersFound,
  plansOfAll,
  plansWritten,
  type Upcoming,
  upcomingOfAll,
  type Wanted,
} from './queries.ts';
import { paperSizes } from './queries-paper.ts';
import { dayOfIssue, rowOf } from './steps.ts';

type In = { db: Db; now: Date };
type Asked = { tab: InvoiceTab; sort: '-id' | 'id'; page: number; sizePerPage: 25 | 50 | 'all'; filters: Wanted };

const nextOf = ({ begins, last_from, last_kind }: Upcoming): Day =>
  last_from && last_kind ? nextStart(last_from, last_kind, begins) : begins;

/** What is going to be issued of all associations, the soonest first: read at once, however many there are. */
async function plannedOfAll({ db, now }: In, { text, month }: Wanted): Promise<AdminRow[]> {
  const [all, plans] = await across(db, async () => [await upcomingOfAll(db), await plansWritten(db)] as const);
  const isPayer = (await supplierOf(db)).dic !== '';
  const wanted = text ? searchKey(text) : '';
  const rows = all.flatMap((one): AdminRow[] => {
    const from = nextOf(one);
    const plan = planOn(plans.get(one.id) ?? [], from);
    if (one.is_free || !plan || plan.price === 0n || !searchKey(one.name).includes(wanted)) return [];
    const { fromDay, toDay, kind, owed } = pricedPeriod(plan, from, one, isPayer);
    const day = dayOfIssue(from, dayIn(now));
    if (month && !day.startsWith(month)) return [];
    const house = { id: one.id, name: one.name, nickname: one.nickname, town: one.town };
    const period = { from: fromDay, to: toDay, kind };
    return [
      { id: null, kind: null, number: null, house, period, total: moneyText(owed), state: 'planned', day, late: 0 },
    ];
  });
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
export async function plansShown({ db }: Pick<In, 'db'>): Promise<PlanShown[]> {
  const [plans, all] = await across(db, async () => [await plansOfAll(db), await upcomingOfAll(db)] as const);
  const next = new Map(all.map((one) => [one.id, nextOf(one)]));
  return plans.map((plan) => ({ ...plan, nextFrom: next.get(plan.svjId) ?? null }));
}
