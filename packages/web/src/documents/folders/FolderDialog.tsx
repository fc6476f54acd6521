import { Button } from '@mantine/core';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { FolderChange, type FolderDetail, FolderInput } from '#contract/documents/schema-folders.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { useFolderDetail } from '../file/data.ts';
import { FolderFields } from './FolderFields.tsx';
import { type FolderValues, newFolder, type SentFolder, sentOf, valuesOf, whyWrong } from './folderValues.ts';

type Props = {
  /** The one that is changed; null for a new one. */
  folderId: number | null;
  /** Where a new one will stand. */
  parentId: number | null;
  onClose: () => void;
};

/** Name, colour and whom a folder is for. */
export function FolderDialog({ folderId, parentId, onClose }: Props) {
  const say = useText();
  const of = useFolderDetail(folderId);
  const title = folderId === null ? 'DOCS.FOLDER.NEW' : 'DOCS.FOLDER.EDIT_TITLE';
  const reload = async () => (await of.refetch()).data as FolderDetail;
  return (
    <Dialog opened onClose={onClose} title={say(title)} wide full>
      {folderId === null ? (
        <Form before={null} parentId={parentId} onClose={onClose} />
      ) : (
        <Loaded of={of} shape={<Skeleton rows={4} />}>
          {(before) => <Form before={before} parentId={before.parentId} onClose={onClose} reload={reload} />}
        </Loaded>
      )}
    </Dialog>
  );
}

type FormProps = {
  before: FolderDetail | null;
  parentId: number | null;
  onClose: () => void;
  reload?: () => Promise<FolderDetail>;
};
function Form({ before, parentId, onClose, reload }: FormProps) {
  const say = useText();
  const create = useChange(folders.create);
  const update = useChange(folders.update);
  const form = useRecordForm<FolderValues, SentFolder & { updatedAt: string; id?: number }, FolderDetail>({
    initial: before ? valuesOf(before) : newFolder,
    version: before?.updatedAt ?? '',
    schema: before ? FolderChange : FolderInput,
    input: (v, updatedAt) => ({ ...sentOf(v), ...(before && { id: before.id }), updatedAt }),
    more: whyWrong,
    send: ({ forSome, updatedAt, id, ...input }) =>
      id === undefined ? create.run({ ...input, parentId }) : update.run({ ...input, id, updatedAt }),
    ...(reload && {
      reload: async () => {
        const fresh = await reload();
        return { values: valuesOf(fresh), version: fresh.updatedAt };
      },
    }),
    done: onClose,
  });
  const busy = create.busy || update.busy;
  return (
    <FormBody form={form} busy={busy}>
      <FormStack>
        <FolderFields fields={form.fields} />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" loading={busy}>
            {say(before ? 'FORM.SAVE' : 'DOCS.FOLDER.CREATE')}
          </Button>
        </DialogButtons>
      </FormStack>
    </FormBody>
  );
}
