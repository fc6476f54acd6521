import { Button, NativeSelect, Radio, TextInput } from '@mantine/core';
import { EntryFix, type PreviewEntry } from '#contract/imports/schema.ts';
import { sexes } from '#contract/members/schema.ts';
import { useText } from '../base/texts.tsx';
import { DialogButtons } from '../kit/dialog/Dialog.tsx';
import { DialogForm } from '../kit/form/DialogForm.tsx';
import { FieldError } from '../kit/form/FieldError.tsx';
import { FormGrid } from '../kit/form/FormGrid.tsx';
import { errorsOf } from '../kit/form/form-errors.ts';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';
import { Note } from '../kit/page/Note.tsx';
import css from './CorrectDialog.module.css';
import { useCorrect } from './data.ts';
import { personFix, valuesOf } from './fixes.ts';

type Props = { id: number; entry: PreviewEntry; onClose: () => void };

/** People of the same name whom this one may be. */
function Candidates({ entry, value, onChange }: { entry: PreviewEntry; value: string; onChange: (v: string) => void }) {
  const say = useText();
  const units = (list: readonly string[]) => list.join(', ') || say('IMPORTS.CORRECT.NO_UNITS');
  return (
    <Radio.Group label={say('IMPORTS.CORRECT.WHO')} value={value} onChange={onChange}>
      <div className={css.choices}>
        {entry.candidates.map((c) => (
          <Radio
            key={c.key ?? c.memberId}
            className={css.choice}
            value={c.key ? `file:${c.key}` : `member:${c.memberId}`}
            label={say(c.key ? 'IMPORTS.CORRECT.WHO_FILE' : 'IMPORTS.CORRECT.WHO_MEMBER', {
              name: c.name,
              units: units(c.units),
            })}
          />
        ))}
        <Radio className={css.choice} value="new" label={say('IMPORTS.CORRECT.WHO_NEW')} />
      </div>
    </Radio.Group>
  );
}

/** The form of one person: name, titles, sex, and who it is. */
export function CorrectPerson({ id, entry, onClose }: Props) {
  const say = useText();
  const correct = useCorrect();
  const company = entry.person?.companyName != null;
  const { fields, submit, refused } = useRecordForm({
    initial: valuesOf(entry),
    schema: EntryFix,
    input: (values) => personFix(id, entry.key, values),
    send: async (fix) => {
      await correct.run(fix);
      return true;
    },
    done: onClose,
  });
  // The schema names fields under `person`; the form has them flat.
  const wrong = errorsOf(EntryFix, personFix(id, entry.key, fields.values));
  const at = (name: 'firstName' | 'lastName' | 'titleBefore' | 'titleAfter' | 'companyName' | 'ico') => {
    const key = wrong[`person.${name}`];
    const error = key && fields.isTouched(name) ? { error: <FieldError>{say(key)}</FieldError> } : {};
    return { label: say(`IMPORTS.FIELDS.${name}`), ...fields.getInputProps(name), ...error };
  };
  return (
    <DialogForm onSubmit={submit}>
      {refused && <Note tone="bad">{say(refused.key, refused.params)}</Note>}
      {company ? (
        <FormGrid close>
          <TextInput withAsterisk {...at('companyName')} />
          <TextInput inputMode="numeric" {...at('ico')} />
        </FormGrid>
      ) : (
        <>
          <FormGrid close>
            <TextInput {...at('firstName')} />
            <TextInput withAsterisk {...at('lastName')} />
            <TextInput {...at('titleBefore')} />
            <TextInput {...at('titleAfter')} />
          </FormGrid>
          <NativeSelect
            label={say('IMPORTS.FIELDS.sex')}
            data={sexes.map((value) => ({ value, label: say(`IMPORTS.SEX.${value}`) }))}
            {...fields.getInputProps('sex')}
          />
        </>
      )}
      {entry.candidates.length > 0 && (
        <Candidates entry={entry} value={fields.values.who} onChange={(v) => fields.setFieldValue('who', v)} />
      )}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CANCEL')}
        </Button>
        <Button type="submit" loading={correct.busy}>
          {say('IMPORTS.CORRECT.SAVE')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
