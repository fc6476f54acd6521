import type { FolderList } from '#contract/documents/schema-folders.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import css from './DocumentsPage.module.css';

/** A place without files of its own. */
export function EmptyPlace({ place: { folder, folders, mayAdd } }: { place: FolderList }) {
  const say = useText();
  if (folders.length > 0) return <p className={css.only}>{say('DOCS.EMPTY.ONLY_FOLDERS')}</p>;
  const title = folder ? 'DOCS.EMPTY.FOLDER_TITLE' : 'DOCS.EMPTY.TITLE';
  const text = folder ? 'DOCS.EMPTY.FOLDER_TEXT' : 'DOCS.EMPTY.TEXT';
  return (
    <Card>
      <EmptyState kind="empty" title={say(title)} text={say(mayAdd ? text : `${text}_OTHERS`)} />
    </Card>
  );
}
