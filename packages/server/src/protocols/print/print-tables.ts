import writeExcelFile from 'write-excel-file/node';
import { type Fraction, percent } from '#contract/base/shares/fraction.ts';
import { exactPart } from '#contract/base/shares/shares.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { plainly } from '../../base/text/speak.ts';
import { columnsOf, type Report, tallyOf } from '../facts/steps.ts';
import { wayOf } from './print.ts';
import { type Lang, type Words, wordsOf } from './print-words.ts';

type Row = object[];
// Programs find columns by their names.
const bold = (value: string) => ({ value: plainly(value), type: String, fontWeight: 'bold' as const });
// A cell that begins like a formula stays text: spreadsheets run formulas that people typed as names.
const plain = (text: string) => ({ value: text, type: String });
const number = (value: number) => ({ value, type: Number });

const scale = 1_000_000_000_000n;
/** For counting in a spreadsheet; the exact share stands beside it. */
const near = ({ num, den }: Fraction) => number(Number((num * scale) / den) / Number(scale));

function people(report: Report, words: Words): Row[] {
  const { say, exact, moment } = words;
  const t = (key: string) => say(`VOTE.REPORT.${key}`);
  const { base } = report.measure;
  const columns = ['UNITS', 'OWNERS', 'SPARE', 'SHARE'].map((c) => t(`PROTOCOL.ATTENDANCE_COLUMNS.${c}`));
  const head = [
    ...columns,
    t('XLSX.NUMBER'),
    t('PROTOCOL.COLUMNS.PERCENT'),
    t('XLSX.OWN'),
    t('PROTOCOL.ATTENDANCE_COLUMNS.CHANNEL'),
    t('XLSX.AT'),
  ];
  const counted = (f: Fraction) => [plain(exact(f)), near(exactPart(f, base)), number(percent(exactPart(f, base), 4))];
  const rows = report.lines.map((l) => [
    plain(l.units),
    plain(l.owners),
    plain(l.spare),
    ...(l.own ? [plain(''), plain(''), plain('')] : counted(l.share)),
    plain(t(l.own ? 'XLSX.YES' : 'XLSX.NO')),
    plain(wayOf(l, report, words)),
    plain(l.at ? moment(l.at) : ''),
  ]);
  return [head.map(bold), ...rows];
}

function answers(report: Report, { say, exact }: Words): Row[] {
  const { vote, lines } = report;
  const t = (key: string) => say(`VOTE.REPORT.${key}`);
  const columns = ['UNITS', 'OWNERS', 'SHARE'].map((c) => t(`PROTOCOL.ATTENDANCE_COLUMNS.${c}`));
  const head = [...columns, t('XLSX.NUMBER'), ...vote.votePoints.map((p) => `${p.number}. ${p.name}`)];
  const rows = lines
    .filter((l) => !l.own)
    .map((l) => [
      plain(l.units),
      plain(l.owners),
      plain(exact(l.share)),
      near(exactPart(l.share, report.measure.base)),
      ...vote.votePoints.map((p) => plain(say(`VOTE.VALUES.${l.answers.get(p.id) ?? 'miss'}`))),
    ]);
  return [head.map(bold), ...rows];
}

function results(report: Report, { say, exact }: Words): Row[] {
  const t = (key: string) => say(`VOTE.REPORT.${key}`);
  const c = (key: string) => t(`PROTOCOL.COLUMNS.${key}`);
  const head = [
    t('XLSX.POINT'),
    t('XLSX.OUTCOME'),
    c('ANSWER'),
    c('SEATS'),
    c('UNITS'),
    c('SHARE'),
    t('XLSX.NUMBER'),
    c('PERCENT'),
    t('XLSX.ROOM'),
  ];
  const outcome = (passed: boolean | null) => (passed === null ? 'UNDECIDED' : passed ? 'PASSED' : 'FAILED');
  const rows = report.vote.votePoints.flatMap((p) => {
    const name = plain(`${p.number}. ${p.name}`);
    const said = plain(t(`XLSX.${outcome(p.passed)}`));
    if (!p.sums) return [[name, said]];
    const tally = tallyOf(report, p.sums, p.room);
    const room = p.room ? number(percent(exactPart(tally.present, tally.base), 4)) : plain('');
    return columnsOf(tally, p.room).map(({ value, column: { share, seats, units } }) => {
      const part = exactPart(share, tally.base);
      const answer = plain(say(`VOTE.VALUES.${value}`));
      return [
        name,
        said,
        answer,
        number(seats),
        number(units),
        plain(exact(share)),
        near(part),
        number(percent(part, 4)),
        room,
      ];
    });
  });
  return [head.map(bold), ...rows];
}

/** Participants, answers where the reader may see them, and results, each on a sheet of its own. */
export async function tablesOf(report: Report, lang: Lang): Promise<Bytes> {
  const words = wordsOf(lang, report.measure);
  const t = (key: string, params = {}) => words.say(`VOTE.REPORT.XLSX.${key}`, params);
  const sheets = [
    { sheet: t('PEOPLE'), data: people(report, words), stickyRowsCount: 1 },
    ...(report.shows ? [{ sheet: t('ANSWERS'), data: answers(report, words), stickyRowsCount: 1 }] : []),
    { sheet: t('RESULTS'), data: results(report, words), stickyRowsCount: 1 },
  ];
  const body = await writeExcelFile(sheets as never).toBuffer();
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: t('FILE', { id: report.vote.id }), type, body };
}
