import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { over } from '../../base/db/db.ts';
import type { Portal } from '../../base/http/handler.ts';
import { ArchiveRefused } from '../../base/process/refuse-start.ts';
import { bytesKey } from '../../base/store/file-receiving.ts';
import type { FileStore } from '../../base/store/file-store.ts';
import { keepRepresentatives } from '../../representations/queries-moved.ts';
import { quoted } from '../queries.ts';
import { type Entry, verifyArchive, walkArchive } from '../read-archive.ts';
import { filesName } from '../steps-files.ts';
import type { HouseManifest } from './print.ts';
import { hasVotes, isWritten, type Shape, shapesOf, travelling } from './queries.ts';
import { type KeyOfVotes, keysOfVotes } from './queries-votes.ts';
import { calledNow, rowNow } from './steps-former.ts';
import { closeVotes, ledgerNames } from './steps-votes.ts';
import {
  type ByAnother,
  byAnother,
  calmed,
  forced,
  formatMajor,
  formatName,
  formatPlain,
  inJson,
  lists,
  renewed,
} from './tables.ts';

type Row = Record<string, unknown>;
/** New ids by old ones, of every table. */
type Ids = Map<string, Map<string, number | string>>;
type Table = Shape & {
  /** What the archive brings of it. */
  brought: Set<string>;
  /** Columns that point to rows which come only later: written afterwards. */
  late: string[];
};

const atOnce = 500;

async function* linesIn({ bytes }: Entry): AsyncGenerator<Row> {
  const input = Readable.from(bytes, { objectMode: false });
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line !== '') yield JSON.parse(line) as Row;
  }
}

