import { useState } from 'react';
import { companyNumber } from '#contract/base/person/ico.ts';
import { contacts } from '#contract/contacts/endpoints.ts';
import type { RegisterAnswer } from '#contract/contacts/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { Answer } from '../../base/answer.ts';
import { ask as asks } from '../../base/ask.ts';
import type { NoteTone } from '../../kit/page/Note.tsx';
import type { ContactFields } from './contactValues.ts';

type Told = { tone: NoteTone; says: TextKey[] };

/** What the answer comes to, in sentences. */
function toldOf({ status, company, simulated }: RegisterAnswer): Told {
  const made = simulated ? (['CONTACTS.REGISTER.SIMULATED'] as const) : [];
  if (status !== 'found') return { tone: 'warn', says: [`CONTACTS.REGISTER.${status}`, ...made] };
  const ended = company?.ended ? (['CONTACTS.REGISTER.ENDED'] as const) : [];
  return { tone: ended.length > 0 ? 'warn' : 'ok', says: ['CONTACTS.REGISTER.FILLED', ...ended, ...made] };
}

/** Asks the register of companies for the typed number and fills in what it knows; what it does not know stays as typed. */
export function useRegister(fields: ContactFields) {
  const [busy, setBusy] = useState(false);
  const [told, tell] = useState<Told | null>(null);
  const fill = ({ company }: RegisterAnswer) => {
    if (!company) return;
    const { type, address, dic, company: firm } = fields.getValues();
    fields.setFieldValue('ico', company.ico);
    if (type === 'company') fields.setFieldValue('companyName', company.companyName);
    else if (firm === '') fields.setFieldValue('company', company.companyName);
    fields.setFieldValue('dic', company.dic ?? dic);
    fields.setFieldValue('address', {
      street: company.street || address.street,
      town: company.town || address.town,
      post: company.post || address.post,
    });
  };
  const ask = async () => {
    const typed = companyNumber.safeParse(fields.getValues().ico);
    tell(null);
    if (!typed.success) {
      fields.setFieldError('ico', 'SVJ.ERRORS.ICO');
      return;
    }
    setBusy(true);
    try {
      const answer = await asks(contacts.register, { ico: typed.data });
      fill(answer);
      tell(toldOf(answer));
    } catch (error) {
      if (!(error instanceof Answer)) throw error;
      tell({ tone: 'warn', says: ['CONTACTS.REGISTER.unknown'] });
    } finally {
      setBusy(false);
    }
  };
  return { ask, busy, told };
}
