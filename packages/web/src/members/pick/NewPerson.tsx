import { Button, SegmentedControl, TextInput } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import { activation } from '#contract/activation/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { type MemberName, NewMember } from '#contract/members/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormGrid } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useTwins } from './useTwins.ts';

type Values = {
  type: 'person' | 'company';
  titleBefore: string;
  firstName: string;
  lastName: string;
  titleAfter: string;
  companyName: string;
  ico: string;
};
const looksLikeCompany = /\b(s\.\s?r\.\s?o|a\.\s?s|z\.\s?s|spol)\b/i;

/** "Jana Křepelková" → first and last name; "Lipnická s.r.o." → a company. */
function fromTyped(typed: string): Values {
  const company = looksLikeCompany.test(typed);
  const words = company ? [] : typed.split(/\s+/).filter(Boolean);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  const firstName = words.slice(0, Math.max(1, words.length - 1)).join(' ');
  const names = { firstName, lastName, companyName: company ? typed : '' };
  return { type: company ? 'company' : 'person', titleBefore: '', titleAfter: '', ico: '', ...names };
}

const toInput = (v: Values) =>
  v.type === 'company'
    ? { type: v.type, companyName: v.companyName, ico: v.ico }
    : {
        type: v.type,
        titleBefore: v.titleBefore,
        firstName: v.firstName,
        lastName: v.lastName,
        titleAfter: v.titleAfter,
      };

type Props = { typed: string; onClose: () => void; onDone: (person: MemberName) => void };
/** A small form for somebody who is not in the house yet; it never submits the form it stands in. */
export function NewPerson({ typed, onClose, onDone }: Props) {
  const say = useText();
  const create = useChange(members.create, { touches: [activation.recap] });
  const meant = useTwins('use');
  const { fields, submit, refused } = useRecordForm({
    initial: fromTyped(typed),
    schema: NewMember,
    input: toInput,
    send: async (input) => {
      const answer = await meant(input);
      return answer === 'add' ? await create.run(input) : (answer ?? undefined);
    },
    done: (person) => {
      onDone(person);
      onClose();
    },
  });
  const { type } = fields.values;
  const send = (e: SyntheticEvent<HTMLFormElement>) => {
    e.stopPropagation();
    submit(e);
  };
  return (
    <Dialog opened onClose={onClose} title={say('PICK.NEW_TITLE')}>
      <DialogForm onSubmit={send}>
        <p>{say('PICK.NEW_TEXT')}</p>
        {refused && <Note tone="bad">{say(refused.key, refused.params)}</Note>}
        <SegmentedControl
          aria-label={say('PICK.KIND')}
          fullWidth
          data={[
            { value: 'person', label: say('PICK.IS_PERSON') },
            { value: 'company', label: say('PICK.IS_COMPANY') },
          ]}
          {...fields.getInputProps('type')}
        />
        {type === 'person' ? (
          <FormGrid close>
            <TextInput label={say('PICK.FIRST_NAME')} withAsterisk {...fields.getInputProps('firstName')} />
            <TextInput label={say('PICK.LAST_NAME')} withAsterisk {...fields.getInputProps('lastName')} />
            <TextInput label={say('PICK.TITLE_BEFORE')} {...fields.getInputProps('titleBefore')} />
            <TextInput label={say('PICK.TITLE_AFTER')} {...fields.getInputProps('titleAfter')} />
          </FormGrid>
        ) : (
          <>
            <TextInput label={say('PICK.COMPANY')} withAsterisk {...fields.getInputProps('companyName')} />
            <TextInput label={say('PICK.ICO')} inputMode="numeric" {...fields.getInputProps('ico')} />
          </>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" loading={create.busy}>
            {say('PICK.ADD')}
          </Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  );
}
