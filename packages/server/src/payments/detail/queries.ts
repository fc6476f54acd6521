import { sql } from 'drizzle-orm';
import { moneyText } from '#contract/base/money/amount.ts';
import { documentNumberOf } from '#contract/cashdesk/rules.ts';
import type { Became, Offered } from '#contract/payments/schema.ts';
import { mostOffered } from '#contract/payments/schema-words.ts';
import { seesAll } from '../../accounts/rows/queries-seen.ts';
import { seen as seenRequest } from '../../approvals/rows/queries.ts';
import { may } from '../../base/http/gate.ts';
import { type At, isCancelled } from '../rows/queries.ts';

type Row = { id: number; day: string | null; amount: string; name: string; supplier: string; number: string };
const offeredOf =
  (kind: Offered['kind']) =>
  ({ id, day, amount, name, supplier, number }: Row): Offered => ({
    ...{ kind, id, date: day, name, supplier, externalNumber: number },
    amount: moneyText(BigInt(amount)),
  });

/** Movements that went out and that no payment was made of; those of units and those given back are none. */
async function movements({ db, scope }: At): Promise<Offered[]> {
  const { rows } = await db.execute<Row>(sql`
    select l.id, l.day::text, (-l.amount)::text as amount, l.message as name, l.name as supplier, l.vs as number
    from bank_line l where l.svj_id = ${scope.svjId} and l.amount < 0 and l.currency = 'CZK' and l.state in ('waiting', 'house')
      and not exists (select from fee_payment p where p.svj_id = l.svj_id and p.line_id = l.id and p.undone_at is null)
    order by l.day desc, l.id desc limit ${mostOffered}`);
  return rows.map(offeredOf('bank'));
}

async function expenses({ db, scope }: At): Promise<Offered[]> {
  if (!may(scope, 'cashDesk', 'r')) return [];
  const { rows } = await db.execute<Row>(sql`
    select r.id, r.day::text, r.amount::text, r.name, r.money_from as supplier, r.external_number as number
    from cash_record r where r.svj_id = ${scope.svjId} and r.is_expense and r.cause = 'plain' and not ${isCancelled(sql.raw('r'))}
      and not exists (select from fee_payment p where p.svj_id = r.svj_id and p.cash_id = r.id and p.undone_at is null)
    order by r.day desc, r.id desc limit ${mostOffered}`);
  return rows.map(offeredOf('cash'));
}

/** Of `approval`: a record that stands, or a payment that was not taken back. */
const hasBecome = sql`(exists (select from fee_payment p where p.svj_id = approval.svj_id and p.approval_id = approval.id
    and p.undone_at is null)
  or exists (select from approval_cash x join cash_record r on r.svj_id = x.svj_id and r.id = x.cash_id
    where x.svj_id = approval.svj_id and x.approval_id = approval.id and not ${isCancelled(sql.raw('r'))}))`;

async function requests({ db, scope }: At): Promise<Offered[]> {
  const { rows } = await db.execute<Row>(sql`
    select approval.id, null as day, approval.amount::text, approval.title as name, approval.supplier_name as supplier, '' as number
    from approval where ${seenRequest(scope)} and approval.status = 'approved' and approval.amount is not null and not ${hasBecome}
    order by approval.decided_at desc, approval.id desc limit ${mostOffered}`);
  return rows.map(offeredOf('approval'));
}

export const offersOf = async (at: At): Promise<Offered[]> => [
  ...(await movements(at)),
  ...(await expenses(at)),
  ...(await requests(at)),
];

/** What a request became, whoever asks: for what decides whether it may become anything. */
export async function becameOf({ db, scope }: At, approvalId: number): Promise<Pick<Became, 'cash' | 'payment'>> {
  const cash = await db.execute<{ id: number; year: number; number: number }>(sql`
    select r.id, r.year, r.number from approval_cash x join cash_record r on r.svj_id = x.svj_id and r.id = x.cash_id
    where x.svj_id = ${scope.svjId} and x.approval_id = ${approvalId} and not ${isCancelled(sql.raw('r'))} limit 1`);
  const paid = await db.execute<{ id: number; name: string }>(sql`
    select f.id, f.name from fee_payment p join fee f on f.svj_id = p.svj_id and f.id = p.fee_id
    where p.svj_id = ${scope.svjId} and p.approval_id = ${approvalId} and p.undone_at is null limit 1`);
  const [record, fee] = [cash.rows[0], paid.rows[0]];
  return {
    cash: record ? { id: record.id, documentNumber: documentNumberOf('expense', record.year, record.number) } : null,
    payment: fee ? { feeId: fee.id, fee: fee.name } : null,
  };
}

/** Fees of the house, by their names. */
export async function houseFees({ db, scope }: At): Promise<Became['fees']> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select f.id, f.name from fee f where f.svj_id = ${scope.svjId} and f.side = 'house' order by f.name collate cs_numeric, f.id`);
  return rows;
}

/** The request that a record was made of, where the asker reads requests. */
export async function requestOfRecord({ db, scope }: At, cashId: number) {
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    select approval.id, approval.title from approval_cash x
    join approval on approval.svj_id = x.svj_id and approval.id = x.approval_id
    where x.svj_id = ${scope.svjId} and x.cash_id = ${cashId} and ${seenRequest(scope)}`);
  return rows[0] ?? null;
}

/** The fee that a record pays, for whoever sees what each payment is. */
export async function feeOfRecord({ db, scope }: At, cashId: number) {
  if (!seesAll(scope)) return null;
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select f.id, f.name from fee_payment p join fee f on f.svj_id = p.svj_id and f.id = p.fee_id
    where p.svj_id = ${scope.svjId} and p.cash_id = ${cashId} and p.undone_at is null`);
  return rows[0] ?? null;
}
