import type { UseFormReturnType } from '@mantine/form';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import type { FileView } from '#contract/base/files/files.ts';
import { visibilityAtFirst } from '#contract/reports/rules.ts';
import type {
  ReportAim,
  ReportChange,
  ReportDetail,
  ReportForm,
  ReportInput,
  ReportType,
  Visibility,
} from '#contract/reports/schema.ts';
import { choicesOf } from '../../kit/files/chosen.ts';
import type { FieldErrors } from '../../kit/form/form-errors.ts';

/** The unit it is in, as the form shows it. */
export type PlacedUnit = { id: number; number: string };
/** A report as its form holds it; the names are those of what is sent, so that errors find their fields. */
export type ReportValues = {
  type: ReportType;
  title: string;
  description: string;
  fileIds: FileView[];
  documents: ChosenFile[];
  /** In a unit, or anywhere else in the house: what the other choice knew is not sent. */
  where: 'house' | 'unit';
  entranceId: number | null;
  floor: number | null;
  commonSpace: string;
  unit: PlacedUnit | null;
  /** Null until somebody chose: it follows the type and the place. */
  visibility: Visibility | null;
  /** Null until somebody chose: it follows the type. */
  solverId: number | null;
  /** Whether a firm may know who reported it; asked once, when it is filed. */
  sharesReporter: boolean;
};
export type ReportFields = UseFormReturnType<ReportValues>;

export const newReport: ReportValues = {
  ...{ type: 'fault', title: '', description: '', fileIds: [], documents: [] },
  ...{ where: 'house', entranceId: null, floor: null, commonSpace: '', unit: null },
  ...{ visibility: null, solverId: null, sharesReporter: false },
};

const placeOf = ({ place: { entrance, floor, unit, commonSpace } }: Pick<ReportDetail, 'place'>) => ({
  where: unit ? ('unit' as const) : ('house' as const),
  ...(unit ? { entranceId: null, floor: null } : { entranceId: entrance?.id ?? null, floor }),
  unit: unit && { id: unit.id, number: unit.number },
  commonSpace,
});

export const valuesOf = (r: ReportDetail): ReportValues => ({
  ...{ type: r.type, title: r.title, description: r.description, fileIds: r.attachments, documents: r.files },
  ...placeOf(r),
  ...{ visibility: r.visibility, solverId: r.solver?.id ?? null, sharesReporter: false },
});

/** What goes on with what was solved before starts at the same place, of the same kind. */
export const followingOf = (r: ReportDetail): ReportValues => ({
  ...newReport,
  ...{ type: r.type, title: r.title },
  ...placeOf(r),
});

type At = { entrance?: number | undefined; floor?: number | undefined; space?: string | undefined };
/** A new one at the place that an address names; an entrance that the house has not is left out. */
export const startingAt = (
  { entrance, floor, space }: At,
  { entrances }: Pick<ReportForm, 'entrances'>,
): ReportValues => ({
  ...newReport,
  entranceId: entrances.some(({ id }) => id === entrance) ? (entrance ?? null) : null,
  floor: floor ?? null,
  commonSpace: space ?? '',
});

/** The unit a report from a unit begins in: the chosen one, else the only own one, shares of common spaces aside. */
export const beginsIn = (chosen: PlacedUnit | null, units: ReportForm['units']): PlacedUnit | null => {
  const [only, ...others] = units.filter(({ own, type }) => own && type !== 'commonSpace');
  return chosen ?? (only && others.length === 0 ? { id: only.id, number: only.number } : null);
};

/** Of those who may be chosen for: what the form offers to its writer. */
export type Offered = Pick<ReportForm, 'units' | 'solverOf'>;
/** As which it starts while nobody chose. */
export const startsAs = (v: ReportValues, { units }: Offered, follows: Pick<ReportDetail, 'visibility'> | null) =>
  visibilityAtFirst({
    type: v.type,
    privatePlace: isPrivatePlace(v, units),
    followsPrivate: follows?.visibility === 'private',
  });
/** Whether it is somebody's own rather than a place of everybody: spaces of everybody are all offered. */
export const isPrivatePlace = (
  { where, unit }: Pick<ReportValues, 'where' | 'unit'>,
  units: ReportForm['units'],
): boolean => where === 'unit' && unit !== null && !units.some((u) => u.id === unit.id && u.type === 'commonSpace');

/** Who would read it as it stands. */
export const aimOf = (
  { visibility, solverId, type }: ReportValues,
  { solverOf }: Offered,
  start: Visibility,
  reportId: number | null,
): ReportAim => ({
  visibility: visibility ?? start,
  solverId: solverId ?? solverOf[type]?.id ?? null,
  reportId,
});

const writtenOf = (v: ReportValues) => {
  const inUnit = v.where === 'unit';
  return {
    ...{ type: v.type, title: v.title, description: v.description },
    fileIds: v.fileIds.map((f) => f.id),
    documents: choicesOf(v.documents),
    entranceId: inUnit ? null : v.entranceId,
    floor: inUnit ? null : v.floor,
    unitId: inUnit ? (v.unit?.id ?? null) : null,
    commonSpace: v.commonSpace,
  };
};
/** What is asked of others that it may repeat: only what somebody said by now. */
export const nearInput = (v: ReportValues) => {
  const inUnit = v.where === 'unit';
  return {
    title: v.title,
    space: v.commonSpace,
    ...(!inUnit && v.entranceId !== null && { entranceId: v.entranceId }),
    ...(!inUnit && v.floor !== null && { floor: v.floor }),
    ...(inUnit && v.unit && { unitId: v.unit.id }),
  };
};
/** In a unit means in which one, which the schema cannot see. */
type Placed = { isNowhere: boolean };
const isNowhere = (v: ReportValues): boolean => v.where === 'unit' && v.unit === null;
export const whyWrong = ({ isNowhere }: Placed): FieldErrors => (isNowhere ? { unitId: 'BASE.FORM.REQUIRED' } : {});

type After = Pick<ReportInput, 'followsId' | 'replyId'>;
export const inputOf = (v: ReportValues, after: After): ReportInput & Placed => ({
  ...writtenOf(v),
  isNowhere: isNowhere(v),
  ...(v.visibility && { visibility: v.visibility }),
  solverId: v.solverId,
  sharesReporter: v.sharesReporter,
  ...after,
});
export const changeOf = (v: ReportValues, before: ReportDetail, updatedAt: string): ReportChange & Placed => ({
  ...writtenOf(v),
  isNowhere: isNowhere(v),
  visibility: v.visibility ?? before.visibility,
  solverId: v.solverId as number,
  id: before.id,
  updatedAt,
});
