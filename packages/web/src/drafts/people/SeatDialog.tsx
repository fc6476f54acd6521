import { Button } from '@mantine/core';
import { type CensusSeat, SeatChange } from '#contract/census/schema.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageLead } from '../../kit/page/PageHead.tsx';
import { ShareField } from '../../kit/share/ShareField.tsx';
import { shareText, type TypedShare, typedShare } from '../../kit/share/typed-share.ts';
import type { Draft, Follow } from './census.ts';

type Props = { draft: Draft; follow: Follow; seat: CensusSeat; onClose: () => void };
type Values = { share: TypedShare };

/** Corrects the share of one row; the rest is the register's word. */
export function SeatDialog({ draft, follow, seat, onClose }: Props) {
  const say = useText();
  const change = useChange(votes.changeSeat);
  const form = useRecordForm({
    initial: { share: typedShare(seat.share) } as Values,
    version: draft.updatedAt,
    schema: SeatChange,
    input: (v, updatedAt) => ({
      id: draft.id,
      updatedAt,
      seat: seat.id,
      share: shareText(v.share),
    }),
    send: change.run,
    done: (sum) => {
      follow.moved(draft.updatedAt, sum.updatedAt);
      onClose();
    },
  });
  const { fields } = form;
  return (
    <Dialog opened onClose={onClose} title={say('VOTE_FORM.CENSUS.SEAT_TITLE')}>
      <form noValidate onSubmit={form.submit}>
        <FormStack>
          <PageLead>{say('VOTE_FORM.CENSUS.SEAT_FOR', { owners: seat.owners, units: seat.units })}</PageLead>
          <FormRefusal form={form} again={() => follow.reload().then(onClose)} />
          <ShareField label={say('VOTE_FORM.CENSUS.SHARE')} {...fields.getInputProps('share')} />
          <PageLead>{say('VOTE_FORM.CENSUS.SEAT_REGISTER')}</PageLead>
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('BASE.CANCEL')}
            </Button>
            <Button type="submit" loading={change.busy}>
              {say('VOTE_FORM.CENSUS.SEAT_SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </form>
    </Dialog>
  );
}
