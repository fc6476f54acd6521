import * as z from 'zod/mini';
import type { ReceiptOf } from '#contract/verification/rules-receipt.ts';

const hex = z.string().check(z.regex(/^[0-9a-f]{1,200}$/));
const Shape = z.object({
  number: z.string(),
  vote: z.number(),
  seq: z.number(),
  hash: hex,
  head: z.object({ seq: z.number(), hash: hex, signature: hex }),
});

function readOne(text: string): ReceiptOf | null {
  try {
    const read = z.safeParse(Shape, JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** A file of several receipts; nothing when one of them is none. */
function readList(text: string): ReceiptOf[] {
  try {
    const read = z.safeParse(z.array(Shape), JSON.parse(text));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** Receipts somewhere in a text: a saved file of one or more, or a whole mail of before with one in each of its lines. */
export function readReceipts(text: string): ReceiptOf[] {
  const list = readList(text);
  if (list.length > 0) return list;
  const whole = readOne(text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1));
  if (whole) return [whole];
  return text.split('\n').flatMap((line) => readOne(line.trim()) ?? []);
}
