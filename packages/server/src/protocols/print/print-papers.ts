import { fromText } from '#contract/base/shares/fraction.ts';
import { showNumber } from '#contract/ledger/rules-numbers.ts';
import type { Block } from '../../base/pdf/pdf-blocks.ts';
import type { ObjectedSeat, PaperLine } from '../facts/queries.ts';
import type { Report } from '../facts/steps.ts';
import type { Words } from './print-words.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });

function stateOf(p: PaperLine, { say, moment }: Words): string {
  const state = say(`VOTE.REPORT.PROTOCOL.PAPER_STATES.${p.voidWhy ?? (p.counts ? 'counts' : 'waits')}`);
  if (!p.handedIn) return state;
  const handed = { at: moment(p.handedIn), name: p.takenBy ?? '' };
  return `${state}; ${say('VOTE.REPORT.PROTOCOL.PAPER_HANDED', handed)}`;
}

function papersTable(papers: readonly PaperLine[], words: Words): Block[] {
  const t = (key: string) => words.say(`VOTE.REPORT.PROTOCOL.${key}`);
  if (papers.length === 0) return [];
  return [
    heading(t('PAPERS')),
    { kind: 'text', text: t('PAPERS_LEAD'), tone: 'plain' },
    {
      kind: 'table',
      head: ['NUMBER', 'UNITS', 'SHARE', 'STATE', 'BY'].map((c) => t(`PAPERS_COLUMNS.${c}`)),
      widths: [2, 1.6, 2, 4, 3],
      numbers: [2],
      rows: papers.map((p) => [
        showNumber(p.number),
        p.units,
        words.inPercent(p.share),
        stateOf(p, words),
        [p.recordedBy, p.confirmedBy].filter(Boolean).join(', '),
      ]),
    },
  ];
}

function objectionsTable(objected: readonly ObjectedSeat[], words: Words): Block[] {
  const t = (key: string) => words.say(`VOTE.REPORT.PROTOCOL.${key}`);
  if (objected.length === 0) return [];
  return [
    heading(t('OBJECTED')),
    {
      kind: 'table',
      head: ['UNITS', 'OWNERS', 'SHARE', 'AT', 'FATE'].map((c) => t(`OBJECTED_COLUMNS.${c}`)),
      widths: [2, 4, 2, 2.4, 2.6],
      numbers: [2],
      rows: objected.map((o) => [
        o.units,
        o.owners,
        words.inPercent(o.share),
        words.moment(o.at),
        t(`OBJECTED_FATES.${o.undone ? 'void' : 'stays'}`),
      ]),
    },
  ];
}

/** Papers that did not count or came after the end, and seats that objected, each with its share. */
export const paperBlocks = ({ papers, objected }: Report, words: Words): Block[] => [
  ...papersTable(papers, words),
  ...objectionsTable(objected, words),
];

/** How many voted on paper, in words; nothing where nobody did. */
export function paperFact({ vote }: Report, { say, share }: Words): (readonly [string, string])[] {
  const counted = vote.papers?.counted;
  if (!counted || counted.seats === 0) return [];
  const params = { seats: counted.seats, share: share(fromText(counted.share)) };
  return [[say('VOTE.REPORT.PROTOCOL.ON_PAPER'), say('VOTE.REPORT.PROTOCOL.ON_PAPER_TEXT', params)]];
}
