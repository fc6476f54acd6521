import { useNavigate } from '@tanstack/react-router';
import { contacts } from '#contract/contacts/endpoints.ts';
import { contactLinks } from '#contract/contacts/links.ts';
import { type ContactDetail, ContactInput } from '#contract/contacts/schema.ts';
import { useChange } from '../../base/data.ts';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useAdministers } from '../rows/data.ts';
import { ContactForm } from './ContactForm.tsx';
import { type ContactValues, inputOf, nameMissing, newContact } from './contactValues.ts';

/** /adresar-kontaktu/novy */
export function NewContactPage() {
  const say = useText();
  const administers = useAdministers();
  return (
    <>
      <PageHead title={say('CONTACTS.NEW')} back={{ ...contactLinks.list(), name: say('CONTACTS.TITLE') }} />
      {administers ? <Adding /> : <Refused />}
    </>
  );
}

function Adding() {
  const say = useText();
  const navigate = useNavigate();
  const create = useChange(contacts.create);
  const form = useRecordForm<ContactValues, ContactInput, ContactDetail>({
    initial: newContact(),
    schema: ContactInput,
    input: inputOf,
    more: nameMissing,
    send: (input) => create.run(input),
    done: ({ id }) => navigate({ ...contactLinks.one(id), replace: true }),
  });
  return (
    <FormFrame form={form} back={contactLinks.list()} save={say('CONTACTS.ADD')} busy={create.busy}>
      <ContactForm fields={form.fields} />
    </FormFrame>
  );
}
