import type { UseFormReturnType } from '@mantine/form';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import type { MemberName } from '#contract/members/schema.ts';
import { cleaned, whyNotKept } from '#contract/resolutions/rules.ts';
import type { ResolutionChange, ResolutionDetail } from '#contract/resolutions/schema.ts';
import type { Fulfilment } from '#contract/resolutions/schema-words.ts';
import { choicesOf } from '../../kit/files/chosen.ts';
import type { FieldErrors } from '../../kit/form/form-errors.ts';

export type Linked = { id: number; name: string };
/** What is said of a resolution as its form holds it; the names are those of what is sent, so that errors find their fields. */
export type ResolutionValues = {
  state: Fulfilment;
  responsibleId: Pick<MemberName, 'id' | 'full_name'> | null;
  dueOn: string;
  settledOn: string;
  note: string;
  reportIds: Linked[];
  voteIds: Linked[];
  documents: ChosenFile[];
};
export type ResolutionFields = UseFormReturnType<ResolutionValues>;

export const valuesOf = (r: ResolutionDetail): ResolutionValues => ({
  ...{ state: r.state, responsibleId: r.responsible, dueOn: r.dueOn ?? '', settledOn: r.settledOn ?? '' },
  ...{ note: r.note, reportIds: r.reports, voteIds: r.votes, documents: r.files },
});

const dayOf = (typed: string) => (typed === '' ? null : typed);
export const inputOf = (v: ResolutionValues) => ({
  ...{ state: v.state, responsibleId: v.responsibleId?.id ?? null, note: v.note },
  ...{ dueOn: dayOf(v.dueOn), settledOn: dayOf(v.settledOn) },
  reportIds: v.reportIds.map((one) => one.id),
  voteIds: v.voteIds.map((one) => one.id),
  documents: choicesOf(v.documents),
});

const fields = {
  notAdopted: { state: 'RESOLUTION.ERRORS.NOT_ADOPTED' },
  reason: { note: 'RESOLUTION.ERRORS.REASON' },
  future: { settledOn: 'RESOLUTION.ERRORS.FUTURE' },
} as const satisfies Record<string, FieldErrors>;

/** What the rules of the register refuse, at its field. */
export function problemsOf(
  { state, responsibleId, dueOn, settledOn, note }: Omit<ResolutionChange, 'id' | 'updatedAt'>,
  today: string,
): FieldErrors {
  const kept = cleaned({ state, responsibleId, dueOn, settledOn, note: note.trim() }, today);
  const why = whyNotKept(kept, { adopted: true, today });
  return why ? fields[why] : {};
}
