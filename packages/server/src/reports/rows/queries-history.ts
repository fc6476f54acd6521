import { type SQL, sql } from 'drizzle-orm';
import { isInside } from '#contract/reports/rules.ts';
import { type HistoryEntry, mostHistory } from '#contract/reports/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { type Report, seesNames } from './queries.ts';
import { askerOf } from './queries-seen.ts';
import { placeInWords } from './steps-words.ts';
import { reportChange } from './tables.ts';

type Kind = HistoryEntry['what'];
type Field = HistoryEntry['changes'][number]['field'];
/** A field as it stood and stands; people by their ids. */
export type Change = {
  field: Field;
  before?: string | null;
  after?: string | null;
  beforeId?: number | null;
  afterId?: number | null;
};

/** The same deed done to several, in one statement. */
export async function keepHistories(
  db: Db,
  scope: Scope,
  what: Kind,
  done: readonly { reportId: number; changes: readonly Change[] }[],
  at: Date,
): Promise<void> {
  const common = { svjId: scope.svjId, at, memberId: scope.memberId, what };
  const rows = done.flatMap(({ reportId, changes }) =>
    (changes.length > 0 ? changes : [{}]).map((change, i) => ({ ...common, reportId, ...change, begins: i === 0 })),
  );
  if (rows.length > 0) await db.insert(reportChange).values(rows);
}

/** Writes a deed down in the history of the report. */
export const keepHistory = (
  db: Db,
  scope: Scope,
  reportId: number,
  what: Kind,
  changes: readonly Change[],
  at: Date,
): Promise<void> => keepHistories(db, scope, what, [{ reportId, changes }], at);

/** Long words of people: whoever joins later is not told what stood there, it may have been taken out for a reason. */
const words: readonly Field[] = ['title', 'description', 'place', 'solution'];

type Row = {
  id: number;
  at: string;
  what: Kind;
  begins: boolean;
  field: Field | null;
  before: string | null;
  after: string | null;
  who: NameColumns | null;
  was: NameColumns | null;
  is: NameColumns | null;
};

const nameIn = (column: SQL): SQL => sql`(select to_json(y) from (
  select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
  from member m where m.svj_id = h.svj_id and m.id = ${column}) y)`;
const called = (m: NameColumns | null) => m && nameOf(m).full_name;

/** The history of the report, the newest first, as the asker may know it. */
export async function historyOf(db: Db, scope: Scope, report: Report, lang: Locale): Promise<HistoryEntry[]> {
  const inside = isInside(report, askerOf(scope));
  // Who was let in to a private report, its other readers need not know.
  const { rows } = await db.execute<Row>(sql`
    select h.id, h.at, h.what, h.begins, h.field, h.before, h.after, ${nameIn(sql`h.member_id`)} as who,
      ${nameIn(sql`h.before_id`)} as was, ${nameIn(sql`h.after_id`)} as is
    from report_change h where h.svj_id = ${scope.svjId} and h.report_id = ${report.id}
      and (${inside}::boolean or h.what not in ('letIn', 'letOut'))
    order by h.id desc limit ${mostHistory}`);
  const told = (field: Field, value: string | null, who: NameColumns | null): string | null => {
    if (words.includes(field) && !inside) return null;
    if (field === 'place' && value) return placeInWords(lang, JSON.parse(value)) || null;
    return value ?? called(who);
  };
  const entries: HistoryEntry[] = [];
  for (const row of rows.toReversed()) {
    if (row.begins || entries.length === 0) {
      const isMine = row.who?.id === scope.memberId;
      const isHidden = !isMine && !seesNames(scope) && row.who?.id === report.ownerId;
      const who = row.who && !isHidden ? { id: row.who.id, full_name: nameOf(row.who).full_name } : null;
      entries.push({ id: row.id, at: new Date(row.at).toISOString(), who, what: row.what, changes: [] });
    }
    const { field, before, after, was, is } = row;
    if (field) entries.at(-1)?.changes.push({ field, from: told(field, before, was), to: told(field, after, is) });
  }
  return entries.reverse();
}
