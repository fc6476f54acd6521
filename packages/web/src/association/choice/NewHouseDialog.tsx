import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { association } from '#contract/association/endpoints.ts';
import { isIco } from '#contract/base/person/ico.ts';
import { isEmail } from '#contract/base/person/people.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { FormGrid, FormRow } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';

const blank = { name: '', nickname: '', street: '', town: '', post: '', ico: '', email: '', invoiceEmail: '' };
type Values = typeof blank;
type Field = keyof Values;
type Wrong = Partial<Record<Field, TextKey>>;

const fields: readonly { name: Field; label: TextKey; hint?: TextKey; short?: true; max: number }[] = [
  { name: 'name', label: 'SVJ.FIELDS.NAME', max: 200 },
  { name: 'nickname', label: 'SVJ.FIELDS.NICKNAME', hint: 'SVJ.FIELDS.NICKNAME_HINT', max: 60 },
  { name: 'street', label: 'SVJ.FIELDS.STREET', max: 200 },
  { name: 'town', label: 'SVJ.FIELDS.TOWN', short: true, max: 200 },
  { name: 'post', label: 'SVJ.FIELDS.POST', short: true, max: 10 },
  { name: 'ico', label: 'SVJ.FIELDS.ICO', max: 8 },
  { name: 'email', label: 'SVJ.FIELDS.EMAIL', short: true, max: 254 },
  { name: 'invoiceEmail', label: 'SVJ.FIELDS.INVOICE_EMAIL', short: true, max: 254 },
];

function wrongIn(v: Values): Wrong {
  const email = (text: string): TextKey | undefined => (text && !isEmail(text.trim()) ? 'BASE.FORM.EMAIL' : undefined);
  const wrong: Wrong = {
    name: v.name.trim() ? undefined : 'BASE.FORM.REQUIRED',
    ico: v.ico && !isIco(v.ico.trim()) ? 'SVJ.ERRORS.ICO' : undefined,
    email: email(v.email),
    invoiceEmail: email(v.invoiceEmail),
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, key]) => key));
}

type Props = { opened: boolean; onClose: () => void };

/** A product administrator founds an association. */
export function NewHouseDialog({ opened, onClose }: Props) {
  const say = useText();
  const create = useChange(association.create);
  const [values, setValues] = useState(blank);
  const [wrong, setWrong] = useState<Wrong>({});
  // The number of which it was said that another association has it.
  const [known, setKnown] = useState<string | null>(null);
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    const found = wrongIn(values);
    setWrong(found);
    const first = fields.find((f) => found[f.name]);
    if (first) return document.getElementById(`house-${first.name}`)?.focus();
    try {
      if (!(await create.run({ ...values, again: values.ico === known }))) return;
      setValues(blank);
      onClose();
    } catch (error) {
      const answer = asAnswer(error);
      setWrong(answer.fields);
      setKnown(answer.status === 409 ? values.ico : null);
    }
  };
  const input = (f: (typeof fields)[number]) => (
    <TextInput
      key={f.name}
      id={`house-${f.name}`}
      label={say(f.label)}
      description={f.hint && say(f.hint)}
      required={f.name === 'name'}
      maxLength={f.max}
      value={values[f.name]}
      error={wrong[f.name] && <FieldError>{say(wrong[f.name] as TextKey)}</FieldError>}
      onChange={(e) => setValues({ ...values, [f.name]: e.currentTarget.value })}
      onBlur={() => setWrong({ ...wrong, [f.name]: wrongIn(values)[f.name] })}
    />
  );
  return (
    <Dialog opened={opened} onClose={onClose} title={say('SVJ.CREATE')} wide full>
      <form noValidate onSubmit={(e) => void submit(e)}>
        <FormGrid close>
          {fields.map((f) => (f.short ? input(f) : <FormRow key={f.name}>{input(f)}</FormRow>))}
          {create.refused && (
            <FormRow>
              <Note tone="bad">{say(create.refused.key, create.refused.params)}</Note>
            </FormRow>
          )}
          <FormRow>
            <DialogButtons>
              <Button variant="default" onClick={onClose}>
                {say('BASE.CANCEL')}
              </Button>
              <Button type="submit" loading={create.busy}>
                {say('SVJ.CREATE')}
              </Button>
            </DialogButtons>
          </FormRow>
        </FormGrid>
      </form>
    </Dialog>
  );
}
