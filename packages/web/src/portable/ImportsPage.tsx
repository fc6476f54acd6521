import { Button } from '@mantine/core';
import { useState } from 'react';
import { sizeText } from '#contract/base/files/files.ts';
import type { ArchiveFile } from '#contract/portable/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useLanguage, useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardNone, CardRow, CardRows } from '../kit/card/CardRows.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { PageHead, PageLead } from '../kit/page/PageHead.tsx';
import { ListShape } from '../kit/page/Shapes.tsx';
import { useImports } from './data.ts';
import { ImportCard } from './ImportCard.tsx';
import { ImportRows } from './ImportRows.tsx';
import css from './Portable.module.css';
import { UploadArchive } from './UploadArchive.tsx';

/** /admin/prenos: associations that come as files. */
export function ImportsPage() {
  const say = useText();
  const [chosen, choose] = useState<string | null>(null);
  return (
    <>
      <PageHead title={say('PORTABLE.IMPORTS.TITLE')} />
      <Loaded of={useImports()} shape={<ListShape />}>
        {({ files, imports }) => (
          <FormStack>
            <PageLead>{say('PORTABLE.IMPORTS.LEAD')}</PageLead>
            <UploadArchive onDone={choose} />
            <ImportRows of={imports} />
            <Card title={say('PORTABLE.IMPORTS.FILES')}>
              {files.length === 0 && <CardNone>{say('PORTABLE.IMPORTS.NONE')}</CardNone>}
              <CardRows>
                {files.map((file) => (
                  <CardRow key={file.name}>
                    <FileLine file={file} onChoose={() => choose(file.name)} />
                  </CardRow>
                ))}
              </CardRows>
            </Card>
            {chosen !== null && <ImportCard key={chosen} name={chosen} onClose={() => choose(null)} />}
          </FormStack>
        )}
      </Loaded>
    </>
  );
}

function FileLine({ file, onChoose }: { file: ArchiveFile; onChoose: () => void }) {
  const say = useText();
  const { locale } = useLanguage();
  const { moment } = useShown();
  return (
    <>
      <span className={css.what}>
        <b>{file.name}</b>
        <span className={css.quiet}>
          {say('PORTABLE.IMPORTS.FILE', { size: sizeText(file.bytes, locale), at: moment(file.at) })}
        </span>
      </span>
      <Button variant="default" onClick={onChoose}>
        {say('PORTABLE.IMPORTS.CHOOSE')}
        <span className="vh"> {file.name}</span>
      </Button>
    </>
  );
}
