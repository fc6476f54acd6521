import type { FolderList } from '#contract/documents/schema-folders.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { useDocuments, useFolder, useOpenFolder } from '../file/data.ts';
import { MissingFolder } from '../folders/MissingFolder.tsx';
import { DropPlace } from '../upload/DropPlace.tsx';
import { Crumbs } from './Crumbs.tsx';
import css from './DocumentsPage.module.css';
import { EmptyPlace } from './EmptyPlace.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { Files } from './Files.tsx';
import { FolderCards } from './FolderCards.tsx';
import { FolderTree } from './FolderTree.tsx';
import { FoundElsewhere } from './FoundElsewhere.tsx';
import { InsideContext } from './inside.ts';
import { PlaceActions } from './PlaceActions.tsx';
import { useDocumentList, useShown } from './shown.ts';

/** /dokumenty: what stands in the folder that the address says, for whoever asks. */
export function DocumentsPage() {
  const say = useText();
  const openId = useOpenFolder();
  const of = useFolder(openId);
  const isThere = of.data !== undefined && !of.isPlaceholderData;
  if (of.error?.status === 404) return <MissingFolder />;
  return (
    <>
      <PageHead title={say('DOCS.TITLE')} star="documents" actions={isThere && <PlaceActions place={of.data} />} />
      <Loaded of={of} shape={<ListShape />}>
        {(place) => <Place key={place.folder?.id ?? 0} place={place} />}
      </Loaded>
    </>
  );
}

/** A folder that is open: the tree beside it, its folders and files, and the facts of the file that is shown. */
function Place({ place }: { place: FolderList }) {
  const folderId = place.folder?.id ?? null;
  const narrow = useNarrow();
  const list = useDocumentList();
  const of = useDocuments(folderId, list);
  const { shownId, show } = useShown();
  const rows = of.parts.flatMap((part) => part.files);
  const shown = narrow ? undefined : rows.find((row) => row.id === shownId);
  const inside = new Map(of.parts.flatMap((part) => part.inside).map((found) => [found.id, found]));
  const isBlank = of.data?.total === 0 && !list.isFiltered;
  return (
    <div className={shown ? `${css.place} ${css.withPanel}` : css.place}>
      {!narrow && (
        <div className={css.tree}>
          <FolderTree openId={folderId} />
        </div>
      )}
      <div className={css.middle}>
        <Crumbs place={place} />
        <FolderCards place={place} />
        {isBlank ? (
          <EmptyPlace place={place} />
        ) : (
          <div className={css.files}>
            <InsideContext value={{ asked: list.filters.text ?? '', inside }}>
              <Files place={place} list={list} of={of} rows={rows} shownId={shown?.id ?? null} onShow={show} />
            </InsideContext>
            {list.filters.text && (
              <FoundElsewhere asked={list.filters.text} here={new Set(rows.map((row) => row.id))} />
            )}
          </div>
        )}
      </div>
      {shown && <FactsPanel key={shown.id} file={shown} place={place} onClose={() => show(null)} />}
      {place.mayAdd && <DropPlace place={place} />}
    </div>
  );
}
