import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { descriptionLength } from '#contract/base/files/files.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { documentNameLength } from '#contract/documents/rules.ts';
import { type documentOwn, LinkInput } from '#contract/documents/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import type { OwnValues } from '../../kit/form/own-values.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Values = OwnValues<typeof documentOwn> & { url: string; notify: boolean };
type Props = {
  folderId: number | null;
  /** Whether it may be for the committee alone. */
  mayHide: boolean;
  onClose: () => void;
};

/** A document that leads to an address of the web. */
export function LinkDialog({ folderId, mayHide, onClose }: Props) {
  const say = useText();
  const create = useChange(documents.link);
  const form = useRecordForm<Values, Values & { folderId: number | null }, unknown>({
    initial: { name: '', description: '', isPublic: true, url: '', notify: false },
    schema: LinkInput,
    input: (values) => ({ ...values, folderId }),
    more: ({ url }): FieldErrors => (url.trim() === '' ? { url: 'BASE.FORM.REQUIRED' } : {}),
    send: (input) => create.run(input),
    done: onClose,
  });
  const { getInputProps } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say('DOCS.LINKING.TITLE')}>
      <FormBody form={form} busy={create.busy}>
        <FormStack>
          <TextInput
            type="url"
            inputMode="url"
            label={say('DOCS.LINKING.URL')}
            description={say('DOCS.LINKING.URL_HINT')}
            withAsterisk
            {...getInputProps('url')}
          />
          <TextInput
            label={say('DOCS.LINKING.NAME')}
            withAsterisk
            maxLength={documentNameLength}
            {...getInputProps('name')}
          />
          <Textarea
            label={say('DOCS.LINKING.DESCRIPTION')}
            autosize
            minRows={2}
            maxLength={descriptionLength}
            {...getInputProps('description')}
          />
          {mayHide && (
            <Switch label={say('DOCS.LINKING.PUBLIC')} {...getInputProps('isPublic', { type: 'checkbox' })} />
          )}
          <Switch
            label={say('DOCUMENT.NOTIFY.SWITCH')}
            description={say('DOCUMENT.NOTIFY.SWITCH_HINT')}
            {...getInputProps('notify', { type: 'checkbox' })}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('BASE.CANCEL')}
            </Button>
            <Button type="submit" loading={create.busy}>
              {say('DOCS.LINKING.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
