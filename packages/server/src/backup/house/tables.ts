import { ownedTablesOf } from '../../around.ts';

// What of an association travels and what does not. Tables, columns and keys come from the database itself; what it
// cannot know is said by the nouns, each of its own tables, and only read here. Columns are named `table.column`.

export const formatName = 'pavlac-association';
/** Raised when an older program could no longer read the archive: since 2 files may stand under the names that people gave. */
export const formatMajor = 2;
/** What the command writes: files under their keys. */
export const formatPlain = 1;

/** Without this table an archive is of before votes travelled as records. */
export const votesMarker = 'vote_origin';

const tables = [...ownedTablesOf()].map(([name, table]) => ({ name, ...table }));
const columns = tables.flatMap(({ name, columns = {} }) =>
  Object.entries(columns).map(([column, fact]) => ({ path: `${name}.${column}`, fact })),
);

type Pairs<V> = readonly (readonly [string, V])[];
const byName = <V>(pairs: Pairs<V>): Readonly<Record<string, V>> => Object.fromEntries(pairs);

/** Tables with svj_id that stay at home, and why. */
export const leftOut = byName(tables.flatMap((t) => ('stays' in t ? [[t.name, t.stays] as const] : [])));
/** Tables that travel as history to be read, and are not written into another portal, and why. */
export const historyOnly = byName(tables.flatMap((t) => ('history' in t ? [[t.name, t.history] as const] : [])));
/** Of votes and what belongs to them: only history in archives of before. */
export const votesTables = tables.flatMap((t) => ('needs' in t && t.needs === votesMarker ? [t.name] : []));
/** What an import writes whatever the archive says. */
export const forced = byName(tables.flatMap((t) => (t.forced ? [[t.name, t.forced] as const] : [])));
/** What an import does with rows after all of them are written, in the new association. */
export const calmed = tables.flatMap(({ name, calmed }) => (calmed ? [{ table: name, ...calmed }] : []));
/** Which rows of a table travel, where not all do; `r` is the row. */
export const onlyRows = byName(tables.flatMap((t) => (t.only ? [[t.name, t.only] as const] : [])));
/** Which rows of a table an archive for the house goes without, by what the row is called. */
export const withheld = byName(tables.flatMap((t) => (t.withheld ? [[t.name, t.withheld] as const] : [])));
/** Tables of which such an archive brings some rows to be read alone. */
export const readAlone = tables.flatMap(({ name, readAlone }) => (readAlone ? [{ table: name, ...readAlone }] : []));
/** Names beside the rows of history; `r` is the row. */
export const named = byName(tables.flatMap((t) => (t.named ? [[t.name, t.named] as const] : [])));

/** Columns that stay at home. Those that point to accounts do so by themselves: nobody gains access by an import. */
export const leftOutColumns = byName(
  columns.flatMap(({ path, fact }) => ('stays' in fact ? [[path, fact.stays] as const] : [])),
);
/** Columns that hold an id without a foreign key. */
export const references = byName(
  columns.flatMap(({ path, fact }) => ('idOf' in fact ? [[path, fact.idOf] as const] : [])),
);
/** Columns that hold several ids. */
export const lists = byName(
  columns.flatMap(({ path, fact }) => ('idsOf' in fact ? [[path, fact.idsOf] as const] : [])),
);
/** Numbers, and lists of them, that look like ids and are not ours. */
export const foreignNumbers = byName(
  columns.flatMap(({ path, fact }) => ('foreign' in fact ? [[path, fact.foreign] as const] : [])),
);
/** Keys that must be new in every portal. */
export const renewed: ReadonlySet<string> = new Set(
  columns.flatMap(({ path, fact }) => ('renewed' in fact ? [path] : [])),
);
/** Columns of JSON: ids at their top by key. */
export const inJson = byName(columns.flatMap(({ path, fact }) => ('json' in fact ? [[path, fact.json] as const] : [])));

/** How archives made before call tables, and what each is called now. */
export const formerTables = byName(
  tables.flatMap(({ name, formerly }) => (formerly ? [[formerly.table, { name, ...formerly }] as const] : [])),
);

const inLog = byName(tables.flatMap(({ name, inLog = [] }) => inLog.map((called) => [called, name] as const)));

export type ByAnother = { says: string; means: Readonly<Record<string, string>> | 'its table' };
/** Columns whose meaning another column says. An id of an unknown noun is dropped; where it is needed, with its row. */
export const byAnother: Readonly<Record<string, ByAnother>> = byName(
  columns.flatMap(({ path, fact }) =>
    'saidBy' in fact
      ? [[path, { says: fact.saidBy, means: fact.means === 'as in the log' ? inLog : fact.means }] as const]
      : [],
  ),
);
