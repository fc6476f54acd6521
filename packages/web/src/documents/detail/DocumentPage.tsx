import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { wholeName } from '#contract/base/files.ts';
import { documentLinks } from '#contract/documents/links.ts';
import type { DocumentDetail, Version } from '#contract/documents/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useRemembered } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useDocument } from '../file/data.ts';
import { SeenBy } from '../file/SeenBy.tsx';
import { seenThrough } from '../file/tree.ts';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { MissingDocument } from './MissingDocument.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { Versions } from './Versions.tsx';

/** /dokumenty/{id}: one document, read and edited. */
export function DocumentPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/dokumenty/$id' });
  useRemembered();
  const of = useDocument(id);
  if (!Number.isInteger(id) || of.error?.status === 404) return <MissingDocument told={of.error !== null} />;
  if (!of.data)
    return (
      <>
        <PageHead title={say('DOCS.ONE')} record back={{ ...documentLinks.list(), name: say('DOCS.TITLE') }} />
        <Loaded of={of} shape={<RecordShape />}>
          {() => null}
        </Loaded>
      </>
    );
  const reload = async () => (await of.refetch()).data as DocumentDetail;
  return <Whole key={of.data.id} file={of.data} reload={reload} />;
}

type Props = { file: DocumentDetail; reload: () => Promise<DocumentDetail> };

function Whole({ file, reload }: Props) {
  const say = useText();
  const { day } = useWhen();
  const [isEditing, edit] = useState(false);
  const [older, showOlder] = useState<Version | null>(null);
  const narrow = useNarrow();
  const form = <DocumentForm file={file} reload={reload} onDone={() => edit(false)} />;
  const chain = file.folderVisibility ? [{ visibility: file.folderVisibility, isNarrowed: false }] : [];
  return (
    <>
      <PageHead
        title={wholeName(file)}
        record
        back={{ ...documentLinks.list(), name: say('DOCS.TITLE') }}
        sub={
          <>
            {file.mayManage && <SeenBy sees={seenThrough(chain, file.isPublic)} />}
            {file.owner && <span>{file.owner.full_name}</span>}
            <span>{day(file.changedAt)}</span>
          </>
        }
        actions={!isEditing && <DocumentActions file={file} onEdit={() => edit(true)} />}
      />
      <Columns split="wide">
        <Column>
          {/* Under a preview nobody would find the fields on a phone. */}
          {isEditing && narrow && form}
          <PreviewCard file={file} older={older} onBack={() => showOlder(null)} />
        </Column>
        <Column>
          {isEditing ? !narrow && form : <DocumentFacts file={file} />}
          {file.attachment && <Versions file={file} shown={older} onShow={showOlder} />}
        </Column>
      </Columns>
    </>
  );
}
