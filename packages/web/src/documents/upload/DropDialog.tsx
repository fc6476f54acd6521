import { Button, Progress, Switch } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { sizeText, whyNotFile } from '#contract/base/files/files.ts';
import type { FolderList } from '#contract/documents/schema-folders.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './DropDialog.module.css';
import { type Dropped, foldersIn } from './dropped.ts';
import { silently, UploadSwitches } from './Switches.tsx';
import { useDropUpload } from './useDropUpload.ts';

type Props = { place: FolderList; dropped: readonly Dropped[]; onClose: () => void };

/** What was dropped: how much it is and who will see it, then how far it is. */
export function DropDialog({ place, dropped, onClose }: Props) {
  const say = useText();
  const [isPublic, setPublic] = useState(true);
  const [said, setSaid] = useState(silently);
  const files = useMemo(() => dropped.filter(({ file }) => !whyNotFile(file, true)), [dropped]);
  const going = useDropUpload(place);
  const { all, done, failed } = going;
  const isOver = all > 0 && done === all;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return (
    <Dialog opened onClose={onClose} title={say('DOCS.UPLOADING.TITLE')} wide>
      <div className={css.body}>
        {all === 0 && <Told files={files} dropped={dropped} mayManage={place.mayManage} />}
        {all === 0 && files.length > 0 && place.mayManage && (
          <Switch
            label={say('DOCS.UPLOADING.PUBLIC')}
            description={say('DOCS.UPLOADING.PUBLIC_HINT')}
            checked={isPublic}
            onChange={(e) => setPublic(e.currentTarget.checked)}
          />
        )}
        {all === 0 && files.length > 0 && <UploadSwitches said={said} onChange={setSaid} />}
        {all > 0 && <Going going={going} />}
      </div>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say(going.busy ? 'DOCS.UPLOADING.STOP' : all > 0 ? 'DOCS.UPLOADING.CLOSE' : 'BASE.CANCEL')}
        </Button>
        {failed.length > 0 && !going.busy && (
          <Button leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />} onClick={going.retry}>
            {say('DOCS.UPLOADING.RETRY')}
          </Button>
        )}
        {failed.length === 0 && (
          <Button
            loading={going.busy}
            disabled={files.length === 0}
            onClick={() => void going.start(files, isPublic, said)}
          >
            {say('DOCS.UPLOADING.START')}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}

type ToldProps = { files: readonly Dropped[]; dropped: readonly Dropped[]; mayManage: boolean };
/** How much goes, what is not taken and why. */
function Told({ files, dropped, mayManage }: ToldProps) {
  const say = useText();
  const { locale } = useLanguage();
  const whyNot = (file: File) => say(whyNotFile(file, true) ?? 'FILES.ERRORS.EMPTY', { name: file.name });
  const refused = dropped.filter((one) => !files.includes(one));
  const inFolders = foldersIn(files).length;
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <>
      {files.length === 0 ? (
        <p>{say('DOCS.UPLOADING.NOTHING')}</p>
      ) : (
        <p>
          {say('DOCS.UPLOADING.SUM', { files: files.length, size: sizeText(bytes, locale) })}
          {inFolders > 0 && mayManage && ` ${say('DOCS.UPLOADING.SUM_FOLDERS', { folders: inFolders })}`}
        </p>
      )}
      {inFolders > 0 && !mayManage && <Note>{say('DOCS.UPLOADING.FLAT')}</Note>}
      {refused.length > 0 && (
        <Note tone="warn">
          {say('DOCS.UPLOADING.REFUSED', { count: refused.length })}
          <ul className={css.names}>
            {refused.slice(0, 100).map(({ file, folder }) => (
              <li key={`${folder}/${file.name}`}>{named(file.name, whyNot(file))}</li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}

/** Not every sentence says which file it is about. */
const named = (name: string, why: string): string => (why.includes(name) ? why : `${name}: ${why}`);

function Going({ going: { all, done, part, failed, isLost } }: { going: ReturnType<typeof useDropUpload> }) {
  const say = useText();
  return (
    <>
      <Progress
        value={Math.floor(((done + part) / all) * 100)}
        color={isLost ? 'okr' : undefined}
        aria-label={say('DOCS.UPLOADING.PROGRESS')}
      />
      <p role="status">{say(isLost ? 'DOCS.UPLOADING.LOST' : 'DOCS.UPLOADING.DONE', { done, all })}</p>
      {failed.length > 0 && (
        <Note tone="bad" live>
          {say('DOCS.UPLOADING.FAILED', { count: failed.length })}
          <ul className={css.names}>
            {failed.slice(0, 100).map(({ key, file, why }) => (
              <li key={key}>{named(file.name, why ? say(why.key, why.params) : '')}</li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}
