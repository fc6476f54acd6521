import type { Money } from '../base/money/amount.ts';
import type { Day } from '../base/time/dates.ts';
import type { ReadLine } from './schema-statement.ts';
import type { PartKind } from './schema-words.ts';

const sum = (amount: Money | null): string | null => (amount === null ? null : `${amount}`);

/** What a digest is counted over: the one before, the place, the content. */
export const entryText = (before: string, n: number, content: string): string => `${before}\n${n}\n${content}`;

export type ChainedStatement = {
  account: string;
  number: number | null;
  from: Day;
  to: Day;
  opening: Money | null;
  closing: Money | null;
  currency: string;
  fileDigest: string;
  madeName: string;
};
export const statementText = (s: ChainedStatement): string =>
  JSON.stringify([
    ...['statement', s.account, s.number, s.from, s.to, sum(s.opening), sum(s.closing)],
    ...[s.currency, s.fileDigest, s.madeName],
  ]);

/** `statement`: the place of its statement in the chain. */
export const lineText = (l: ReadLine & { account: string; statement: number; position: number }): string =>
  JSON.stringify([
    ...['line', l.account, l.statement, l.position, l.day, sum(l.amount), l.currency, l.counter, l.name],
    ...[l.vs, l.ks, l.ss, l.message, l.reference, l.reverses],
  ]);

export type ChainedPart = {
  /** Places in the chain. */
  line: number;
  ofLine: number | null;
  undoes: number | null;
  kind: PartKind;
  /** What the ledger of units calls the unit. */
  unit: number | null;
  amount: Money;
  alone: boolean;
  note: string;
  madeName: string;
};
export const partText = (p: ChainedPart): string =>
  JSON.stringify([...['part', p.line, p.kind, p.unit, sum(p.amount), p.ofLine, p.undoes, p.alone, p.note, p.madeName]]);
