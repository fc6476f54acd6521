import { ActionIcon } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { wholeName } from '#contract/base/files/files.ts';
import { addressedPapers } from '#contract/documents/endpoints-addressed.ts';
import type { AddressedPaper } from '#contract/documents/schema.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardLead, CardNone, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { download } from '../../kit/files/download.ts';
import { FileSign } from '../file/FileSign.tsx';
import css from './AddressedPapers.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What the person was sent by name: settlements of their time above all. */
export function AddressedPapers() {
  const say = useText();
  return (
    <Card title={say('ADDRESSED.TITLE')}>
      <CardLead>{say('ADDRESSED.LEAD')}</CardLead>
      <Loaded of={useReading(addressedPapers.list, {})}>
        {({ files }) =>
          files.length === 0 ? (
            <CardNone>{say('ADDRESSED.NONE')}</CardNone>
          ) : (
            <CardRows>
              {files.map((file) => (
                <Line key={file.id} file={file} />
              ))}
            </CardRows>
          )
        }
      </Loaded>
    </Card>
  );
}

function Line({ file }: { file: AddressedPaper }) {
  const say = useText();
  const name = wholeName(file);
  const when = useWhen();
  const day = when.day(file.dateFor);
  return (
    <CardRow>
      <FileSign file={file} />
      <span className={css.words}>
        <b>{name}</b>
        <span className={css.second}>
          {file.unit === null ? say('ADDRESSED.OF_DAY', { day }) : say('ADDRESSED.OF_UNIT', { day, unit: file.unit })}
        </span>
      </span>
      {file.type === 'link' ? (
        <ActionIcon
          component="a"
          href={file.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={say('ADDRESSED.OPEN', { name })}
        >
          <IconExternalLink {...icon} />
        </ActionIcon>
      ) : (
        <ActionIcon aria-label={say('ADDRESSED.TAKE', { name })} onClick={() => download(file.url)}>
          <IconDownload {...icon} />
        </ActionIcon>
      )}
    </CardRow>
  );
}
