import { Button, Text } from '@mantine/core';
import { IconFileCheck } from '@tabler/icons-react';
import { isDay } from '#contract/base/time/dates.ts';
import type { VoteDetail, VoteValue } from '#contract/motions/schema.ts';
import type { Ticket } from '#contract/paper/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { VoteSign } from '../../kit/motifs/VoteSign.tsx';
import css from './PaperForm.module.css';
import { Owners, Plates } from './TicketColumns.tsx';

type Props = {
  opened: boolean;
  vote: VoteDetail;
  ticket: Pick<Ticket, 'seat'>;
  said: Readonly<Record<string, VoteValue>>;
  /** Points without a mark on the paper. */
  blank: readonly number[];
  date: string;
  busy: boolean;
  onClose: () => void;
  onYes: () => void;
};

/** Every answer once more, to be read against the paper: what is recorded stays. */
export function ReadBack({ opened, vote, ticket, said, blank, date, busy, onClose, onYes }: Props) {
  const say = useText();
  const shown = useShown();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={say('VOTE_PAPER.RECORD.READ_TITLE')}
      sign={<IconFileCheck size={28} stroke={1.75} aria-hidden="true" />}
    >
      <div className={css.dialog}>
        <div className={css.seat}>
          <Owners row={ticket.seat} />
          <Plates of={ticket.seat.room_name} />
        </div>
        <SaidAnswers vote={vote} said={said} blank={blank} />
        {isDay(date) && <Text>{say('VOTE_PAPER.RECORD.READ_SIGNED', { date: shown.day(date) })}</Text>}
        <Text>{say('VOTE_PAPER.RECORD.READ_TEXT')}</Text>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('VOTE_PAPER.RECORD.READ_NO')}
          </Button>
          <Button data-autofocus loading={busy} onClick={onYes}>
            {say('VOTE_PAPER.RECORD.READ_YES')}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}

/** The points with what was said to each. */
export function SaidAnswers({ vote, said, blank }: Pick<Props, 'vote' | 'said' | 'blank'>) {
  const say = useText();
  return (
    <ol className={css.answers}>
      {vote.votePoints.map((p, i) => {
        const value = said[p.id];
        return (
          <li key={p.id} className={css.answer}>
            <span>
              {i + 1}. {p.name}
            </span>
            {value && (
              <b className={css.value}>
                <VoteSign value={value} filled />
                {blank.includes(p.id) ? say('VOTE_PAPER.RECORD.BLANK_VALUE') : say(`VOTE.VALUES.${value}`)}
              </b>
            )}
          </li>
        );
      })}
    </ol>
  );
}
