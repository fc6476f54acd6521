import { Button, Checkbox } from '@mantine/core';
import type { FolderNode } from '#contract/documents/schema-folders.ts';
import { MinutesPublish, type MinutesView } from '#contract/minutes/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { useLanguage, useText } from '../../base/texts.tsx';
import { FolderPicker, isForAll, useFolderTree } from '../../documents/FolderPicker.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { usePublishing } from '../rows/data.ts';

type Props = { view: MinutesView; opened: boolean; onClose: () => void };
type Values = { place: string; isPublic: boolean; acceptRead: boolean; notify: boolean };
type Sent = Omit<MinutesPublish, 'lang'> & { lang: 'cs' | 'en' };

/** Places that are no folder: one to be made for owners alone, none. */
const [newOne, root] = ['new', 'root'];

/** Publishes the print of the minutes among documents: where, for whom, and whether people confirm it and are told. */
export function PublishDialog({ view, opened, onClose }: Props) {
  const say = useText();
  return (
    <Dialog opened={opened} onClose={onClose} title={say('MINUTES.PUBLISH.TITLE')}>
      <Tree view={view} onClose={onClose} />
    </Dialog>
  );
}

function Tree(props: Omit<Props, 'opened'>) {
  return (
    <Loaded of={useFolderTree()} shape={<Skeleton rows={3} />}>
      {({ folders }) => <Publishing {...props} tree={folders} />}
    </Loaded>
  );
}

function Publishing({ view, onClose, tree }: Omit<Props, 'opened'> & { tree: readonly FolderNode[] }) {
  const say = useText();
  const { locale } = useLanguage();
  const asks = useMay('acceptRead', 'rw');
  const publish = usePublishing();
  const usual = tree.find(({ name }) => name === say('MINUTES.PUBLISH.FOLDER_NAME'));
  const form = useRecordForm<Values, Sent, MinutesView>({
    initial: { place: usual ? String(usual.id) : newOne, isPublic: true, acceptRead: asks, notify: true },
    schema: MinutesPublish,
    input: ({ place, ...values }) => {
      const isFolder = place !== newOne && place !== root;
      const where = { folderId: isFolder ? Number(place) : null, forOwners: place === newOne };
      return { ...values, ...where, id: view.meetingId, lang: locale };
    },
    send: publish.run,
    done: onClose,
  });
  const { fields } = form;
  const { place, isPublic } = fields.values;
  const isFirst = view.document === null;
  const others = [
    ...(usual ? [] : [{ value: newOne, label: say('MINUTES.PUBLISH.NEW_FOLDER') }]),
    { value: root, label: say('MINUTES.PUBLISH.ROOT') },
  ];
  const forTenants = isPublic && place !== newOne && isForAll(tree, place === root ? null : Number(place));
  const box = (name: 'isPublic' | 'acceptRead' | 'notify') => fields.getInputProps(name, { type: 'checkbox' });
  return (
    <DialogForm onSubmit={form.submit}>
      <FormRefusal form={form} />
      <p>{say(isFirst ? 'MINUTES.PUBLISH.TEXT' : 'MINUTES.PUBLISH.TEXT_AGAIN')}</p>
      {isFirst && (
        <>
          <FolderPicker
            label={say('MINUTES.PUBLISH.FOLDER')}
            tree={tree}
            others={others}
            value={place}
            onChange={(to) => fields.setFieldValue('place', to)}
          />
          {forTenants && <Note tone="warn">{say('MINUTES.PUBLISH.TENANTS')}</Note>}
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
