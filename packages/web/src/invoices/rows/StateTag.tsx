import { IconAlertTriangle, IconBan, IconCheck, IconClock, IconFileInvoice } from '@tabler/icons-react';
import type { PaperState } from '#contract/invoices/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';

const signs = {
  paid: { tone: 'ok', icon: IconCheck },
  exposed: { tone: 'info', icon: IconFileInvoice },
  overdue: { tone: 'bad', icon: IconAlertTriangle },
  planned: { tone: 'draft', icon: IconClock },
  cancelled: { tone: 'stone', icon: IconBan },
} as const;

/** Whether it was issued and paid. */
export function StateTag({ state }: { state: PaperState }) {
  const say = useText();
  return <Tag {...signs[state]}>{say(`INVOICING.STATES.${state}`)}</Tag>;
}
