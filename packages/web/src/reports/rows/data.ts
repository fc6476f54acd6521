import * as z from 'zod/mini';
import { typo } from '#contract/base/words/typo.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { reportCare } from '#contract/reports/endpoints-care.ts';
import { reportSheets } from '#contract/reports/endpoints-sheets.ts';
import {
  endings,
  type ReportRow,
  reportSorts,
  reportTabs,
  reportTypes,
  verdicts,
  visibilities,
} from '#contract/reports/schema.ts';
import { ask } from '../../base/ask.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { confirm, type Question } from '../../kit/dialog/confirm.tsx';
import { download } from '../../kit/files/download.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

const yes = z.optional(z.enum(['yes']));
const number = z.optional(z.coerce.number().check(z.int(), z.minimum(1)));
/** Filters as they stand in the address; what is ticked is a word there. */
const filters = z.object({
  text: z.optional(z.string()),
  type: z.optional(z.enum(reportTypes)),
  visibility: z.optional(z.enum(visibilities)),
  owner: number,
  solver: number,
  entrance: number,
  outcome: z.optional(z.enum(endings)),
  mine: yes,
  given: yes,
  open: yes,
  overdue: yes,
  asked: yes,
  verdict: z.optional(z.enum(verdicts)),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export const reportList = listShape(reportTabs, reportSorts, filters);
export type ReportListState = ListState<typeof reportList>;

const askedOf = ({ mine, given, open, overdue, asked, ...rest }: ReportListState['filters']) => ({
  ...rest,
  ...(mine && { mine: true }),
  ...(given && { given: true }),
  ...(open && { open: true }),
  ...(asked && { asked: true }),
  ...(overdue && { overdue: true }),
});

export function useReports({ page, sizePerPage, tab, sort, filters: f }: ReportListState) {
  return useListing(
    reports.list,
    { page, sizePerPage, tab, sort, filters: askedOf(f) },
    (answer) => answer.total,
    reports.rows,
  );
}
/** Who reported and who solves some, asked for once somebody opens the choice or has chosen one. */
export const useReportPeople = (when: boolean) => useReading(reports.people, {}, { when });
export const useReport = (id: number) => useReading(reports.one, { id }, { when: Number.isInteger(id) && id > 0 });
export const useReportForm = () => useReading(reports.form, {});

/** Says that the asker has the same trouble, or no longer. */
export function useAlso() {
  const { run, busy } = useChange(reportCare.also, { touches: [reports.list] });
  return { busy, set: (id: number, also: boolean) => run({ id, also }).catch(() => undefined) };
}

/** Saves the list as it is filtered and sorted now, on paper or as a sheet. */
export function useSheet({ tab, sort, filters: f }: ReportListState) {
  const { locale: lang } = useLanguage();
  return async (format: 'print' | 'exportTicket') => {
    const asked = { tab, sort, filters: askedOf(f), lang };
    const ticket = await ask(reportSheets[format], asked).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
}

const done = (running: Promise<unknown>): Promise<boolean> =>
  running.then(
    (answer) => answer !== undefined,
    () => false,
  );
type Named = Pick<ReportRow, 'id' | 'title'>;
type Deed = 'ARCHIVE' | 'WITHDRAW' | 'DELETE';

/** Asks before a deed with one report, by its name. */
function useQuestion(deed: Deed, danger: boolean | 'deletes') {
  const say = useText();
  return ({ title }: Named): Question => ({
    title: say(`REPORT.${deed}.TITLE`, { title: typo(title) }),
    text: say(`REPORT.${deed}.TEXT`),
    yes: say(`REPORT.${deed}.YES`),
    no: say('FORM.KEEP'),
    danger,
  });
}

/** Each does it with one after a question, and answers whether it is done. */
export function useArchive() {
  const question = useQuestion('ARCHIVE', false);
  const change = useChange(reports.archive);
  return async (one: Named): Promise<boolean> => (await confirm(question(one))) && done(change.run({ id: one.id }));
}
export function useWithdraw() {
  const question = useQuestion('WITHDRAW', true);
  const change = useChange(reports.withdraw, { ends: [reports.one] });
  return async (one: Named): Promise<boolean> => (await confirm(question(one))) && done(change.run({ id: one.id }));
}
export function useRemove() {
  const question = useQuestion('DELETE', 'deletes');
  const change = useChange(reports.remove, { ends: [reports.one] });
  return async (one: Named): Promise<boolean> => (await confirm(question(one))) && done(change.run({ id: one.id }));
}

/** The same with the chosen ones of a list. */
export function useRemoveAll() {
  const say = useText();
  const change = useChange(reports.removeAll, { ends: [reports.one] });
  return async (ids: number[]): Promise<boolean> =>
    (await confirm({
      title: say('REPORT.DELETE.TITLE_MORE', { count: ids.length }),
      text: say('REPORT.DELETE.TEXT'),
      yes: say('REPORT.DELETE.YES_MORE'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    })) && done(change.run({ ids }));
}
