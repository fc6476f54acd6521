import { Input } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import { mostFiles } from '#contract/base/files/files.ts';
import { useMay } from '../../base/me.tsx';
import { latePart } from '../../base/parts.ts';
import files from '../../kit/files/Attachments.module.css';
import { ChosenRows } from '../../kit/files/ChosenRows.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import type { Closing } from './ClosedNote.tsx';
import css from './DocumentsPicker.module.css';
import { PickButton } from './PickButton.tsx';

/** The way to the documents, and who asks who will not open what is chosen: for fields of other nouns. */
export { type Closing, PickButton };

// What counts comes for whoever chooses.
const ClosedNote = latePart(async () => (await import('./ClosedNote.tsx')).ClosedNote, ['documents']);

type Chosen = { chosen: readonly ChosenFile[]; closing: Closing };
/** Who will not open what was chosen; nothing until something is. */
export function ClosedBelow({ chosen, closing }: Chosen) {
  return (
    chosen.length > 0 && (
      <Suspense>
        <ClosedNote closing={closing} chosen={chosen} />
      </Suspense>
    )
  );
}

type Listed = Chosen & { label: string; onChosen: (chosen: ChosenFile[]) => void };
const Rows = ({ label, chosen, onChosen }: Omit<Listed, 'closing'>) =>
  chosen.length > 0 && (
    <ul className={files.files} aria-label={label}>
      <ChosenRows chosen={chosen} onChange={onChosen} />
    </ul>
  );

/** What was chosen, and who of those whom it is for will not open it; nothing where nothing was. */
export const PickedDocuments = ({ label, chosen, onChosen, closing }: Listed) => (
  <>
    <Rows label={label} chosen={chosen} onChosen={onChosen} />
    <ClosedBelow chosen={chosen} closing={closing} />
  </>
);

type Props = Listed & {
  /** How many other files the record has: all of them together have a limit. */
  beside: number;
  error?: ReactNode;
};
/** Documents of the house alone, for a record that takes its files in another way; for whoever reads documents. */
export function DocumentsPicker({ label, chosen, onChosen, closing, beside, error }: Props) {
  const reads = useMay('documents', 'r');
  if (!reads && chosen.length === 0) return null;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      error={error && (typeof error === 'string' ? <FieldError>{error}</FieldError> : error)}
    >
      <div className={css.field}>
        <Rows label={label} chosen={chosen} onChosen={onChosen} />
        <PickButton chosen={chosen} onChosen={onChosen} full={beside + chosen.length >= mostFiles} />
        <ClosedBelow chosen={chosen} closing={closing} />
      </div>
    </Input.Wrapper>
  );
}
