import { Button } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import type { DocumentRow } from '#contract/documents/schema.ts';
import { useText } from '../../base/texts.tsx';
import { download } from '../../kit/files/download.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Saves it, or leads where a link leads. */
export function Taking({ file: { attachment, url } }: { file: Pick<DocumentRow, 'attachment' | 'url'> }) {
  const say = useText();
  if (attachment)
    return (
      <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={() => download(attachment.url)}>
        {say('DOCS.DOWNLOAD')}
      </Button>
    );
  if (!url) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconExternalLink {...icon} />}
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
    >
      {say('DOCUMENT.LINK.OPEN')}
    </Button>
  );
}
