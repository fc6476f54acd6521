import { sql } from 'drizzle-orm';
import { type Money, moneyText, sumOf } from '#contract/base/money/amount.ts';
import { isBankAccount } from '#contract/base/person/bank.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { openItems } from '../accounts/queries.ts';
import type { Portal } from '../base/http/handler.ts';
import { memberOf, type SampleAt, statedMonth } from '../sample/acting.ts';
import { addOwnAccount } from './importing/queries.ts';
import { importFile } from './importing/steps.ts';
import { type NamedUnit, unitsOf } from './matching/queries.ts';
import { type At, accountsOf, bookHeld } from './rows/queries.ts';
import { bankBook } from './rows/tables.ts';
import { addAccount } from './steps-accounts.ts';

const keeper = { lipova: 'vybor@lipova.example', dlouha: 'sprava@spravce.example' } as const;
const ownAccount = { lipova: '2000000528/2010', dlouha: '7000000037/2010' } as const;

type Row = { day: Day; amount: Money; counter: string; name: string; vs: string; message: string };

/** An account that checks, for whoever pays from the unit of this place. */
function accountAt(place: number): string {
  for (let n = 1_265_098_001 + place * 1000; ; n += 1) if (isBankAccount(`${n}/5500`)) return `${n}/5500`;
}

const suppliers = [
  ['Výtahy Vysočina s.r.o.', '2420.00', 'servis výtahu'],
  ['Jihlavská teplárna a.s.', '15850.00', 'záloha na teplo'],
  ['Úklid Dvorek s.r.o.', '3872.00', 'úklid společných prostor'],
] as const;
const supplierAccount = '123-1234567899/0100';

const columns = ['ID pohybu', 'Datum', 'Objem', 'Měna', 'Protiúčet', 'Název protiúčtu', 'Kód banky', 'KS', 'VS', 'SS'];
const cell = (text: string) => `"${text.replace(/"/g, '""')}"`;
const row = (cells: readonly string[]) => cells.map(cell).join(';');

/** The rows as their bank writes them. */
function tableOf(account: string, opening: Money, rows: readonly Row[], first: number): string {
  const closing = opening + sumOf(rows.map((r) => r.amount));
  const [number = '', bank = ''] = account.split('/');
  const told = rows.map((r, i) => {
    const [counter = '', code = ''] = r.counter.split('/');
    const day = `${r.day.slice(8)}.${r.day.slice(5, 7)}.${r.day.slice(0, 4)}`;
    return row([`${first + i}`, day, moneyText(r.amount), 'CZK', counter, r.name, code, '', r.vs, '', r.message]);
  });
  const head = [
    ['accountId', number],
    ['bankId', bank],
    ['openingBalance', moneyText(opening)],
    ['closingBalance', moneyText(closing)],
  ];
  return [...head.map(row), '', row([...columns, 'Zpráva pro příjemce']), ...told].join('\r\n');
}

/** What a unit pays in the month, and how: most as they should, one without its symbol, one short, one nobody knows. */
function paymentOf(unit: NamedUnit, place: number, due: Money, on: (day: number) => Day): Row {
  const told = {
    day: on(4 + (place % 9)),
    counter: accountAt(place),
    name: unit.owner,
    vs: unit.symbol ?? '',
    message: '',
  };
  if (place === 2) return { ...told, amount: due, vs: '' };
  if (place === 3 && due > 20_000n) return { ...told, amount: due - 10_000n, message: 'zálohy' };
  if (place === 5)
    return {
      ...told,
      amount: due,
      vs: '',
      counter: '670100-2212345678/6210',
      name: 'Kučera Martin',
      message: 'zaloha byt',
    };
  return { ...told, amount: due };
}

/** What came and went in a month: units pay what is due in it, the house pays those who work for it. */
async function monthOf(at: At, month: string, today: Day): Promise<Row[]> {
  const on = (day: number): Day => `${month}-${String(day).padStart(2, '0')}`;
  const units = (await unitsOf(at)).filter((u) => u.owner !== '');
  const open = await openItems(
    at.db,
    at.scope,
    units.map((u) => u.unitId),
  );
  const paid = units.flatMap((unit, place) => {
    const items = open.filter((i) => i.unitId === unit.unitId && i.open > 0n && i.day.startsWith(month));
    const due = sumOf(items.map((i) => i.open));
    return due > 0n ? [paymentOf(unit, place, due, on)] : [];
  });
  const gone = suppliers.map(([name, amount, message], i): Row => {
    const out = -BigInt(amount.replace('.', ''));
    return { day: on(5 + i * 4), amount: out, counter: supplierAccount, name, vs: `26${month.slice(5)}${i}`, message };
  });
  return [...paid, ...gone].filter((r) => r.day <= today).sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** The last month, read and placed as far as they go by themselves. */
export async function furnishBank(_: Portal, { db, scope, now, house }: SampleAt): Promise<void> {
  if (house === 'prazdna') return;
  const memberId = await memberOf({ db, scope }, keeper[house]);
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select a.id, concat_ws(' ', m.first_name, m.last_name) as name from account a
    join member m on m.svj_id = ${scope.svjId} and m.id = ${memberId} where a.email = ${keeper[house]}`);
  const who = rows[0] as { id: number; name: string };
  const at: At = { db, now, scope: { ...scope, memberId, actorId: memberId, accountId: who.id, name: who.name } };
  await bookHeld(at);
  await addOwnAccount(at);
  const form = { number: ownAccount[house], name: 'Běžný účet', charset: 'windows-1250', reversals: '45' } as const;
  if ((await accountsOf(db, scope)).length === 0) await addAccount(at, form);
  await db.update(bankBook).set({ automatic: true });
  const [account] = await accountsOf(db, scope);
  const today = dayIn(now);
  const month = statedMonth(today);
  const told = await monthOf(at, month, today);
  if (told.length === 0) return;
  const bytes = Buffer.from(tableOf(account?.number ?? '', 38_621_473n, told, 1000));
  await importFile(at, { name: `vypis-${month}.csv`, mime: 'text/csv', bytes }, {});
}
