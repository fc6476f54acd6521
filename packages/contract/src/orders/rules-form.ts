import { modules } from '../access.ts';
import { isBankAccount } from '../base/person/bank.ts';
import { isDic } from '../base/person/dic.ts';
import { isEmail } from '../base/person/email.ts';
import { isIco } from '../base/person/ico.ts';
import type { TextKey } from '../texts/keys.ts';
import { flagged, membersIn } from './rules-members.ts';
import { planIn } from './rules-plan.ts';
import type { OrderConsents, OrderForm } from './schema-form.ts';
import { mostOrderUnits, type OrderStep, orderSteps } from './schema-words.ts';

export type FormProblems = Record<string, TextKey>;

const required = {
  community: [
    ['svj.name', 'NAME'],
    ['svj.ic', 'IC'],
    ['svj.email', 'EMAIL'],
    ['svj.street', 'STREET'],
    ['svj.city', 'CITY'],
    ['svj.post', 'POST'],
    ['svj.country', 'COUNTRY'],
  ],
  invoiced: [
    ['svj.invoiceCompanyName', 'INVOICE_COMPANY_NAME'],
    ['svj.invoiceIc', 'INVOICE_IC'],
    ['svj.invoiceEmail', 'INVOICE_EMAIL'],
    ['svj.invoiceStreet', 'INVOICE_STREET'],
    ['svj.invoiceCity', 'INVOICE_CITY'],
    ['svj.invoicePost', 'INVOICE_POST'],
    ['svj.invoiceCountry', 'INVOICE_COUNTRY'],
  ],
  user: [
    ['user.firstName', 'USER_FIRST_NAME'],
    ['user.lastName', 'USER_LAST_NAME'],
    ['user.role', 'USER_ROLE'],
    ['user.phone', 'USER_PHONE'],
    ['user.email', 'USER_EMAIL'],
    ['user.street', 'USER_STREET'],
    ['user.city', 'USER_CITY'],
    ['user.post', 'USER_POST'],
    ['user.country', 'USER_COUNTRY'],
  ],
} as const;

const at = (form: OrderForm, path: string): string => {
  const [part, name] = path.split('.') as ['svj' | 'user', string];
  return String((form[part] as Record<string, unknown>)[name] ?? '');
};

const missing = (form: OrderForm, fields: readonly (readonly [string, Rule])[]): FormProblems =>
  Object.fromEntries(fields.flatMap(([path, key]) => (at(form, path) === '' ? [[path, say(key)]] : [])));

type Rule = (typeof required)[keyof typeof required][number][1] | 'ENTRANCE_NAME' | 'PERIOD' | 'UNITS' | 'UNITS_MOST';
const say = (key: Rule): TextKey => `ADMIN.ORDER.FORM.VALIDATION.${key}`;

const bad = (text: string, fits: (text: string) => boolean) => text !== '' && !fits(text);

/** Nine digits after +420; any other number at least nine characters, as it was written. */
export function isOrderPhone(phone: string): boolean {
  const bare = phone.replace(/[\s()-]/g, '');
  return bare.startsWith('+420') ? /^\+420\d{9}$/.test(bare) : bare.replace(/^\+/, '').length >= 9;
}

function community(form: OrderForm): FormProblems {
  const { svj, entrances } = form;
  return {
    ...missing(form, required.community),
    ...(bad(svj.ic, isIco) && { 'svj.ic': 'SVJ.ERRORS.ICO' as const }),
    ...(bad(svj.email, isEmail) && { 'svj.email': 'BASE.FORM.EMAIL' as const }),
    ...(bad(svj.dic, isDic) && { 'svj.dic': 'SVJ.ERRORS.DIC' as const }),
    ...(bad(svj.bankAccount, isBankAccount) && { 'svj.bankAccount': 'BASE.FORM.BANK_ACCOUNT' as const }),
    ...Object.fromEntries(
      entrances.flatMap((e, i) => (e.name === '' ? [[`entrances.${i}.name`, say('ENTRANCE_NAME')]] : [])),
    ),
  };
}

function user(form: OrderForm): FormProblems {
  return {
    ...missing(form, required.user),
    // The prefix alone is no number yet.
    ...(!isOrderPhone(form.user.phone) && { 'user.phone': say('USER_PHONE') }),
    ...(bad(form.user.email, isEmail) && { 'user.email': 'BASE.FORM.EMAIL' as const }),
  };
}

function invoice(form: OrderForm): FormProblems {
  const { svj } = form;
  const { units, period } = planIn(svj.plan);
  return {
    ...(period === '' && { 'plan.period': say('PERIOD') }),
    ...(units < 1 && { 'plan.units': say('UNITS') }),
    ...(units > mostOrderUnits && { 'plan.units': say('UNITS_MOST') }),
    ...(svj.hasInvoiceAddress && {
      ...missing(form, required.invoiced),
      ...(bad(svj.invoiceIc, isIco) && { 'svj.invoiceIc': 'SVJ.ERRORS.ICO' as const }),
      ...(bad(svj.invoiceEmail, isEmail) && { 'svj.invoiceEmail': 'BASE.FORM.EMAIL' as const }),
      ...(bad(svj.invoiceDic, isDic) && { 'svj.invoiceDic': 'SVJ.ERRORS.DIC' as const }),
    }),
  };
}

function cadastre({ svj }: OrderForm): FormProblems {
  const members = membersIn(svj.cadastreMembers);
  if (members === null) return { 'svj.cadastreMembers': 'BASE.FORM.INVALID' };
  return flagged(members).length > 1 ? { 'svj.cadastreMembers': 'ADMIN.ORDER.FORM.VALIDATION.MAIN_USER' } : {};
}

const isModule = (name: string) => (modules as readonly string[]).includes(name);
/** Names of the modules in the order of the rights map, each once; what is none of them is left out. */
export function modulesIn(text: string): (typeof modules)[number][] {
  const named = new Set(text.split(',').map((name) => name.trim()));
  return modules.filter((m) => m !== 'order' && named.has(m));
}
const modulesOf = ({ svj }: OrderForm): FormProblems =>
  svj.modules.split(',').some((name) => name.trim() !== '' && !isModule(name.trim()))
    ? { 'svj.modules': 'BASE.FORM.INVALID' }
    : {};

const checks: Record<OrderStep, (form: OrderForm) => FormProblems> = {
  ...{ community, user, invoice, cadastre },
  modules: modulesOf,
  recap: () => ({}),
};

/** What is wrong in one step, by the path of the field. */
export const problemsIn = (step: OrderStep, form: OrderForm): FormProblems => checks[step](form);

/** Both consents are owed by whoever sends the form. */
export const consentProblems = ({ terms, privacy }: OrderConsents): FormProblems => ({
  ...(!terms && { 'consents.terms': 'ADMIN.ORDER.FORM.VALIDATION.TERMS' as const }),
  ...(!privacy && { 'consents.privacy': 'ADMIN.ORDER.FORM.VALIDATION.PRIVACY' as const }),
});

/** What is wrong in any step. */
export const formProblems = (form: OrderForm): FormProblems =>
  Object.assign({}, ...orderSteps.map((step) => problemsIn(step, form)));
