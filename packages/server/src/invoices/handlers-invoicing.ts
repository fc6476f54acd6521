import { moneyOf } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { Refused } from '#contract/refusals.ts';
import { across, actFor } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { companiesOf } from '../base/registers/companies.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { fileOf, ticketLife } from './handlers.ts';
import { invoiceHouse, issueAgain } from './issue/steps.ts';
import { morningTold } from './issue/steps-morning.ts';
import { filesOfPaper, papersOfMonth } from './listing/queries-paper.ts';
import { allInvoices, paperActed, paperDetail, plansShown } from './listing/steps-all.ts';
import { correct, giveBack, receiveFor } from './paying/steps.ts';
import { cancelProforma } from './paying/steps-cancel.ts';
import { addPrice, keepSupplier, settingsOf } from './plan/queries-settings.ts';
import { beginPlan } from './plan/steps.ts';
import { announcePrice, priceChange } from './plan/steps-price.ts';
import { monthZip } from './print/print-archive.ts';
import { priceOn } from './rows/queries.ts';
import { verifyPapers } from './verify/steps.ts';

/** Product administrators look after what the installation issues to all associations. */
export const invoicingHandlers = (portal: Portal): Handlers<typeof invoicing> => ({
  list: (at, input) => allInvoices(at, input),
  morning: async (at) => ({ morning: await morningTold(at) }),
  one: (at, { id }) => paperDetail(at, id),
  settings: ({ db, now }) => settingsOf(db, dayIn(now)),
  async keepSupplier({ db, now }, input) {
    if (!(await keepSupplier(db, input))) throw new Refused('INVOICE.ERRORS.CHANGED');
    return settingsOf(db, dayIn(now));
  },
  async company({ inside }, { ico }) {
    const companies = companiesOf(portal.config);
    const { accountId, now } = await inside(async (at) => ({ accountId: at.session.accountId, now: at.now }));
    const known = companies.known(ico, now);
    if (!known) {
      await portal.limits.spend('register', `staff ${accountId}`);
      await portal.limits.spend('registerAll', 'companies');
    }
    const answer = known ?? (await companies.asked(ico, now));
    return { ...answer, simulated: companies.simulated };
  },
  async addPrice({ db, now }, { validFrom, perUnit }) {
    await addPrice(db, validFrom, moneyOf(perUnit));
    return settingsOf(db, dayIn(now));
  },
  priceChange: ({ db, now }, input) => priceChange(db, now, input),
  announcePrice: ({ db, now }, input) => announcePrice(portal, db, now, input),
  plans: async (at) => ({ plans: await plansShown(at) }),
  async keepPlan({ db, now }, { svjId, units, period, perUnit, begins }) {
    const price = perUnit === undefined ? {} : { pricePerUnit: moneyOf(perUnit) };
    await beginPlan(db, svjId, { units, period, ...price, ...(begins && { begins }) }, now);
    // What begins within two weeks need not wait for the morning.
    await invoiceHouse(portal, db, svjId);
    return null;
  },
  async pay(given, { id, amount, date, note }) {
    const { at, paper } = await paperActed(given, id);
    if (paper.periodId === null) throw new Refused('INVOICE.ERRORS.NO_PERIOD');
    const { accountName: name } = given.session;
    return {
      id: await receiveFor(portal, at, paper.periodId, { amount: moneyOf(amount), day: date, how: 'hand', note, name }),
    };
  },
  async correct(given, { id, total, reason }) {
    const { at, paper } = await paperActed(given, id);
    const issued = await correct(portal, at, paper, { total: moneyOf(total), reason, name: given.session.accountName });
    return { id: issued.id };
  },
  async cancel(given, { id, reason, units, period, perUnit }) {
    const { at, paper } = await paperActed(given, id);
    const { svjId } = at.scope;
    const name = given.session.accountName;
    const { period: of, isLast } = await cancelProforma(portal, at, paper, { reason, name, kind: period });
    if (!isLast) {
      const listed = perUnit === undefined ? await priceOn(at.db, of.fromDay) : moneyOf(perUnit);
      if (listed === undefined) throw new Refused('INVOICE.ERRORS.NO_PRICE');
      await issueAgain(portal, at, of, { units, perUnit: listed });
      return null;
    }
    const price = perUnit === undefined ? {} : { pricePerUnit: moneyOf(perUnit) };
    await beginPlan(at.db, svjId, { units, period, ...price }, at.now);
    await invoiceHouse(portal, at.db, svjId);
    return null;
  },
  async giveBack({ db, now }, { id, svjId, date, note }) {
    await giveBack({ db, scope: await actFor(db, svjId), now }, id, { day: date, note });
    return null;
  },
  remade: {
    pay: async (_, id) => ({ id }),
    correct: async (_, id) => ({ id }),
    giveBack: async () => null,
  },
  verify: ({ db }) => across(db, () => verifyPapers(db)),
  async paper({ db, now, session }, input) {
    const { paper } = await paperActed({ db, now }, input.id);
    const { path } = invoicing.paperFile;
    const sealed = {
      path,
      sessionId: session.id,
      actorId: 0,
      input: { ...input, id: paper.id },
      until: now.getTime() + ticketLife,
    };
    return { url: path.replace(':ticket', sealTicket(portal.secret, sealed)) };
  },
  async month({ db, now, session }, input) {
    const { path } = invoicing.monthFile;
    if ((await across(db, () => papersOfMonth(db, input.month))).length === 0)
      throw new Refused('INVOICE.ERRORS.NO_MONTH');
    const sealed = { path, sessionId: session.id, actorId: 0, input, until: now.getTime() + ticketLife };
    return { url: path.replace(':ticket', sealTicket(portal.secret, sealed)) };
  },
  async monthFile({ db }, { month }) {
    const papers = await across(db, () => papersOfMonth(db, month));
    return monthZip(month, papers, (id) => portal.pool.across('read only', (own) => filesOfPaper(own, id)));
  },
  async paperFile({ db, now }, { id, format }) {
    const { at } = await paperActed({ db, now }, id);
    return fileOf(at, id, format);
  },
});