async function* batchesIn(entry: Entry): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of linesIn(entry)) {
    batch.push(row);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The archive's manifest, when it is whole and this code can read it. Touches nothing. */
export async function readHouse(file: string): Promise<HouseManifest> {
  const manifest = (await verifyArchive(file)) as HouseManifest;
  if (manifest.format !== formatName)
    throw new ArchiveRefused('foreign', `Soubor ${file} není společenství z Pavlače.`);
  if (!(manifest.formatVersion >= formatPlain && manifest.formatVersion <= formatMajor)) {
    throw new ArchiveRefused(
      'newer',
      `Soubor je ve formátu ${manifest.formatVersion}, tento program čte nejvýš formát ${formatMajor}. Použijte novější Pavlač.`,
    );
  }
  return manifest;
}

/** The tables of the archive as this portal has them; one that it does not know means a newer portal. */
function tablesFor(shapes: readonly Shape[], manifest: HouseManifest): Map<string, Table> {
  const tables = new Map<string, Table>();
  const archived = manifest.tables.map(calledNow);
  const order = archived.map((t) => t.name);
  for (const { name, part, columns } of archived) {
    const shape = shapes.find((s) => s.name === name);
    const known = shape && new Set(travelling(shape).map((c) => c.name));
    const strange = columns.find((c) => !known?.has(c.name));
    if (!shape || strange) {
      const what = `${name}${strange && shape ? `.${strange.name}` : ''}`;
      throw new ArchiveRefused(
        'newer',
        `Soubor je z novější verze Pavlače (${manifest.portalVersion}): ${what} tento portál nezná.`,
      );
    }
    const later = order.slice(order.indexOf(name));
    const late = shape.columns.filter((c) => !c.needed && c.after.some((t) => later.includes(t))).map((c) => c.name);
    tables.set(part, { ...shape, brought: new Set(columns.map((c) => c.name)), late });
  }
  return tables;
}

const aloneIn = ({ alone = [] }: HouseManifest, table: string) =>
  alone.filter((a) => a.table === table).flatMap((a) => a.ids);

type Given = { file: string; files: FileStore; now: Date } & Pick<Portal, 'signer'> & {
    /** Hears now and then how many of how many rows and files are written, and under which number. */
    heard?: ((written: number, of: number, svjId: number) => Promise<void>) | undefined;
  };
export type Imported = {
  svjId: number;
  /** By table, how many rows came quieter than they were: planned messages as concepts, powers ended. */
  calmed: Record<string, number>;
  /** Names of votes that ran and were cancelled. */
  cancelled: string[];
  /** Whose keys the votes that came are signed with. */
  keys: KeyOfVotes[];
  /** Removes the bytes that were written, where the rows are taken back after all. */
  discard: () => Promise<void>;
};

/**
 * Adds the association of the archive beside those that are here, under new ids, in the open transaction of the
 * application's role. Members come without access, planned messages as concepts, votes closed.
 */
export async function importHouse(
  db: pg.Client,
  { file, files, now, signer, heard }: Given,
  manifest: HouseManifest,
): Promise<Imported> {
  const tables = tablesFor(await shapesOf(db), manifest);
  const ids: Ids = new Map();
  await walkArchive(file, async (entry) => {
    const table = tables.get(entry.name);
    if (!table?.ids || !isWritten(table, manifest.tables)) return;
    ids.set(table.name, await newIds(db, table, entry));
    // What comes to be read alone is not written, and so is what belongs to it.
    for (const id of aloneIn(manifest, table.name)) ids.get(table.name)?.delete(String(id));
  });
  const svjId = Number(ids.get('svj')?.get(String(manifest.association.id)));
  await db.query(`select set_config('app.svj_id', $1, true)`, [String(svjId)]);
  const alone = new Set(manifest.alone?.flatMap((a) => a.ids.map((id) => `${a.table} ${id}`)));
  const afterwards: (() => Promise<void>)[] = [];
  const names = ledgerNames(db, now, ids.get('member') ?? new Map());
  const bytes = bringFiles(files, svjId, ids);
  const count = counting(manifest, (written, of) => heard?.(written, of, svjId));
  await count(0);
  const rows = async (entry: Entry) => {
    const table = tables.get(entry.name);
    if (!table || !isWritten(table, manifest.tables)) return;
    for await (const batch of batchesIn(entry)) {
      const rows: Row[] = [];
      for (const old of batch) {
        if (alone.has(`${table.name} ${old.id}`)) continue;
        const row = moved(table, rowNow(entry.name, old), ids);
        if (!row) continue;
        await names.keep(table.name, old, row, svjId);
        rows.push(row);
      }
      await insert(db, table, rows, svjId);
      await count(batch.length);
      for (const column of table.late) {
        const waiting = rows.filter((r) => r[column] !== null).map((r) => ({ id: r.id, [column]: r[column] }));
        if (waiting.length > 0) afterwards.push(() => point(db, table, column, waiting, svjId));
      }
    }
  };
  try {
    await walkArchive(file, async (entry) => {
      if (!entry.name.startsWith(filesName)) return rows(entry);
      await bytes.take(entry);
      await count(1);
    });
    for (const write of afterwards) await write();
    await names.settle(svjId);
    if (!hasVotes(manifest.tables)) await keepRepresentatives(over(db), svjId, now);
    const cancelled = await closeVotes(db, { signer }, svjId, now);
    return { svjId, calmed: await calm(db, svjId), cancelled, keys: await keysOfVotes(db), discard: bytes.discard };
  } catch (error) {
    await bytes.discard();
    throw error;
  }
}

/** Tells how many of all rows and files are written, each time that more are. */
function counting({ tables }: HouseManifest, tell: (written: number, of: number) => Promise<void> | undefined) {
  const of = tables.reduce((sum, t) => sum + t.rows + (t.name === 'file' ? t.rows : 0), 0);
  let written = 0;
  return async (more: number) => {
    written = Math.min(written + more, of);
    await tell(written, of);
  };
}

/** What would be told to people by itself waits for somebody here to publish it. */
async function calm(db: pg.Client, svjId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, set, where } of calmed) {
    const { rowCount } = await db.query(`update ${quoted(table)} set ${set} where svj_id = $1 and (${where})`, [svjId]);
    counts[table] = rowCount ?? 0;
  }
  return counts;
}

/** Bytes of files come after all rows, under the keys that those were given. */
function bringFiles(store: FileStore, svjId: number, ids: Ids) {
  const brought: string[] = [];
  return {
    async take({ name, bytes, size }: Entry): Promise<void> {
      // The name that people gave stands behind the key.
      const [old = '', ...rest] = name.slice(filesName.length).split('/', 1).join('').split('.');
      const key = ids.get('file.key')?.get(old);
      if (key === undefined) return;
      const whole = [bytesKey(svjId, String(key)), ...rest].join('.');
      brought.push(whole);
      await store.write(whole, Readable.from(bytes, { objectMode: false }), size);
    },
    discard: async () => {
      for (const key of brought) await store.drop(key);
    },
  };
}

