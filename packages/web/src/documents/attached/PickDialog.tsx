import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { PageSize } from '#contract/base/calls/paging.ts';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import { mostFiles } from '#contract/base/files/files.ts';
import { documents } from '#contract/documents/endpoints.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import type { FolderList } from '#contract/documents/schema-folders.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useListing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Pager } from '../../kit/table/Pager.tsx';
import { useFolder } from '../file/data.ts';
import css from './PickDialog.module.css';
import { PickFiles, PickFolders } from './PickRows.tsx';
import { PickWay } from './PickWay.tsx';
import { chosenFrom } from './picked.ts';

type Props = {
  chosen: readonly ChosenFile[];
  links: boolean;
  onPicked: (chosen: ChosenFile[]) => void;
  onClose: () => void;
};

/** Chooses of the documents of the house: folders to go through, files with checkboxes, as far as they are for the asker. */
export function PickDialog({ chosen, links, onPicked, onClose }: Props) {
  const say = useText();
  const [folderId, setFolder] = useState<number | null>(null);
  const moved = useRef(false);
  const open = (id: number | null) => {
    moved.current = true;
    setFolder(id);
  };
  const [picked, setPicked] = useState(chosen);
  const of = useFolder(folderId);
  // A folder that is gone meanwhile leaves everything else to choose from.
  const isMissing = folderId !== null && of.error?.status === 404;
  useEffect(() => {
    if (isMissing) setFolder(null);
  }, [isMissing]);
  const toggle = (row: DocumentRow, place: FolderList) =>
    setPicked((now) =>
      now.some((c) => c.id === row.id) ? now.filter((c) => c.id !== row.id) : [...now, chosenFrom(row, place)],
    );
  return (
    <Dialog opened onClose={onClose} title={say('ATTACHED.PICK.TITLE')} wide full>
      {!links && <Note>{say('ATTACHED.PICK.NO_LINKS')}</Note>}
      <Loaded of={of}>
        {(place) => (
          <Place
            key={place.folder?.id ?? 0}
            {...{ place, picked, links, toggle, onOpen: open }}
            opened={moved.current}
          />
        )}
      </Loaded>
      <DialogButtons stay>
        <span role="status" className={css.count}>
          {say('ATTACHED.PICK.CHOSEN', { count: picked.length })}
        </span>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CANCEL')}
        </Button>
        <Button
          disabled={picked.length > mostFiles}
          onClick={() => {
            onPicked([...picked]);
            onClose();
          }}
        >
          {say('ATTACHED.PICK.SAVE')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

type PlaceProps = {
  place: FolderList;
  picked: readonly ChosenFile[];
  links: boolean;
  toggle: (row: DocumentRow, place: FolderList) => void;
  onOpen: (folderId: number | null) => void;
  /** Somebody came here from another folder. */
  opened: boolean;
};

/** What stands right in one folder. */
function Place({ place, picked, links, toggle, onOpen, opened }: PlaceProps) {
  const say = useText();
  const [text, setText] = useState('');
  const [{ page, size }, turn] = useState<{ page: number; size: PageSize }>({ page: 1, size: 25 });
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was pressed to come here is gone.
    if (opened) head.current?.focus();
  }, [opened]);
  const wanted = text.trim();
  const folderId = place.folder?.id ?? null;
  const asked = { folderId, page, sizePerPage: size, sort: 'name' as const, filters: wanted ? { text: wanted } : {} };
  const of = useListing(documents.list, asked, (answer) => answer.total);
  const rows = of.parts.flatMap((part) => part.files).filter((row) => links || row.attachment !== null);
  const folders = wanted === '' ? place.folders : [];
  return (
    <div className={css.place}>
      <PickWay place={place} head={head} onOpen={onOpen} />
      <TextInput
        type="search"
        placeholder={say('ATTACHED.PICK.SEARCH')}
        aria-label={say('ATTACHED.PICK.SEARCH')}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        value={text}
        onChange={(e) => {
          setText(e.currentTarget.value);
          turn({ page: 1, size });
        }}
      />
      <PickFolders folders={folders} onOpen={onOpen} />
      <Loaded of={of}>
        {({ total }) => (
          <>
            <PickFiles rows={rows} place={place} picked={picked} toggle={toggle} />
            {rows.length === 0 && (
              <p className={css.none}>
                {say(
                  wanted !== ''
                    ? 'ATTACHED.PICK.NO_MATCH'
                    : folders.length > 0
                      ? 'ATTACHED.PICK.ONLY_FOLDERS'
                      : 'ATTACHED.PICK.NONE',
                )}
              </p>
            )}
            {total > 25 && (
              <Pager
                {...{ page, size, total, shown: of.parts.flatMap((part) => part.files).length }}
                goTo={(next) => turn({ page: next, size })}
                resize={(next) => turn({ page: 1, size: next })}
              />
            )}
            {of.more && (
              <Button variant="subtle" onClick={of.more}>
                {say('TABLE.NEXT')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
