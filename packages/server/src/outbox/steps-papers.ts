import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../base/db/db.ts';
import { actFor, type Scope } from '../base/http/gate.ts';
import { drawnOf } from '../base/mail/mail.ts';
import type { Held } from '../base/mail/queue.ts';
import type { Letter } from '../base/mail/smtp.ts';
import { pdfWhole } from '../base/pdf/pdf.ts';
import type { Printed, Sheet } from '../base/pdf/pdf-blocks.ts';

/** A paper that goes along: its name, what it is, and its sheets. */
export type MailPaper = { name: string; what: Printed; parts: Iterable<readonly Sheet[]> };
/** For whom a mail with papers is being sent, and what its papers are drawn of. */
export type MailAsked = Pick<Held, 'recipient' | 'lang'> & { of: unknown };
/** Reads papers of a mail at the moment when it is sent: those alone that this address may still have. */
export type Papers = (at: { db: Db; scope: Scope; now: Date }, asked: MailAsked) => Promise<MailPaper[]>;
export type MailPapers = Partial<Record<MailKind, Papers>>;

type Inside = <T>(run: (db: Db) => Promise<T>) => Promise<T>;

/**
 * What goes along with a mail in PDF. Read in a short transaction and drawn after it, one paper after another, in turn with
 * what people print.
 */
export async function papersOf(papers: MailPapers, mail: Held, inside: Inside, now: Date) {
  const { svj_id: svjId, recipient, lang } = mail;
  const of = drawnOf(mail.data);
  const read = papers[mail.kind];
  if (!read || of === null || svjId === null) return [];
  const found = await inside(async (db) => read({ db, scope: await actFor(db, svjId), now }, { recipient, lang, of }));
  const drawn: NonNullable<Letter['attachments']> = [];
  for (const { name, what, parts } of found)
    drawn.push({ filename: name, contentType: 'application/pdf', content: await pdfWhole(what, parts) });
  return drawn;
}