async function newIds(db: pg.Client, { ids }: Table, entry: Entry): Promise<Map<string, number | string>> {
  const made = new Map<string, number | string>();
  const old: string[] = [];
  for await (const row of linesIn(entry)) old.push(String(row.id));
  // What is listed by its id is listed in the same order here.
  if (ids?.sequence) old.sort((a, b) => Number(a) - Number(b));
  for (let at = 0; at < old.length; at += atOnce) {
    const some = old.slice(at, at + atOnce);
    const fresh = ids?.sequence ? await next(db, ids.sequence, some.length) : some.map(() => randomUUID());
    some.forEach((id, i) => {
      made.set(id, fresh[i] as number | string);
    });
  }
  return made;
}

async function next(db: pg.Client, sequence: string, count: number): Promise<number[]> {
  const sql = 'select nextval($1::regclass)::text as id from generate_series(1, $2::int)';
  const { rows } = await db.query<{ id: string }>(sql, [sequence, count]);
  return rows.map((r) => Number(r.id));
}

const meant = ({ means }: ByAnother, says: string) => (means === 'its table' ? says : means[says]);

function renew(ids: Ids, path: string, old: string): string {
  const fresh = randomUUID();
  ids.set(path, (ids.get(path) ?? new Map<string, number | string>()).set(old, fresh));
  return fresh;
}

/** The row with the ids of this portal; null when what it is about does not travel. */
function moved(table: Table, row: Row, ids: Ids): Row | null {
  const at = (to: string | undefined, old: unknown) => ids.get(to ?? '')?.get(String(old)) ?? null;
  const out: Row = {};
  for (const { name, type, to } of table.columns) {
    if (!table.brought.has(name)) continue;
    const old = row[name] ?? null;
    const path = `${table.name}.${name}`;
    const other = byAnother[path];
    if (old === null) out[name] = null;
    else if (other) out[name] = at(meant(other, String(row[other.says])), old);
    else if (renewed.has(path)) out[name] = renew(ids, path, String(old));
    else if (name === 'id' && table.ids) out[name] = at(table.name, old);
    else if (lists[path]) out[name] = (old as unknown[]).map((id) => at(lists[path], id)).filter((id) => id !== null);
    else if (to !== null) out[name] = at(to, old);
    else if (type === 'bytea') out[name] = `\\x${Buffer.from(String(old), 'base64').toString('hex')}`;
    // A list at its top holds no keys that lead anywhere.
    else if (inJson[path] && !Array.isArray(old)) {
      const found = Object.entries(inJson[path]).filter(([key]) => (old as Row)[key] != null);
      out[name] = {
        ...(old as Row),
        ...Object.fromEntries(found.map(([key, aim]) => [key, at(aim, (old as Row)[key])])),
      };
    } else out[name] = old;
  }
  if (table.name === 'activity' && out.member_id === null && row.who) {
    out.detail = { ...(out.detail as Row), who: row.who };
  }
  const isLost = table.columns.some((c) => c.needed && table.brought.has(c.name) && out[c.name] === null);
  if (!isLost) return { ...out, ...forced[table.name] };
  // What belongs to it and its bytes stay out too.
  if (table.ids) ids.get(table.name)?.delete(String(row.id));
  for (const { name } of table.columns) ids.get(`${table.name}.${name}`)?.delete(String(row[name]));
  return null;
}

async function insert(db: pg.Client, table: Table, rows: readonly Row[], svjId: number): Promise<void> {
  if (rows.length === 0) return;
  const columns = [...table.brought];
  const values = columns.map((c) => (table.late.includes(c) ? 'null' : `x.${quoted(c)}`));
  const own = table.name === 'svj' ? { column: [], value: [] } : { column: ['svj_id'], value: [String(svjId)] };
  await db.query(
    `insert into ${quoted(table.name)} (${[...own.column, ...columns].map(quoted).join(', ')}) overriding system value
     select ${[...own.value, ...values].join(', ')} from jsonb_populate_recordset(null::${quoted(table.name)}, $1::jsonb) x`,
    [JSON.stringify(rows)],
  );
}

async function point(
  db: pg.Client,
  { name }: Table,
  column: string,
  rows: readonly Row[],
  svjId: number,
): Promise<void> {
  await db.query(
    `update ${quoted(name)} t set ${quoted(column)} = x.${quoted(column)}
     from jsonb_populate_recordset(null::${quoted(name)}, $1::jsonb) x where t.svj_id = $2 and t.id = x.id`,
    [JSON.stringify(rows), svjId],
  );
}
