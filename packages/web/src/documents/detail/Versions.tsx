import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconEye, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { sizeText } from '#contract/base/files/files.ts';
import { documents } from '#contract/documents/endpoints.ts';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import type { Version } from '#contract/documents/schema-versions.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { latePart } from '../../base/parts.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { download } from '../../kit/files/download.ts';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { RowMenu } from '../../kit/menu/RowMenu.tsx';
import { ForProof } from '../../kit/page/ForProof.tsx';
import { useVersions } from '../file/data.ts';
import { Late } from '../folders/Late.tsx';
import css from './Versions.module.css';

const NewVersion = latePart(async () => (await import('./NewVersion.tsx')).NewVersion);

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { file: DocumentDetail; shown: Version | null; onShow: (version: Version | null) => void };

/** What the document was before: any version opens and can hold again. For others there is only what holds. */
export function Versions({ file, shown, onShow }: Props) {
  const say = useText();
  const of = useVersions(file.id);
  const [adding, add] = useState(false);
  if (!file.mayManage) return null;
  return (
    <Card title={say('DOCUMENT.VERSIONS.TITLE')}>
      <Loaded of={of} shape={<Skeleton rows={2} />}>
        {({ versions }) => (
          <CardRows>
            {versions.map((version) => (
              <Line
                key={version.number}
                file={file}
                version={version}
                isShown={shown?.number === version.number}
                onShow={onShow}
              />
            ))}
          </CardRows>
        )}
      </Loaded>
      <CardFoot>
        <Button variant="default" leftSection={<IconUpload {...icon} />} onClick={() => add(true)}>
          {say('DOCUMENT.VERSIONS.ADD')}
        </Button>
      </CardFoot>
      <Late>
        {adding && (
          <NewVersion
            file={file}
            onClose={() => add(false)}
            onAdded={() => {
              onShow(null);
              add(false);
            }}
          />
        )}
      </Late>
    </Card>
  );
}

type LineProps = { file: DocumentDetail; version: Version; isShown: boolean; onShow: Props['onShow'] };
function Line({ file, version, isShown, onShow }: LineProps) {
  const say = useText();
  const { moment } = useWhen();
  const { locale } = useLanguage();
  const restore = useRestoreVersion(file);
  const { number, author, createdAt, fileSize, isCurrent, restoredFrom, name } = version;
  const who = author?.full_name ?? say('DOCUMENT.VERSIONS.NOBODY');
  return (
    <CardRow>
      <div className={css.words}>
        <span className={css.name} aria-current={isShown || undefined}>
          {say('DOCUMENT.VERSIONS.NUMBER', { number })}
          {isCurrent && <Tag tone="ok">{say('DOCUMENT.VERSIONS.CURRENT')}</Tag>}
        </span>
        <span className={css.second}>{say('DOCUMENT.VERSIONS.BY', { who, when: moment(createdAt) })}</span>
        <span className={css.second}>
          {[
            name,
            sizeText(fileSize, locale),
            ...(restoredFrom === null ? [] : [say('DOCUMENT.VERSIONS.RESTORED', { number: restoredFrom })]),
          ].join(' · ')}
        </span>
        <ForProof summary={say('DOCUMENT.VERSIONS.PROOF')}>
          {say('DOCUMENT.VERSIONS.HASH')} {version.sha256}
        </ForProof>
      </div>
      <span className={css.deeds}>
        <ActionIcon
          aria-label={say('DOCUMENT.VERSIONS.DOWNLOAD_ONE', { number })}
          onClick={() => download(version.url)}
        >
          <IconDownload {...icon} />
        </ActionIcon>
        {!isCurrent && (
          <RowMenu name={say('DOCUMENT.VERSIONS.NUMBER', { number })}>
            <MenuItem leftSection={<IconEye {...icon} />} onClick={() => onShow(version)}>
              {say('DOCUMENT.VERSIONS.SHOW')}
            </MenuItem>
            <MenuItem
              leftSection={<IconArrowBackUp {...icon} />}
              onClick={() => void restore(number).then((holds) => holds && onShow(null))}
            >
              {say('DOCUMENT.VERSIONS.RESTORE')}
            </MenuItem>
          </RowMenu>
        )}
      </span>
    </CardRow>
  );
}

/** Makes an older version the newest one after a question, and asks anew whoever confirmed another one; answers whether it holds. */
function useRestoreVersion({ id, acceptRead: material }: DocumentDetail) {
  const say = useText();
  const change = useChange(documents.restoreVersion);
  return async (number: number): Promise<boolean> => {
    const isSure = await confirm({
      title: say('DOCUMENT.VERSIONS.RESTORE_TITLE', { number }),
      text: [say('DOCUMENT.VERSIONS.RESTORE_TEXT'), material && say('DOCUMENT.ACCEPT.RESTORED')]
        .filter(Boolean)
        .join(' '),
      yes: say('DOCUMENT.VERSIONS.RESTORE_YES'),
      no: say('FORM.KEEP'),
    });
    const answer = isSure ? await change.run({ id, number, material }).catch(() => undefined) : undefined;
    return answer !== undefined;
  };
}
