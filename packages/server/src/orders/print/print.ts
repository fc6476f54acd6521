import { modulesIn } from '#contract/orders/rules-form.ts';
import { planIn } from '#contract/orders/rules-plan.ts';
import type { OrderForm } from '#contract/orders/schema-form.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Block } from '../../base/pdf/pdf-blocks.ts';
import { type Say, speak } from '../../base/text/speak.ts';

type Rows = [string, string][];
const filled = (rows: Rows): Rows => rows.filter(([, value]) => value !== '');
const joined = (parts: readonly string[], by = ', '): string => parts.filter((part) => part !== '').join(by);
const placeOf = (of: { street: string; city: string; post: string }): string =>
  joined([of.street, joined([of.post, of.city], ' ')]);

function communityRows(say: Say, { svj, entrances }: OrderForm): Rows {
  return [
    [say('ORDERS.FIELDS.name'), svj.name],
    [say('ORDERS.FIELDS.ic'), svj.ic],
    [say('ORDERS.FIELDS.dic'), svj.dic],
    [say('ORDERS.FIELDS.fullAddress'), placeOf(svj)],
    [say('ORDERS.FIELDS.email'), svj.email],
    [say('ORDERS.FIELDS.bankAccount'), svj.bankAccount],
    ...entrances.map((e, i): [string, string] => [
      `${say('ORDERS.FIELDS.entrance')} ${i + 1}`,
      joined([e.name, placeOf(e)]),
    ]),
  ];
}

function personRows(say: Say, { user }: OrderForm): Rows {
  return [
    [say('ORDERS.FIELDS.mainUser'), joined([user.titleBefore, user.firstName, user.lastName, user.titleAfter], ' ')],
    [say('ORDERS.FIELDS.role'), user.role && say(`ORDERS.ROLES.${user.role}`)],
    [say('ORDERS.FIELDS.email'), user.email],
    [say('ORDERS.FIELDS.phone'), user.phone],
    [say('ORDERS.FIELDS.fullAddress'), placeOf(user)],
  ];
}

function invoiceRows(say: Say, { svj }: OrderForm): Rows {
  const { units, period } = planIn(svj.plan);
  const address = { street: svj.invoiceStreet, city: svj.invoiceCity, post: svj.invoicePost };
  return [
    [say('ORDERS.FIELDS.units'), units > 0 ? String(units) : ''],
    [say('ORDERS.FIELDS.period'), period && say(`ORDERS.PERIODS.${period}`)],
    [say('ORDERS.CHECK.LICENCES'), '1'],
    ...(svj.hasInvoiceAddress
      ? ([
          [say('ORDERS.FIELDS.invoiceCompanyName'), svj.invoiceCompanyName],
          [say('ORDERS.FIELDS.invoiceIc'), svj.invoiceIc],
          [say('ORDERS.FIELDS.invoiceDic'), svj.invoiceDic],
          [say('ORDERS.FIELDS.fullAddress'), placeOf(address)],
          [say('ORDERS.FIELDS.invoiceEmail'), svj.invoiceEmail],
        ] as Rows)
      : []),
  ];
}

/** The recapitulation of an order to be printed: what was written of the house and of whoever founds it, no owner of a unit. */
export function orderBlocks(lang: Locale, order: { symbol: string; email: string }, form: OrderForm) {
  const say = speak(lang);
  const title = say('ORDERS.PRINT.TITLE', { symbol: order.symbol });
  const part = (name: 'community' | 'user' | 'invoice', rows: Rows): Block[] => [
    { kind: 'heading', level: 2, text: say(`ORDERS.STEPS.${name}`) },
    { kind: 'facts', rows: filled(rows) },
  ];
  const modules = modulesIn(form.svj.modules).map((m) => say(`ROLES.MODULES.${m}`));
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    { kind: 'text', tone: 'quiet', text: order.email },
    ...part('community', communityRows(say, form)),
    ...part('user', personRows(say, form)),
    ...part('invoice', invoiceRows(say, form)),
    { kind: 'heading', level: 2, text: say('ORDERS.STEPS.modules') },
    { kind: 'text', text: modules.join(', ') },
  ];
  return { title, blocks };
}
