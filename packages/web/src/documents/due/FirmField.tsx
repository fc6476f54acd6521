import type { ReactNode } from 'react';
import { contacts } from '#contract/contacts/endpoints.ts';
import { firmLength } from '#contract/documents/rules-due.ts';
import { useAsk } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { SuggestField } from '../../kit/choose/SuggestField.tsx';
import { useFound } from '../../kit/choose/useFound.ts';

type Firm = { firm: string; contactId: number | null };
type Props = { firm: string; error?: ReactNode; onChange: (to: Firm) => void };

/** Who does it: any name, and where a contact of the house has it, that contact. */
export function FirmField({ firm, error, onChange }: Props) {
  const say = useText();
  const ask = useAsk();
  const [found, search] = useFound(async (text) => {
    if (text === '') return [];
    return (await ask(contacts.search, { text })).contacts;
  }, 300);
  const change = (next: string) => {
    search(next.trim());
    onChange({ firm: next, contactId: found.items.find((c) => c.title === next)?.id ?? null });
  };
  return (
    <SuggestField
      label={say('DUE.FORM.FIRM')}
      description={say('DUE.FORM.FIRM_HINT')}
      maxLength={firmLength}
      value={firm}
      error={error}
      offered={[...new Set(found.items.map((c) => c.title))]}
      onChange={change}
    />
  );
}
