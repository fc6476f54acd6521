import { IconDownload, IconExternalLink, IconFile, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { documentLinks } from '#contract/documents/links.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { download } from '../../kit/files/download.ts';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { useRemoveDocument } from '../file/data.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { file: DocumentRow; mayManage: boolean; onMove: () => void };

/** What may be done with one file from the list. */
export function FileItems({ file, mayManage, onMove }: Props) {
  const say = useText();
  const remove = useRemoveDocument();
  const { attachment, url } = file;
  return (
    <>
      <MenuItem
        leftSection={<IconFile {...icon} />}
        renderRoot={(props) => <Link {...props} {...linkTo(documentLinks.one(file.id))} />}
      >
        {say('DOCS.OPEN')}
      </MenuItem>
      {attachment && (
        <MenuItem leftSection={<IconDownload {...icon} />} onClick={() => download(attachment.url)}>
          {say('DOCS.DOWNLOAD')}
        </MenuItem>
      )}
      {url && (
        <MenuItem
          leftSection={<IconExternalLink {...icon} />}
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {say('DOCUMENT.LINK.OPEN')}
        </MenuItem>
      )}
      {mayManage && (
        <MenuItem leftSection={<IconFolderSymlink {...icon} />} onClick={onMove}>
          {say('DOCS.MOVE')}
        </MenuItem>
      )}
      {file.mayRemove && (
        <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void remove(file)}>
          {say('DOCS.FILE.DELETE_YES')}
        </MenuItem>
      )}
    </>
  );
}
