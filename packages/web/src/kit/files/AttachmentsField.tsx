import { Button, Input } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash, IconUpload } from '@tabler/icons-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import { files as calls, type FileView, mostFiles, wholeName } from '#contract/base/files/files.ts';
import { ask } from '../../base/ask.ts';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../form/FieldError.tsx';
import { MenuItem } from '../menu/MenuItems.tsx';
import { RowMenu } from '../menu/RowMenu.tsx';
import { moved } from '../page/moved.ts';
import { AttachmentDialog } from './AttachmentDialog.tsx';
import css from './Attachments.module.css';
import { ChosenRows } from './ChosenRows.tsx';
import { FileLine } from './FileLine.tsx';
import type { Visibility } from './visibility.ts';

// Dropping files is loaded by whoever uploads.
const UploadDialog = latePart(async () => (await import('./UploadDialog.tsx')).UploadDialog);

type Props = {
  /** What the record will have, in this order; its ids go with the record when it is saved. */
  files: readonly FileView[];
  onChange: (files: FileView[]) => void;
  /** Lets people choose for each file whether all neighbours see it. */
  visibility?: Visibility | boolean;
  /** Documents that the record will have beside them, at the versions that were chosen. */
  chosen?: readonly ChosenFile[];
  onChosen?: (chosen: ChosenFile[]) => void;
  /** The way to choose of what the house already has, beside the way to upload. */
  picker?: ReactNode;
  /** What is said under all of them. */
  below?: ReactNode;
  label?: string;
  required?: boolean;
  description?: ReactNode;
  error?: ReactNode;
};

type FileMenuProps = {
  file: FileView;
  at: number;
  /** The place of the last one. */
  last: number;
  onEdit: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};
function FileMenu({ file, at, last, onEdit, onMove, onRemove }: FileMenuProps) {
  const say = useText();
  return (
    <RowMenu name={wholeName(file)}>
      <MenuItem leftSection={<IconPencil size={18} stroke={1.75} aria-hidden="true" />} onClick={onEdit}>
        {say('FILES.EDIT', { name: file.name })}
      </MenuItem>
      {at > 0 && (
        <MenuItem
          leftSection={<IconArrowUp size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onMove(at - 1)}
        >
          {say('FILES.UP', { name: file.name })}
        </MenuItem>
      )}
      {at < last && (
        <MenuItem
          leftSection={<IconArrowDown size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onMove(at + 1)}
        >
          {say('FILES.DOWN', { name: file.name })}
        </MenuItem>
      )}
      <MenuItem color="cihla" leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />} onClick={onRemove}>
        {say('FILES.REMOVE', { name: file.name })}
      </MenuItem>
    </RowMenu>
  );
}

/** Attachments of a record that is being written. */
export function AttachmentsField(props: Props) {
  const { files, onChange, chosen = [], onChosen, visibility = false, picker, below } = props;
  const { label, required = false, description, error } = props;
  const say = useText();
  const [uploading, setUploading] = useState(false);
  const [edited, setEdited] = useState<FileView | null>(null);
  // Files come one after another while the dialog is open: each is added to what is there by then.
  const now = useRef(files);
  now.current = files;
  const set = (next: FileView[]) => {
    now.current = next;
    onChange(next);
  };
  const shown = visibility && (visibility === true ? 'VISIBLE' : visibility);
  const remove = (file: FileView) => {
    set(now.current.filter((f) => f.id !== file.id));
    // One that nothing was saved with yet goes at once; any other goes when the record is saved without it.
    void ask(calls.remove, { id: file.id }).catch(() => undefined);
  };
  return (
    <Input.Wrapper
      label={label ?? say('FILES.TITLE')}
      labelElement="div"
      withAsterisk={required}
      description={description}
      error={error && (typeof error === 'string' ? <FieldError>{error}</FieldError> : error)}
    >
      <div className={css.field}>
        {files.length + chosen.length > 0 ? (
          <ul className={css.files} aria-label={label ?? say('FILES.TITLE')}>
            {files.map((file, at) => (
              <FileLine
                key={file.id}
                file={file}
                showVisibility={visibility !== false}
                hidden={visibility === 'VISIBLE_REQUEST' ? 'ONLY_APPROVERS' : 'ONLY_COMMITTEE'}
              >
                <FileMenu
                  file={file}
                  at={at}
                  last={files.length - 1}
                  onEdit={() => setEdited(file)}
                  onMove={(to) => set(moved(files, at, to))}
                  onRemove={() => remove(file)}
                />
              </FileLine>
            ))}
            {onChosen && <ChosenRows chosen={chosen} onChange={onChosen} />}
          </ul>
        ) : (
          <p className={css.none}>{say('FILES.NONE')}</p>
        )}
        <div className={css.ways}>
          <Button
            variant="default"
            disabled={files.length >= mostFiles}
            leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setUploading(true)}
          >
            {say('FILES.ADD')}
          </Button>
          {picker}
        </div>
        {below}
      </div>
      {uploading && (
        <Suspense>
          <UploadDialog
            visibility={shown}
            onClose={() => setUploading(false)}
            onUploaded={(file) => set([...now.current, file])}
          />
        </Suspense>
      )}
      {edited && (
        <AttachmentDialog
          file={edited}
          visibility={shown}
          onClose={() => setEdited(null)}
          onSaved={(file) => set(now.current.map((f) => (f.id === file.id ? file : f)))}
        />
      )}
    </Input.Wrapper>
  );
}
