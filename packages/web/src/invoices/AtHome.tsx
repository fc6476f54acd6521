import { invoiceLinks } from '#contract/invoices/links.ts';
import { useCounts } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';

/** What the house has not paid for the portal in time, for its committee; it locks nothing. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const count = useCounts()?.invoicesOverdue ?? 0;
  if (count === 0) return [];
  const search = { tab: 'invoicing' };
  return [
    { count, name: say('HOME.INVOICES', { count }), hint: say('HOME.INVOICES_HINT'), at: invoiceLinks.house(), search },
  ];
}
