import { Button, Checkbox } from '@mantine/core';
import { MinutesPublish, type MinutesView } from '#contract/minutes/schema.ts';
import { useMay } from '../../base/me.tsx';
import { useLanguage, useText } from '../../base/texts.tsx';
import { FolderPicker } from '../../documents/FolderPicker.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Dialog, DialogButtons } from '../../kit/page/Dialog.tsx';
import { usePublishing } from '../rows/data.ts';

type Props = { view: MinutesView; opened: boolean; onClose: () => void };
type Values = { folderId: number | null; isPublic: boolean; acceptRead: boolean; notify: boolean };
type Sent = Values & { id: number; lang: 'cs' | 'en' };

/** Publishes the print of the minutes among documents: where, for whom, and whether people confirm it and are told. */
export function PublishDialog({ view, opened, onClose }: Props) {
  const say = useText();
  return (
    <Dialog opened={opened} onClose={onClose} title={say('MINUTES.PUBLISH.TITLE')}>
      <Publishing view={view} onClose={onClose} />
    </Dialog>
  );
}

function Publishing({ view, onClose }: Omit<Props, 'opened'>) {
  const say = useText();
  const { locale } = useLanguage();
  const asks = useMay('acceptRead', 'rw');
  const publish = usePublishing();
  const form = useRecordForm<Values, Sent, MinutesView>({
    initial: { folderId: null, isPublic: true, acceptRead: asks, notify: true },
    schema: MinutesPublish,
    input: (values) => ({ ...values, id: view.meetingId, lang: locale }),
    send: publish.run,
    done: onClose,
  });
  const { fields } = form;
  const isFirst = view.document === null;
  const box = (name: 'isPublic' | 'acceptRead' | 'notify') => fields.getInputProps(name, { type: 'checkbox' });
  return (
    <DialogForm onSubmit={form.submit}>
      <FormRefusal form={form} />
      <p>{say(isFirst ? 'MINUTES.PUBLISH.TEXT' : 'MINUTES.PUBLISH.TEXT_AGAIN')}</p>
      {isFirst && (
        <>
          <FolderPicker
            label={say('MINUTES.PUBLISH.FOLDER')}
            none={say('MINUTES.PUBLISH.ROOT')}
            value={fields.values.folderId}
            onChange={(folderId) => fields.setFieldValue('folderId', folderId)}
          />
          <Checkbox
            label={say('MINUTES.PUBLISH.PUBLIC')}
            description={say('MINUTES.PUBLISH.PUBLIC_OFF')}
            {...box('isPublic')}
          />
          {asks && <Checkbox label={say('MINUTES.PUBLISH.ACCEPT')} {...box('acceptRead')} />}
        </>
      )}
      <Checkbox label={say('MINUTES.PUBLISH.NOTIFY')} {...box('notify')} />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button type="submit" loading={publish.busy}>
          {say('MINUTES.PUBLISH.DO')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
