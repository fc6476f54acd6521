import { dayIn, showDay, showMoment } from '#contract/base/time/dates.ts';
import type { AcceptRow } from '#contract/confirmations/endpoints-accepts.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import type { Block, Letterhead } from '../../base/pdf/pdf-blocks.ts';
import { type Params, speak } from '../../base/text/speak.ts';
import type { Asked } from '../asked/queries-asked.ts';

type T = (key: string, params?: Params) => string;
export type Paper = { lang: Locale; at: Date; letterhead: Letterhead };

/** When they confirmed, as it is printed. */
const confirmedOn = ({ readDate, how }: AcceptRow): string => {
  if (!readDate) return '';
  // A paper is dated by its day alone.
  return how === 'paper' ? showDay(dayIn(new Date(readDate))) : showMoment(new Date(readDate));
};

/** "2. znění z 13. 11. 2026, 10:00": what is signed. */
function versionOf(asked: Asked, t: T): string {
  const version = t(asked.sha256 ? 'VERSION_OF_FILE' : 'VERSION_TEXT', { version: asked.contentVersion });
  return asked.changedAt ? t('VERSION_FROM', { version, at: showMoment(asked.changedAt) }) : version;
}

/** Who has confirmed and lines to sign for those who have not; as it is printed, so it is signed and written down. */
export function acceptList(asked: Asked, rows: readonly AcceptRow[], { lang, at, letterhead }: Paper): Bytes {
  const say = speak(lang);
  const t: T = (key, params = {}) => say(`CONFIRMATIONS.PRINT.${key}` as TextKey, params);
  const done = rows.filter((r) => r.isRead);
  const missing = rows.filter((r) => !r.isRead);
  const column = (name: string) => t(`COLUMNS.${name}`);
  const { number } = asked;
  const facts: [string, string][] = [
    ...(number ? [[t('NUMBER'), number] as [string, string]] : []),
    ...(asked.outAt ? [[t('PUBLISHED'), showMoment(asked.outAt)] as [string, string]] : []),
    [t('VERSION'), versionOf(asked, t)],
    ...(asked.sha256 ? [[t('SHA256'), asked.sha256] as [string, string]] : []),
    ...(asked.acceptUntil ? [[t('UNTIL'), showMoment(asked.acceptUntil)] as [string, string]] : []),
    [t('STATE'), say('CONFIRMATIONS.READ.OF', { done: done.length, total: rows.length })],
    [t('PRINTED'), showMoment(at)],
  ];
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: asked.title },
    { kind: 'text', text: t('TITLE'), tone: 'strong' },
    { kind: 'facts', rows: facts },
  ];
  if (missing.length > 0) {
    blocks.push(
      { kind: 'heading', level: 2, text: t('MISSING') },
      { kind: 'text', text: t(asked.sha256 ? 'MISSING_FILE' : 'MISSING_TEXT') },
    );
    blocks.push({
      kind: 'table',
      head: [column('UNITS'), column('NAME'), column('SIGNED')],
      widths: [2, 4, 5],
      rows: missing.map((r) => [r.units, r.readOlder ? t('OLDER', { name: r.user.full_name }) : r.user.full_name, '']),
      toSign: true,
    });
  }
  if (done.length > 0) {
    blocks.push({ kind: 'heading', level: 2, text: t('CONFIRMED') });
    blocks.push({
      kind: 'table',
      head: [column('UNITS'), column('NAME'), column('DATE'), column('HOW')],
      widths: [2, 4, 2.6, 2.4],
      rows: done.map((r) => [r.units, r.user.full_name, confirmedOn(r), t(`HOW.${r.how ?? 'portal'}`)]),
    });
  }
  if (missing.length > 0) blocks.push({ kind: 'signatures', lines: [t('RECORDER')] });
  const title = `${t('TITLE')}: ${asked.title}`;
  const sheet = { blocks, foot: t('FOOT', { title: asked.title }) };
  const body = onPaper({ lang, title, at, letterhead }, [[sheet]]);
  return { name: t('FILE', { id: asked.id }), type: 'application/pdf', body };
}
