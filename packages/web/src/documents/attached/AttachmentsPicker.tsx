import type { ComponentProps } from 'react';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import { mostFiles } from '#contract/base/files/files.ts';
import { AttachmentsField } from '../../kit/files/AttachmentsField.tsx';
import type { Closing } from './ClosedNote.tsx';
import { ClosedBelow } from './DocumentsPicker.tsx';
import { PickButton } from './PickButton.tsx';

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
  const full = field.files.length + chosen.length >= mostFiles;
  return (
    <AttachmentsField
      {...field}
      chosen={chosen}
      onChosen={onChosen}
      picker={<PickButton chosen={chosen} onChosen={onChosen} links={links} full={full} />}
      below={<ClosedBelow closing={closing} chosen={chosen} />}
    />
  );
}
