import { showMoment } from '#contract/base/time/dates.ts';
import { asRead } from '#contract/surveys/rules-kinds.ts';
import type { Question } from '#contract/surveys/schema-questions.ts';
import type { ResultRow, Results } from '#contract/surveys/schema-results.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { onPaper, printed } from '../../base/pdf/pdf.ts';
import type { Block, Letterhead, Sheet } from '../../base/pdf/pdf-blocks.ts';
import { speak } from '../../base/text/speak.ts';
import { newCode } from '../answering/steps.ts';
import type { Survey } from '../rows/queries.ts';

export type Paper = { lang: Locale; at: Date; letterhead: Letterhead; address: string };
type Asks = { survey: Survey; questions: readonly Question[] };

/** As people read it, by four. */
const byFour = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

const until = ({ dateTo }: Survey, lang: Locale): string =>
  dateTo ? showMoment(dateTo) : speak(lang)('SURVEY_PAPER.BY_HAND');

function head({ survey }: Asks, { lang, address }: Paper, whose: readonly (readonly [string, string])[]): Block[] {
  const say = speak(lang);
  const facts: (readonly [string, string])[] = [
    ...whose,
    [say('SURVEY_PAPER.UNTIL'), until(survey, lang)],
    [say('SURVEY_PAPER.KIND'), say(survey.anonymous ? 'SURVEY_PAPER.ANONYMOUS' : 'SURVEY_PAPER.NAMED')],
  ];
  return [
    { kind: 'heading', level: 1, text: survey.name },
    { kind: 'qr', mm: 28, text: address, beside: [{ kind: 'facts', rows: facts }] },
    { kind: 'rich', html: survey.description },
  ];
}

/** One question with squares to be crossed and a line for own words. */
function asked(question: Question, place: number, lang: Locale): Block {
  const say = speak(lang);
  const how = question.kind === 'order' ? 'ORDER' : question.multiple ? 'SEVERAL' : 'ONE';
  const hint = [
    ...(question.answers.length > 0 ? [say(`SURVEY_PAPER.${how}`)] : []),
    ...(question.required ? [] : [say('SURVEY_PAPER.OPTIONAL')]),
  ].join(', ');
  const blocks: Block[] = [
    { kind: 'heading', level: 2, text: `${place + 1}. ${question.name}` },
    ...(hint ? [{ kind: 'text', tone: 'quiet', text: hint } as const] : []),
    ...question.answers.map((a): Block => ({ kind: 'boxes', labels: [a.name] })),
    ...(question.otherAnswer ? [{ kind: 'signatures', lines: [say('SURVEY_PAPER.OWN')] } as const] : []),
  ];
  return { kind: 'together', blocks };
}

const allAsked = ({ questions }: Asks, lang: Locale): Block[] => questions.map((q, i) => asked(q, i, lang));

/** The survey as it is asked, to be hung up or read. */
export function surveyPaper(asks: Asks, paper: Paper): Bytes {
  const title = asks.survey.name;
  const blocks = [...head(asks, paper, []), ...allAsked(asks, paper.lang)];
  const body = onPaper({ ...paper, title }, [[{ blocks, foot: title }]]);
  return { name: `${speak(paper.lang)('SURVEY_PAPER.FILE')} ${asks.survey.id}.pdf`, type: 'application/pdf', body };
}

/** One paper to answer on. One without a name carries a code that its author keeps; it stands nowhere else. */
function ticket(asks: Asks, paper: Paper, name: string): Sheet {
  const say = speak(paper.lang);
  const { anonymous } = asks.survey;
  const whose: [string, string][] = anonymous
    ? [[say('SURVEY_PAPER.CODE'), byFour(newCode())]]
    : [[say('SURVEY_PAPER.WHOSE'), name]];
  const last: Block = {
    kind: 'text',
    text: say(anonymous ? 'SURVEY_PAPER.GIVE_ANONYMOUS' : 'SURVEY_PAPER.GIVE_NAMED'),
  };
  return { blocks: [...head(asks, paper, whose), ...allAsked(asks, paper.lang), last], foot: asks.survey.name };
}

