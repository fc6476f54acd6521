import { sql } from 'drizzle-orm';
import { lineText, partText, statementText } from '#contract/bank/rules-chain.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** One row of the chain: its place, its digest, what it says now. */
export type Link = { n: number; digest: string; content: string; what: 'statement' | 'line' | 'part'; name: string };

/** Rows in memory at once. */
const part = 2000;

type Facts = Readonly<Record<string, string | null>>;
type Row = { n: number; digest: string; told: Facts };

const amount = (text: string | null | undefined) => (text === null || text === undefined ? null : BigInt(text));

function linkOf(what: Link['what'], { n, digest, told: t }: Row): Link {
  if (what === 'statement') {
    const sums = { opening: amount(t.opening), closing: amount(t.closing) };
    return { n, digest, what, name: `${t.from} – ${t.to}`, content: statementText({ ...t, ...sums } as never) };
  }
  const own = amount(t.amount);
  if (what === 'line')
    return { n, digest, what, name: `${t.day} ${t.sum}`, content: lineText({ ...t, amount: own } as never) };
  return { n, digest, what, name: `${t.day} ${t.sum}`, content: partText({ ...t, amount: own } as never) };
}

const statements = (scope: Scope, from: number) => sql`
  select s.n, s.digest, json_build_object('account', a.number, 'number', s.number, 'from', s.day_from, 'to', s.day_to,
    'opening', s.opening::text, 'closing', s.closing::text, 'currency', s.currency, 'fileDigest', s.file_digest,
    'madeName', s.made_name) as told
  from bank_statement s join bank_account a on a.svj_id = s.svj_id and a.id = s.account_id
  where s.svj_id = ${scope.svjId} and s.n >= ${from} and s.n < ${from + part}`;
const lines = (scope: Scope, from: number) => sql`
  select l.n, l.digest, json_build_object('account', a.number, 'statement', s.n, 'position', l.position, 'day', l.day,
    'amount', l.amount::text, 'sum', (l.amount / 100.0)::numeric(20, 2)::text, 'currency', l.currency, 'counter', l.counter,
    'name', l.name, 'vs', l.vs, 'ks', l.ks, 'ss', l.ss, 'message', l.message, 'reference', l.reference,
    'reverses', l.reverses) as told
  from bank_line l join bank_account a on a.svj_id = l.svj_id and a.id = l.account_id
  join bank_statement s on s.svj_id = l.svj_id and s.id = l.statement_id
  where l.svj_id = ${scope.svjId} and l.n >= ${from} and l.n < ${from + part}`;
const parts = (scope: Scope, from: number) => sql`
  select p.n, p.digest, json_build_object('line', l.n, 'kind', p.kind, 'unit', u.no, 'amount', p.amount::text,
    'day', l.day, 'sum', (p.amount / 100.0)::numeric(20, 2)::text, 'ofLine', o.n, 'undoes', b.n, 'alone', p.alone,
    'note', p.note, 'madeName', p.made_name) as told
  from bank_part p join bank_line l on l.svj_id = p.svj_id and l.id = p.line_id
  left join bank_line o on o.svj_id = p.svj_id and o.id = p.of_line_id
  left join bank_part b on b.svj_id = p.svj_id and b.id = p.undoes_id
  left join account_unit u on u.svj_id = p.svj_id and u.unit_id = p.unit_id
  where p.svj_id = ${scope.svjId} and p.n >= ${from} and p.n < ${from + part}`;

/** Rows of the three tables by their places in the chain, in parts of so many places. */
export async function* linksUpTo(db: Db, scope: Scope, last: number) {
  for (let from = 1; from <= last; from += part) {
    const asked = [
      ['statement', statements(scope, from)],
      ['line', lines(scope, from)],
      ['part', parts(scope, from)],
    ] as const;
    const found: Link[] = [];
    for (const [what, asks] of asked) {
      const { rows } = await db.execute<Row>(asks);
      found.push(...rows.map((r) => linkOf(what, r)));
    }
    yield found.sort((a, b) => a.n - b.n);
  }
}

/** Movements whose state is not what their parts say. */
export async function statesThatDiffer(db: Db, scope: Scope): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select x.name from (
      select l.day || ' ' || (l.amount / 100.0)::numeric(20, 2) as name, l.state, l.amount, l.currency, l.reverses,
        array_agg(distinct p.kind) filter (where p.kind is not null) as kinds,
        coalesce(sum(p.amount) filter (where p.kind = 'unit'), 0) as units,
        exists (select from bank_part r where r.svj_id = l.svj_id and r.of_line_id = l.id
          and not exists (select from bank_part v where v.svj_id = r.svj_id and v.undoes_id = r.id)) as gone
      from bank_line l
      left join bank_part p on p.svj_id = l.svj_id and p.line_id = l.id and p.kind <> 'undo'
        and not exists (select from bank_part u where u.svj_id = p.svj_id and u.undoes_id = p.id)
      where l.svj_id = ${scope.svjId} group by l.svj_id, l.id, l.day, l.amount, l.state, l.currency, l.reverses) x
    where (case x.state
      when 'units' then x.kinds = array['unit'] and x.units = x.amount
      when 'returned' then x.gone or x.kinds = array['return']
      when 'listed' then x.currency <> 'CZK'
      when 'house' then x.kinds = array['house'] or (x.kinds is null and (x.amount <= 0 or x.reverses))
      else x.kinds is null and not x.gone end) is not true
    limit 200`);
  return rows.map((r) => r.name);
}

/** Parts of units that their ledger does not have, or has in another sum. */
export async function creditsThatDiffer(db: Db, scope: Scope): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select l.day || ' ' || (p.amount / 100.0)::numeric(20, 2) as name
    from bank_part p join bank_line l on l.svj_id = p.svj_id and l.id = p.line_id
    left join account_entry e on e.svj_id = p.svj_id and e.source = 'bank_part' and e.source_id = p.id
    where p.svj_id = ${scope.svjId} and p.kind = 'unit'
      and (e.amount, e.unit_id) is distinct from (-p.amount, p.unit_id) limit 200`);
  return rows.map((r) => r.name);
}
