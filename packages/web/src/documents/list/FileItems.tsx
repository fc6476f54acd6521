import { Menu } from '@mantine/core';
import { IconDownload, IconExternalLink, IconFile, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { documentLinks } from '#contract/documents/links.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { download } from '../../kit/files/download.ts';
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
      <Menu.Item
        leftSection={<IconFile {...icon} />}
        renderRoot={(props) => <Link {...props} {...linkTo(documentLinks.one(file.id))} />}
      >
        {say('DOCS.OPEN')}
      </Menu.Item>
      {attachment && (
        <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => download(attachment.url)}>
          {say('DOCS.DOWNLOAD')}
        </Menu.Item>
      )}
      {url && (
        <Menu.Item
          leftSection={<IconExternalLink {...icon} />}
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {say('DOCUMENT.LINK.OPEN')}
        </Menu.Item>
      )}
      {mayManage && (
        <Menu.Item leftSection={<IconFolderSymlink {...icon} />} onClick={onMove}>
          {say('DOCS.MOVE')}
        </Menu.Item>
      )}
      {file.mayRemove && (
        <Menu.Item color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void remove(file)}>
          {say('DOCS.FILE.DELETE_YES')}
        </Menu.Item>
      )}
    </>
  );
}
