import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { ZipArchive } from 'archiver';
import type pg from 'pg';
import { type Archive, sumsName } from '../print-archive.ts';
import { sealed, sealName } from '../print-sealed.ts';
import type { HouseManifest, Portable } from './print.ts';
import { shapesOf } from './queries.ts';
import { linesOf } from './queries-lines.ts';

const folder = new URL('../../../portable/', import.meta.url);
const asset = (name: string) => readFileSync(new URL(name, folder), 'utf8');
export const portableReadMe = asset('README.txt');
/** The page that reads the archive, the program that checks it, and what is locked inside of a sealed one. */
export const pageName = 'index.html';
export const checkName = 'overeni.mjs';

/** What the page shows, or counts over again; the rest is in tables. */
const shown = [
  ...['svj', 'entrance', 'custom_role', 'member', 'member_contact', 'unit', 'unit_share', 'unit_representative'],
  ...['ownership', 'ownership_member', 'message', 'comment', 'report', 'discussion', 'event', 'folder', 'document'],
  ...['document_version', 'file', 'vote', 'vote_point', 'vote_seat', 'vote_answer', 'vote_entry', 'vote_head'],
  ...['vote_departure', 'approval', 'approval_entry', 'meeting', 'minutes', 'resolution', 'account_unit'],
  ...['account_entry', 'cash_desk', 'cash_record', 'cash_entry', 'clearance_entry'],
];

/** JSON that stands in a page and ends nothing there. */
const inPage = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

type Reader = { manifest: HouseManifest; sums: ReadonlyMap<string, string>; askedBy: string };

async function* pageOf(db: pg.Client, { manifest, sums, askedBy }: Reader): AsyncGenerator<Buffer> {
  const [before = '', after = ''] = asset('index.html').split('<!-- data -->');
  yield Buffer.from(before);
  const { association, createdAt, portalVersion, tables } = manifest;
  const parts = tables.filter((t) => shown.includes(t.name));
  const about = { association, createdAt, portalVersion, askedBy, all: tables.length };
  const own = parts.map(({ name, part, rows }) => ({ name, part, rows, sha256: sums.get(part) }));
  yield Buffer.from(`<script type="application/json" id="about">${inPage({ ...about, tables: own })}</script>\n`);
  for (const shape of await shapesOf(db)) {
    if (!shown.includes(shape.name)) continue;
    yield Buffer.from(`<script type="application/json" data-table="${shape.name}">"`);
    for await (const lines of linesOf(db, shape, { svjId: association.id, forHouse: true }, () => undefined))
      yield Buffer.from(inPage(lines.toString()).slice(1, -1));
    yield Buffer.from('"</script>\n');
  }
  yield Buffer.from(after);
}

/** Adds the page that shows the archive on any computer and the program that checks it, in the open transaction of the export. */
export async function addReader(archive: Archive, db: pg.Client, reader: Reader): Promise<void> {
  await archive.addSpooled(pageName, Readable.from(pageOf(db, reader), { objectMode: false }));
  await archive.addText(checkName, asset(checkName));
}

/** A ZIP that opens to a page asking for the passphrase, with everything else locked beside it. */
function locked(bytes: Readable, passphrase: string): Readable {
  const zip = new ZipArchive({ zlib: { level: 6 } });
  const date = new Date();
  const put = (name: string, text: string) => zip.append(text, { name, date, mode: 0o600 });
  put(pageName, asset('index.html').replace('<!-- data -->', ''));
  put('README.txt', asset('README-zapecetene.txt'));
  zip.append(createReadStream(new URL(checkName, folder)), { name: checkName, date, mode: 0o600 });
  const closed = Readable.from(sealed(bytes as AsyncIterable<Buffer>, passphrase), { objectMode: false });
  closed.once('error', (error) => zip.destroy(error));
  zip.append(closed, { name: sealName, date, mode: 0o600, store: true });
  void zip.finalize();
  return zip;
}

/** How an archive for people is written: as a ZIP, signed, and locked where there is a passphrase. */
export function portableForm({ passphrase, signer }: Portable, { association, createdAt }: HouseManifest) {
  const signs = (sums: string) => {
    const sha256 = createHash('sha256').update(sums).digest('hex');
    const text = JSON.stringify({ archive: association.id, createdAt, sha256 });
    const signature = signer.sign(text).toString('hex');
    return `${JSON.stringify({ of: sumsName, text, publicKey: signer.publicKey, signature }, null, 2)}\n`;
  };
  const around = passphrase === null ? undefined : (bytes: Readable) => locked(bytes, passphrase);
  return { zip: true, signs, around };
}
