import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { documents } from '#contract/documents/endpoints.ts';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { UploadRow } from '../../kit/files/UploadRow.tsx';
import { useUploads } from '../../kit/files/useUploads.ts';
import { Dialog, DialogButtons } from '../../kit/page/Dialog.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './NewVersion.module.css';

type Props = { file: DocumentDetail; onClose: () => void; onAdded: () => void };

/** One file that becomes the newest version as soon as it is here. */
export function NewVersion({ file, onClose, onAdded }: Props) {
  const say = useText();
  const change = useChange(documents.addVersion);
  const uploads = useUploads(
    (view) =>
      void change
        .run({ id: file.id, fileId: view.id })
        .then((answer) => answer && onAdded())
        .catch(() => undefined),
  );
  const { items, refused, send } = uploads;
  const isReady = items.some((item) => item.state === 'ready');
  useEffect(() => {
    if (isReady) send();
  }, [isReady, send]);
  const busy = uploads.busy || change.busy;
  return (
    <Dialog opened onClose={onClose} title={say('DOCUMENT.VERSIONS.ADD')} wide>
      <p className={css.text}>{say('DOCUMENT.VERSIONS.ADD_TEXT')}</p>
      {refused.map(({ key, params }) => (
        <Note key={String(params.name)} tone="bad" live>
          {say(key, params)}
        </Note>
      ))}
      {items.length > 0 && (
        <ul className={css.items}>
          {items.map((item) => (
            <UploadRow
              key={item.key}
              item={item}
              visibility={false}
              onEdit={() => undefined}
              onRemove={() => uploads.remove(item.key)}
              onRetry={() => uploads.retry(item.key)}
            />
          ))}
        </ul>
      )}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CANCEL')}
        </Button>
        <FileButton onChange={(chosen) => chosen && uploads.add([chosen])}>
          {(props) => (
            <Button
              {...props}
              loading={busy}
              disabled={items.length > 0}
              leftSection={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
            >
              {say('DOCUMENT.VERSIONS.CHOOSE')}
            </Button>
          )}
        </FileButton>
      </DialogButtons>
    </Dialog>
  );
}
