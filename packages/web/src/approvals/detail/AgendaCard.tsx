import { Button } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { approvalAgenda } from '#contract/approvals/endpoints-agenda.ts';
import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import { typo } from '#contract/base/words/typo.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { useReading } from '../../base/data.ts';
import { latePart } from '../../base/parts.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import css from './Approval.module.css';

const AgendaDialog = latePart(async () => (await import('./AgendaDialog.tsx')).AgendaDialog);

/** The point of an agenda that was made of it, and the way to make one: what the assembly decides comes before it. */
export function AgendaCard({ a }: { a: ApprovalDetail }) {
  const say = useText();
  const { day } = useWhen();
  const [asks, ask] = useState(false);
  const { data } = useReading(approvalAgenda.of, { id: a.id });
  if (!data || (!data.point && !data.mayPut)) return null;
  const { point, mayPut } = data;
  return (
    <Card title={say('APPROVAL.AGENDA.TITLE')} padded={!point}>
      {point && (
        <CardRows>
          <CardRow>
            <Link {...linkTo(meetingLinks.one(point.meeting.id))}>{typo(point.name)}</Link>
            <span>
              {typo(point.meeting.name)}, {day(point.meeting.start)}
            </span>
          </CardRow>
        </CardRows>
      )}
      {mayPut && !point && <p className={css.record}>{say('APPROVAL.AGENDA.NONE_YET')}</p>}
      {mayPut && (
        <div className={css.buttons}>
          <Button
            variant="default"
            leftSection={<IconGavel size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => ask(true)}
          >
            {say('APPROVAL.AGENDA.OPEN')}
          </Button>
        </div>
      )}
      {asks && (
        <Suspense fallback={null}>
          <AgendaDialog a={a} meetings={data.meetings} onClose={() => ask(false)} />
        </Suspense>
      )}
    </Card>
  );
}
