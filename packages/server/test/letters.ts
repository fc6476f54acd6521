import { type Writing, write } from '#server/outbox/print.ts';
import { asRead } from './reading.ts';

/** A mail as the server writes it, read by a person. */
export function writtenTo(writing: Writing, portalUrl: string) {
  const { subject, text, html, attachments } = write(writing, portalUrl);
  return { subject: asRead(subject), text: asRead(text), html: asRead(html), attachments };
}
