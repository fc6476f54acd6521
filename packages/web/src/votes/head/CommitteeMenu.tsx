import { ActionIcon } from '@mantine/core';
import {
  IconBan,
  IconBell,
  IconCalendarPlus,
  IconCopy,
  IconDots,
  IconEye,
  IconFileCheck,
  IconFlag,
  IconMailSearch,
  IconPrinter,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import css from '../../answers/Committee.module.css';
import { latePart, useEver } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { useMoment } from '../../motions/moments.ts';
import { useAskRemind } from '../../protocols/data.ts';
import { isCounting } from './isCounting.ts';
import { canEnd, canProlong, useVoteAgain } from './useCommittee.ts';

const ProlongDialog = latePart(async () => (await import('../../course/ProlongDialog.tsx')).ProlongDialog, ['votes']);
const CancelDialog = latePart(async () => (await import('../../course/CancelDialog.tsx')).CancelDialog, ['votes']);
const DeliveryDialog = latePart(
  async () => (await import('../../protocols/DeliveryDialog.tsx')).DeliveryDialog,
  ['votes'],
);

type Props = { vote: VoteDetail; onLook: () => void; onFinish: () => void };

const opensLater = (vote: VoteDetail) => vote.opensAt !== null && Date.parse(vote.opensAt) > Date.now();

/** What the committee may do with a vote beside the one thing its bar offers. */
export function CommitteeMenu({ vote, onLook, onFinish }: Props) {
  const say = useText();
  const [dialog, setDialog] = useState<'cancel' | 'delivery' | 'prolong' | null>(null);
  const running = vote.status === 'run' && !vote.cancelledAt;
  const needed = useEver(dialog !== null);
  const close = () => setDialog(null);
  const { remind, busy: reminding } = useAskRemind(vote);
  const moment = useMoment();
  const { again, busy: copying } = useVoteAgain(vote);
  const takes = running && vote.type === 'online' && !vote.closed && !opensLater(vote);
  const counting = isCounting(vote);
  const icon = { size: 20, stroke: 1.75 };
  return (
    <>
      <DropMenu
        width={260}
        opener={
          <ActionIcon aria-label={say('VOTE_DETAIL.MORE')} variant="default">
            <IconDots size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        }
      >
        {vote.cancelledAt && !vote.replacedBy && (
          <MenuItem leftSection={<IconCopy {...icon} />} disabled={copying} onClick={() => void again()}>
            {say('VOTE_DETAIL.AGAIN.DO')}
          </MenuItem>
        )}
        <MenuItem leftSection={<IconMailSearch {...icon} />} onClick={() => setDialog('delivery')}>
          {say('VOTE_DETAIL.DELIVERY.DO')}
        </MenuItem>
        {takes && (
          <MenuItem leftSection={<IconBell {...icon} />} disabled={reminding} onClick={() => void remind()}>
            {say('VOTE.REPORT.REMIND.DO')}
          </MenuItem>
        )}
        {running && vote.type === 'online' && !vote.closed && (
          <MenuItem
            leftSection={<IconPrinter {...icon} />}
            renderRoot={(props) => <Link {...props} {...voteLinks.tickets(vote.id)} />}
          >
            {say('VOTE_PAPER.TICKETS.DO')}
          </MenuItem>
        )}
        {running && vote.type === 'online' && (
          <MenuItem
            leftSection={<IconFileCheck {...icon} />}
            renderRoot={(props) => <Link {...props} {...voteLinks.paper(vote.id)} />}
          >
            {say('VOTE_PAPER.RECORD.DO')}
          </MenuItem>
        )}
        {running && vote.shows === 'hidden' && !vote.looked && !counting && (
          <MenuItem leftSection={<IconEye {...icon} />} onClick={onLook}>
            {say('VOTE_DETAIL.LOOK.DO')}
          </MenuItem>
        )}
        {running && canProlong(vote) && (
          <MenuItem leftSection={<IconCalendarPlus {...icon} />} onClick={() => setDialog('prolong')}>
            {say('VOTE_DETAIL.PROLONG.DO')}
          </MenuItem>
        )}
        {running && !counting && canEnd(vote) && (
          <MenuItem leftSection={<IconFlag {...icon} />} onClick={onFinish}>
            {say('VOTE_DETAIL.FINISH.DO')}
          </MenuItem>
        )}
        {running && !canEnd(vote) && vote.closesAt && (
          <MenuItem leftSection={<IconFlag {...icon} />} disabled className={css.wait}>
            {say('VOTE_DETAIL.FINISH.NOT_YET', { closes: moment(vote.closesAt) })}
          </MenuItem>
        )}
        {running && (
          <MenuItem color="cihla" leftSection={<IconBan {...icon} />} onClick={() => setDialog('cancel')}>
            {say('VOTE_DETAIL.CANCEL.DO')}
          </MenuItem>
        )}
      </DropMenu>
      {needed && (
        <Suspense fallback={null}>
          <ProlongDialog vote={vote} opened={dialog === 'prolong'} onClose={close} />
          <CancelDialog vote={vote} opened={dialog === 'cancel'} onClose={close} />
          <DeliveryDialog id={vote.id} opened={dialog === 'delivery'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
