import { type Fraction, zero } from '#contract/base/shares/fraction.ts';
import { voteValues } from '#contract/motions/schema.ts';
import type { Block } from '../../base/pdf/pdf-blocks.ts';
import { columnsOf, type Report, tallyOf } from '../facts/steps.ts';
import type { Words } from './print-words.ts';

/** Letters of a fraction that a column of points has room for. */
const longest = 12;
/** A longer one ends its line with its stroke, not among its digits. */
const inColumn = (said: string): string => (said.length > longest ? said.replace('/', '/\n') : said);

/** What percents of the protocol are rounded from: shares of points and of seats as fractions, each of those who count. */
export function annex(report: Report, { say, exact }: Words): Block[] {
  const { vote, lines } = report;
  const t = (key: string) => say(`VOTE.REPORT.PROTOCOL.ANNEX.${key}`);
  const isApart = vote.votePoints.some((p) => p.sums && (p.room?.silent.seats ?? 0) > 0);
  const shown = isApart ? ([...voteValues.slice(0, 3), 'silent', 'miss'] as const) : voteValues;
  const values = shown.map((value) => say(`VOTE.VALUES.${value}`));
  const points = vote.votePoints.flatMap((point) => {
    if (!point.sums) return [];
    const tally = tallyOf(report, point.sums, point.room);
    const columns = new Map(columnsOf(tally, point.room).map(({ value, column }) => [value, column.share]));
    const shares: Fraction[] = shown.map((value) => columns.get(value) ?? zero);
    const room = point.room ? [exact(tally.present)] : [];
    const parted = [...shares.map((share) => exact(share)), ...room].map(inColumn);
    return [[`${point.number}. ${point.name}`, ...parted]];
  });
  const hasRoom = vote.votePoints.some((p) => p.sums && p.room);
  const columns = [...values, ...(hasRoom ? [t('ROOM')] : [])];
  const seats = lines.filter((l) => !l.own).map((l) => [l.units, exact(l.share)]);
  return [
    { kind: 'heading', level: 2, text: t('TITLE') },
    { kind: 'text', text: t('TEXT'), tone: 'quiet' },
    ...(points.length === 0
      ? []
      : [
          {
            kind: 'table',
            head: [t('POINT'), ...columns],
            widths: [3, ...columns.map(() => 1.8)],
            numbers: columns.map((_, i) => i + 1),
            rows: points,
          } as const,
        ]),
    { kind: 'table', head: [t('UNITS'), t('SHARE')], widths: [3, 2], numbers: [1], rows: seats },
  ];
}
