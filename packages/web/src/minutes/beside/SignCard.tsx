import { Button, FileButton } from '@mantine/core';
import { IconSignature, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { minutes } from '#contract/minutes/endpoints.ts';
import type { MinutesSignature, MinutesView } from '#contract/minutes/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardLead, CardNone, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { UploadState } from '../../kit/files/UploadState.tsx';
import { useUploads } from '../../kit/files/useUploads.ts';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import css from './Beside.module.css';
import { SignDialog } from './SignDialog.tsx';

/** Who signs the minutes and how they did: nobody until they are finished. */
export function SignCard({ view }: { view: MinutesView }) {
  const say = useText();
  const isDraft = view.status === 'draft';
  const drafted = view.content.people.flatMap((p) => (p.role === 'opener' ? [] : [{ ...p, role: p.role }]));
  const later = isDraft ? say('MINUTES.SIGN.LATER') : undefined;
  return (
    <Card title={say('MINUTES.SIGN.TITLE')} aside={later}>
      {isDraft && drafted.length === 0 && <CardNone>{say('MINUTES.SIGN.NONE')}</CardNone>}
      {view.may.scan && view.signatures.some((s) => s.way === null) && <CardLead>{say('MINUTES.SIGN.PAPER')}</CardLead>}
      <CardRows>
        {isDraft &&
          drafted.map(({ role, name }) => (
            <CardRow key={`${role} ${name}`}>
              <Signer name={name} detail={say(`MINUTES.SIGN.ROLES.${role}`)} />
            </CardRow>
          ))}
        {view.signatures.map((signature) => (
          <CardRow key={signature.id}>
            <Signature view={view} signature={signature} />
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

const Signer = ({ name, detail }: { name: string; detail: string }) => (
  <span className={css.person}>
    <Avatar name={name} />
    <span className={css.words}>
      <b>{name}</b>
      <span>{detail}</span>
    </span>
  </span>
);

function Signature({ view, signature }: { view: MinutesView; signature: MinutesSignature }) {
  const say = useText();
  const shown = useShown();
  const [signing, setSigning] = useState(false);
  const { role, name, way, signedAt, mine, files } = signature;
  const at = signedAt ? shown.moment(signedAt) : '';
  const params = { role: say(`MINUTES.SIGN.ROLES.${role}`), at };
  return (
    <div className={css.words}>
      <Signer name={name} detail={say(`MINUTES.SIGN.${way ?? 'WAITS'}`, params)} />
      <Attachments files={files} />
      {mine && (
        <div>
          <Button
            leftSection={<IconSignature size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setSigning(true)}
          >
            {say('MINUTES.SIGN.BUTTON')}
          </Button>
          <SignDialog id={view.meetingId} opened={signing} onClose={() => setSigning(false)} />
        </div>
      )}
      {way === null && view.may.scan && <Scan id={view.meetingId} signature={signature} />}
    </div>
  );
}

/** Uploads the paper that somebody signed. */
function Scan({ id, signature }: { id: number; signature: MinutesSignature }) {
  const say = useText();
  const scan = useChange(minutes.scan);
  const uploads = useUploads(
    (file) => void scan.run({ id, signatureId: signature.id, fileId: file.id }).catch(() => undefined),
    { atOnce: true },
  );
  return (
    <div>
      <FileButton accept="application/pdf,image/*" onChange={(file) => file && uploads.add([file])}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={scan.busy || uploads.busy}
            aria-label={say('MINUTES.SIGN.SCAN_OF', { name: signature.name })}
            leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
          >
            {say('MINUTES.SIGN.SCAN')}
          </Button>
        )}
      </FileButton>
      {uploads.items.map((item) => (
        <UploadState key={item.key} item={item} onRetry={() => uploads.retry(item.key)} />
      ))}
      {scan.refused && <FieldError>{say(scan.refused.key, scan.refused.params)}</FieldError>}
    </div>
  );
}
