import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Invoice } from '#contract/isdoc/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { FileRow } from '../base/files/files.ts';
import type { Portal } from '../base/http/handler.ts';
import { type Packed, TooLarge, unpacking } from '../base/reading/reading-packed.ts';
import { attributeOf, textAt, walkTags } from '../base/reading/reading-tree.ts';
import { bytesKey } from '../base/store/file-receiving.ts';
import { incomingFolder, storeRefusal } from '../base/store/file-store.ts';
import { mostBytes, readInvoice } from './steps-reading.ts';

const packed = () => new Refused('ISDOC.ERRORS.PACKED');

async function bytesOf(portal: Portal, { svjId, key, size }: FileRow, most: number): Promise<Buffer> {
  if (size > most) throw new Refused('ISDOC.ERRORS.TOO_LARGE');
  try {
    const parts: Buffer[] = [];
    for await (const part of await portal.files.read(bytesKey(svjId, key))) parts.push(part as Buffer);
    return Buffer.concat(parts);
  } catch (error) {
    throw storeRefusal(error);
  }
}

/** A part of the archive, as long as it is no longer than an invoice. */
async function partOf(zip: Packed, name: string): Promise<Buffer> {
  let text = '';
  for await (const letters of zip.letters(name)) {
    text += letters;
    if (text.length > mostBytes) throw new Refused('ISDOC.ERRORS.TOO_LARGE');
  }
  return Buffer.from(text);
}

/** The invoice that the manifest names, or the only one that is there. */
async function mainOf(zip: Packed): Promise<string> {
  const invoices = zip.names.filter((name) => /\.isdoc$/i.test(name));
  let named = '';
  if (zip.has('manifest.xml'))
    walkTags(await partOf(zip, 'manifest.xml'), packed, (node) => {
      if (node.name === 'maindocument') named = attributeOf(node, 'filename') || textAt(node);
      return false;
    });
  const [only, ...others] = invoices;
  if (named !== '' && zip.has(named)) return named;
  if (only === undefined || others.length > 0) throw packed();
  return only;
}

/** The invoice in an archive; read beside the store, because its list stands at its end. */
async function readPacked(portal: Portal, bytes: Buffer): Promise<Invoice> {
  const folder = incomingFolder(portal.config.dataDir);
  const path = join(folder, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    return await unpacking(path, async (zip) => readInvoice(await partOf(zip, await mainOf(zip))));
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw error instanceof TooLarge ? new Refused('ISDOC.ERRORS.TOO_LARGE') : packed();
  } finally {
    await rm(path, { force: true });
  }
}

/** What an uploaded invoice says. */
export async function invoiceOf(portal: Portal, row: FileRow): Promise<Invoice> {
  // An archive also holds what the invoice looks like on paper.
  const isPacked = row.extension.toLowerCase() === 'isdocx';
  const bytes = await bytesOf(portal, row, isPacked ? 10 * mostBytes : mostBytes);
  return isPacked ? readPacked(portal, bytes) : readInvoice(bytes);
}
