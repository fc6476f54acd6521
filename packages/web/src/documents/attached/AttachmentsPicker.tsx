import { Button } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { type ComponentProps, Suspense, useState } from 'react';
import type { ChosenFile } from '#contract/base/chosen.ts';
import { mostFiles } from '#contract/base/files.ts';
import { useMay } from '../../base/me.tsx';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { AttachmentsField } from '../../kit/files/AttachmentsField.tsx';
import type { Closing } from './ClosedNote.tsx';

// What chooses and what counts comes for whoever chooses.
const PickDialog = latePart(async () => (await import('./PickDialog.tsx')).PickDialog, ['documents']);
const ClosedNote = latePart(async () => (await import('./ClosedNote.tsx')).ClosedNote, ['documents']);

type Field = Omit<ComponentProps<typeof AttachmentsField>, 'chosen' | 'onChosen' | 'picker' | 'below'>;
type Props = Field & {
  /** Documents of the house that the record will have, at the versions that were chosen. */
  chosen: readonly ChosenFile[];
  onChosen: (chosen: ChosenFile[]) => void;
  /** Who asks who will not open them, and whom the record is for. */
  closing: Closing;
  /** Links of the documents may be chosen too. */
  links?: boolean;
};

/** Attachments of a record that is being written: uploaded, or chosen of the documents of the house. */
export function AttachmentsPicker({ chosen, onChosen, closing, links = true, ...field }: Props) {
  const say = useText();
  const reads = useMay('documents', 'r');
  const [picking, pick] = useState(false);
  return (
    <>
      <AttachmentsField
        {...field}
        chosen={chosen}
        onChosen={onChosen}
        picker={
          reads && (
            <Button
              variant="default"
              disabled={field.files.length + chosen.length >= mostFiles}
              leftSection={<IconFolderOpen size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => pick(true)}
            >
              {say('FILES.PICK')}
            </Button>
          )
        }
        below={
          chosen.length > 0 && (
            <Suspense>
              <ClosedNote closing={closing} chosen={chosen} />
            </Suspense>
          )
        }
      />
      {picking && (
        <Suspense>
          <PickDialog chosen={chosen} links={links} onPicked={onChosen} onClose={() => pick(false)} />
        </Suspense>
      )}
    </>
  );
}
