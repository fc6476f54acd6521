import { wholeName } from '#contract/base/files/files.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { FileRow } from '../../base/files/files.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import type { Block, Letterhead } from '../../base/pdf/pdf-blocks.ts';
import { shortened } from './print-cut.ts';
import { wordsOf } from './print-words.ts';
import type { Printable } from './queries-print.ts';

type Pictures = Extract<Block, { kind: 'pictures' }>['pictures'];

export type Paper = {
  lang: Locale;
  at: Date;
  letterhead: Letterhead;
  /** Where the message is opened. */
  address: string;
  files: readonly Pick<FileRow, 'name' | 'extension' | 'description'>[];
  /** Read from the store while it is drawn, after the transaction. */
  pictures: () => Promise<Pictures>;
};

function factsOf(m: Printable, { lang, at }: Paper): [string, string][] {
  const { t, of, when } = wordsOf(lang);
  const from = m.state === 'planned' || m.state === 'concept' ? t('FROM_PLANNED') : t('FROM');
  return [
    ...(m.number ? [[t('NUMBER'), m.number] as [string, string]] : []),
    [t('LABEL'), of(`LABELS.${m.label}`)],
    ...(m.state === 'actual' ? [] : [[t('STATE'), of(`STATES.${m.state}`)] as [string, string]]),
    ...(m.dateFrom ? [[from, when(m.dateFrom)] as [string, string]] : []),
    ...(m.dateTo ? [[t('UNTIL'), when(m.dateTo)] as [string, string]] : []),
    ...(m.author ? [[t('AUTHOR'), m.author] as [string, string]] : []),
    ...(m.toPublic ? [] : [[t('VISIBILITY'), t('ONLY_COMMITTEE')] as [string, string]]),
    [t('PRINTED'), when(at)],
  ];
}

const nameOf = (m: Printable) => m.number?.replace('/', '-') ?? String(m.id);
export const footText = (m: Printable, lang: Locale): string => {
  const { t } = wordsOf(lang);
  return m.number ? t('FOOT', { number: m.number }) : t('FOOT_DRAFT');
};

/** The message in PDF: what it says, of whom and since when, its attachments and a code that leads to it. */
export function messagePaper(m: Printable, paper: Paper): Bytes {
  const { lang, at, letterhead, address, files } = paper;
  const { t } = wordsOf(lang);
  const title = m.title || footText(m, lang);
  const head: Block[] = [
    ...(m.emergency ? [{ kind: 'headline', text: t('EMERGENCY'), size: 13, look: 'alarm' } as const] : []),
    { kind: 'heading', level: 1, text: title },
    { kind: 'qr', mm: 32, text: address, beside: [{ kind: 'facts', rows: factsOf(m, paper) }] },
    { kind: 'rule' },
    { kind: 'rich', html: m.description },
  ];
  const named: Block[] =
    files.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, text: t('FILES') },
          ...files.map(
            (f): Block => ({ kind: 'text', text: [wholeName(f), f.description].filter(Boolean).join(' – ') }),
          ),
        ];
  async function* parts() {
    const pictures = await paper.pictures();
    const shown: Block[] = pictures.length > 0 ? [{ kind: 'pictures', pictures }] : [];
    const last: Block = { kind: 'text', tone: 'quiet', text: `${t('CODE')} ${address}` };
    yield [{ blocks: [...head, ...named, ...shown, last], foot: footText(m, lang) }];
  }
  const body = onPaper({ lang, title, at, letterhead }, parts());
  return { name: t('FILE', { name: nameOf(m) }), type: 'application/pdf', body };
}

/** Sizes of the poster's text in points, tried from the largest. */
const sizes = [28, 24, 21, 18, 16, 14] as const;
const smallest = 14;
/** Characters of the text tried when not even the smallest whole one fits. */
const cuts = [2400, 2200, 2000, 1800, 1600, 1400, 1200, 1000, 850, 700, 550, 400, 250, 100, 0] as const;
/** A longer text surely does not fit; it is not even tried. */
const surelyLong = 6000;

const titleSize = (title: string) => [40, 34, 28, 23][[30, 70, 120].filter((n) => title.length > n).length] as number;

/** Where the whole of it stands, and who wrote it when. */
function posterFoot(m: Printable, { lang, address }: Pick<Paper, 'lang' | 'address'>): Block[] {
  const { t, when } = wordsOf(lang);
  return [
    { kind: 'rule' },
    {
      kind: 'qr',
      mm: 40,
      text: address,
      beside: [
        ...(m.dateTo
          ? [{ kind: 'headline', text: t('UNTIL_BIG', { when: when(m.dateTo) }), size: 18, look: 'title' } as const]
          : []),
        { kind: 'sized', size: 13, blocks: [{ kind: 'text', text: t('POSTER_CODE') }] },
        { kind: 'text', tone: 'quiet', text: [m.author, m.dateFrom && when(m.dateFrom)].filter(Boolean).join(', ') },
        { kind: 'text', tone: 'quiet', text: address },
      ],
    },
  ];
}

/** One page for the entrance door: letters as large as the text allows; what does not fit is cut and the code leads on. */
export function posterPaper(m: Printable, { lang, at, letterhead, address }: Omit<Paper, 'files' | 'pictures'>): Bytes {
  const { t, of } = wordsOf(lang);
  const title = m.title || footText(m, lang);
  const kind = m.state === 'concept' ? `${of(`LABELS.${m.label}`)} – ${of('STATES.concept')}` : of(`LABELS.${m.label}`);
  const head: Block[] = [
    m.emergency
      ? { kind: 'headline', text: t('EMERGENCY'), size: 26, look: 'alarm' }
      : { kind: 'headline', text: kind, size: 16, look: 'plain' },
    { kind: 'headline', text: title, size: titleSize(title), look: 'title' },
  ];
  const whole = (size: number): Block[] => [
    ...head,
    { kind: 'sized', size, blocks: [{ kind: 'rich', html: m.description }] },
  ];
  const cut = (most: number): Block[] => [
    ...head,
    {
      kind: 'sized',
      size: smallest,
      blocks: [
        ...(most > 0 ? [{ kind: 'rich', html: shortened(m.description, most) } as const] : []),
        { kind: 'text', tone: 'strong', text: t('CUT') },
      ],
    },
  ];
  const tries = [...(m.description.length > surelyLong ? [] : sizes.map(whole)), ...cuts.map(cut)];
  const sheet = {
    blocks: tries[0] as Block[],
    shorter: tries.slice(1),
    foot: footText(m, lang),
    bottom: { blocks: posterFoot(m, { lang, address }), mm: 48 },
  };
  const body = onPaper({ lang, title, at, letterhead }, [[sheet]]);
  return { name: t('POSTER_FILE', { name: nameOf(m) }), type: 'application/pdf', body };
}
