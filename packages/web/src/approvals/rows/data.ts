import * as z from 'zod/mini';
import { approvals } from '#contract/approvals/endpoints.ts';
import { approvalSorts } from '#contract/approvals/schema.ts';
import { approvalTabs } from '#contract/approvals/schema-words.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { type ListState, listShape } from '../../kit/table/useList.ts';

const yes = z.optional(z.enum(['yes']));
/** Filters as they stand in the address; what is ticked is a word there. */
const filters = z.object({
  text: z.optional(z.string()),
  owner: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  mine: yes,
  forMe: yes,
});
export const approvalList = listShape(approvalTabs, approvalSorts, filters);
export type ApprovalListState = ListState<typeof approvalList>;

export function useApprovals({ page, sizePerPage, tab, sort, filters: f }: ApprovalListState) {
  const { mine, forMe, ...rest } = f;
  const asked = { ...rest, ...(mine && { mine: true }), ...(forMe && { forMe: true }) };
  return useListing(
    approvals.list,
    { page, sizePerPage, tab, sort, filters: asked },
    (answer) => answer.total,
    approvals.rows,
  );
}

export const useApproval = (id: number) => useReading(approvals.one, { id }, { when: Number.isInteger(id) && id > 0 });
/** Who may be asked, once it is needed. */
export const useCandidates = () => useReading(approvals.candidates, {});

/** Deletes one after a question; answers whether it is gone. */
export function useRemove() {
  const say = useText();
  const change = useChange(approvals.remove, { ends: [approvals.one] });
  return async ({ id, title }: { id: number; title: string }): Promise<boolean> =>
    (await confirm({
      title: say('APPROVAL.DELETE.TITLE', { name: typo(title) }),
      text: say('APPROVAL.DELETE.TEXT'),
      yes: say('APPROVAL.DELETE.YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    })) &&
    change.run({ id }).then(
      (answer) => answer !== undefined,
      () => false,
    );
}
