import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { wholeName } from '#contract/base/files/files.ts';
import { documentDelivery } from '#contract/documents/endpoints-delivery.ts';
import { documentLinks } from '#contract/documents/links.ts';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import type { Version } from '#contract/documents/schema-versions.ts';
import { param, useAddress } from '../../base/address.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useRemembered } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { AcceptBar, MyAccept } from '../../confirmations/accepts/MyAccept.tsx';
import { ReadCard } from '../../confirmations/accepts/ReadCard.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { DeliveryCard } from '../../notices/DeliveryCard.tsx';
import { Uses } from '../attached/Uses.tsx';
import { DueCard } from '../due/DueCard.tsx';
import { useDocument } from '../file/data.ts';
import { SeenBy } from '../file/SeenBy.tsx';
import { useSees } from '../file/useSees.ts';
import { Openings } from '../openings/Openings.tsx';
import { askingOf } from './asking.ts';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { MissingDocument } from './MissingDocument.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { Versions } from './Versions.tsx';

/** The page that a paper opens on: where what was looked for stands. */
const address = z.object({ strana: param(z.coerce.number().check(z.int(), z.minimum(1)), 1) });

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
  const [{ strana: page }] = useAddress(address);
  const narrow = useNarrow();
  const asking = askingOf(file);
  const form = <DocumentForm file={file} reload={reload} onDone={() => edit(false)} />;
  const sees = useSees(file.breadcrumb.at(-1)?.id ?? null)?.(file);
  return (
    <>
      <PageHead
        title={wholeName(file)}
        record
        star="documents"
        back={{ ...documentLinks.list(), name: say('DOCS.TITLE') }}
        sub={
          <>
            {sees && <SeenBy sees={sees} />}
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
          {narrow && <MyAccept asking={asking} />}
          <PreviewCard file={file} older={older} page={page} onBack={() => showOlder(null)} />
        </Column>
        <Column>
          {!narrow && <MyAccept asking={asking} />}
          {isEditing ? !narrow && form : <DocumentFacts file={file} />}
          {!isEditing && <ReadCard asking={asking} />}
          <DeliveryCard calls={documentDelivery} id={file.id} module="documents" announced={file.announced} />
          {!isEditing && <Uses file={file} />}
          {!isEditing && <DueCard file={file} />}
          {file.attachment && <Versions file={file} shown={older} onShow={showOlder} />}
          {!isEditing && file.attachment && <Openings file={file} />}
        </Column>
      </Columns>
      {!isEditing && <AcceptBar asking={asking} />}
    </>
  );
}
