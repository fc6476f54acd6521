import { ActionIcon } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import { wholeName } from '#contract/base/files/files.ts';
import { useText } from '../../base/texts.tsx';
import css from './Attachments.module.css';
import { asFile } from './chosen.ts';
import { download } from './download.ts';
import { FileLine } from './FileLine.tsx';

type Props = {
  file: ChosenFile;
  /** For who decides who sees what: whether everybody opens it, and that there is a newer version. */
  tells: boolean;
  onShow?: (() => void) | undefined;
  children: ReactNode;
};

/** One chosen document of a list. */
export function ChosenLine({ file, tells, onShow, children }: Props) {
  const say = useText();
  const said = [
    file.state === 'deleted' && say('FILES.DELETED'),
    file.state === 'binned' && say('FILES.BINNED'),
    tells && file.newer !== null && say('FILES.NEWER'),
  ].filter(Boolean);
  return (
    <FileLine
      file={asFile(file)}
      showVisibility={tells}
      hidden="NOT_ALL"
      onShow={onShow}
      said={said.length > 0 && <span className={css.said}>{said.join(' · ')}</span>}
    >
      {children}
    </FileLine>
  );
}

/** Saves it, or leads where a link leads; nothing of one that is gone. */
export function TakeChosen({ file: { url, type, ...file } }: { file: ChosenFile }) {
  const say = useText();
  const name = wholeName(file);
  if (url === null) return null;
  if (type === 'link')
    return (
      <ActionIcon
        component="a"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={say('FILES.LINK', { name })}
      >
        <IconExternalLink size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    );
  return (
    <ActionIcon aria-label={say('FILES.DOWNLOAD', { name })} onClick={() => download(url)}>
      <IconDownload size={20} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}
