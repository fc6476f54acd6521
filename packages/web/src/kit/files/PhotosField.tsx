import { ActionIcon, Button, FileButton, Input } from '@mantine/core';
import { IconCamera, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { files as calls, type FileView, mostFiles, wholeName } from '#contract/base/files/files.ts';
import { ask } from '../../base/ask.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../form/FieldError.tsx';
import { Note } from '../page/Note.tsx';
import { fileSign } from './file-signs.ts';
import css from './PhotosField.module.css';
import { UploadState } from './UploadState.tsx';
import { type UploadItem, useUploads } from './useUploads.ts';

/** Named one by one: a telephone then makes a JPEG of what it keeps in a kind of its own. */
const taken = 'image/jpeg,image/png,image/webp,image/gif,application/pdf';

/** Photographs of a record that is being written: each goes to the portal as soon as it was taken. */
export function usePhotos(files: readonly FileView[], onChange: (files: FileView[]) => void) {
  // They come one after another: each is added to what is there by then.
  const now = useRef(files);
  now.current = files;
  const set = (next: FileView[]) => {
    now.current = next;
    onChange(next);
  };
  const uploads = useUploads((file) => set([...now.current, file]), { atOnce: true });
  const remove = (file: FileView) => {
    set(now.current.filter((f) => f.id !== file.id));
    // One that nothing was saved with yet goes at once; any other goes when the record is saved without it.
    void ask(calls.remove, { id: file.id }).catch(() => undefined);
  };
  return { files, remove, uploads };
}
type Photos = ReturnType<typeof usePhotos>;

type Props = {
  photos: Photos;
  label: string;
  /** What the two ways to one are called. */
  ways: { take: string; choose: string };
  description?: string;
  error?: ReactNode;
  /** Other files that may be chosen, by their names' ends. */
  also?: string;
};

/** The camera of the telephone beside its files, what is there by now, and what is on its way. */
export function PhotosField({ photos: { files, remove, uploads }, label, ways, description, error, also = '' }: Props) {
  const isFull = files.length + uploads.items.length >= mostFiles;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description}
      error={error && (typeof error === 'string' ? <FieldError>{error}</FieldError> : error)}
    >
      <div className={css.field}>
        {files.length > 0 && (
          <ul className={css.tiles} aria-label={label}>
            {files.map((file) => (
              <Tile key={file.id} file={file} onRemove={() => remove(file)} />
            ))}
          </ul>
        )}
        <OnTheWay {...uploads} />
        <div className={css.ways}>
          <FileButton accept="image/*" capture="environment" onChange={(file) => file && uploads.add([file])}>
            {(props) => (
              <Button
                {...props}
                className={css.camera}
                variant="default"
                disabled={isFull}
                leftSection={<IconCamera size={20} stroke={1.75} aria-hidden="true" />}
              >
                {ways.take}
              </Button>
            )}
          </FileButton>
          <FileButton multiple accept={taken + also} onChange={uploads.add}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                disabled={isFull}
                leftSection={<IconPhotoPlus size={20} stroke={1.75} aria-hidden="true" />}
              >
                {ways.choose}
              </Button>
            )}
          </FileButton>
        </div>
      </div>
    </Input.Wrapper>
  );
}

function Tile({ file, onRemove }: { file: FileView; onRemove: () => void }) {
  const say = useText();
  const { icon: Sign } = fileSign(file);
  return (
    <li className={css.tile}>
      <span className={css.seen}>
        {file.previewUrl ? <img src={file.previewUrl} alt="" /> : <Sign size={32} stroke={1.5} aria-hidden="true" />}
      </span>
      <span className={css.name}>{wholeName(file)}</span>
      <ActionIcon
        className={css.remove}
        variant="default"
        aria-label={say('FILES.REMOVE', { name: wholeName(file) })}
        onClick={onRemove}
      >
        <IconX size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

type WayProps = Pick<ReturnType<typeof useUploads>, 'items' | 'refused' | 'remove' | 'retry'>;

/** Files that are not there yet, each with how far it is; what cannot be sent at all is said. */
export function OnTheWay({ items, refused, remove, retry }: WayProps) {
  const say = useText();
  return (
    <>
      {refused.map(({ key, params }) => (
        <Note key={String(params.name)} tone="bad" live>
          {say(key, params)}
        </Note>
      ))}
      {items.length > 0 && (
        <ul className={css.waiting} aria-label={say('UPLOAD.FILES')}>
          {items.map((item) => (
            <Waiting key={item.key} item={item} onRemove={() => remove(item.key)} onRetry={() => retry(item.key)} />
          ))}
        </ul>
      )}
    </>
  );
}

type WaitingProps = { item: UploadItem; onRemove: () => void; onRetry: () => void };
function Waiting({ item, onRemove, onRetry }: WaitingProps) {
  const say = useText();
  const { name, state } = item;
  return (
    <li className={css.item}>
      <span className={css.line}>
        {item.file.name}
        <ActionIcon
          aria-label={say(state === 'failed' ? 'UPLOAD.REMOVE_ONE' : 'UPLOAD.CANCEL_ONE', { name })}
          onClick={onRemove}
        >
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </span>
      <UploadState item={item} onRetry={onRetry} />
    </li>
  );
}
