import { Readable } from 'node:stream';
import type pg from 'pg';
import { StartRefused } from '../../base/process/refuse-start.ts';
import type { Signer } from '../../base/secrets/signing.ts';
import { bytesKey, previewKey } from '../../base/store/file-receiving.ts';
import type { FileStore } from '../../base/store/file-store.ts';
import { type Archive, manifestName, writeArchive } from '../print-archive.ts';
import { filesName } from '../steps-files.ts';
import { addReader, portableForm, portableReadMe } from './print-portable.ts';
import { shapesOf, travelling } from './queries.ts';
import { type Alone, linesOf, rowsReadAlone, shownFiles } from './queries-lines.ts';
import { runningVotes } from './queries-votes.ts';
import { formatMajor, formatName, formatPlain } from './tables.ts';

export type HouseManifest = {
  format: string;
  formatVersion: number;
  portalVersion: string;
  createdAt: string;
  association: { id: number; name: string };
  /** Names of votes that ran when the archive was made; older ones do not say. */
  running?: string[];
  /** Rows to be read alone: what nobody in the house may see of them is not in an archive that the house asked for. */
  alone?: Alone[];
  tables: {
    name: string;
    part: string;
    rows: number;
    columns: { name: string; type: string; pointsTo: string | null }[];
  }[];
};
export type Order = {
  db: pg.Client;
  svjId: number;
  file: string;
  files: FileStore;
  portalVersion: string;
  signal: AbortSignal;
  room?: () => Promise<void>;
  /** Told before anything is written which votes run. */
  before?: (running: readonly string[]) => void;
  /** For people without a portal: a ZIP with pages to read it, a program that checks it and a signature. */
  portable?: Portable;
};
export type Portable = {
  /** Who asked for it. */
  askedBy: string;
  passphrase: string | null;
  signer: Signer;
};

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

/** Bytes of the association's files under their keys, pictures also with what is shown of them. */
async function addFiles(
  archive: Archive,
  db: pg.Client,
  store: FileStore,
  { svjId, isNamed }: { svjId: number; isNamed: boolean },
): Promise<void> {
  type Row = { id: number; key: string; size: string; has_preview: boolean; name: string; extension: string };
  const { rows } = await db.query<Row>(
    `select id, key, size, has_preview, name, extension from file r where svj_id = $1 and ${isNamed ? shownFiles : true} order by id`,
    [svjId],
  );
  const bytesOf = (key: string, id: number) =>
    store.read(key).catch(() => {
      throw new StartRefused(`Bajty souboru číslo ${id} v úložišti chybí, nebo úložiště neodpovídá. Nic nevzniklo.`);
    });
  for (const { id, key, size, has_preview, ...file } of rows) {
    const name = isNamed ? `${filesName}${key}/${nameOnDisk(file)}` : `${filesName}${key}`;
    await archive.add(name, Number(size), await bytesOf(bytesKey(svjId, key), id));
    if (has_preview) await archive.addSpooled(`${filesName}${key}.webp`, await bytesOf(previewKey(svjId, key), id));
  }
}

/** What a person calls the file, as every system lets it be called; the reader of the archive makes the same of its row. */
export function nameOnDisk({ name, extension }: { name: string; extension: string }): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ._-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 60);
  return `${plain || 'soubor'}${extension && `.${extension}`}`;
}

/** Writes all rows, one file a table; answers the checksums of those files. */
async function addTables(archive: Archive, db: pg.Client, manifest: HouseManifest): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const shape of await shapesOf(db)) {
    const part = `tables/${shape.name}.jsonl`;
    let count = 0;
    const lines = linesOf(
      db,
      shape,
      { svjId: manifest.association.id, forHouse: manifest.alone !== undefined },
      (n) => {
        count += n;
      },
    );
    sums.set(part, await archive.addSpooled(part, Readable.from(lines, { objectMode: false })));
    const columns = travelling(shape).map((c) => ({ name: c.name, type: c.type, pointsTo: c.to }));
    manifest.tables.push({ name: shape.name, part, rows: count, columns });
  }
  return sums;
}

/**
 * Writes one association, as it stood at one moment, into an archive that can be read without us. Works as the
 * application: row-level security itself keeps all others out of it.
 */
export async function exportHouse(order: Order): Promise<HouseManifest> {
  const { db, svjId, file, files, portalVersion, signal, room, before, portable } = order;
  await db.query(`begin isolation level repeatable read, read only`);
  await db.query(`select set_config('app.svj_id', $1, true)`, [String(svjId)]);
  const { rows } = await db.query<{ name: string }>('select name from svj where id = $1', [svjId]);
  const name = rows[0]?.name;
  if (name === undefined) throw new StartRefused(`Společenství s číslem ${svjId} v portálu není.`);
  const running = await runningVotes(db);
  before?.(running);
  const formatVersion = portable ? formatMajor : formatPlain;
  const manifest: HouseManifest = {
    ...{ format: formatName, formatVersion, portalVersion, createdAt: new Date().toISOString() },
    ...{ association: { id: svjId, name }, running, ...(portable && { alone: await rowsReadAlone(db) }), tables: [] },
  };
  const form = portable ? portableForm(portable, manifest) : { packed: true };
  await writeArchive({ file, ...form, signal, room }, async (archive) => {
    await archive.addText('README.txt', portable ? portableReadMe : explained);
    const sums = await addTables(archive, db, manifest);
    if (portable) await addReader(archive, db, { manifest, sums, askedBy: portable.askedBy });
    await addFiles(archive, db, files, { svjId, isNamed: portable !== undefined });
    await archive.addText(manifestName, `${JSON.stringify(manifest, null, 2)}\n`);
  });
  await db.query('commit');
  return manifest;
}
