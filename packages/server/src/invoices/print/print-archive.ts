import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipArchive } from 'archiver';
import { type Money, moneyText, sumOf } from '#contract/base/money/amount.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { paperNumber } from '#contract/invoices/rules.ts';
import { paperKinds } from '#contract/invoices/schema-words.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { plainly, type Say, speak } from '../../base/text/speak.ts';
import type { Paper } from '../rows/queries.ts';
import type { Said } from './print.ts';

const manifest = (name: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<manifest xmlns="http://isdoc.cz/namespace/2013/manifest"><maindocument filename="${name}"/></manifest>\n`;

/** The ISDOC in its packed form; of the same document the same bytes each time. */
export async function isdocxOf(number: string, isdoc: Buffer, date: Date): Promise<Buffer> {
  const zip = new ZipArchive({ zlib: { level: 9 } });
  const name = `${number}.isdoc`;
  zip.append(manifest(name), { name: 'manifest.xml', date });
  zip.append(isdoc, { name, date });
  const whole = buffer(zip);
  await zip.finalize();
  return whole;
}

/** A cell: quoted where it must be, and never a formula, which spreadsheets would run. */
function cell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d])/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
const crowns = (amount: Money): string => moneyText(amount).replace('.', ',');

/** What was issued, a line a document, and what each kind comes to. */
export function monthTable(papers: readonly Paper[]): string {
  const say = (key: Parameters<Say>[0], params?: Parameters<Say>[1]) => plainly(speak('cs')(key, params));
  const names = 'NUMBER KIND ISSUED TAXED CUSTOMER ICO BASE TAX TOTAL SYMBOL PDF ISDOC'.split(' ');
  const head = names.map((name) => say(`INVOICE_PRINT.MONTH.${name as 'NUMBER'}`));
  const rows = papers.map((p) => {
    const said = JSON.parse(p.content) as Said;
    return [
      ...[paperNumber(p.kind, p.year, p.number), say(`INVOICE_PRINT.MONTH.KINDS.${p.kind}`), showDay(p.issuedOn)],
      ...[said.taxedOn ? showDay(said.taxedOn) : '', said.customer.name, said.customer.ico],
      ...[crowns(p.base), crowns(p.tax), crowns(p.total), said.symbol, p.pdfDigest, p.isdocDigest],
    ];
  });
  const sums = paperKinds.flatMap((kind) => {
    const of = papers.filter((p) => p.kind === kind);
    if (of.length === 0) return [];
    const sum = (name: 'base' | 'tax' | 'total') => crowns(sumOf(of.map((p) => p[name])));
    const count = say('INVOICE_PRINT.MONTH.SUM', { count: of.length });
    const kindName = say(`INVOICE_PRINT.MONTH.KINDS.${kind}`);
    return [[count, kindName, '', '', '', '', sum('base'), sum('tax'), sum('total'), '', '', '']];
  });
  // With a mark of UTF-8 and semicolons, as spreadsheets in Czech expect it.
  return `\ufeff${[head, ...rows, ...sums].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

type Files = (id: number) => Promise<{ pdf: Buffer; isdoc: Buffer }>;
async function fill(zip: ZipArchive, papers: readonly Paper[], files: Files): Promise<void> {
  const sums: string[] = [];
  const put = async (name: string, bytes: Buffer, date: Date) => {
    sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}`);
    const written = once(zip, 'entry');
    zip.append(bytes, { name, date });
    // One at a time: of a long month no more than a document is held.
    await written;
  };
  for (const { id, kind, year, number, at } of papers) {
    const { pdf, isdoc } = await files(id);
    const name = paperNumber(kind, year, number);
    await put(`${name}.pdf`, pdf, at);
    await put(`${name}.isdoc`, isdoc, at);
  }
  const date = papers.at(-1)?.at ?? new Date(0);
  await put(plainly(speak('cs')('INVOICE_PRINT.MONTH.LIST')), Buffer.from(monthTable(papers)), date);
  zip.append(`${sums.join('\n')}\n`, { name: 'SHA256SUMS', date });
  await zip.finalize();
}

/** All documents of a month with their list, and control sums that `sha256sum -c` reads; written as it is sent. */
export function monthZip(month: string, papers: readonly Paper[], files: Files): Bytes {
  const name = `${plainly(speak('cs')('INVOICE_PRINT.MONTH.NAME', { month }))}.zip`;
  return {
    name,
    type: 'application/zip',
    body: {
      async made(warn) {
        const zip = new ZipArchive({ zlib: { level: 6 } });
        const out = new PassThrough();
        zip.pipe(out);
        // Whoever stops reading ends it: then nothing waits for the rest.
        out.once('close', () => zip.destroy(new Error('The other side went away')));
        fill(zip, papers, files).catch((error: unknown) => {
          if (!out.destroyed) warn(error, 'a month of documents was not sent whole');
          out.destroy(error as Error);
        });
        return out;
      },
    },
  };
}
