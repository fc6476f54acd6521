import { Link } from '@tanstack/react-router';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { fileSign } from '../../kit/files/file-signs.ts';
import { Card } from '../../kit/page/Card.tsx';
import { type Fact, Facts } from '../../kit/page/Facts.tsx';
import { toFolder } from '../file/data.ts';
import { useSizeText } from '../list/FileName.tsx';
import css from './DocumentFacts.module.css';

/** What is known of a document. */
export function DocumentFacts({ file }: { file: DocumentDetail }) {
  const say = useText();
  const { moment } = useWhen();
  const sizeOf = useSizeText();
  const facts: Fact[] = [
    [
      say('DOCUMENT.DESCRIPTION'),
      file.description ? (
        <span key="words" className={css.words}>
          {file.description}
        </span>
      ) : (
        <span key="none" className={css.none}>
          {say('DOCUMENT.NO_DESCRIPTION')}
        </span>
      ),
    ],
    [say('DOCUMENT.FOLDER'), <Place key="place" file={file} />],
    [say('DOCUMENT.OWNER'), file.owner?.full_name ?? say('DOCS.PANEL.NOBODY')],
    [say('DOCS.COLUMNS.CREATED'), moment(file.createdAt)],
  ];
  if (file.versionNumber > 1) facts.push([say('DOCS.COLUMNS.CHANGED'), moment(file.changedAt)]);
  if (file.attachment)
    facts.push([say('DOCS.COLUMNS.TYPE'), say(fileSign(file).key)], [say('DOCS.COLUMNS.SIZE'), sizeOf(file)]);
  return (
    <Card title={say('DOCUMENT.FACTS')} padded>
      <Facts narrow facts={facts} />
    </Card>
  );
}

/** The folders that it stands in, each a link to it. */
function Place({ file: { breadcrumb } }: { file: DocumentDetail }) {
  const say = useText();
  if (breadcrumb.length === 0) return say('DOCUMENT.ROOT');
  return (
    <span className={css.place}>
      {breadcrumb.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && ' / '}
          <Link {...toFolder(id)}>{name}</Link>
        </span>
      ))}
    </span>
  );
}
