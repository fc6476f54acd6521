import { type Fraction, fraction, sum, zero } from '#contract/base/shares/fraction.ts';
import { type Measure, shareText } from '#contract/base/shares/shares.ts';
import { showMoment } from '#contract/base/time/dates.ts';
import type { At, Catalogue, Locale, NamesIn } from '#contract/texts/catalog.ts';
import type { Block, Sheet } from '../../base/pdf/pdf-blocks.ts';
import { type Params, speak } from '../../base/text/speak.ts';
import type { SignedSeat } from './queries-sheet.ts';

type Word = NamesIn<At<Catalogue, 'ATTENDANCE_SHEET'>>;
export const words = (lang: Locale) => (key: Word, params?: Params) => speak(lang)(`ATTENDANCE_SHEET.${key}`, params);

/** Rows of one sheet at most: a longer entrance goes on with the next one. */
const mostRows = 300;

export type Signing = {
  lang: Locale;
  meeting: { name: string; address: string; startsAt: Date };
  measure: Measure;
  at: Date;
};

const shareIn = ({ num, den }: SignedSeat): Fraction => (num === null || den === null ? zero : fraction(num, den));

function tableOf(signing: Signing, rows: readonly SignedSeat[]): Block {
  const t = words(signing.lang);
  const named = (s: SignedSeat) => (s.spare ? t('BY', { owners: s.owners, name: s.spare }) : s.owners);
  return {
    kind: 'table',
    head: [t('NAME'), t('UNITS'), t('SHARE'), t('POWER'), t('SIGNATURE')],
    widths: [4.2, 2, 2.2, 2.6, 3.4],
    numbers: [2],
    rows: rows.map((s) => [named(s), s.units, shareText(shareIn(s), signing.measure, signing.lang), s.agent, '']),
    toSign: true,
  };
}

const sumOf = (signing: Signing, rows: readonly SignedSeat[]) => ({
  seats: rows.length,
  share: shareText(sum(rows.map(shareIn)), signing.measure, signing.lang),
});

/** One entrance, or a part of a long one; its pages are counted for themselves. */
function sheetOf(signing: Signing, rows: readonly SignedSeat[], place: { name: string; part: string }): Sheet {
  const t = words(signing.lang);
  const { meeting, at } = signing;
  const title = t('TITLE', { name: meeting.name });
  return {
    foot: [title, place.name, place.part].filter(Boolean).join(' · '),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      ...(place.name ? [{ kind: 'heading', level: 2, text: place.name } as const] : []),
      {
        kind: 'facts',
        rows: [
          [t('WHEN'), showMoment(meeting.startsAt)],
          [t('WHERE'), meeting.address],
          [t('PRINTED'), showMoment(at)],
        ],
      },
      tableOf(signing, rows),
      { kind: 'text', tone: 'strong', text: t('SUM', sumOf(signing, rows)) },
    ],
  };
}

/** The whole list, at its end who keeps it. */
function closing(signing: Signing, rows: readonly SignedSeat[]): Sheet {
  const t = words(signing.lang);
  const title = t('TITLE', { name: signing.meeting.name });
  return {
    foot: title,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'text', tone: 'strong', text: t('TOTAL', sumOf(signing, rows)) },
      { kind: 'text', text: t('NOTE') },
      { kind: 'signatures', lines: [t('RECORDER'), t('CHAIR')] },
    ],
  };
}

/** The attendance sheet by entrances, sheet after sheet. */
export function* sheetsToSign(signing: Signing, seats: readonly SignedSeat[]): Generator<Sheet[]> {
  const t = words(signing.lang);
  const byEntrance = Map.groupBy(seats, (s) => s.entrance);
  for (const [entrance, rows] of byEntrance) {
    const name = entrance ? t('ENTRANCE', { name: entrance }) : byEntrance.size > 1 ? t('NO_ENTRANCE') : '';
    for (let from = 0; from < rows.length; from += mostRows) {
      const part = rows.length > mostRows ? t('PART', { number: from / mostRows + 1 }) : '';
      yield [sheetOf(signing, rows.slice(from, from + mostRows), { name, part })];
    }
  }
  yield [closing(signing, seats)];
}
