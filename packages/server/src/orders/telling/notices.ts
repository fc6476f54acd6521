import { randomUUID } from 'node:crypto';
import { urlOf } from '#contract/base/calls/links.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { fullName } from '#contract/base/person/people.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { orderLinks } from '#contract/orders/links.ts';
import { planIn } from '#contract/orders/rules-plan.ts';
import type { OrderForm } from '#contract/orders/schema-form.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../../base/db/db.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type MailData, type MailSecret, queueMails } from '../../base/mail/mail.ts';
import { sealMail } from '../../base/mail/mail-seal.ts';
import { administrators } from '../../session/queries-admins.ts';
import { staffById } from '../../session/staff/queries.ts';
import { noteMails } from '../rows/queries-code.ts';
import type { HouseOrder } from '../rows/tables.ts';

type At = { db: Db; now: Date };
type To = { email: string; lang: 'cs' | 'en' };
type Mail = { kind: MailKind; data: MailData; secret?: MailSecret };

/** Mails of an order; each is noted beside it, so that staff see what became of it. */
async function mail({ db, now }: At, { id }: Pick<HouseOrder, 'id'>, to: readonly To[], { kind, data, secret }: Mail) {
  const mails = to.map(({ email, lang }) => ({ recipient: email, lang, messageId: randomUUID() }));
  await queueMails(
    db,
    mails.map((m) => ({ ...m, svjId: null, kind, data, createdAt: now, ...(secret && { secret }) })),
  );
  await noteMails(
    db,
    mails.map((m) => ({ orderId: id, messageId: m.messageId, kind, recipient: m.recipient, at: now })),
  );
}

const customer = ({ email }: Pick<HouseOrder, 'email'>): To[] => [{ email, lang: 'cs' }];

/** Whoever is in charge; all of staff where that is nobody any more. */
async function staffOf(db: Db, { careAboutId }: Pick<HouseOrder, 'careAboutId'>): Promise<To[]> {
  const one = careAboutId === null ? undefined : await staffById(db, careAboutId);
  return one ? [one] : administrators(db);
}

/** Mails the link to the customer; on a loopback portal also prints it. */
export async function sendLink(
  at: At,
  portal: Portal,
  order: HouseOrder,
  token: string,
  isNew: boolean,
): Promise<void> {
  const url = urlOf(portal.config.url, orderLinks.form(token));
  const data = { until: showDay(dayIn(order.tokenUntil)), symbol: order.symbol };
  await mail(at, order, customer(order), { kind: isNew ? 'orderLinkNew' : 'orderLink', data, secret: { url } });
  portal.say(`Objednávka pro ${order.email}: ${url}`);
}

export async function sendOrderCode(at: At, portal: Portal, order: HouseOrder, code: string): Promise<void> {
  await mail(at, order, customer(order), { kind: 'orderCode', data: {}, secret: sealMail(portal.secret, { code }) });
  portal.say(`Kód k objednávce ${order.email}: ${code}`);
}

/** The recapitulation to the customer, without anybody of the register, and the news to whoever is in charge. */
export async function tellFilled(
  at: At,
  portal: Portal,
  order: HouseOrder,
  form: OrderForm,
  read: number,
): Promise<void> {
  const { svj, user } = form;
  const { units, period, price } = planIn(svj.plan);
  const recap = {
    ...{ house: svj.name, ic: svj.ic, seat: [svj.street, `${svj.post} ${svj.city}`].join(', '), user: user.email },
    ...{
      person: fullName({ ...user, companyName: null }),
      units,
      period: period || 'none',
      read,
      symbol: order.symbol,
    },
    price: price ? showMoney(moneyOf(price)) : 'none',
  };
  await mail(at, order, customer(order), { kind: 'orderRecap', data: recap });
  const url = urlOf(portal.config.url, orderLinks.check(order.id));
  const data = { email: order.email, house: svj.name, url };
  await mail(at, order, await staffOf(at.db, order), { kind: 'orderFilled', data });
}

/** The customer does not want it: whoever is in charge is told why. */
export async function tellDeclined(at: At, portal: Portal, order: HouseOrder, reason: string): Promise<void> {
  const data = { email: order.email, reason, url: urlOf(portal.config.url, orderLinks.one(order.id)) };
  await mail(at, order, await staffOf(at.db, order), { kind: 'orderDeclined', data });
}

export const tellRefused = (at: At, order: HouseOrder, reason: string): Promise<void> =>
  mail(at, order, customer(order), { kind: 'orderRefused', data: { reason } });

export const tellAccepted = (at: At, order: HouseOrder, { svj, user }: OrderForm): Promise<void> =>
  mail(at, order, customer(order), { kind: 'orderAccepted', data: { house: svj.name, user: user.email } });
