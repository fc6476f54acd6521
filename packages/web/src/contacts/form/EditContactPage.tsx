import { useNavigate, useParams } from '@tanstack/react-router';
import { contacts } from '#contract/contacts/endpoints.ts';
import { contactLinks } from '#contract/contacts/links.ts';
import { ContactChange, type ContactDetail, type ContactInput } from '#contract/contacts/schema.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useWayBack } from '../../base/left.ts';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { RemoveButton } from '../../kit/form/RemoveButton.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useContact, useRemove } from '../rows/data.ts';
import { MissingContact } from '../rows/MissingContact.tsx';
import { ContactForm } from './ContactForm.tsx';
import { type ContactValues, inputOf, nameMissing, valuesOf } from './contactValues.ts';

/** /adresar-kontaktu/{id}/upravit */
export function EditContactPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/adresar-kontaktu/$id/upravit' });
  const of = useContact(id);
  if (!(id > 0) || (of.error?.status === 404 && !of.data)) return <MissingContact key={id} told={of.error !== null} />;
  const name = of.data?.full_name;
  return (
    <>
      <PageHead
        title={name ? say('CONTACTS.EDIT_ONE', { name }) : say('CONTACTS.EDIT')}
        back={{ ...contactLinks.one(id), name: name ?? say('CONTACTS.ONE') }}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(contact) =>
          contact.may.edit ? (
            <Editing contact={contact} reload={async () => (await of.refetch()).data ?? contact} />
          ) : (
            <Refused />
          )
        }
      </Loaded>
    </>
  );
}

type Props = { contact: ContactDetail; reload: () => Promise<ContactDetail> };
type Sent = ContactInput & { id: number; updatedAt: string };

function Editing({ contact, reload }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const update = useChange(contacts.update);
  const remove = useRemove();
  const back = contactLinks.one(contact.id);
  const way = useWayBack(back);
  const form = useRecordForm<ContactValues, Sent, ContactDetail>({
    initial: valuesOf(contact),
    version: contact.updatedAt,
    schema: ContactChange,
    input: (v, updatedAt) => ({ ...inputOf(v), id: contact.id, updatedAt }),
    more: nameMissing,
    send: (input) => update.run(input),
    reload: async () => {
      const fresh = await reload();
      return { values: valuesOf(fresh), version: fresh.updatedAt };
    },
    done: () => way.go() || navigate({ ...back, replace: true }),
  });
  const removeNow = async () => {
    if (await remove(contact)) await form.leave(() => navigate({ ...contactLinks.list(), replace: true }));
  };
  const trash = <RemoveButton variant="subtle" onClick={() => void removeNow()} />;
  return (
    <FormFrame form={form} back={back} save={say('FORM.SAVE')} busy={update.busy} aside={trash}>
      <ContactForm fields={form.fields} />
    </FormFrame>
  );
}
