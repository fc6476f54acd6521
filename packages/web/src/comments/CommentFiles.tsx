import { ActionIcon, Button } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { files as calls, type FileView, wholeName } from '#contract/base/files/files.ts';
import { mostCommentFiles } from '#contract/comments/schema.ts';
import { ask } from '../base/ask.ts';
import { latePart } from '../base/parts.ts';
import { useText } from '../base/texts.tsx';
import files from '../kit/files/Attachments.module.css';
import { FileLine } from '../kit/files/FileLine.tsx';
import { useWords } from './words.ts';

// Dropping files is loaded by whoever uploads.
const UploadDialog = latePart(async () => (await import('../kit/files/UploadDialog.tsx')).UploadDialog);

type ListProps = { files: readonly FileView[]; onChange: (files: FileView[]) => void };
/** Files that go with what is being said; nothing when there are none. */
export function ChosenFiles({ files: chosen, onChange }: ListProps) {
  const say = useText();
  if (chosen.length === 0) return null;
  const remove = (file: FileView) => {
    onChange(chosen.filter((f) => f.id !== file.id));
    // One that nothing was saved with yet goes at once; any other when the comment is saved without it.
    void ask(calls.remove, { id: file.id }).catch(() => undefined);
  };
  return (
    <ul className={files.files} aria-label={say('COMMENTS.FILES')}>
      {chosen.map((file) => (
        <FileLine key={file.id} file={file} showVisibility={false}>
          <ActionIcon aria-label={say('PICK.REMOVE', { name: wholeName(file) })} onClick={() => remove(file)}>
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </FileLine>
      ))}
    </ul>
  );
}

/** The way to add some. */
export function AttachButton({ files: chosen, onChange }: ListProps) {
  const say = useText();
  const words = useWords();
  const [uploading, setUploading] = useState(false);
  // Files come one after another while the dialog is open: each is added to what is there by then.
  const now = useRef(chosen);
  now.current = chosen;
  const add = (file: FileView) => {
    now.current = [...now.current, file];
    onChange([...now.current]);
  };
  return (
    <>
      <Button
        variant="subtle"
        disabled={chosen.length >= mostCommentFiles}
        leftSection={<IconPaperclip size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setUploading(true)}
      >
        {say(words.attach)}
      </Button>
      {uploading && (
        <Suspense>
          <UploadDialog visibility={false} onClose={() => setUploading(false)} onUploaded={add} />
        </Suspense>
      )}
    </>
  );
}
