import { reports } from '#contract/reports/endpoints.ts';
import { reportComments } from '#contract/reports/endpoints-comments.ts';
import type { ReportDetail } from '#contract/reports/schema.ts';
import type { Person } from './house.ts';

/** A report as its form sends it: a fault, for the whole house, solved by whom the settings say. */
export const aReportForm = (change: object = {}) => ({
  title: 'Kape voda ve sklepě',
  description: 'U třetí kóje kape stoupačka.\nPodložila jsem kbelík.',
  ...change,
});

export const aReport = (by: Person, change: object = {}): Promise<ReportDetail> =>
  by.asks(reports.create, aReportForm(change));

/** The report as the form sends it back, with changes. */
export const editedReport = (r: ReportDetail, change: object = {}) => ({
  ...{ id: r.id, updatedAt: r.updatedAt, title: r.title, description: r.description, type: r.type },
  ...{ visibility: r.visibility, solverId: r.solver?.id as number },
  ...{ entranceId: r.place.entrance?.id ?? null, floor: r.place.floor, unitId: r.place.unit?.id ?? null },
  ...{ commonSpace: r.place.commonSpace, fileIds: r.attachments.map((f) => f.id) },
  documents: r.files.map(({ id, version }) => ({ id, version })),
  ...change,
});

/** The report as it stands for whoever solves it now. */
export async function solves(by: Person, id: number, change: object = {}): Promise<ReportDetail> {
  const { updatedAt } = await by.asks(reports.one, { id });
  return by.asks(reports.solve, { id, updatedAt, solution: 'Instalatér vyměnil těsnění.', ...change });
}

export async function takes(by: Person, id: number): Promise<ReportDetail> {
  const { updatedAt } = await by.asks(reports.one, { id });
  return by.asks(reports.takeOver, { id, updatedAt });
}

export const says = (by: Person, id: number, message = 'Přijde ve čtvrtek.', more: object = {}) =>
  by.asks(reportComments.add, { id, message, ...more });
