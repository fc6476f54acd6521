import { reasonOf } from '#contract/answers/rules-reason.ts';
import { fromText } from '#contract/base/shares/fraction.ts';
import { decisiveOf } from '#contract/motions/rules-decisive.ts';
import { wasRefused } from '#contract/motions/rules-presence.ts';
import { lawOf } from '#contract/motions/rules-result.ts';
import { type VotePoint, voteValues } from '#contract/motions/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Block } from '../../base/pdf/pdf-blocks.ts';
import { columnsOf, type Report, tallyOf } from '../facts/steps.ts';
import { differenceBlocks, ruleOfPoint } from './print-rule.ts';
import type { Words } from './print-words.ts';

/** More answers than this are not listed on paper: the tables and the record of the vote have them. */
const mostListed = 4000;

function sums(report: Report, { say, inPercent }: Words, point: VotePoint): Block[] {
  if (!point.sums) return [{ kind: 'text', text: say('VOTE.REPORT.PROTOCOL.NOT_SHOWN') }];
  const tally = tallyOf(report, point.sums, point.room);
  const ofPresent = decisiveOf(ruleOfPoint(report, point), tally).of === 'present';
  const columns = ['ANSWER', 'PERCENT', ...(ofPresent ? ['PRESENT'] : []), 'SEATS', 'UNITS'];
  const rows = columnsOf(tally, point.room).map(({ value, column: { share, seats, units } }) => {
    const ofThose = value === 'miss' || value === 'silent' ? '' : inPercent(share, tally.present);
    return [
      say(`VOTE.VALUES.${value}`),
      inPercent(share),
      ...(ofPresent ? [ofThose] : []),
      String(seats),
      String(units),
    ];
  });
  const head = columns.map((c) => say(`VOTE.REPORT.PROTOCOL.COLUMNS.${c}`));
  return [{ kind: 'table', head, rows, numbers: columns.map((_, i) => i).slice(1) }];
}

/** Why it passed or not, and what the law says where the settings say something else. */
function verdict(report: Report, { say }: Words, point: VotePoint, lang: Locale): Block[] {
  if (!point.sums || point.passed === null) return [];
  const tally = tallyOf(report, point.sums, point.room);
  const { outcome, key, params } = reasonOf(ruleOfPoint(report, point), tally, lang);
  const { note } = lawOf(ruleOfPoint(report, point), tally);
  return [
    { kind: 'text', tone: 'strong', text: say(outcome) },
    { kind: 'text', text: say(key, params) },
    ...(note
      ? [{ kind: 'text', tone: 'quiet', text: `${say('VOTE.REPORT.PROTOCOL.LAW')}: ${say(note)}` } as const]
      : []),
  ];
}

/** Who was in the room when the point closed, who of them was put as abstained, and who left with an answer. */
function roomBlocks({ vote, meeting, lines }: Report, { say, share, moment }: Words, point: VotePoint): Block[] {
  const { room } = point;
  if (!room) return [];
  const t = (key: string, params = {}) => say(`VOTE.REPORT.PROTOCOL.ROOM.${key}`, params);
  const unitsOf = (ids: Iterable<number>) => {
    const wanted = new Set(ids);
    return lines.filter((l) => wanted.has(l.id)).map((l) => l.units);
  };
  const put = unitsOf(meeting?.put.get(point.id) ?? []);
  const left = (meeting?.departures ?? []).flatMap((d) => {
    const value = d.answers.get(point.id);
    const [units = ''] = unitsOf([d.seat]);
    return value
      ? [t('LEFT', { units, value: say(`VOTE.VALUES.${value}`), at: moment(d.time), reason: d.reason })]
      : [];
  });
  const silent = { share: share(fromText(room.silent.share)), seats: room.silent.seats };
  const said = [
    t('PRESENT', {
      share: share(fromText(room.present.share)),
      seats: room.present.seats,
      at: point.closedAt ? moment(point.closedAt) : '',
    }),
    // Where consent was refused it is said by itself.
    ...(room.silent.seats > 0 && !wasRefused(point, vote.seatCount) ? [t('SILENT', silent)] : []),
    ...(put.length > 0 ? [t('PUT', { units: put.join(', ') })] : []),
    ...left,
  ];
  return said.map((text) => ({ kind: 'text', text }) as const);
}

function whoSaid(report: Report, { say }: Words, point: VotePoint): Block[] {
  const counted = report.lines.filter((l) => !l.own);
  const rows = voteValues.map((value) => {
    const units = counted.filter((l) => (l.answers.get(point.id) ?? 'miss') === value).map((l) => l.units);
    return [say(`VOTE.VALUES.${value}`), units.join(', ') || '–'] as const;
  });
  const name: Block = { kind: 'text', tone: 'quiet', text: say('VOTE.REPORT.PROTOCOL.WHO') };
  return [{ kind: 'together', blocks: [name, { kind: 'facts', rows }] }];
}

/** Every point: its wording, its sums, why it ended so, and who voted how where that may be seen. */
export function pointBlocks(report: Report, words: Words, lang: Locale): Block[] {
  const { vote, lines, shows } = report;
  const listed = shows && lines.length * vote.votePoints.length <= mostListed;
  const blocks = vote.votePoints.flatMap((point): Block[] => [
    { kind: 'heading', level: 3, text: `${point.number}. ${point.name}` },
    ...(point.description ? [{ kind: 'rich', html: point.description } as const] : []),
    ...differenceBlocks(report, words, point),
    ...sums(report, words, point),
    ...verdict(report, words, point, lang),
    ...roomBlocks(report, words, point),
    ...(listed ? whoSaid(report, words, point) : []),
  ]);
  if (!shows || listed) return blocks;
  return [...blocks, { kind: 'text', text: words.say('VOTE.REPORT.PROTOCOL.WHO_MANY') }];
}
