import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { descriptionLength } from '#contract/base/files/files.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { documentNameLength } from '#contract/documents/rules.ts';
import { DocumentChange, type DocumentDetail, type documentOwn } from '#contract/documents/schema.ts';
import { useChange } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { OwnValues } from '../../kit/form/own-values.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import { asMember, type Named } from '../folders/folderValues.ts';
import { PaperFields, type PaperValues } from './PaperFields.tsx';

type Values = OwnValues<typeof documentOwn> & PaperValues & { ownerId: Named | null; url: string; acceptRead: boolean };
type Sent = Omit<Values, 'ownerId' | 'url' | 'acceptRead' | keyof PaperValues> & {
  id: number;
  updatedAt: string;
  ownerId: number | null;
  url?: string;
  acceptRead?: boolean;
} & Partial<Omit<PaperValues, 'toIds'> & { toIds: number[] }>;
type Props = { file: DocumentDetail; reload: () => Promise<DocumentDetail>; onDone: () => void };

const valuesOf = (file: DocumentDetail): Values => ({
  name: file.name,
  description: file.description,
  isPublic: file.isPublic,
  ownerId: file.owner,
  url: file.url ?? '',
  ...{ dateFor: file.dateFor, forLater: file.forLater, toIds: file.addressees },
  acceptRead: file.acceptRead,
});

/** Name, words, whose it is and for whom; the bytes are a new version. */
export function DocumentForm({ file, reload, onDone }: Props) {
  const say = useText();
  const update = useChange(documents.update);
  // Nobody confirms what a link leads to.
  const mayAsk = useMay('acceptRead', 'rw') && file.url === null;
  const form = useRecordForm<Values, Sent, DocumentDetail>({
    initial: valuesOf(file),
    version: file.updatedAt,
    schema: DocumentChange,
    input: ({ ownerId, url, acceptRead, dateFor, forLater, toIds, ...v }, updatedAt) => ({
      ...v,
      ...{ id: file.id, updatedAt, ownerId: ownerId?.id ?? null },
      ...(file.url !== null && { url }),
      ...(file.unit && { dateFor, forLater, toIds: toIds.map((who) => who.id) }),
      ...(mayAsk && { acceptRead }),
    }),
    send: (input) => update.run(input),
    reload: async () => {
      const fresh = await reload();
      return { values: valuesOf(fresh), version: fresh.updatedAt };
    },
    done: onDone,
  });
  const { fields } = form;
  const { ownerId } = fields.values;
  return (
    <Card title={say('DOCUMENT.EDITING')} padded>
      <FormBody form={form} busy={update.busy}>
        <FormStack>
          <TextInput
            label={say('DOCUMENT.NAME')}
            description={file.extension && say('DOCUMENT.EXTENSION', { extension: file.extension })}
            withAsterisk
            maxLength={documentNameLength}
            {...fields.getInputProps('name')}
          />
          {file.url !== null && (
            <TextInput
              type="url"
              inputMode="url"
              label={say('DOCUMENT.URL')}
              withAsterisk
              {...fields.getInputProps('url')}
            />
          )}
          <Textarea
            label={say('DOCUMENT.DESCRIPTION')}
            autosize
            minRows={3}
            maxLength={descriptionLength}
            {...fields.getInputProps('description')}
          />
          <PersonPicker
            known
            label={say('DOCUMENT.OWNER')}
            value={ownerId && asMember(ownerId)}
            error={fields.getInputProps('ownerId').error}
            onChange={(person) =>
              fields.setFieldValue('ownerId', person && { id: person.id, full_name: person.full_name })
            }
          />
          {file.unit && <PaperFields fields={fields} number={file.unit.number} />}
          <Switch
            label={say('DOCUMENT.PUBLIC')}
            description={say('DOCUMENT.PUBLIC_HINT')}
            {...fields.getInputProps('isPublic', { type: 'checkbox' })}
          />
          {mayAsk && (
            <Switch
              label={say('DOCUMENT.ACCEPT.SWITCH')}
              description={say('DOCUMENT.ACCEPT.SWITCH_HINT')}
              {...fields.getInputProps('acceptRead', { type: 'checkbox' })}
            />
          )}
          <DialogButtons>
            <Button variant="default" onClick={() => form.leave(onDone)}>
              {say('BASE.CANCEL')}
            </Button>
            <Button type="submit" loading={update.busy}>
              {say('FORM.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Card>
  );
}
