import { invoices } from '#contract/invoices/endpoints.ts';
import type { PaperFormat } from '#contract/invoices/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Bytes, Handlers, Portal } from '../base/http/handler.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { waitingOf } from './listing/queries-paper.ts';
import { houseInvoices } from './listing/steps.ts';
import { numberOf } from './papers/steps.ts';
import { isdocxOf } from './print/print-archive.ts';
import { type At, bytesOf, papersOf } from './rows/queries.ts';

export const ticketLife = 60_000;

const types: Record<PaperFormat, string> = {
  pdf: 'application/pdf',
  isdoc: 'application/xml',
  isdocx: 'application/zip',
};

/** The document of the association as it was issued. */
export async function fileOf(
  at: Pick<At, 'db' | 'scope'>,
  id: number,
  format: PaperFormat,
): Promise<Bytes & { body: Buffer }> {
  const row = await bytesOf(at, id, format === 'pdf' ? 'pdf' : 'isdoc');
  if (!row) throw new Refused('INVOICE.ERRORS.NO_PAPER');
  const number = numberOf(row);
  const body = format === 'isdocx' ? await isdocxOf(number, row.bytes, row.at) : row.bytes;
  return { name: `${number}.${format}`, type: types[format], body };
}

export const invoiceHandlers = (portal: Portal): Handlers<typeof invoices> => ({
  list: (at) => houseInvoices(at),
  check: (at) => waitingOf(at),
  async downloadProforma(at, { id }) {
    const proforma = (await papersOf(at, id)).find((p) => p.kind === 'proforma');
    if (!proforma) throw new Refused('INVOICE.PROFORMA_INVOICE_NOT_FOUND');
    const { name, body } = await fileOf(at, proforma.id, 'pdf');
    return { name, data: body.toString('base64') };
  },
  async paper(at, { id, kind, paper, format }) {
    const found = (await papersOf(at, id)).findLast((p) => p.kind === kind && (paper === undefined || p.id === paper));
    if (!found)
      throw new Refused(kind === 'proforma' ? 'INVOICE.PROFORMA_INVOICE_NOT_FOUND' : 'INVOICE.ERRORS.NO_PAPER');
    const { path } = invoices.paperFile;
    const until = at.now.getTime() + ticketLife;
    const sealed = {
      path,
      sessionId: at.session.id,
      actorId: at.scope.actorId,
      input: { id: found.id, format },
      until,
    };
    return { url: path.replace(':ticket', sealTicket(portal.secret, sealed)) };
  },
  paperFile: (at, { id, format }) => fileOf(at, id, format),
});
