import { readBody } from '#contract/approvals/rules-ledger.ts';
import type { ApprovalDetail, Approver, HistoryEntry } from '#contract/approvals/schema.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { dayIn, showDay, wallTime } from '#contract/base/time/dates.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Block, Letterhead, Printed, Sheet } from '../../base/pdf/pdf-blocks.ts';
import { plainly, type Say, speak } from '../../base/text/speak.ts';
import { type KeptPaper, nameFor } from './queries.ts';

type Tone = 'plain' | 'strong' | 'quiet' | 'code';
const text = (said: string, tone: Tone = 'plain'): Block => ({ kind: 'text', text: said, tone });
const heading = (level: 1 | 2 | 3, said: string): Block => ({ kind: 'heading', level, text: said });

const momentOf = (iso: string): string => {
  const at = new Date(iso);
  return `${showDay(dayIn(at))} ${wallTime(at).slice(11, 16).replace(/^0/, '')}`;
};

/** An entry of the chain as it is printed: its digest, and what it was a decision of. */
export type PrintedEntry = { seq: number; body: string; hash: string; signature: string; publicKey: string };
export type Recorded = {
  a: ApprovalDetail;
  papers: readonly KeptPaper[];
  opensAll: boolean;
  /** In their order; the history holds them after what is older than the chain. */
  chain: readonly PrintedEntry[];
};

function supplierRow({ supplier: { name, ico } }: ApprovalDetail, say: Say): (readonly [string, string])[] {
  if (name === '' && ico === '') return [];
  const text = ico === '' ? name : say('APPROVAL_RECORD.SUPPLIER_ICO', { name: name || '–', ico });
  return [[say('APPROVAL_RECORD.SUPPLIER'), text]];
}

function factBlock({ a }: Recorded, say: Say): Block {
  const state = say(`APPROVAL_RECORD.STATES.${a.withdrawn ? 'withdrawn' : a.status}`);
  const rows: (readonly [string, string])[] = [
    [
      say('APPROVAL_RECORD.STATE'),
      a.decidedAt ? say('APPROVAL_RECORD.AT', { state, at: momentOf(a.decidedAt) }) : state,
    ],
    [say('APPROVAL_RECORD.AUTHOR'), a.author?.full_name ?? '–'],
    [say('APPROVAL_RECORD.CREATED'), momentOf(a.createdAt)],
    [say('APPROVAL_RECORD.RULE'), say(`APPROVAL_RECORD.RULES.${a.rule}`, { needed: a.needed, m: a.askedCount })],
    ...(a.amount === null ? [] : [[say('APPROVAL_RECORD.AMOUNT'), showMoney(moneyOf(a.amount))] as const]),
    ...supplierRow(a, say),
    ...(a.dueOn === null ? [] : [[say('APPROVAL_RECORD.DUE'), showDay(a.dueOn)] as const]),
  ];
  return { kind: 'facts', rows };
}

const paperBlocks = ({ papers, opensAll }: Recorded, say: Say): Block[] =>
  papers.flatMap((one, i): Block[] => [
    text(say('APPROVAL_RECORD.PAPER', { n: i + 1, name: nameFor(one, opensAll) ?? say('APPROVAL_RECORD.HIDDEN') })),
    one.paper.sha256 === null ? text(say('APPROVAL_RECORD.NO_BYTES'), 'quiet') : text(one.paper.sha256, 'code'),
  ]);

function nameIn({ user, stoodBy }: Approver, say: Say): string {
  const name = user?.full_name ?? say('APPROVAL_LINES.NOBODY');
  return stoodBy ? say('APPROVAL_RECORD.STOOD_BY', { name, by: stoodBy.full_name }) : name;
}

const peopleBlock = ({ a }: Recorded, say: Say): Block => ({
  kind: 'table',
  head: (['WHO', 'ANSWER', 'WHEN', 'NOTE'] as const).map((key) => say(`APPROVAL_RECORD.${key}`)),
  widths: [3, 2, 2, 4],
  rows: a.approvers.map((one) => [
    nameIn(one, say),
    say(`APPROVAL_RECORD.STATES.${one.status}`),
    one.decidedAt ? momentOf(one.decidedAt) : '',
    one.note,
  ]),
});

const saidOf = ({ at, what, who, about, instead }: HistoryEntry, say: Say) => ({
  ...{ at: momentOf(at), what: say(`APPROVAL_RECORD.KINDS.${what}`) },
  ...{ who: who?.full_name ?? 'none', about: about?.full_name ?? 'none' },
  instead: instead?.full_name ?? 'none',
});

function entryBlocks({ a, chain }: Recorded, say: Say): Block[] {
  const told = a.history.toReversed();
  const before = told.length - chain.length;
  return told.flatMap((entry, i): Block[] => {
    const said = saidOf(entry, say);
    const note = entry.note ? [text(entry.note)] : [];
    const one = chain[i - before];
    if (!one) return [text(say('APPROVAL_RECORD.EARLY', said), 'strong'), ...note];
    const subject = readBody(one.body)?.subject;
    return [
      text(say('APPROVAL_RECORD.ENTRY', { ...said, n: one.seq + 1 }), 'strong'),
      ...note,
      text(one.hash, 'code'),
      ...(subject ? [text(`${say('APPROVAL_RECORD.SUBJECT')}: ${subject}`, 'quiet')] : []),
    ];
  });
}

function proofBlocks({ chain }: Recorded, say: Say): Block[] {
  const last = chain.at(-1);
  if (!last) return [];
  const rows = [
    ['HEAD', last.hash],
    ['SIGNATURE', last.signature],
    ['KEY', last.publicKey],
  ] as const;
  return [
    heading(2, say('APPROVAL_RECORD.PROOF')),
    text(say('APPROVAL_RECORD.PROOF_TEXT')),
    // A label does not stay behind on the page that its value has left.
    ...rows.map(
      ([key, value]): Block => ({
        kind: 'together',
        blocks: [text(say(`APPROVAL_RECORD.${key}`), 'quiet'), text(value, 'code')],
      }),
    ),
  ];
}

/** The record of decisions of one request. */
export function recordOf(
  recorded: Recorded,
  { lang, letterhead, at }: { lang: Locale; letterhead: Letterhead; at: Date },
): { name: string; what: Printed; sheet: Sheet } {
  const say = speak(lang);
  const { a } = recorded;
  const blocks: Block[] = [
    heading(1, a.title),
    text(say('APPROVAL_RECORD.TITLE'), 'quiet'),
    factBlock(recorded, say),
    heading(2, say('APPROVAL_RECORD.WORDING')),
    text(a.notes || say('APPROVAL_RECORD.NO_WORDING')),
    heading(2, say('APPROVAL_RECORD.PAPERS')),
    ...paperBlocks(recorded, say),
    heading(2, say('APPROVAL_RECORD.PEOPLE')),
    peopleBlock(recorded, say),
    heading(2, say('APPROVAL_RECORD.ENTRIES')),
    text(say('APPROVAL_RECORD.ENTRIES_TEXT')),
    ...entryBlocks(recorded, say),
    ...proofBlocks(recorded, say),
  ];
  return {
    name: plainly(say('APPROVAL_RECORD.FILE', { id: a.id })),
    what: { lang, title: plainly(`${say('APPROVAL_RECORD.TITLE')}: ${a.title}`), letterhead, at },
    sheet: { blocks, foot: say('APPROVAL_RECORD.FOOT', { title: a.title }) },
  };
}
