import { Button, Radio, Stack } from '@mantine/core';
import type { FileView } from '#contract/base/files/files.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { MemberName } from '#contract/members/schema.ts';
import { type EstatePerson, estateParts, NewEstatePerson } from '#contract/members/schema-death.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { AttachmentsField } from '../../kit/files/AttachmentsField.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import css from '../care/care.module.css';
import { PersonPicker } from '../pick/PersonPicker.tsx';
import { useAddPerson } from './data.ts';

type Props = { id: number; onClose: () => void };
type Values = { memberId: MemberName | null; as: EstatePerson['as'] | ''; from: string; files: FileView[] };

/** Records from a paper who acts for the estate. */
export function EstateDialog({ id, onClose }: Props) {
  const say = useText();
  const add = useAddPerson();
  const form = useRecordForm({
    initial: { memberId: null, as: '', from: '', files: [] } as Values,
    schema: NewEstatePerson,
    input: ({ memberId, as, from, files }) => ({
      ...{ id, memberId: memberId?.id as number, as: as as EstatePerson['as'], from },
      fileIds: files.map((f) => f.id),
    }),
    more: ({ fileIds }): FieldErrors => (fileIds.length === 0 ? { fileIds: 'DEATH.ERRORS.NO_FILE' } : {}),
    send: add.run,
    done: onClose,
  });
  const { fields } = form;
  return (
    <Dialog opened onClose={onClose} title={say('DEATH.ADD')} wide>
      <form noValidate className={css.body} onSubmit={form.submit}>
        <FormRefusal form={form} />
        <p className={css.lead}>{say('DEATH.ADD_LEAD')}</p>
        <PersonPicker
          required
          label={say('DEATH.PERSON')}
          description={say('DEATH.PERSON_HINT')}
          except={[id]}
          {...fields.getInputProps('memberId')}
        />
        <Radio.Group label={say('DEATH.AS')} withAsterisk {...fields.getInputProps('as')}>
          <Stack gap="xs" mt="xs">
            {estateParts.map((as) => (
              <Radio key={as} value={as} label={say(`DEATH.AS_KIND.${as}`)} description={say(`DEATH.AS_HINT.${as}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <DateField label={say('DEATH.FROM')} required max={dayIn(new Date())} {...fields.getInputProps('from')} />
        <AttachmentsField
          required
          label={say('DEATH.FILES')}
          description={say('DEATH.FILES_HINT')}
          files={fields.values.files}
          onChange={(files) => {
            fields.setFieldValue('files', files);
            fields.clearFieldError('fileIds');
          }}
          error={fields.errors.fileIds && say(fields.errors.fileIds as TextKey)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" loading={add.busy}>
            {say('DEATH.ADD_YES')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
