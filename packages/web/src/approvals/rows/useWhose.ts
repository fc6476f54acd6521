import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import { useMe } from '../../base/me.tsx';

/** Whose answer the reader gives: their own, or that of somebody whom they stand in for. */
export function useWhose({ standsFor }: Pick<ApprovalDetail, 'standsFor'>): number {
  const me = useMe().id ?? 0;
  return standsFor?.id ?? me;
}
