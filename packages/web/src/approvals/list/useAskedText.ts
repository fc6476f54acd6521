import { useCallback } from 'react';
import type { ApprovalRow } from '#contract/approvals/schema.ts';
import { useText } from '../../base/texts.tsx';

/** Who decides: some by name, how many more. */
export function useAskedText() {
  const say = useText();
  return useCallback(
    ({ asked, askedCount }: ApprovalRow): string => {
      const names = asked.map((one) => one.full_name).join(', ') || say('APPROVAL.NOBODY');
      const count = askedCount - Math.max(asked.length, 1);
      return count > 0 ? say('APPROVAL.MORE', { names, count }) : names;
    },
    [say],
  );
}
