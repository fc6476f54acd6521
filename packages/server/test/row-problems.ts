import type { QueryResult } from 'pg';
import type { DeclaredColumn } from './declared-rows.ts';

/** Kinds of values by the number of the type in the database; what is not here is told by its values alone. */
const kinds: Readonly<Record<number, string>> = {
  ...Object.fromEntries([20, 21, 23, 700, 701].map((oid) => [oid, 'number'])),
  ...Object.fromEntries([18, 19, 25, 1042, 1043, 1082, 1114, 1184, 1186, 1700, 2950].map((oid) => [oid, 'string'])),
  16: 'boolean',
  17: 'object',
};
const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value);
/** Rows of one answer that are looked into. */
const mostRows = 200;

function valueProblem(name: string, value: unknown, { kinds: allowed, words }: DeclaredColumn): string | null {
  const kind = kindOf(value);
  if (allowed.includes('any')) return null;
  if (!allowed.includes(kind)) return `${name} is declared ${allowed.join(' | ')} and came as ${kind}`;
  if (words && kind === 'string' && !words.includes(value as string))
    return `${name} came as „${value}“, which is no word of it`;
  return null;
}

/** What an answer is that its declaration does not say. */
export function* problemsOf(
  row: Record<string, DeclaredColumn>,
  { fields, rows }: Pick<QueryResult, 'fields' | 'rows'>,
): Generator<string> {
  const names = new Set(fields.map(({ name }) => name));
  for (const [name, column] of Object.entries(row))
    if (!names.has(name) && !column.optional) yield `${name} is declared and not read`;
  for (const { name, dataTypeID } of fields) {
    const column = row[name];
    if (!column) {
      yield `${name} is read and not declared`;
      continue;
    }
    const kind = kinds[dataTypeID];
    if (kind && !column.kinds.includes(kind) && !column.kinds.includes('any'))
      yield `${name} is declared ${column.kinds.join(' | ')} and the database gives ${kind}`;
    for (const one of rows.slice(0, mostRows)) {
      const problem = valueProblem(name, one[name], column);
      if (problem) yield problem;
    }
  }
}
