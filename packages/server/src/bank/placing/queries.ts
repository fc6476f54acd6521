import { sql } from 'drizzle-orm';
import { partText } from '#contract/bank/rules-chain.ts';
import type { StoredReason } from '#contract/bank/schema.ts';
import { closeLedger, openLedger } from '../../accounts/ledger/queries.ts';
import type { At, Book, Line, Part } from '../rows/queries.ts';
import { link } from '../rows/steps-chain.ts';

export type NewPart = {
  line: Line;
  kind: Part['kind'];
  amount: bigint;
  unitId?: number;
  ofLine?: Line;
  undoes?: Part;
  alone?: boolean;
  reasons?: StoredReason[];
  note?: string;
};

const inText = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

/** Numbers of units in their ledger; accounts that are not there yet are opened. */
async function numbersOf(at: At, unitIds: readonly number[]): Promise<Map<number, number>> {
  if (unitIds.length === 0) return new Map();
  const ledger = await openLedger(at, unitIds);
  await closeLedger(at, ledger);
  return ledger.numbers;
}

/** Writes where movements went, linked one after another; answers ids in the order in which they came. */
export async function addParts(at: At, book: Book, parts: readonly NewPart[]): Promise<number[]> {
  const { db, scope, now } = at;
  const numbers = await numbersOf(at, [...new Set(parts.flatMap((p) => p.unitId ?? []))]);
  const rows = parts.map(({ line, kind, amount, unitId, ofLine, undoes, alone = false, reasons = [], note = '' }) => {
    const unit = unitId === undefined ? null : (numbers.get(unitId) ?? null);
    const places = { line: line.n, ofLine: ofLine?.n ?? null, undoes: undoes?.n ?? null };
    return {
      ...link(book, partText({ ...places, kind, unit, amount, alone, note, madeName: scope.name })),
      ...{ lineId: line.id, kind, unitId, amount, ofLineId: ofLine?.id, undoesId: undoes?.id, alone, reasons, note },
    };
  });
  const made = await db.execute<{ id: number }>(sql`
    insert into bank_part (svj_id, n, line_id, kind, unit_id, amount, of_line_id, undoes_id, alone, reasons, note, digest,
      made_at, made_by, made_name)
    select ${scope.svjId}::bigint, n, "lineId", kind, "unitId", amount, "ofLineId", "undoesId", alone, reasons, note, digest,
      ${now.toISOString()}::timestamptz, ${scope.memberId}::bigint, ${scope.name}::text
    from jsonb_to_recordset(${JSON.stringify(rows, inText)}::jsonb) as x (n int, "lineId" bigint, kind text, "unitId" bigint,
      amount bigint, "ofLineId" bigint, "undoesId" bigint, alone boolean, reasons jsonb, note text, digest text)
    order by n returning id`);
  return made.rows.map((r) => r.id);
}
