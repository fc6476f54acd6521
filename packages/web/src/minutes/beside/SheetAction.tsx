import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { FileView } from '#contract/base/files/files.ts';
import { minutes } from '#contract/minutes/endpoints.ts';
import { votePresence } from '#contract/presence/endpoints.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { AttachmentsField } from '../../kit/files/AttachmentsField.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';

/** The signed attendance sheet comes after the end as often as before it: it is uploaded where it is missed. */
export function SheetAction({ voteId }: { voteId: number }) {
  const say = useText();
  const [opened, open] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => open(true)}
      >
        {say('MINUTES.CHECK.SHEET')}
      </Button>
      <Dialog opened={opened} onClose={() => open(false)} title={say('MINUTES.SHEET.TITLE')}>
        <Sheet voteId={voteId} onClose={() => open(false)} />
      </Dialog>
    </>
  );
}

function Sheet({ voteId, onClose }: { voteId: number; onClose: () => void }) {
  const say = useText();
  const keep = useChange(votePresence.keepSheet, { touches: [minutes.one] });
  const [files, setFiles] = useState<FileView[]>([]);
  const [tried, setTried] = useState(false);
  const save = async () => {
    setTried(true);
    if (files.length === 0) return;
    const kept = await keep.run({ id: voteId, fileIds: files.map((f) => f.id) }).catch(() => undefined);
    if (kept) onClose();
  };
  const refused = keep.refused ? say(keep.refused.key, keep.refused.params) : undefined;
  const error = tried && files.length === 0 ? say('MINUTES.SHEET.NONE') : refused;
  return (
    <>
      <FormStack close>
        <p>{say('MINUTES.SHEET.TEXT')}</p>
        <AttachmentsField required label={say('MINUTES.SHEET.FIELD')} files={files} onChange={setFiles} error={error} />
      </FormStack>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button loading={keep.busy} onClick={() => void save()}>
          {say('MINUTES.SHEET.DO')}
        </Button>
      </DialogButtons>
    </>
  );
}
