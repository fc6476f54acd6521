import type { At, Catalogue, NamesIn } from './catalog.ts';

/** What is mailed: one entry of texts a kind, with SUBJECT, TEXT (paragraphs) and, where a link opens something, ACTION. */
export type MailKind = NamesIn<At<Catalogue, 'MAIL'>>;
