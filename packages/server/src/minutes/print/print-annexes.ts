import { fromText } from '#contract/base/shares/fraction.ts';
import { exactPart } from '#contract/base/shares/shares.ts';
import type { Words } from '#contract/minutes/rules-compose.ts';
import type { MinutesView } from '#contract/minutes/schema.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import type { Block } from '../../base/pdf/pdf-blocks.ts';
import type { Annexes } from '../facts/steps-annexes.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });

function invitation({ content }: MinutesView, { delivery }: Annexes, { say, day, clock }: Words): Block[] {
  const { start, end, address } = content.meeting;
  const called = content.facts.find((f) => f.id === 'convened')?.text ?? '';
  const announced = content.points.filter((p) => p.consent === null).map((p) => `${p.label}. ${p.name}`);
  return [
    heading(say('MINUTES_TEXT.PRINT.INVITATION')),
    {
      kind: 'facts',
      rows: [
        [say('MINUTES_TEXT.PRINT.TIME'), `${day(start)} ${clock(start)}–${clock(end)}`],
        [say('MINUTES_TEXT.PRINT.PLACE'), address],
        [say('MINUTES_TEXT.PRINT.AGENDA'), announced.join('\n') || '–'],
        [say('MINUTES_TEXT.PRINT.DELIVERY'), called || '–'],
      ],
    },
    ...delivery,
  ];
}

function attendance({ attended, book }: Annexes, { say, clock, percent }: Words): Block[] {
  if (!book) return [];
  const base = fromText(book.base);
  const at = (moment: string | null) => (moment ? clock(moment) : '');
  return [
    heading(say('MINUTES_TEXT.PRINT.ATTENDANCE', { vote: book.name })),
    {
      kind: 'table',
      head: [
        say('MINUTES_TEXT.PRINT.COLUMNS.UNITS'),
        say('MINUTES_TEXT.PRINT.COLUMNS.OWNERS'),
        say('MINUTES_TEXT.PRINT.COLUMNS.SHARE'),
        say('MINUTES_TEXT.PRINT.COLUMNS.CAME'),
        say('MINUTES_TEXT.PRINT.COLUMNS.LEFT'),
        say('MINUTES_TEXT.PRINT.COLUMNS.FOR'),
      ],
      widths: [2, 4.4, 1.8, 1.6, 1.6, 3],
      numbers: [2],
      rows: attended.map((a) => [
        ...[a.units, a.owners, a.own ? '' : percent(exactPart(a.share, base))],
        ...[at(a.arrivedAt), at(a.leftAt), a.person],
      ]),
    },
  ];
}

function powers({ powers: used }: Annexes, { say }: Words): Block[] {
  if (used.length === 0) return [];
  return [
    heading(say('MINUTES_TEXT.PRINT.POWERS')),
    {
      kind: 'table',
      head: [
        say('MINUTES_TEXT.PRINT.POWER_COLUMNS.UNITS'),
        say('MINUTES_TEXT.PRINT.POWER_COLUMNS.PRINCIPAL'),
        say('MINUTES_TEXT.PRINT.POWER_COLUMNS.AGENT'),
      ],
      widths: [2, 4, 4],
      rows: used.map((p) => [
        ...[p.units, p.principal],
        p.alone ? say('MINUTES_TEXT.PRINT.POWER_ALONE', { agent: p.agent }) : p.agent,
      ]),
    },
  ];
}

/** Exact results of one vote, and what they can be verified by. */
function results(vote: VoteDetail, { say, percent }: Words): Block[] {
  const base = fromText(vote.base);
  const rows = vote.votePoints.map((point) => {
    const { sums, room, passed } = point;
    const of = room && fromText(room.present.share).num > 0n ? fromText(room.present.share) : base;
    const part = (share: string) => percent(exactPart(fromText(share), of));
    const end = passed === null ? 'open' : passed ? 'passed' : 'failed';
    return [
      `${point.number}. ${point.name}`,
      ...(sums ? [part(sums.agree.share), part(sums.notAgree.share), part(sums.noVote.share)] : ['–', '–', '–']),
      say(`MINUTES_TEXT.ENDS.${end}`),
    ];
  });
  const { fingerprint, head } = vote;
  const code = (name: string, value: string): Block[] => [
    { kind: 'text', text: name, tone: 'quiet' },
    { kind: 'text', text: value, tone: 'code' },
  ];
  return [
    { kind: 'heading', level: 3, text: vote.name },
    {
      kind: 'table',
      head: [
        say('MINUTES_TEXT.PRINT.RESULT_COLUMNS.POINT'),
        say('MINUTES_TEXT.PRINT.RESULT_COLUMNS.AGREE'),
        say('MINUTES_TEXT.PRINT.RESULT_COLUMNS.AGAINST'),
        say('MINUTES_TEXT.PRINT.RESULT_COLUMNS.ABSTAINED'),
        say('MINUTES_TEXT.PRINT.RESULT_COLUMNS.END'),
      ],
      widths: [4.4, 1.8, 1.8, 1.8, 2.2],
      numbers: [1, 2, 3],
      rows,
    },
    ...(fingerprint ? code(say('MINUTES_TEXT.PRINT.FINGERPRINT'), fingerprint) : []),
    ...(head ? code(say('MINUTES_TEXT.PRINT.HEAD', { seq: head.seq }), head.hash) : []),
  ];
}

/** The invitation and its delivery, who was there, by what powers, and how it was voted. */
export const annexBlocks = (view: MinutesView, annexes: Annexes, words: Words): Block[] => [
  { kind: 'rule' },
  ...invitation(view, annexes, words),
  ...attendance(annexes, words),
  ...powers(annexes, words),
  ...(annexes.votes.length > 0 ? [heading(words.say('MINUTES_TEXT.PRINT.RESULTS'))] : []),
  ...annexes.votes.flatMap((vote) => results(vote, words)),
];
