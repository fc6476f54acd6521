import { Button, Switch } from '@mantine/core';
import type { MemberName } from '#contract/members/schema.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { type CensusSeat, SeatChange } from '#contract/votes/schema-census.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/Dialog.tsx';
import { FormRefusal } from '../../kit/FormFrame.tsx';
import { PersonPicker } from '../../kit/PersonPicker.tsx';
import { ShareField } from '../../kit/ShareField.tsx';
import { shareText, type TypedShare, typedShare } from '../../kit/typed-share.ts';
import { useRecordForm } from '../../kit/useRecordForm.tsx';
import { type Draft, type Follow, representativeOf } from './census.ts';
import css from './PeopleStep.module.css';

type Props = { draft: Draft; follow: Follow; seat: CensusSeat; onClose: () => void };
type Values = { share: TypedShare; own: boolean; representativeId: MemberName | null };

/** Corrects one row: its share, whether it is the association's own, who represents it. */
export function SeatDialog({ draft, follow, seat, onClose }: Props) {
  const say = useText();
  const change = useChange(votes.changeSeat);
  const form = useRecordForm({
    initial: { share: typedShare(seat.share), own: seat.own, representativeId: representativeOf(seat) } as Values,
    version: draft.updatedAt,
    schema: SeatChange,
    input: (v, updatedAt) => ({
      id: draft.id,
      updatedAt,
      seat: seat.id,
      share: shareText(v.share),
      own: v.own,
      representativeId: v.representativeId?.id ?? null,
    }),
    send: change.run,
    done: (sum) => {
      follow.moved(draft.updatedAt, sum.updatedAt);
      onClose();
    },
  });
  const { fields } = form;
  // Who owns alone or in a couple has no representative to name.
  const ownersVote = seat.voters.some((v) => v.how !== 'representative');
  return (
    <Dialog opened onClose={onClose} title={say('VOTE_FORM.CENSUS.SEAT_TITLE')}>
      <form noValidate className={css.form} onSubmit={form.submit}>
        <p className={css.lead}>{say('VOTE_FORM.CENSUS.SEAT_FOR', { owners: seat.owners, units: seat.units })}</p>
        <FormRefusal form={form} again={() => follow.reload().then(onClose)} />
        <ShareField label={say('VOTE_FORM.CENSUS.SHARE')} {...fields.getInputProps('share')} />
        <Switch
          label={say('VOTE_FORM.CENSUS.SEAT_OWN')}
          description={say('VOTE_FORM.CENSUS.OWN_HINT')}
          checked={fields.values.own}
          onChange={(e) => fields.setFieldValue('own', e.currentTarget.checked)}
        />
        {!fields.values.own && !ownersVote && (
          <PersonPicker
            known
            label={say('VOTE_FORM.CENSUS.SEAT_SPARE')}
            description={say('VOTE_FORM.CENSUS.SEAT_SPARE_HINT')}
            first={seat.voters.map((v) => v.member)}
            {...fields.getInputProps('representativeId')}
          />
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" loading={change.busy}>
            {say('VOTE_FORM.CENSUS.SEAT_SAVE')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
