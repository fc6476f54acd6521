import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { FileView } from '#contract/base/files/files.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../dialog/Dialog.tsx';
import { Note } from '../page/Note.tsx';
import { DropFiles } from './DropFiles.tsx';
import css from './UploadDialog.module.css';
import { UploadRow } from './UploadRow.tsx';
import { useUploads } from './useUploads.ts';
import type { Visibility } from './visibility.ts';

type Props = {
  /** Who sees a file is chosen for each of them. */
  visibility: Visibility | false;
  /** They are kept whatever they are but programs. */
  asDocument?: boolean;
  onClose: () => void;
  /** Each file as soon as it is on the server. */
  onUploaded: (file: FileView) => void;
  /** What else goes for all of them. */
  children?: ReactNode;
};

/** Chooses several files, says something of each, and sends them; closes by itself when all are there. */
export function UploadDialog({ visibility, asDocument = false, onClose, onUploaded, children }: Props) {
  const say = useText();
  const uploads = useUploads(onUploaded, { asDocument });
  const { items, refused, busy } = uploads;
  const [begun, setBegun] = useState(false);
  const ready = items.filter((i) => i.state === 'ready');
  const send = () => {
    setBegun(true);
    uploads.send();
  };
  useEffect(() => {
    if (begun && items.length === 0) onClose();
  }, [begun, items.length, onClose]);
  return (
    <Dialog opened onClose={onClose} title={say(asDocument ? 'UPLOAD.DOCUMENTS' : 'UPLOAD.TITLE')} wide full>
      <DropFiles
        words={say('UPLOAD.DROP')}
        label={say('UPLOAD.CHOOSE')}
        button={say('UPLOAD.CHOOSE')}
        onFiles={uploads.add}
        atOnce
      />
      <p className={css.hint}>{say(asDocument ? 'UPLOAD.HINT_DOCUMENT' : 'UPLOAD.HINT')}</p>
      {refused.map(({ key, params }) => (
        <Note key={String(params.name)} tone="bad" live>
          {say(key, params)}
        </Note>
      ))}
      {items.length > 0 && (
        <ul className={css.items} aria-label={say('UPLOAD.FILES')}>
          {items.map((item) => (
            <UploadRow
              key={item.key}
              item={item}
              visibility={visibility}
              onEdit={(change) => uploads.edit(item.key, change)}
              onRemove={() => uploads.remove(item.key)}
              onRetry={() => uploads.retry(item.key)}
            />
          ))}
        </ul>
      )}
      {children && <div className={css.more}>{children}</div>}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CANCEL')}
        </Button>
        <Button loading={busy} disabled={ready.length === 0 || ready.some((i) => !i.name.trim())} onClick={send}>
          {say('UPLOAD.ADD', { n: ready.length })}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
