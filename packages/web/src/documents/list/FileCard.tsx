import type { DocumentRow } from '#contract/documents/schema.ts';
import { useWhen } from '../../base/when.ts';
import { ListRest } from '../../kit/table/ListCard.tsx';
import { SeenBy } from '../file/SeenBy.tsx';
import type { Sees } from '../file/tree.ts';
import { FileName, useSizeText } from './FileName.tsx';

/** A file in the list on a narrow screen. */
export function FileCard({ file, sees }: { file: DocumentRow; sees: ((file: DocumentRow) => Sees) | null }) {
  const { day } = useWhen();
  const sizeOf = useSizeText();
  return (
    <>
      <FileName file={file} isShown={false} />
      <ListRest>
        <span>{sizeOf(file)}</span>
        <span>{day(file.changedAt)}</span>
        {sees && <SeenBy sees={sees(file)} />}
      </ListRest>
    </>
  );
}