const printing = ({ survey }: Asks, { lang, at, letterhead }: Paper) => ({ lang, at, letterhead, title: survey.name });

/** Papers of these people or units, each on pages of its own, drawn as they are taken. */
function* tickets(asks: Asks, paper: Paper, names: readonly string[]): Generator<Sheet[]> {
  for (const name of names) yield [ticket(asks, paper, name)];
}

export async function ticketsWhole(asks: Asks, paper: Paper, names: readonly string[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of printed(printing(asks, paper), tickets(asks, paper, names))) pieces.push(piece);
  return Buffer.concat(pieces);
}

export function ticketsPaper(asks: Asks, paper: Paper, names: readonly string[]): Bytes {
  const body = onPaper(printing(asks, paper), tickets(asks, paper, names));
  return {
    name: `${speak(paper.lang)('SURVEY_PAPER.TICKETS_FILE')} ${asks.survey.id}.pdf`,
    type: 'application/pdf',
    body,
  };
}

/** How a count is said, in the words of the screen. */
function countIn(lang: Locale, row: ResultRow): string {
  const say = speak(lang);
  const inLanguage = (n: number) => n.toLocaleString(lang === 'cs' ? 'cs' : 'en');
  const inPercent = (part: number) => `${inLanguage(part)} %`;
  if (row.place !== null) {
    const place = say('SURVEY_PAPER.PLACE', { place: inLanguage(row.place), first: row.count ?? 0 });
    const { placeByShare } = row;
    return placeByShare === null
      ? place
      : `${place}, ${say('SURVEY_PAPER.PLACE_BY_SHARES', { place: inLanguage(placeByShare) })}`;
  }
  if (row.kind === 'joined') return say('SURVEY_PAPER.JOINED', { count: row.count ?? 0 });
  if (row.count === null) return say(`SURVEY_PAPER.KINDS.${row.kind as 'few' | 'nearlyAll' | 'some' | 'all'}`);
  const count = `${row.count} (${inPercent(row.percent ?? 0)})`;
  return row.share === null ? count : `${count}, ${say('SURVEY_PAPER.SHARE', { share: inPercent(row.share) })}`;
}

function resultBlocks(asks: Asks, results: Results, lang: Locale): Block[] {
  const say = speak(lang);
  return asks.questions.flatMap((q, i): Block[] => {
    const result = results.questions[i];
    const named = (id: number | null) => q.answers.find((a) => a.id === id)?.name ?? say('SURVEY_PAPER.OWN');
    const rows = (result ? asRead(q, result) : []).map((r) => [r.answers.map(named).join(', '), countIn(lang, r)]);
    const count = say('SURVEY_PAPER.ANSWERED', { count: result?.answered ?? 0 });
    const table: Block = {
      kind: 'table',
      head: [say('SURVEY_PAPER.ANSWER'), say('SURVEY_PAPER.COUNT')],
      rows,
      widths: [5, 2],
    };
    return [
      { kind: 'heading', level: 2, text: `${i + 1}. ${q.name}` },
      { kind: 'text', tone: 'quiet', text: rows.length > 0 ? count : `${count}. ${say('SURVEY_PAPER.HIDDEN')}` },
      ...(rows.length > 0 ? [table] : []),
      ...(result?.texts ?? []).map(
        (t): Block => ({ kind: 'text', text: [t.full_name, t.text].filter(Boolean).join(': ') }),
      ),
    ];
  });
}

/** What it came to, as the asker reads it on the screen, small counts hidden alike. */
export function resultsPaper(asks: Asks, results: Results, paper: Paper): Bytes {
  const say = speak(paper.lang);
  const title = `${asks.survey.name}: ${say('SURVEY_PAPER.RESULTS')}`;
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    { kind: 'text', text: say('SURVEY_PAPER.ANSWERED', { count: results.answered }) },
    ...resultBlocks(asks, results, paper.lang),
  ];
  const body = onPaper({ ...printing(asks, paper), title }, [[{ blocks, foot: title }]]);
  return { name: `${say('SURVEY_PAPER.RESULTS_FILE')} ${asks.survey.id}.pdf`, type: 'application/pdf', body };
}
