import { createPublicKey, verify } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { moneyText } from '#contract/base/money/amount.ts';
import { linkText, paperNumber } from '#contract/invoices/rules.ts';
import type { PapersVerified } from '#contract/invoices/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { digestOf, numberOf } from '../papers/steps.ts';
import type { Said } from '../print/print.ts';
import { numbersGiven, papersInParts } from './queries.ts';

type Problem = PapersVerified['problems'][number];
type Row = Awaited<ReturnType<typeof papersInParts>>[number];
/** What stands before the 32 bytes of an Ed25519 key in SPKI. */
const spki = Buffer.from('302a300506032b6570032100', 'hex');

function isSigned({ chained, signature, signingKey }: Row): boolean {
  try {
    const key = createPublicKey({
      key: Buffer.concat([spki, Buffer.from(signingKey, 'hex')]),
      format: 'der',
      type: 'spki',
    });
    return verify(null, Buffer.from(chained), key, signature);
  } catch {
    return false;
  }
}

/**
 * Whether it stands with whom, under which days and behind which document and payment its text says: an association reads what
 * it owes from there. Of one that is gone nobody reads anything.
 */
function isInItsPlace({ houseId, kind, total, around }: Row, { symbol, period, corrects }: Said): boolean {
  if (houseId === null) return true;
  const { owed, credited } = around;
  return (
    around.symbol === symbol &&
    around.from === period.from &&
    around.to === period.to &&
    around.corrects === (corrects?.number ?? null) &&
    (kind !== 'proforma' || owed === null || BigInt(owed) === total) &&
    (kind !== 'tax' || (credited !== null && BigInt(credited) === total))
  );
}

/** Whether columns say what the kept text says. */
function fits(row: Row): boolean {
  if (digestOf(row.content) !== row.digest) return false;
  const said = JSON.parse(row.content) as Said;
  const { base, tax, total } = said.whole;
  return (
    isInItsPlace(row, said) &&
    [said.number, said.kind, said.issuedOn, base, tax, total].join() ===
      [numberOf(row), row.kind, row.issuedOn, moneyText(row.base), moneyText(row.tax), moneyText(row.total)].join()
  );
}

function problemsOf(row: Row, head: string, n: number): Problem['what'][] {
  const parts = [numberOf(row), row.digest, row.pdfDigest, row.isdocDigest];
  return [
    ...(row.n !== n || digestOf(linkText(head, n, parts)) !== row.chained ? (['entry'] as const) : []),
    ...(fits(row) ? [] : (['content'] as const)),
    ...(row.pdfNow === row.pdfDigest ? [] : (['pdf'] as const)),
    ...(row.isdocNow === row.isdocDigest ? [] : (['isdoc'] as const)),
    ...(isSigned(row) ? [] : (['signature'] as const)),
  ];
}

/** Rows that are read at once. */
const atOnce = 500;

/** Counts the chain of all issued documents again and compares each with what is kept; call it across associations. */
export async function verifyPapers(db: Db): Promise<PapersVerified> {
  const { rows } = await db.execute<{ entries: number; head: string }>(sql`select entries, head from invoice_book`);
  const book = rows[0] as (typeof rows)[number];
  const problems: Problem[] = [];
  const seen = new Set<string>();
  let [n, head] = [0, ''];
  for (let part = await papersInParts(db, n, atOnce); part.length > 0; part = await papersInParts(db, n, atOnce)) {
    for (const row of part) {
      for (const what of problemsOf(row, head, n + 1)) problems.push({ what, name: numberOf(row) });
      seen.add(numberOf(row));
      [n, head] = [row.n, row.chained];
    }
  }
  if (n !== book.entries || head !== book.head) problems.push({ what: 'head', name: String(book.entries) });
  for (const { kind, year, last } of await numbersGiven(db))
    for (let number = 1; number <= last; number += 1) {
      const name = paperNumber(kind, year, number);
      if (!seen.has(name)) problems.push({ what: 'missing', name });
    }
  return { entries: book.entries, problems: problems.slice(0, 200) };
}
