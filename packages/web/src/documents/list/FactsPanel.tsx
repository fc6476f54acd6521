import { ActionIcon, Button } from '@mantine/core';
import { IconFileText, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { wholeName } from '#contract/base/files/files.ts';
import { documentLinks } from '#contract/documents/links.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import type { FolderList } from '#contract/documents/schema-folders.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { DueTag } from '../due/DueTag.tsx';
import { FileSign } from '../file/FileSign.tsx';
import { SeenBy } from '../file/SeenBy.tsx';
import { Taking } from '../file/Taking.tsx';
import { useSees } from '../file/useSees.ts';
import css from './FactsPanel.module.css';
import { useSizeText } from './FileName.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { file: DocumentRow; place: FolderList; onClose: () => void };

/** Beside the list on a wide screen: what the file looks like, what is known of it, and the way to open it. */
export function FactsPanel({ file, place, onClose }: Props) {
  const say = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const name = wholeName(file);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const close = () => {
    onClose();
    document.querySelector<HTMLElement>(`#main [data-file="${file.id}"]`)?.focus({ preventScroll: true });
  };
  const onKey = (e: KeyboardEvent) => {
    if (e.key === 'Escape') close();
  };
  return (
    <aside className={css.panel} aria-label={say('DOCS.PANEL.LABEL', { name })} onKeyDown={onKey}>
      <div className={css.head}>
        <h2 ref={title} tabIndex={-1} className={css.title}>
          {name}
        </h2>
        <ActionIcon aria-label={say('DOCS.PANEL.CLOSE')} onClick={close}>
          <IconX {...icon} />
        </ActionIcon>
      </div>
      <div className={css.picture}>
        {file.previewUrl ? (
          <img src={file.previewUrl} alt={say('DOCS.PANEL.PREVIEW', { name })} />
        ) : (
          <FileSign file={file} large />
        )}
      </div>
      <div className={css.body}>
        {file.description && <p className={css.words}>{file.description}</p>}
        <PanelFacts file={file} place={place} />
        <div className={css.deeds}>
          <Button
            variant="default"
            leftSection={<IconFileText {...icon} />}
            renderRoot={(props) => <Link {...props} {...linkTo(documentLinks.one(file.id))} />}
          >
            {say('DOCS.PANEL.OPEN')}
          </Button>
          <Taking file={file} />
        </div>
      </div>
    </aside>
  );
}

function Due({ dueOn }: { dueOn: string }) {
  const { day } = useWhen();
  return (
    <>
      {day(dueOn)} <DueTag dueOn={dueOn} />
    </>
  );
}

function PanelFacts({ file, place }: Omit<Props, 'onClose'>) {
  const say = useText();
  const { day } = useWhen();
  const sizeOf = useSizeText();
  const sees = useSees(place.folder?.id ?? null);
  const facts: Fact[] = [
    [say('DOCS.PANEL.OWNER'), file.owner?.full_name ?? say('DOCS.PANEL.NOBODY')],
    [say('DOCS.PANEL.CREATED'), day(file.createdAt)],
  ];
  if (file.versionNumber > 1) facts.push([say('DOCS.PANEL.CHANGED'), day(file.changedAt)]);
  facts.push([say('DOCS.PANEL.SIZE'), sizeOf(file)]);
  if (file.versionNumber > 1) facts.push([say('DOCS.PANEL.VERSION'), file.versionNumber]);
  if (file.dueOn) facts.push([say('DUE.COLUMNS.DUE'), <Due key="due" dueOn={file.dueOn} />]);
  if (sees) facts.push([say('DOCS.PANEL.SEEN'), <SeenBy key="sees" sees={sees(file)} />]);
  return <Facts narrow facts={facts} />;
}
