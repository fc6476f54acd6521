import type cs from './cs/mail.ts';

/** What is mailed: one entry of texts a kind, with SUBJECT, TEXT (paragraphs) and, where a link opens something, ACTION. */
export type MailKind = keyof (typeof cs)['MAIL'];
