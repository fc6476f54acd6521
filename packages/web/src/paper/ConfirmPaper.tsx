import { Button, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import type { FileView } from '#contract/base/files/files.ts';
import { showNumber } from '#contract/ledger/rules-numbers.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import type { Paper } from '#contract/paper/schema.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { Attachments } from '../kit/files/Attachments.tsx';
import { AttachmentsField } from '../kit/files/AttachmentsField.tsx';
import { Note } from '../kit/page/Note.tsx';
import { useConfirmPaper, useLookAtPaper, usePaperPhoto } from './tickets/data.ts';
import css from './tickets/PaperForm.module.css';
import { SaidAnswers } from './tickets/ReadBack.tsx';
import { Owners, Plates } from './tickets/TicketColumns.tsx';

type Props = { vote: VoteDetail; paper: Paper; onClose: () => void };

/** What was recorded from a paper; a second person compares and confirms it, whoever has its photo adds it. */
export function ConfirmPaper({ vote, paper, onClose }: Omit<Props, 'paper'> & { paper: Paper | null }) {
  const say = useText();
  const number = paper ? showNumber(paper.number) : '';
  return (
    <Dialog opened={paper !== null} onClose={onClose} title={say('VOTE_PAPER.LIST.CONFIRM_TITLE', { number })}>
      {paper && <RecordOfPaper key={paper.id} vote={vote} paper={paper} onClose={onClose} />}
    </Dialog>
  );
}

function RecordOfPaper({ vote, paper: listed, onClose }: Props) {
  const say = useText();
  const shown = useShown();
  const change = useConfirmPaper();
  const look = useLookAtPaper();
  const [looked, setLooked] = useState<Paper | null>(null);
  const paper = looked ?? listed;
  const confirm = async () => {
    await change.run({ id: vote.id, paper: paper.id }).then(onClose, () => undefined);
  };
  const show = async () => setLooked((await look.run({ id: vote.id, paper: paper.id }).catch(() => null)) ?? null);
  const tells = Object.keys(paper.answers).length > 0;
  return (
    <div className={css.dialog}>
      <div className={css.seat}>
        <Owners row={paper.seat} />
        <Plates of={paper.seat.room_name} />
      </div>
      {tells ? (
        <SaidAnswers vote={vote} said={paper.answers} blank={paper.blank} />
      ) : (
        <Text>{say(paper.veiled ? 'VOTE_PAPER.LIST.VEILED' : 'VOTE_PAPER.LIST.HIDDEN')}</Text>
      )}
      {paper.veiled && (
        <Button
          variant="default"
          loading={look.busy}
          leftSection={<IconEye size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void show()}
        >
          {say('VOTE_PAPER.LIST.LOOK')}
        </Button>
      )}
      <Text>{say('VOTE_PAPER.RECORD.READ_SIGNED', { date: shown.day(paper.date) })}</Text>
      <Attachments files={paper.photos} label={say('VOTE_PAPER.RECORD.PHOTO')} />
      {paper.canConfirm && tells && <Text>{say('VOTE_PAPER.LIST.CONFIRM_TEXT')}</Text>}
      {paper.takesPhoto && !paper.hasPhoto && <AddPhoto vote={vote} paper={paper} onDone={onClose} />}
      {change.refused && (
        <Note tone="bad" live>
          {say(change.refused.key, change.refused.params)}
        </Note>
      )}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CLOSE')}
        </Button>
        {paper.canConfirm && tells && (
          <Button loading={change.busy} onClick={() => void confirm()}>
            {say('VOTE_PAPER.LIST.CONFIRM_YES')}
          </Button>
        )}
      </DialogButtons>
    </div>
  );
}

/** The photo that makes a paper count without a second person. */
function AddPhoto({ vote, paper, onDone }: Omit<Props, 'onClose'> & { onDone: () => void }) {
  const say = useText();
  const [files, setFiles] = useState<FileView[]>([]);
  const change = usePaperPhoto();
  const save = async () => {
    const fileIds = files.map((f) => f.id);
    await change.run({ id: vote.id, paper: paper.id, fileIds }).then(onDone, () => undefined);
  };
  const refused = change.refused?.fields.fileIds ?? change.refused?.key;
  return (
    <>
      <AttachmentsField
        label={say('VOTE_PAPER.LIST.PHOTO_ADD')}
        description={say('VOTE_PAPER.LIST.PHOTO_ADD_TEXT')}
        files={files}
        onChange={setFiles}
        error={refused && say(refused)}
      />
      {files.length > 0 && (
        <Button variant="default" loading={change.busy} onClick={() => void save()}>
          {say('VOTE_PAPER.LIST.PHOTO_SAVE')}
        </Button>
      )}
    </>
  );
}
