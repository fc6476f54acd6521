import { expect, it } from 'vitest';
import type { MailKind } from '#contract/texts/mail.ts';
import { catalogues } from '../base/text/catalogues.ts';
import { needsSecret, write } from './print.ts';

type Mails = Record<MailKind, Record<string, string>>;
const mails = [catalogues.cs, catalogues.en].map(({ MAIL }) => MAIL as unknown as Mails);
const kinds = Object.keys(mails[0] ?? {}) as MailKind[];
const argument = /\{\s*([a-zA-Z]\w*)\s*[,}]/g;

/** Every argument that the texts of the kind name, in either language. */
const argumentsOf = (kind: MailKind): string[] => {
  const words = mails.flatMap((texts) => Object.values(texts[kind]));
  return [...new Set(words.flatMap((text) => [...text.matchAll(argument)].map((m) => m[1] as string)))];
};

it.each(kinds.flatMap((kind) => (['cs', 'en'] as const).map((lang) => [kind, lang] as const)))(
  'the mail %s can be written in %s, with its button where it has one',
  (kind, lang) => {
    const data = Object.fromEntries(argumentsOf(kind).map((name) => [name, `<i>${name}`]));
    const url = 'https://portal.example/cesta';
    const mail = write({ kind, lang, data, secret: { url }, houseName: 'SVJ Zkušební' }, 'https://portal.example');
    expect(mail.subject.length).toBeGreaterThan(3);
    expect(mail.subject + mail.text).not.toMatch(/MAIL\.|LETTER\.|\{/);
    expect(mail.html).not.toContain('<i>');
    expect(mail.text.includes(url)).toBe(needsSecret(kind, data));
  },
);

it.each(kinds.flatMap((kind) => (['cs', 'en'] as const).map((lang) => [kind, lang] as const)))(
  'the mail %s in %s puts one full stop behind a name that ends with one',
  (kind, lang) => {
    const data = Object.fromEntries(argumentsOf(kind).map((name) => [name, 'Jan Novák, Ph.D.']));
    const mail = write({ kind, lang, data, secret: null, houseName: null }, 'https://portal.example');
    expect(mail.subject + mail.text + mail.html).not.toMatch(/\.\.|\ue000/);
  },
);

it('puts the button of a long mail under its first paragraph, of a short one under the last', () => {
  const secret = { url: 'https://portal.example/cesta' };
  const isFirst = (answers: string) => {
    const data = { vote: 'Střecha', at: '1. 2. 2027', answers, numbers: '7' };
    const mail = write({ kind: 'voteReceipt', lang: 'cs', data, secret, houseName: null }, 'https://portal.example');
    return mail.html.indexOf('class="button"') < mail.html.indexOf(answers.slice(0, 10));
  };
  expect([isFirst('Oprava: pro'), isFirst('Oprava: pro. '.repeat(60))]).toEqual([false, true]);
});

it('ends no line inside an e-mail, and leaves its text as people type it', () => {
  const data = { vote: 'Odpověď e-mailem', at: '1. 2. 2027', answers: 'pro', numbers: '7' };
  const mail = write(
    { kind: 'voteReceipt', lang: 'cs', data, secret: null, houseName: null },
    'https://portal.example',
  );
  expect(mail.html.split('<body')[1]).not.toMatch(/(?<!nowrap">)(?<![\p{L}@.-])e-mail/iu);
  expect(mail.html).toContain('<span style="white-space:nowrap">e-mailem</span>');
  expect(mail.text).toContain('Odpověď e-mailem');
});
