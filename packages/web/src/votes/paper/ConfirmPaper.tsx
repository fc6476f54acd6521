import { Button, Text } from '@mantine/core';
import { showDay } from '#contract/base/dates.ts';
import { showNumber } from '#contract/votes/rules-numbers.ts';
import type { VoteDetail } from '#contract/votes/schema.ts';
import type { Paper } from '#contract/votes/schema-paper.ts';
import { useText } from '../../base/texts.tsx';
import { Attachments } from '../../kit/Attachments.tsx';
import { Dialog, DialogButtons } from '../../kit/Dialog.tsx';
import { useConfirmPaper } from './data.ts';
import css from './PaperForm.module.css';
import { SaidAnswers } from './ReadBack.tsx';
import { Owners, Plates } from './TicketColumns.tsx';

type Props = { vote: VoteDetail; paper: Paper | null; onClose: () => void };

/** What was recorded from a paper; a second person compares and confirms it. */
export function ConfirmPaper({ vote, paper, onClose }: Props) {
  const say = useText();
  const change = useConfirmPaper();
  if (!paper) return null;
  const confirm = async () => {
    await change.run({ id: vote.id, paper: paper.id }).then(onClose, () => undefined);
  };
  return (
    <Dialog opened onClose={onClose} title={say('VOTE_PAPER.LIST.CONFIRM_TITLE', { number: showNumber(paper.number) })}>
      <div className={css.dialog}>
        <div className={css.seat}>
          <Owners row={paper.seat} />
          <Plates of={paper.seat.room_name} />
        </div>
        {Object.keys(paper.answers).length > 0 ? (
          <SaidAnswers vote={vote} said={paper.answers} blank={paper.blank} />
        ) : (
          <Text>{say('VOTE_PAPER.LIST.HIDDEN')}</Text>
        )}
        <Text>{say('VOTE_PAPER.RECORD.READ_SIGNED', { date: showDay(paper.date) })}</Text>
        <Attachments files={paper.photos} label={say('VOTE_PAPER.RECORD.PHOTO')} />
        {paper.canConfirm && <Text>{say('VOTE_PAPER.LIST.CONFIRM_TEXT')}</Text>}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CLOSE')}
          </Button>
          {paper.canConfirm && (
            <Button loading={change.busy} onClick={() => void confirm()}>
              {say('VOTE_PAPER.LIST.CONFIRM_YES')}
            </Button>
          )}
        </DialogButtons>
      </div>
    </Dialog>
  );
}
