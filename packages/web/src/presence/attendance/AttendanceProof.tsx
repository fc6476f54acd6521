import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import type { FileView } from '#contract/base/files/files.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import type { AttendanceView } from '#contract/motions/schema-sums.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { AttachmentsField } from '../../kit/files/AttachmentsField.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useMoment } from '../../motions/moments.ts';
import { useConfirmAttendance, useKeepSheet } from './data.ts';

type Props = { vote: VoteDetail };

/** What backs the attendance of a meeting: the signed sheet, or a second person's word. */
export function AttendanceProof({ vote }: Props) {
  const say = useText();
  const administers = useMay('vote', 'rw');
  const { attendance } = vote;
  if (!attendance || vote.status !== 'run' || (!administers && !attendance.mayConfirm)) return null;
  return (
    <Card title={say('VOTE_LOCAL.PROOF.TITLE')} padded>
      <FormStack close>
        <p>{say('VOTE_LOCAL.PROOF.TEXT')}</p>
        <State attendance={attendance} />
        {administers ? (
          <Sheet key={attendance.files.map((f) => f.id).join()} vote={vote} kept={attendance.files} />
        ) : (
          <Attachments files={attendance.files} label={say('VOTE_LOCAL.PROOF.SHEET')} />
        )}
        {attendance.mayConfirm && attendance.proof !== 'confirmed' && <Confirm vote={vote} />}
      </FormStack>
    </Card>
  );
}

function State({ attendance }: { attendance: AttendanceView }) {
  const say = useText();
  const moment = useMoment();
  const { proof, stale, confirmedBy, confirmedAt } = attendance;
  const who = { name: confirmedBy ?? '', when: confirmedAt ? moment(confirmedAt) : '' };
  if (stale) return <Note tone="warn">{say('VOTE_LOCAL.PROOF.STALE', who)}</Note>;
  return <Note tone={proof === 'none' ? 'info' : 'ok'}>{say(`VOTE_LOCAL.PROOF.STATES.${proof}`, who)}</Note>;
}

function Sheet({ vote, kept }: Props & { kept: FileView[] }) {
  const say = useText();
  const keep = useKeepSheet();
  const [files, setFiles] = useState<FileView[]>(kept);
  const isChanged = files.map((f) => f.id).join() !== kept.map((f) => f.id).join();
  return (
    <>
      <AttachmentsField
        label={say('VOTE_LOCAL.PROOF.SHEET')}
        files={files}
        onChange={setFiles}
        error={keep.refused && say(keep.refused.key, keep.refused.params)}
      />
      {isChanged && (
        <div>
          <Button
            loading={keep.busy}
            onClick={() => void keep.run({ id: vote.id, fileIds: files.map((f) => f.id) }).catch(() => undefined)}
          >
            {say('VOTE_LOCAL.PROOF.SAVE')}
          </Button>
        </div>
      )}
    </>
  );
}

function Confirm({ vote }: Props) {
  const say = useText();
  const change = useConfirmAttendance();
  const ask = async () => {
    const yes = await confirm({
      title: say('VOTE_LOCAL.PROOF.CONFIRM_TITLE'),
      text: say('VOTE_LOCAL.PROOF.CONFIRM_TEXT', { seats: vote.present?.seats ?? 0 }),
      yes: say('VOTE_LOCAL.PROOF.CONFIRM_YES'),
      no: say('FORM.KEEP'),
    });
    if (yes) await change.run({ id: vote.id, seq: vote.head?.seq ?? 0 }).catch(() => undefined);
  };
  return (
    <>
      {change.refused && (
        <Note tone="bad" live>
          {say(change.refused.key, change.refused.params)}
        </Note>
      )}
      <div>
        <Button
          variant="default"
          loading={change.busy}
          leftSection={<IconChecks size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void ask()}
        >
          {say('VOTE_LOCAL.PROOF.CONFIRM')}
        </Button>
      </div>
    </>
  );
}
