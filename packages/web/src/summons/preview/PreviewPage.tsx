import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import type { InvitationPreview } from '#contract/summons/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Facts } from '../../kit/card/Facts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead, PageLead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { usePaper, usePreview } from '../rows/data.ts';
import { InvitationParts } from './InvitationParts.tsx';
import css from './Preview.module.css';
import { useWhen } from './useWhen.ts';

/** /shromazdeni-vlastniku/{id}/pozvanka: the invitation as everybody will have it, before it goes. */
export function PreviewPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/shromazdeni-vlastniku/$id/pozvanka' });
  const administers = useMay('meetingOwners', 'rw');
  const of = usePreview(id);
  if (!administers) return <Refused />;
  return (
    <>
      <PageHead
        title={say('SUMMONS.PREVIEW.TITLE')}
        back={{ ...meetingLinks.one(id), name: of.data ? typo(of.data.name) : say('MEETING.ONE') }}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(preview) => <Preview preview={preview} />}
      </Loaded>
    </>
  );
}

const looks = ['page', 'mail', 'pdf'] as const;
type Look = (typeof looks)[number];
const views = { page: PageLook, mail: MailLook, pdf: PaperLook } as const;

type Props = { preview: InvitationPreview };

function Preview({ preview }: Props) {
  const say = useText();
  const [look, setLook] = useState<Look>('page');
  const View = views[look];
  return (
    <>
      <PageLead>
        {say(preview.isSent ? 'SUMMONS.PREVIEW.LEAD_SENT' : 'SUMMONS.PREVIEW.LEAD', { count: preview.seatCount })}
      </PageLead>
      <Unreachable preview={preview} />
      <Tabs
        label={say('SUMMONS.PREVIEW.LOOKS.LABEL')}
        value={look}
        onChange={(next) => setLook(next as Look)}
        tabs={looks.map((value) => ({ value, label: say(`SUMMONS.PREVIEW.LOOKS.${value}`) }))}
      >
        <Card padded>
          <View preview={preview} />
        </Card>
      </Tabs>
    </>
  );
}

/** Named at once; a house may have hundreds of them. */
const mostNamed = 20;

/** Whom no mail will reach: warned of, and nothing is stopped. */
function Unreachable({ preview: { unreachableCount, unreachable } }: Props) {
  const say = useText();
  if (unreachableCount === 0) return null;
  const named = unreachable.slice(0, mostNamed).map(({ units, owners }) => (owners ? `${units} (${owners})` : units));
  const more = unreachableCount - named.length;
  return (
    <Note tone="warn">
      <p>{say('SUMMONS.PREVIEW.UNREACHABLE', { count: unreachableCount })}</p>
      <p>{[...named, ...(more > 0 ? [say('SUMMONS.PREVIEW.MORE', { count: more })] : [])].join('; ')}</p>
    </Note>
  );
}

function PageLook({ preview }: Props) {
  const say = useText();
  const when = useWhen();
  return (
    <div className={css.page}>
      <h2 className={css.name}>{typo(preview.name)}</h2>
      <Facts
        facts={[
          [say('SUMMONS.PREVIEW.WHEN'), when(preview)],
          [say('SUMMONS.PREVIEW.WHERE'), typo(preview.address)],
        ]}
      />
      <InvitationParts parts={preview.parts} />
    </div>
  );
}

function MailLook({ preview: { mail } }: Props) {
  return (
    <div className={css.page}>
      <b>{mail.subject}</b>
      <p className={css.mail}>{mail.text}</p>
    </div>
  );
}

/** Papers are drawn when somebody wants them. */
function PaperLook({ preview: { id, isSent } }: Props) {
  const say = useText();
  const paper = usePaper(id);
  const icon = <IconPrinter size={20} stroke={1.75} aria-hidden="true" />;
  return (
    <div className={css.page}>
      <p>{say('SUMMONS.PREVIEW.PAPERS')}</p>
      <div className={css.deeds}>
        <Button variant="default" leftSection={icon} onClick={() => void paper('board')}>
          {say('SUMMONS.PREVIEW.BOARD')}
        </Button>
        <Button variant="default" leftSection={icon} onClick={() => void paper('power')}>
          {say('SUMMONS.PREVIEW.POWER')}
        </Button>
      </div>
      <p>{say(isSent ? 'SUMMONS.PREVIEW.LETTERS_SENT' : 'SUMMONS.PREVIEW.LETTERS')}</p>
    </div>
  );
}
