import { Button, type ButtonProps } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import { useMay } from '../../base/me.tsx';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';

// What chooses comes for whoever chooses.
const PickDialog = latePart(async () => (await import('./PickDialog.tsx')).PickDialog, ['documents']);

type Props = Pick<ButtonProps, 'variant'> & {
  chosen: readonly ChosenFile[];
  onChosen: (chosen: ChosenFile[]) => void;
  links?: boolean;
  /** No more of them fit. */
  full: boolean;
};

/** The way to the documents of the house, for whoever reads them. */
export function PickButton({ chosen, onChosen, links = true, full, variant = 'default' }: Props) {
  const say = useText();
  const reads = useMay('documents', 'r');
  const [picking, pick] = useState(false);
  if (!reads) return null;
  return (
    <>
      <Button
        variant={variant}
        disabled={full}
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
