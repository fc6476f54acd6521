import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { useText } from '../../base/texts.tsx';

/** What the assembly would decide of the request, for people to mend. */
export function useDraftWording({ title, supplier, amount }: ApprovalDetail): string {
  const say = useText();
  const sum = amount === null ? 'none' : showMoney(moneyOf(amount));
  return say('APPROVAL.AGENDA.DRAFT', { title, supplier: supplier.name || 'none', amount: sum });
}
