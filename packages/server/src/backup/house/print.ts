import { Readable } from 'node:stream';
import type pg from 'pg';
import { StartRefused } from '../../base/process/refuse-start.ts';
import { bytesKey, previewKey } from '../../base/store/file-receiving.ts';
import type { FileStore } from '../../base/store/file-store.ts';
import { type Archive, manifestName, writeArchive } from '../print-archive.ts';
import { quoted } from '../queries.ts';
import { filesName } from '../steps-files.ts';
import { type Column, type Shape, shapesOf, travelling } from './queries.ts';
import { runningVotes } from './queries-votes.ts';
import { formatMajor, formatName, named, onlyRows } from './tables.ts';

export type HouseManifest = {
  format: string;
  formatVersion: number;
  portalVersion: string;
  createdAt: string;
  association: { id: number; name: string };
  /** Names of votes that ran when the archive was made; older ones do not say. */
  running?: string[];
  tables: {
    name: string;
    part: string;
    rows: number;
    columns: { name: string; type: string; pointsTo: string | null }[];
  }[];
};
type Order = {
  db: pg.Client;
  svjId: number;
  file: string;
  files: FileStore;
  portalVersion: string;
  signal: AbortSignal;
  room?: () => Promise<void>;
  /** Told before anything is written which votes run. */
  before?: (running: readonly string[]) => void;
};

const atOnce = 500;

const explained = `Jedno společenství z portálu Pavlač / One association of a Pavlač portal

ČESKY
manifest.json      popis: formát, tabulky, sloupce a kam který ukazuje, počty řádků
tables/*.jsonl     jedna tabulka je jeden soubor, jeden řádek je jeden záznam: JSON v UTF-8, klíče jsou jména sloupců
files/KLÍČ         obsah souboru podle tables/file.jsonl; KLÍČ.webp je zmenšený obrázek
SHA256SUMS         kontrolní součty všech ostatních souborů (sha256sum -c SHA256SUMS)
Identifikátory jsou čísla a platí jen uvnitř tohoto archivu. Podíly a jiná velká čísla jsou text. Dny jsou RRRR-MM-DD,
okamžiky ISO 8601 v UTC, binární sloupce base64. Přihlašovací účty, hesla, klíče a pozvánky v archivu nejsou.
Do portálu se vrací příkazem: npm run import -- SOUBOR

ENGLISH
manifest.json      description: format, tables, columns and where each points, numbers of rows
tables/*.jsonl     one table is one file, one line is one record: JSON in UTF-8, keys are names of columns
files/KEY          what is in a file of tables/file.jsonl; KEY.webp is a smaller picture
SHA256SUMS         checksums of all other files (sha256sum -c SHA256SUMS)
Identifiers are numbers valid only inside this archive. Shares and other large numbers are text. Days are YYYY-MM-DD,
moments ISO 8601 in UTC, binary columns base64. There are no accounts, passwords, keys or invitations in it.
It goes back into a portal by: npm run import -- FILE
`;

/** How a column is written: numbers that a reader could round are text. */
function shown({ name, type, to }: Column): string {
  const column = `r.${quoted(name)}`;
  if (type === 'bigint' && name !== 'id' && to === null && !name.endsWith('_id')) return `${column}::text`;
  if (type.startsWith('numeric')) return `${column}::text`;
  if (type === 'bytea') return `translate(encode(${column}, 'base64'), E'\\n', '')`;
  if (type === 'timestamp with time zone') {
    return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  }
  return column;
}

/** Lines of the association that the transaction is in, one a row. */
async function* linesOf(
  db: pg.Client,
  shape: Shape,
  svjId: number,
  count: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const columns = travelling(shape).map((c) => `${shown(c)} as ${quoted(c.name)}`);
  const who = named[shape.name];
  const all = who ? [...columns, `${who} as who`] : columns;
  const own = shape.name === 'svj' ? 'r.id' : 'r.svj_id';
  await db.query(
    `declare lines no scroll cursor for select row_to_json(x)::text as line from
       (select ${all.join(', ')} from ${quoted(shape.name)} r where ${own} = ${svjId} and (${onlyRows[shape.name] ?? 'true'})) x`,
  );
  for (;;) {
    const { rows } = await db.query<{ line: string }>(`fetch ${atOnce} from lines`);
    if (rows.length === 0) break;
    count(rows.length);
    yield Buffer.from(rows.map((r) => `${r.line}\n`).join(''));
  }
  await db.query('close lines');
}

/** Bytes of the association's files under their keys, pictures also with what is shown of them. */
async function addFiles(archive: Archive, db: pg.Client, store: FileStore, svjId: number): Promise<void> {
  type Row = { id: number; key: string; size: string; has_preview: boolean };
  const { rows } = await db.query<Row>('select id, key, size, has_preview from file where svj_id = $1 order by id', [
    svjId,
  ]);
  const bytesOf = (key: string, id: number) =>
    store.read(key).catch(() => {
      throw new StartRefused(`Bajty souboru číslo ${id} v úložišti chybí, nebo úložiště neodpovídá. Nic nevzniklo.`);
    });
  for (const { id, key, size, has_preview } of rows) {
    await archive.add(`${filesName}${key}`, Number(size), await bytesOf(bytesKey(svjId, key), id));
    if (has_preview) await archive.addSpooled(`${filesName}${key}.webp`, await bytesOf(previewKey(svjId, key), id));
  }
}

/**
 * Writes one association, as it stood at one moment, into an archive that can be read without us. Works as the
 * application: row-level security itself keeps all others out of it.
 */
export async function exportHouse({
  db,
  svjId,
  file,
  files,
  portalVersion,
  signal,
  room,
  before,
}: Order): Promise<HouseManifest> {
  await db.query(`begin isolation level repeatable read, read only`);
  await db.query(`select set_config('app.svj_id', $1, true)`, [String(svjId)]);
  const { rows } = await db.query<{ name: string }>('select name from svj where id = $1', [svjId]);
  const name = rows[0]?.name;
  if (name === undefined) throw new StartRefused(`Společenství s číslem ${svjId} v portálu není.`);
  const running = await runningVotes(db);
  before?.(running);
  const manifest: HouseManifest = {
    ...{ format: formatName, formatVersion: formatMajor, portalVersion, createdAt: new Date().toISOString() },
    ...{ association: { id: svjId, name }, running, tables: [] },
  };
  await writeArchive({ file, packed: true, signal, room }, async (archive) => {
    await archive.addText('README.txt', explained);
    for (const shape of await shapesOf(db)) {
      const part = `tables/${shape.name}.jsonl`;
      let count = 0;
      const lines = linesOf(db, shape, svjId, (n) => {
        count += n;
      });
      await archive.addSpooled(part, Readable.from(lines, { objectMode: false }));
      const columns = travelling(shape).map((c) => ({ name: c.name, type: c.type, pointsTo: c.to }));
      manifest.tables.push({ name: shape.name, part, rows: count, columns });
    }
    await addFiles(archive, db, files, svjId);
    await archive.addText(manifestName, `${JSON.stringify(manifest, null, 2)}\n`);
  });
  await db.query('commit');
  return manifest;
}
