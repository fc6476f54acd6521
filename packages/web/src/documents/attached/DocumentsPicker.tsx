import { Button, type ButtonProps } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ChosenFile } from '#contract/base/chosen.ts';
import { useMay } from '../../base/me.tsx';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import files from '../../kit/files/Attachments.module.css';
import { ChosenRows } from '../../kit/files/ChosenRows.tsx';
import type { Closing } from './ClosedNote.tsx';

// What chooses and what counts comes for whoever chooses.
const PickDialog = latePart(async () => (await import('./PickDialog.tsx')).PickDialog, ['documents']);
const ClosedNote = latePart(async () => (await import('./ClosedNote.tsx')).ClosedNote, ['documents']);

/** Who asks who will not open what is chosen. */
export type { Closing };

type Props = { chosen: readonly ChosenFile[]; onChosen: (chosen: ChosenFile[]) => void };

type PickerProps = Props & Pick<ButtonProps, 'variant'> & { isFull: boolean; links?: boolean };
/** The way to choose documents of the house, for whoever reads them. */
export function DocumentsPicker({ chosen, onChosen, isFull, links = true, variant = 'subtle' }: PickerProps) {
  const say = useText();
  const reads = useMay('documents', 'r');
  const [picking, pick] = useState(false);
  if (!reads) return null;
  return (
    <>
      <Button
        variant={variant}
        disabled={isFull}
        leftSection={<IconFolderOpen size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => pick(true)}
      >
        {say('FILES.PICK')}
      </Button>
      {picking && (
        <Suspense>
          <PickDialog chosen={chosen} links={links} onPicked={onChosen} onClose={() => pick(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What was chosen, and who of those whom it is for will not open it; nothing where nothing was. */
export function PickedDocuments({ chosen, onChosen, closing }: Props & { closing: Closing }) {
  const say = useText();
  if (chosen.length === 0) return null;
  return (
    <>
      <ul className={files.files} aria-label={say('FILES.TITLE')}>
        <ChosenRows chosen={chosen} onChange={onChosen} />
      </ul>
      <ClosedTo chosen={chosen} closing={closing} />
    </>
  );
}

/** Who of those whom it is for will not open what was chosen. */
export const ClosedTo = ({ chosen, closing }: Omit<Props, 'onChosen'> & { closing: Closing }) => (
  <Suspense>
    <ClosedNote closing={closing} chosen={chosen} />
  </Suspense>
);
