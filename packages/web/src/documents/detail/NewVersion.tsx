import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { documents } from '#contract/documents/endpoints.ts';
import { documentDue } from '#contract/documents/endpoints-due.ts';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { UploadRow } from '../../kit/files/UploadRow.tsx';
import { useUploads } from '../../kit/files/useUploads.ts';
import { Note } from '../../kit/page/Note.tsx';
import { useClosingByVersion } from '../due/ByVersion.tsx';
import { useObligation } from '../due/data.ts';
import css from './NewVersion.module.css';
import { VersionSwitches, type VersionValues, valuesOf } from './VersionSwitches.tsx';

type Props = { file: DocumentDetail; onClose: () => void; onAdded: () => void };

/** One file that becomes the newest version as soon as it is here. */
export function NewVersion({ file, onClose, onAdded }: Props) {
  const say = useText();
  const change = useChange(documents.addVersion, { touches: [documentDue.one, documentDue.list] });
  const [values, setValues] = useState<VersionValues>(valuesOf(file));
  const closing = useClosingByVersion(useObligation(file.id).data?.obligation);
  // Set before a file is chosen; what stands when it has come goes with it.
  const told = { ...values, ...(closing.closes && { closes: closing.closes }) };
  const said = useRef(told);
  said.current = told;
  const uploads = useUploads(
    (view) =>
      void change
        .run({ id: file.id, fileId: view.id, ...said.current })
        .then((answer) => answer && onAdded())
        .catch(() => undefined),
    { asDocument: true, atOnce: true },
  );
  const { items, refused } = uploads;
  const busy = uploads.busy || change.busy;
  return (
    <Dialog opened onClose={onClose} title={say('DOCUMENT.VERSIONS.ADD')} wide>
      <p className={css.text}>{say('DOCUMENT.VERSIONS.ADD_TEXT')}</p>
      {closing.fields}
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
      <VersionSwitches file={file} values={values} onChange={setValues} />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CANCEL')}
        </Button>
        <FileButton onChange={(chosen) => chosen && uploads.add([chosen])}>
          {(props) => (
            <Button
              {...props}
              loading={busy}
              disabled={items.length > 0 || !closing.isSaid}
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
