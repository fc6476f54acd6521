import { Link } from '@tanstack/react-router';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import { type Say, useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { fileSign } from '../../kit/files/file-signs.ts';
import { ForProof } from '../../kit/page/ForProof.tsx';
import { toFolder } from '../file/data.ts';
import { useSizeText } from '../list/FileName.tsx';
import css from './DocumentFacts.module.css';

/** What is known of a document. */
export function DocumentFacts({ file }: { file: DocumentDetail }) {
  const say = useText();
  const { day, moment } = useWhen();
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
    ...paperFacts(file, say, day),
    [say('DOCUMENT.OWNER'), file.owner?.full_name ?? say('DOCS.PANEL.NOBODY')],
    [say('DOCS.COLUMNS.CREATED'), moment(file.createdAt)],
  ];
  if (file.versionNumber > 1) facts.push([say('DOCS.COLUMNS.CHANGED'), moment(file.changedAt)]);
  if (file.attachment)
    facts.push([say('DOCS.COLUMNS.TYPE'), say(fileSign(file).key)], [say('DOCS.COLUMNS.SIZE'), sizeOf(file)]);
  const { doneAt, doneVersion, counts } = file.accept;
  if (counts) facts.push([say('DOCUMENT.ACCEPT.READ'), say('CONFIRMATIONS.READ.OF', counts)]);
  if (doneAt && doneVersion !== null)
    facts.push([
      say('DOCUMENT.ACCEPT.MINE'),
      say('DOCUMENT.ACCEPT.MINE_VERSION', { at: moment(doneAt), version: doneVersion }),
    ]);
  if (file.mayManage && file.reading !== 'none')
    facts.push([say('DOCUMENT.READING.TITLE'), say(`DOCUMENT.READING.${file.reading}`)]);
  return (
    <Card title={say('DOCUMENT.FACTS')} padded>
      <Facts narrow facts={facts} />
      {file.acceptRead && file.sha256 && (
        <ForProof summary={say('DOCUMENT.VERSIONS.PROOF')}>
          {say('DOCUMENT.VERSIONS.HASH')} {file.sha256}
        </ForProof>
      )}
    </Card>
  );
}

/** What only a paper of a unit has. */
function paperFacts(
  { unit, dateFor, forLater, addressees }: DocumentDetail,
  say: Say,
  day: (iso: string) => string,
): Fact[] {
  if (!unit) return [];
  const later = forLater ? `, ${say('DOCUMENT.PAPER.LATER_FACT')}` : '';
  const names = addressees.map((who) => who.full_name).join(', ');
  return [
    [say('DOCUMENT.PAPER.UNIT'), unit.number],
    [say('DOCUMENT.PAPER.DAY'), `${day(dateFor)}${later}`],
    ...(names ? [[say('DOCUMENT.PAPER.TO'), names] as const] : []),
  ];
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
