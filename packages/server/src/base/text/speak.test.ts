import format from 'icu-minify/format';
import { describe, expect, it } from 'vitest';
import type { Deed } from '#contract/association/schema-log.ts';
import { showDay } from '#contract/base/time/dates.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { readPdf } from '#house/paper.ts';
import { asRead } from '#house/reading.ts';
import log from '../../../../contract/src/messages/texts/log.cs.ts';
import { compiledTexts } from '../../../../web/build/catalogues.ts';
import { activitySheet } from '../../association/print.ts';
import { write } from '../../outbox/print.ts';
import { pdfOf } from '../pdf/pdf.ts';
import { words } from '../pdf/pdf-words.ts';
import { xlsx } from '../sheets/spreadsheet.ts';
import { readWorkbook } from '../sheets/xlsx.ts';
import { catalogues } from './catalogues.ts';
import { speak } from './speak.ts';

type Tree = { readonly [key: string]: string | Tree };
const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([k, v]) =>
    typeof v === 'string' ? [[`${path}${k}`, v] as [string, string]] : leaves(v, `${path}${k}.`),
  );

const key = 'ACTIVITY.DEEDS.messages.uncomment' as const;
const name = 'Výměna oken';
const sentence = 'Smazání komentáře u\u00a0zprávy: Výměna oken';
const deed: Deed = {
  ...{ id: 1, at: '2026-11-21T09:00:00Z', who: 'Jan Novák', whoId: 1, byVisit: false, nounId: 1, name, detail: {} },
  ...{ noun: 'messages', verb: 'uncomment' },
};

describe('one sentence, with the same fixed spaces', () => {
  it('on the screen', () => {
    const compiled = compiledTexts(log as never) as typeof log;
    const message = compiled.ACTIVITY.DEEDS.messages.uncomment as never;
    expect(format(message, 'cs', { name }, {} as never)).toBe(sentence);
  });

  it('on the server', () => expect(speak('cs')(key, { name })).toBe(sentence));

  it('in a sheet, whose head is found by programs', async () => {
    const { body } = await activitySheet('cs', async (page) => (page === 1 ? [deed] : []));
    const rows = await readWorkbook(body as Buffer);
    expect(JSON.stringify(rows)).toContain(sentence);
    const { body: people } = await xlsx('a b', ['Podíl v\u00a0%'], []);
    expect(JSON.stringify(await readWorkbook(people as Buffer))).toContain('Podíl v %');
  });

  it('in a print', async () => {
    const what = {
      lang: 'cs' as const,
      title: 'x',
      at: new Date(deed.at),
      letterhead: { name: 'x', address: '', companyNumber: '' },
    };
    const said = speak('cs')(key, { name });
    expect(words(said)).toBe(sentence);
    const { pages } = await readPdf(await pdfOf(what, [{ kind: 'text', text: said }]));
    expect(asRead(pages.join(''))).toContain(asRead(sentence));
  });
});

describe('a mail', () => {
  const writing = {
    kind: 'ownersCorrected' as const,
    lang: 'cs' as const,
    data: {
      unit: '5',
      reason: 'r',
      who: 'Jan',
      before: showDay('2026-11-09'),
      after: 'b',
      url: 'https://portal.example/a b',
    },
    secret: null,
    houseName: 'SVJ v Příčné',
  };
  const mail = write(writing, 'https://portal.example');

  it('has fixed spaces in its text and in its page, and none in what headers carry', () => {
    expect(mail.text).toContain(showDay('2026-11-09'));
    const said = speak('cs')('MAIL.ownersCorrected.TEXT', writing.data);
    const first = said.split('\n\n').find((p) => p.includes('\u00a0')) as string;
    expect(mail.text).toContain(first.trim());
    expect(mail.html).toContain('\u00a0');
    expect(mail.subject).not.toContain('\u00a0');
  });
});

it('leaves arguments, addresses and names of files alone', () => {
  for (const lang of ['cs', 'en'] as const)
    for (const [path, text] of leaves(catalogues[lang])) {
      expect([path, /[{,]\u00a0|https?:\S*\u00a0/.test(text)]).toEqual([path, false]);
      if (/\.(?:pdf|xlsx|zip|csv|vcf)\b/.test(text) && !/\s/.test(text.replaceAll('\u00a0', '')))
        expect([path, text.includes('\u00a0')]).toEqual([path, false]);
    }
});

it('throws where an argument is missing, and knows what it can say', () => {
  expect(() => speak('cs')(key as TextKey)).toThrow();
  expect(speak('en').has(key)).toBe(true);
  expect(speak('en').has('ACTIVITY.DEEDS.messages.flown')).toBe(false);
});
